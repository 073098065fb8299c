/// The calls of the processes.
///
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/IActivityClientController.aidl
/// and the two interfaces beside it that `ServerRequest` names.
extension ActivityTaskManagerService {
  @inline(__always)
  mutating func handle(_ call: OutgoingCall) {
    reason = call.request.reason(within: call.reason)
    if reason == .launch, call.request.isStart, isSeen(call.process) { reason = .navigation }
    switch call.request {
    case .startActivities(let intents, let source, let requestCode):
      startActivities(intents, from: source, of: call.process, requestCode: requestCode)
    case .sendIntent(let intent, let mode, let source, let requestCode):
      send(intent, by: call.process, mode, from: source, requestCode: requestCode)
    // A process may well speak of an activity whose record is gone by then; the server ignores it.
    case .activity(let token, let request):
      if root.activities.find(token) != nil { handle(request, of: token, in: call.process) }
    case .report(let token, let report):
      if root.activities.find(token) != nil { handle(report, of: token) }
    case .window(let request): handle(request)
    case .setApplicationLocales(let tags): setApplicationLocales(tags)
    case .setApplicationNightMode(let mode): setApplicationNightMode(mode)
    case .camera(let camera): cameraChanged(camera, by: call.process)
    case .setComponentEnabled(let setting): setComponentEnabled(setting)
    case .topResumedStateLost: handleTopResumedStateReleased(by: call.process)
    case .organizeTaskFragments: organizeTaskFragments()
    case .activityIdle:
      removeIdleTimeouts(of: call.process)
      endRelaunches(in: call.process)
      resumeWhatWasMadeBehind()
      processStoppingAndFinishingActivities()
    }
  }

  /// The launched app has come to the front, so that what it starts now is navigation.
  private func isSeen(_ process: ProcessName) -> Bool {
    guard let focused = root.focusedApp, let activity = root.activities.find(focused) else {
      return false
    }
    return root.activities[activity].processName == process
      && !root.activities[activity].windows.isEmpty
  }

  private mutating func handle(_ request: WindowRequest) {
    switch request {
    case .add(let window, let flags): addWindow(window, flags)
    case .relayout(let window, let flags): setLockScreen(flags, of: window)
    case .remove(let window): removeWindow(window)
    }
  }

  private mutating func handle(_ report: LifecycleReport, of token: ActivityToken) {
    switch report {
    case .paused: activityPaused(token)
    case .resumed: activityResumed(token)
    case .stopped(let state): activityStopped(token, state)
    case .destroyed: activityDestroyed(token)
    case .drawn: activityDrawn(token)
    case .postCreated: resolveActivityToContainer(token)
    }
  }
}
