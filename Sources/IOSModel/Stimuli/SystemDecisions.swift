/// What the system decides about the app on its own.
extension UIApplication {
  /// The system leaves an app that its user has swiped away alone until it is opened again. Only a
  /// change of location starts such an app as well.
  ///
  /// https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/iPhoneOSProgrammingGuide/BackgroundExecution/BackgroundExecution.html
  mutating func launchInBackground(for event: BackgroundEvent?) throws(Interruption) {
    try require(!isRunning, .outOfReach, "the app is running already")
    try requireInstalled()
    guard !device.isAppSwipedAway || event == .location else { return }
    startProcess()
    send(.launchesInBackground(for: event), to: sceneToShow())
  }

  /// As far as `main`, in which no code of the app's objects runs, or farther.
  ///
  /// https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence
  mutating func prewarm() throws(Interruption) {
    try require(version.prewarms, .wrongKind, "no app is started ahead of its user before iOS 15")
    try require(!isRunning, .outOfReach, "the app is running already")
    try requireInstalled()
    try require(
      !device.isAppSwipedAway, .undocumented,
      "whether the system starts an app ahead of a user who has swiped it away is not documented")
    if version.prewarmsThroughLaunch { startProcess() }
  }

  /// A notification that is not shown does not wait for the background.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)
  mutating func handleInBackground(_ event: BackgroundEvent) throws(Interruption) {
    try requireRunning()
    try require(event == .notification || !isInFront, .outOfReach, "the app is in front")
    dispatch(.backgroundEvent(event))
  }

  /// A suspended app hears of the last change when it is in front again.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)
  mutating func changeTime() {
    guard isRunning else { return }
    if isSuspended { needsTimeChange = true } else { dispatch(.significantTimeChange) }
  }

  mutating func tellOfTimeChange() throws(Interruption) {
    needsTimeChange = false
    try post(.significantTimeChangeNotification)
    try callAppDelegate(.applicationSignificantTimeChange)
  }

  private var isSuspended: Bool {
    state == .background && !names.app.image.app.runsInBackground
  }

  /// The running apps are warned once no more memory can be gained by ending suspended ones.
  ///
  /// https://developer.apple.com/documentation/uikit/responding-to-memory-warnings
  mutating func warnOfMemory() throws(Interruption) {
    try requireRunning()
    if !isSuspended { dispatch(.memoryWarning) }
  }

  /// A process that the system ends hears nothing of it: its run loop does not turn again.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)
  mutating func terminateBySystem() throws(Interruption) {
    try requireRunning()
    endProcess()
  }

  mutating func takeSceneAway(_ number: Int?) throws(Interruption) {
    try requireRunning()
    try require(usesScenes, .wrongKind, "the app has no scenes")
    let named = try number.map(openSession)
    let inBackground = connectedScenes.filter { $0.state == .background }
    guard let scene = inBackground.first(where: { named == nil || $0.id == named }) else {
      throw .impossible(
        .notInPosition, "only a connected scene in the background is disconnected")
    }
    send(.disconnects, to: scene.id)
  }
}
