/// The release of AndroidX Fragment that an app is built with, seen through what differs between
/// releases. The machinery asks for a behaviour by its name and never compares a release.
///
/// What came before all of them, and is in the platform still, are its own `android.app.Fragment`s. They
/// move as those of 1.1 do; the platform's `Activity` tells them at other places.
///
/// Only releases that have been observed at work are offered. What is known of the others: 1.0 is
/// like 1.1 without `setMaxLifecycle`; 1.2 is like 1.1, except that a fragment which leaves with an
/// animation keeps its view until the animation has ended; 1.3 has the state manager, but no
/// multiple back stacks, and hiding a fragment does not concern its children; later than 1.4, the
/// manager of children listens to the activity itself, so that they may hear of a configuration or of
/// multi-window after all fragments of the activity.
///
/// https://developer.android.com/jetpack/androidx/releases/fragment
public enum FragmentLibrary: String, Hashable, Sendable, CaseIterable {
  /// The platform's own, `android.app.Fragment`, as they are since Android 8, where transactions may be
  /// reordered. They have no Lifecycle that could be observed.
  case platform
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
    case .platform: 0
    case .v1_1: 1
    case .v1_4: 2
    }
  }
}

/// The behaviours as the machinery asks for them.
extension FragmentLibrary {
  var dispatchesInsideSuper: Bool { has(.dispatchesInsideSuper) }
  var hasLifecycles: Bool { has(.hasLifecycles) }
  var hasMaximumLifecycle: Bool { has(.hasMaximumLifecycle) }
  var hasStateManager: Bool { has(.hasStateManager) }
  var hidesChildrenWithParent: Bool { has(.hidesChildrenWithParent) }
  var marksViewLifecyclesWithFragments: Bool { has(.marksViewLifecyclesWithFragments) }
  var hasMultipleBackStacks: Bool { has(.hasMultipleBackStacks) }
  var hasContainerViews: Bool { has(.hasContainerViews) }
  var hasFragmentResults: Bool { has(.hasFragmentResults) }
  var allowsMaximumBelowCreated: Bool { has(.allowsMaximumBelowCreated) }
  var reordersDialogTransactions: Bool { has(.reordersDialogTransactions) }
  var findsContainersInDialogs: Bool { has(.findsContainersInDialogs) }
  var passesModesOnInOrder: Bool { has(.passesModesOnInOrder) }
  var hasStrictMode: Bool { has(.hasStrictMode) }
  var takesCommitsWhileDestroyed: Bool { has(.takesCommitsWhileDestroyed) }
}
