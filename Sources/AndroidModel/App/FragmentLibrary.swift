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

  /// A fragment is moved by a state manager of its own, which looks again after each step. Before,
  /// its fragment manager moved it to a state in one go.
  ///
  /// https://medium.com/androiddevelopers/fragments-rebuilding-the-internals-61913f8bf48e
  var hasStateManager: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }

  /// The children of a hidden fragment count as hidden too, and are told so.
  var hidesChildrenWithParent: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }

  /// When the host stops or saves, the Lifecycles of views go down ahead of the callbacks along with
  /// those of their fragments.
  var marksViewLifecyclesWithFragments: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }

  /// `saveBackStack`, `restoreBackStack` and `clearBackStack` exist.
  ///
  /// https://developer.android.com/guide/fragments/fragmentmanager#multiple-back-stacks
  var hasMultipleBackStacks: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }

  /// `FragmentContainerView` exists, and adds the fragment that it names.
  ///
  /// https://developer.android.com/jetpack/androidx/releases/fragment#1.2.0
  var hasContainerViews: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }

  /// `setFragmentResult` and its relatives exist.
  ///
  /// https://developer.android.com/guide/fragments/communicate#fragment-result
  var hasFragmentResults: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }

  /// `setMaxLifecycle` takes INITIALIZED for a fragment that has not been created.
  var allowsMaximumBelowCreated: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }

  /// The transactions that `DialogFragment` makes itself allow reordering.
  var reordersDialogTransactions: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }

  /// The children of a `DialogFragment` look for their containers in its dialog as well.
  var findsContainersInDialogs: Bool {
    switch self {
    case .v1_1: false
    case .v1_4: true
    }
  }
}
