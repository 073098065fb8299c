/// The release of AndroidX Fragment that an app is built with, seen through what differs between
/// releases. The machinery asks for a behaviour by its name and never compares a release.
///
/// Only releases that have been observed at work are offered. What is known of the others: 1.0 is
/// like 1.1 without `setMaxLifecycle`; 1.2 is like 1.1, except that a fragment which leaves with an
/// animation keeps its view until the animation has ended; 1.3 has the state manager, but no
/// multiple back stacks, and hiding a fragment does not concern its children.
///
/// https://developer.android.com/jetpack/androidx/releases/fragment
public enum FragmentLibrary: String, Hashable, Sendable, CaseIterable {
  /// 1.1, and with it the support library from 26 on: a fragment goes to its state in one go.
  case v1_1 = "1.1"
  /// 1.4 and later: a state manager moves each fragment step by step.
  case v1_4 = "1.4"

  /// Whether the release behaves so.
  package func has(_ behaviour: FragmentBehaviour) -> Bool { self >= behaviour.since }
}

extension FragmentLibrary: Comparable {
  /// By the age of the release.
  public static func < (left: FragmentLibrary, right: FragmentLibrary) -> Bool {
    left.age < right.age
  }

  private var age: Int {
    switch self {
    case .v1_1: 0
    case .v1_4: 1
    }
  }
}

/// The behaviours as the machinery asks for them.
extension FragmentLibrary {
  var hasStateManager: Bool { has(.hasStateManager) }
  var hidesChildrenWithParent: Bool { has(.hidesChildrenWithParent) }
  var marksViewLifecyclesWithFragments: Bool { has(.marksViewLifecyclesWithFragments) }
  var hasMultipleBackStacks: Bool { has(.hasMultipleBackStacks) }
  var hasContainerViews: Bool { has(.hasContainerViews) }
  var hasFragmentResults: Bool { has(.hasFragmentResults) }
  var allowsMaximumBelowCreated: Bool { has(.allowsMaximumBelowCreated) }
  var reordersDialogTransactions: Bool { has(.reordersDialogTransactions) }
  var findsContainersInDialogs: Bool { has(.findsContainersInDialogs) }
}
