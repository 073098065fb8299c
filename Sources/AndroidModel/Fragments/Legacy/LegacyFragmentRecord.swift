// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1), Fragment.java:
// AnimationInfo, mIsNewlyAdded.

/// What the library before its state manager keeps with a fragment for the sake of its view.
struct LegacyFragmentRecord: Hashable, Sendable {
  /// What the latest operation has set for the next change of its view.
  var nextAnimation: FragmentAnimation?
  /// The latest operation was undone.
  var isPopped = false
  /// Its view is new in its container, and has not been shown.
  var isNewlyAdded = false
  /// Its view is still seen leaving, lost or not.
  var exit: LegacyExit?
}

/// A view on its way out. Its fragment, which until 1.1 has no view any more, is not destroyed
/// before that ends.
struct LegacyExit: Hashable, Sendable {
  let stateManager: FragmentStateManagerID
  var stateAfterwards: FragmentState
}

extension FragmentTransactionOperation {
  /// The animation that the operation, or its undoing, sets for its fragment.
  func animation(isPop: Bool) -> FragmentAnimation? {
    animations.animation(isEntering: command.bringsIn(isPop: isPop), isPop: isPop)
  }
}

extension FragmentTransactionOperation.Command {
  /// The fragment is to be seen afterwards and was not before.
  func bringsIn(isPop: Bool) -> Bool {
    switch self {
    case .add, .show, .attach, .replace: !isPop
    case .remove, .hide, .detach: isPop
    case .setPrimaryNavigation, .unsetPrimaryNavigation, .setMaximum: false
    }
  }
}
