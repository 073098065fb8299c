/// The list of apps from which the user chooses: an activity of the system, translucent, in the
/// task of who has started it. It starts what is chosen in its caller's name, and finishes.
///
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/006a6d3b1e5d1447d5d10cfce301e073ee9ce966/core/java/com/android/internal/app/ResolverActivity.java
extension ActivityTaskManagerService {
  /// It stands where the activity would have stood, if that may come there. From a task of its own
  /// there is no result, and to those that are locked it would be a stranger.
  mutating func startResolver(
    _ intent: Intent, from source: ActivityToken?, of caller: StartCaller, requestCode: Int?
  ) {
    let own = fragmentOfCaller(intent, source)
    let receiver = resultReceiver(of: intent, from: source, requestCode: requestCode)
    if intent.flags.contains(.forwardResult) { forgetReceiver(of: source) }
    if own == nil {
      sendCanceledResult(to: receiver)
      guard lockTask.tasks.isEmpty, !caller.isRestricted else { return }
    }
    isUserLeaving = !intent.flags.contains(.noUserAction) && !caller.isRestricted
    if own == nil { leaveFront() }
    let fragment = if let own { own } else { root.createRootTask(.standard) }
    let resolver = addActivityOfSystem(.resolver, intent: intent, to: fragment)
    if let activity = find(resolver) {
      root.activities[activity].resultTo = own == nil ? nil : receiver
      root.activities[activity].launchedFrom = source.flatMap(root.find)
        .flatMap { root.activities[$0].info?.uid }
    }
  }

  /// Nil: none, as it is to be in another task. An activity of the system may not be embedded in a
  /// part.
  private mutating func fragmentOfCaller(
    _ intent: Intent, _ source: ActivityToken?
  ) -> TaskFragmentID? {
    guard !intent.flags.contains(.newTask), let source, let task = root.task(of: source) else {
      return nil
    }
    return root.fragmentForStart(in: task, mayBeEmbedded: false)
  }

  /// The activities between which the user may choose now.
  var targetsToPick: [String] {
    guard let resolver = resolverInFront else { return [] }
    let record = root.activities[resolver]
    return image.targets(for: record.intent, from: record.launchedFrom, on: version)
  }

  /// `mSupportsAlwaysUseOption`: an app that has the user choose each time says so.
  var mayRememberTarget: Bool {
    resolverInFront.map { !root.activities[$0].intent.asksUser } ?? false
  }

  private var resolverInFront: RootWindowContainer.ActivityPlace? {
    guard let top = root.topRunning,
      root.activities[top].component == .resolver
    else { return nil }
    return top
  }

  /// `startSelected`: what was chosen answers in the resolver's place, which then ends.
  mutating func pickTarget(_ activity: String, always: Bool) {
    guard let resolver = resolverInFront else { return }
    var intent = root.activities[resolver].intent
    if always { remember(activity, for: intent, among: targetsToPick) }
    intent.component = activity
    intent.flags.formUnion([.forwardResult, .previousIsTop])
    startAsCaller(intent, from: root.activities[resolver].token)
  }
}
