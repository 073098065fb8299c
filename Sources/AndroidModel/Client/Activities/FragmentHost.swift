/// `FragmentActivity` as the host of its fragments.
///
/// `FragmentActivity.HostCallbacks`,
/// https://developer.android.com/reference/androidx/fragment/app/FragmentActivity
extension ActivityThread: FragmentHostCallback {
  // Inlined, since the process would be copied for a call of one of these.

  @inline(__always)
  func hostInstance(of token: ActivityToken) -> ActivityID? { activities[token]?.id }

  @inline(__always)
  func isLive(_ host: ActivityID) -> Bool { activities.contains(host) }

  @inline(__always)
  func hostConfiguration(of token: ActivityToken) -> Configuration? {
    activities[belongingsOf: token]?.value.configuration
  }

  /// Without a display there is nothing to show.
  @inline(__always)
  func showsContent(_ token: ActivityToken) -> Bool {
    guard let belongings = activities[belongingsOf: token] else { return false }
    return belongings.value.activity.declaration.theme != .noDisplay
  }

  @inline(__always)
  func isHostChangingConfigurations(_ token: ActivityToken) -> Bool {
    activities[token]?.isChangingConfigurations ?? false
  }

  @inline(__always)
  func hostLifecycle(of host: ActivityID) -> LifecycleState {
    guard activities.contains(host) else { return .destroyed }
    return activities[host.token]?.observedState ?? .destroyed
  }

  @inline(__always)
  func retainedFragments(of token: ActivityToken) -> RetainedFragments? {
    activities[token]?.retainedFragments
  }

  @inline(__always)
  func fragmentManager(of token: ActivityToken) -> FragmentManagerID? {
    activities[token]?.fragmentManager
  }

  @inline(__always)
  mutating func hostManager(
    of token: ActivityToken, noting note: (inout UnaskedFragmentManager) -> Void
  ) -> FragmentManagerID? {
    var manager: FragmentManagerID?
    activities.change(token) { manager = $0.hostManager.noting(note) }
    return manager
  }

  mutating func setFragmentManager(_ manager: FragmentManagerID, of token: ActivityToken) {
    activities.change(token) { $0.hostManager = HostManager(manager) }
  }

  /// The host is about to be destroyed, for good or to be made anew.
  mutating func noteEnd(of token: ActivityToken, isChangingConfigurations: Bool) {
    activities.change(token) { $0.isChangingConfigurations = isChangingConfigurations }
  }

  mutating func post(_ message: FragmentMessage) { looper.post(.fragments(message)) }

  mutating func takeBack(_ message: FragmentMessage) { looper.remove(.fragments(message)) }
}
