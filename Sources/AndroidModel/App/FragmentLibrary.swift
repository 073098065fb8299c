/// The release of AndroidX Fragment that an app is built with, seen through what differs between
/// releases. The machinery asks for a behaviour by its name and never compares a release.
///
/// What came before all of them, and is in the platform still, are its own `android.app.Fragment`s. They
/// move as those of 1.1 do; the platform's `Activity` tells them at other places.
///
/// 1.1 and 1.4 have been observed at work; 1.8 follows its source and its tests. What is known of the
/// others: 1.0 is like 1.1 without `setMaxLifecycle`; 1.2 is like 1.1, except that a fragment which
/// leaves with an animation keeps its view until the animation has ended; 1.3 has the state manager,
/// but no multiple back stacks, and hiding a fragment does not concern its children; from 1.5 on the
/// activity tells every manager of a configuration or of multi-window; 1.6 announces changes of the
/// back stack; 1.7 follows the gesture back.
///
/// https://developer.android.com/jetpack/androidx/releases/fragment
public enum FragmentLibrary: String, Hashable, Sendable, CaseIterable {
  /// The platform's own, `android.app.Fragment`, as they are since Android 8, where transactions may be
  /// reordered. They have no Lifecycle that could be observed.
  case platform
  /// 1.1, and with it the support library from 26 on: a fragment goes to its state in one go.
  case v1_1 = "1.1"
  /// 1.3 and 1.4: a state manager moves each fragment step by step.
  case v1_4 = "1.4"
  /// 1.7 and 1.8: what a pop would do can be seen while the finger is still on its way back.
  case v1_8 = "1.8"

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
    case .v1_8: 3
    }
  }
}

/// The behaviours as the machinery asks for them.
extension FragmentLibrary {
  var dispatchesInsideSuper: Bool { has(.dispatchesInsideSuper) }
  var refusesCommitsOnceStopped: Bool { has(.refusesCommitsOnceStopped) }
  var hasLifecycles: Bool { has(.hasLifecycles) }
  var hasMaximumLifecycle: Bool { has(.hasMaximumLifecycle) }
  var tellsOfDismissalAtOnce: Bool { has(.tellsOfDismissalAtOnce) }
  var tellsOfPrimaryNavigation: Bool { has(.tellsOfPrimaryNavigation) }
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
  var hostTellsEveryManager: Bool { has(.hostTellsEveryManager) }
  var announcesBackStackChanges: Bool { has(.announcesBackStackChanges) }
  var providesMenusItself: Bool { has(.providesMenusItself) }
  var asksInOrder: Bool { has(.asksInOrder) }
  var answersLastLaunched: Bool { has(.answersLastLaunched) }
  var collectsEffects: Bool { has(.collectsEffects) }
  var joinsRunningEffects: Bool { has(.joinsRunningEffects) }
  var followsBackGestures: Bool { has(.followsBackGestures) }
}
