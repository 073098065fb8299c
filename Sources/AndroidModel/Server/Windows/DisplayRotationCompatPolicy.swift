/// An activity with a fixed orientation that uses a camera takes for granted that display and
/// camera stand as on a phone. Where the maker of a large device has turned that on, its display
/// turns for it, and the activity goes by stopped to resumed, so that it forgets how the display
/// stood.
///
/// `DisplayRotationCompatPolicy`, `ActivityRefresher` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRefresher.java
extension ActivityTaskManagerService {
  /// `getOrientation`: that of the activity on top, as the device is made to stand upright; nil:
  /// nothing is done.
  var orientationForCamera: ScreenOrientation? {
    guard image.app.displays.treatsCameras, ignoresOrientationRequests, let top = root.topRunning,
      root.isVisible(root.activities[top].token), isTreatedForCamera(top)
    else { return nil }
    return root.requestedOrientation(of: top)
  }

  /// `onActivityConfigurationChanging`: its own configuration has been told to it.
  ///
  /// - Parameter last: how the display stood when it last was.
  mutating func refreshForCamera(
    _ activity: RootWindowContainer.ActivityPlace, since last: LayoutElement.Orientation
  ) {
    guard last != root.configuration.orientation, image.app.cameraCompat.allowRefresh,
      ignoresOrientationRequests, isTreatedForCamera(activity)
    else { return }
    schedule(
      .refresh(throughStop: !image.app.cameraCompat.enableRefreshViaPause), final: .resume,
      to: root.activities[activity].token)
  }

  /// `isTreatmentEnabledForActivity`: it fills the display that is the device's own.
  private func isTreatedForCamera(_ activity: RootWindowContainer.ActivityPlace) -> Bool {
    guard let info = root.activities[activity].info,
      cameras.using.contains(where: { image.uid(of: $0) == info.uid }),
      image.app.cameraCompat.allowForceRotation, root.display(of: activity) == .default,
      !root.configuration(of: activity).windowingMode.hasOwnBounds
    else { return false }
    // `locked` and `nosensor` are fixed in no direction.
    return !root.isUniversalResizeable(info)
      && root.requestedOrientation(of: activity).fixed != nil
  }
}
