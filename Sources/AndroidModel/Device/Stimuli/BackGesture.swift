/// A gesture for Back that has begun and not ended.
///
/// `BackAnimationController` of the shell, which asks the server what Back would do as the gesture
/// begins, and passes its steps on to the callback that the answer names:
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/libs/WindowManager/Shell/src/com/android/wm/shell/back/BackAnimationController.java
enum BackGesture: Hashable, Sendable {
  /// Over a window of the app that hears of the steps.
  case of(ActivityToken)
  /// The same, moved by the system itself, which shows what will come.
  case animated(ActivityToken)
  /// The window in front when it ends gets a key. Since API 33 the window over which it began is
  /// watched.
  case key(over: ActivityToken?)
}

extension AndroidDevice {
  mutating func beginBackGesture(
    _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    server.abandonBackGesture()
    guard let token = gestureReceiver(), version.hasBackInvokedCallbacks else {
      backGesture = .key(over: nil)
      return
    }
    let info = process.backCallbackInfo(of: token)
    let isAnimated = server.startBackNavigation(
      of: process.topWindow(of: token), info, isAnimated: animatesBack)
    guard process.isBackInvokedCallbackEnabled(token) else {
      backGesture = .key(over: token)
      return
    }
    backGesture = isAnimated ? .animated(token) : .of(token)
    try run(&reaction) { process throws(AndroidException) in try process.beginBackGesture(token) }
  }

  mutating func commitBackGesture(
    _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    let isOver = isBackGestureOver
    let gesture = backGesture.take()
    guard !isOver else { return }
    server.finishBackGesture()
    switch gesture {
    case .animated(let token):
      try run(untilIdle: &reaction)
      switchProcess(having: token, &reaction)
      try commitBackGesture(over: token, &reaction)
    case .of(let token): try commitBackGesture(over: token, &reaction)
    case .key:
      // What answers the gesture may not be what has the focus.
      if let receiver = gestureReceiver(), receiver != backReceiver() {
        try pressBack(on: receiver, &reaction)
      } else {
        try pressBack(&reaction)
      }
    case nil: break  // checked before
    }
  }

  mutating func cancelBackGesture(
    _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    if backGesture == nil {
      try beginBackGesture(&reaction)
      // A finger that comes back has been on its way for many frames.
      try run(untilIdle: &reaction)
    }
    let isOver = isBackGestureOver
    let gesture = backGesture.take()
    guard !isOver else { return }
    server.abandonBackGesture()
    switch gesture {
    case .animated(let token), .of(let token):
      switchProcess(having: token, &reaction)
      try cancelBackGesture(over: token, &reaction)
    case .key, nil: break
    }
  }

  /// Something in between has ended the gesture: the finger is still down, and is ignored.
  var isBackGestureOver: Bool {
    switch backGesture {
    case .animated, .of, .key(over: .some): server.backNavigation == nil
    case .key(over: nil), nil: false
    }
  }

  /// The touch screen goes off with the display: `TouchInputMapper.configureSurface` in
  /// https://github.com/LineageOS/android_frameworks_native/blob/93a0f91b555bc3e914885bbfc4e86211e97bfa33/services/inputflinger/reader/mapper/TouchInputMapper.cpp
  mutating func cancelTouches() {
    guard backGesture != nil else { return }
    backGesture = nil
    server.cancelBackNavigation()
  }

  private mutating func commitBackGesture(
    over token: ActivityToken, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    try run(&reaction) { process throws(AndroidException) in try process.commitBackGesture(token) }
  }

  private mutating func cancelBackGesture(
    over token: ActivityToken, _ reaction: inout AndroidReaction
  ) throws(ImpossibleStimulus) {
    try run(&reaction) { process throws(AndroidException) in try process.cancelBackGesture(token) }
  }

  /// The activity that a gesture is for: of two of one app beside each other the one whose window
  /// came last, whichever has the focus; nil: a key comes as the finger is lifted, and that to the
  /// focus.
  ///
  /// `WindowManagerService.getMostRecentActivityInAdjacent` and
  /// https://developer.android.com/develop/ui/views/layout/activity-embedding, "Back navigation"
  private func gestureReceiver() -> ActivityToken? {
    guard !server.root.isNotificationShadeOpen, !server.root.isRecentsAnimationRunning,
      let focused = backReceiver(), let place = server.root.find(focused)
    else { return nil }
    guard let other = server.root.topActivity(beside: place),
      let otherPlace = server.root.find(other), server.root.isOfSameApp(other, focused),
      instance(of: other)?.lifecycle == .resumed, !isHeldUp(other), version.sendsBackGestureToLatest
    else { return focused }
    let isOtherLater =
      server.root.activities[otherPlace].lastWindow > server.root.activities[place].lastWindow
    let latest = isOtherLater ? other : focused
    // The lower of the two is taken for one that is about to leave: it is not on top of its task.
    return server.root.topRunningActivity == latest ? latest : nil
  }

  /// `BackAnimationController.mEnableAnimations`, since API 34 between activities and tasks too.
  private var animatesBack: Bool {
    version.hasBackAnimationCallbacks && (app.enablesBackAnimation || version.animatesBack)
  }

  /// What the system would show under a finger that goes back from this activity; nil where no
  /// activity of this name is in front, or nothing is ever shown (before API 34).
  public func backType(of id: InstanceID) -> BackTargetType? {
    guard version.hasBackAnimationCallbacks, let process = process(having: id),
      let token = process.activity(named: id)?.token, server.root.topRunningActivity == token
    else { return nil }
    return server.backTarget(of: token, process.backCallbackInfo(of: token)).type
  }
}
