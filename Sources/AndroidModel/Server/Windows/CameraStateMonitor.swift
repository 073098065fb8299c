/// Which processes use a camera. That one opens it is noticed a second later, and that it closes it
/// after two, so that nothing turns while an app goes from one camera to another, or is made anew.
///
/// `CameraStateMonitor`, in Android 14 a part of `DisplayRotationCompatPolicy`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/CameraStateMonitor.java
struct CameraStateMonitor: Hashable, Sendable {
  /// `mCameraIdPackageBiMap`
  private(set) var using: Set<ProcessName> = []
  /// `mScheduledOrientationUpdateCameraIdSet`, `mScheduledToBeRemovedCameraIdSet`: what each did
  /// last, as far as it has not been noticed yet.
  private var awaited: [ProcessName: CameraCall] = [:]
  /// In the order in which they are due.
  private var updates: [Update] = []

  /// A message that the monitor has sent itself.
  private struct Update: Hashable, Sendable {
    let process: ProcessName
    let call: CameraCall
    /// Milliseconds of logical time.
    let due: Int
  }

  mutating func note(_ call: CameraCall, by process: ProcessName, at time: Int) {
    // A camera that is not open is not closed, not even when the process ends.
    guard call == .openCamera || using.contains(process) || awaited[process] != nil else { return }
    awaited[process] = call
    let update = Update(process: process, call: call, due: time + min(call.delay, .max - time))
    updates.insert(update, at: updates.firstIndex { $0.due > update.due } ?? updates.endIndex)
  }

  /// Does what is due; of a process that has changed its mind meanwhile another message is under
  /// way.
  ///
  /// - Returns: whether others use a camera now than before.
  mutating func update(at time: Int) -> Bool {
    let before = using
    while let next = updates.first, next.due <= time {
      updates.removeFirst()
      guard awaited[next.process] == next.call else { continue }
      awaited[next.process] = nil
      switch next.call {
      case .openCamera: using.insert(next.process)
      case .close: using.remove(next.process)
      }
    }
    return using != before
  }
}

extension ActivityTaskManagerService {
  /// `AvailabilityCallback`: the device has been told to listen.
  mutating func cameraChanged(_ call: CameraCall, by process: ProcessName) {
    guard image.app.displays.treatsCameras, version.turnsForCameras else { return }
    cameras.note(call, by: process, at: clock)
  }

  /// `onCameraOpened`, `onCameraClosed`: what fills the display has it turn.
  mutating func updateCameras() {
    guard cameras.update(at: clock) else { return }
    reason = .configuration
    guard let top = root.topRunning, let task = root.task(of: top),
      !root.windowingMode(of: task).hasOwnBounds
    else { return }
    fixesOrientation = true
    updateOrientation()
  }
}

extension CameraCall {
  /// Milliseconds: `CAMERA_OPENED_ROTATION_UPDATE_DELAY_MS`,
  /// `CAMERA_CLOSED_ROTATION_UPDATE_DELAY_MS`.
  fileprivate var delay: Int {
    switch self {
    case .openCamera: 1_000
    case .close: 2_000
    }
  }
}
