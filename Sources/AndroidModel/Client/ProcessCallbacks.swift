/// What concerns the process as a whole.
///
/// `ActivityThread.handleBindApplication`, `ConfigurationController.handleConfigurationChanged`,
/// `handleTrimMemory`, `handleLowMemory`, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/ActivityThread.java
extension ActivityThread {
  mutating func bindApplication(_ configuration: Configuration) throws(AndroidException) {
    self.configuration = configuration
    try call(.application(.attachBaseContext), on: .application)
    // What the manifest says nothing else of is in the default process.
    for provider in name == .app ? image.app.providers : [] {
      try call(
        .application(.onCreateProvider), on: .application,
        arguments: .provider(trace.keep(provider))
      ) { process throws(AndroidException) in
        if provider == Self.initializationProvider { try process.discoverAndInitialize() }
      }
    }
    try call(.application(.onCreate), on: .application)
  }

  /// `handleConfigurationChanged`, of the newest that has come.
  mutating func changeConfiguration() throws(AndroidException) {
    if let configuration = takeConfiguration() { try changeConfiguration(configuration) }
  }

  /// A configuration for the whole process: the application is told. What an activity has of it the
  /// server tells each, as far as it is seen.
  mutating func changeConfiguration(_ new: Configuration) throws(AndroidException) {
    guard new != configuration else { return }
    let changes = new.differences(from: configuration)
    configuration = new
    // `diffPublicOnly`: the position of the window does not count.
    guard changes != .windowConfiguration else { return }
    try tellApplication(.onConfigurationChanged, passingOn: .onConfigurationChanged)
  }

  /// `handleActivityConfigurationChanged`
  mutating func handleConfiguration(
    _ new: Configuration, of token: ActivityToken
  ) throws(AndroidException) {
    guard noteTurnOfConfiguration(of: token) else { return }
    // A window that fills the display asks for nothing otherwise than the process has it.
    let overtakes = new.fillsDefaultDisplay && !version.dropsOvertakenConfigurations
    try changeConfiguration(overtakes ? configuration : new, of: token)
  }

  /// `performActivityConfigurationChanged`: told if it handles what changed, or whatever it
  /// handles.
  private mutating func changeConfiguration(
    _ new: Configuration, of token: ActivityToken
  ) throws(AndroidException) {
    guard let id = activities[token]?.id,
      let belongings = activities[belongingsOf: token]?.value
    else { return }
    let all = new.differences(from: belongings.configuration)
    let changes = image.filteringDesk(all, from: belongings.configuration, to: new, on: version)
    let handled = belongings.activity.declaration.handledChanges
    let large = image.filteringSizes(
      changes, isBesideOthers: new.windowingMode.hasOwnBounds, on: version)
    // `alwaysReportChange`: the server also tells it of what it has been spared.
    guard !all.isEmpty, handled.cover(large, on: version) || version.sparesMovedGames
    else { return }
    activities[belongingsOf: token]?.value.configuration = new
    try changeWindowingMode(to: new.windowingMode, of: id)
    let isReported =
      all != .windowConfiguration
      && (handled.cover(changes, on: version) || version.reportsWhatReplacesNothing
        || !large.subtracting(.windowConfiguration).isEmpty && version.reportsBesidesSmallChanges)
    if isReported {
      try call(
        .activity(.onConfigurationChanged), on: .activity(id)
      ) { process throws(AndroidException) in
        try process.dispatchConfigurationChanged(token)
      }
    }
    // `ViewRootImpl.updateConfiguration`: whether or not the activity has been told.
    guard activities[token]?.decor != .detached else { return }
    try tellContentView(.onConfigurationChanged, of: id)
  }

  /// `handlePictureInPictureModeChanged`, `handleMultiWindowModeChanged`: as long as they were
  /// messages of their own.
  mutating func handleWindowingMode(
    _ new: WindowingMode, insteadOf old: WindowingMode, of token: ActivityToken
  ) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    activities.change(token) { $0.windowingMode = new }
    try tellModes(from: old, to: new, of: id)
  }

  /// `handleWindowingModeChangeIfNeeded`: before the configuration, and picture-in-picture before
  /// multi-window, of which it is a kind.
  private mutating func changeWindowingMode(
    to new: WindowingMode, of id: ActivityID
  ) throws(AndroidException) {
    guard let old = activities[id.token]?.windowingMode, old != new else { return }
    activities.change(id.token) { $0.windowingMode = new }
    try tellModes(from: old, to: new, of: id)
  }

  mutating func tellModes(
    from old: WindowingMode, to new: WindowingMode, of id: ActivityID
  ) throws(AndroidException) {
    guard old != new else { return }
    if old == .pinned || new == .pinned {
      activities.change(id.token) { $0.isInPictureInPictureMode = new == .pinned }
      try tell(.pictureInPicture(new == .pinned), to: id)
    }
    if old.hasOwnBounds != new.hasOwnBounds {
      try tell(.multiWindow(new.hasOwnBounds), to: id)
    }
  }

  /// `Activity.dispatchPictureInPictureModeChanged`, `dispatchMultiWindowModeChanged`
  private mutating func tell(
    _ change: WindowModeChange, to id: ActivityID
  ) throws(AndroidException) {
    try dispatchPlatformFragments(.before(change), of: id.token)
    try call(
      .activity(change.ofActivity), on: .activity(id), arguments: change.arguments
    ) { process throws(AndroidException) in
      try process.dispatch(change, of: id.token)
    }
  }

  mutating func trimMemory(_ level: TrimLevel) throws(AndroidException) {
    let argument = CallbackArguments.level(level)
    try tellApplication(.onTrimMemory, passingOn: .onTrimMemory, arguments: argument)
    for token in unfinishedActivities {
      guard let id = activities[token]?.id else { continue }
      try call(
        .activity(.onTrimMemory), on: .activity(id), arguments: argument
      ) { process throws(AndroidException) in
        try process.dispatch(level, of: token)
      }
    }
  }

  /// `handleLowMemory`: the whole device is short of memory.
  mutating func reportLowMemory() throws(AndroidException) {
    try tellApplication(.onLowMemory, passingOn: .onLowMemory)
    for token in unfinishedActivities {
      guard let id = activities[token]?.id else { continue }
      try call(.activity(.onLowMemory), on: .activity(id)) {
        process throws(AndroidException) in
        try process.dispatchFragmentsLowMemory(token)
      }
    }
  }

  /// `collectComponentCallbacks`: the activities that are told what concerns the whole process.
  private var unfinishedActivities: [ActivityToken] {
    activities.tokens.filter { activities[$0]?.isFinishing == false }
  }
}
