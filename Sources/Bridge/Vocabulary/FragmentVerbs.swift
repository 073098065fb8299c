import AndroidModel
import Specification

/// Calls of Android app code on fragments and their managers, in a callback script or from a
/// listener.
enum FragmentVerb: String, VerbEnumeration {
  case commit
  case commitNow
  case commitAllowingStateLoss
  case commitNowAllowingStateLoss
  case executePendingTransactions
  case popBackStack
  case popBackStackImmediate
  case saveBackStack
  case restoreBackStack
  case clearBackStack
  case setUserVisibleHint
  case saveFragmentInstanceState
  case registerFragmentLifecycleCallbacks
  case unregisterFragmentLifecycleCallbacks
  case addOnBackStackChangedListener
  case removeOnBackStackChangedListener
  case setFragmentResult
  case clearFragmentResult
  case setFragmentResultListener
  case clearFragmentResultListener
  case setArguments
  case getViewLifecycleOwner
  case show
  case showNow
  case dismiss
  case dismissAllowingStateLoss
  case cancel
  case inflate
  case postponeEnterTransition
  case startPostponedEnterTransition

  var shape: VerbShape {
    let fragment = OperandDefinition.object("fragment", KindName.fragments)
    return switch self {
    case .commit, .commitNow, .commitAllowingStateLoss, .commitNowAllowingStateLoss:
      VerbShape(
        attributes: Self.manager + [
          .flag("addToBackStack"), .text("name"), .flag("setReorderingAllowed"),
          .flag("runOnCommit"),
        ] + Self.customAnimations,
        clauses: FragmentOperationVerb.definitions,
        summary: "\(rawValue)() of a fragment transaction with these operations.")
    case .executePendingTransactions:
      VerbShape(attributes: Self.manager, summary: "executePendingTransactions()")
    case .popBackStack, .popBackStackImmediate:
      VerbShape(
        attributes: Self.manager + [.text("name"), .number("id"), .flag("inclusive")],
        summary: "\(rawValue)(), or with a name or an id the overload that pops up to that entry.")
    case .saveBackStack, .restoreBackStack, .clearBackStack:
      VerbShape(.text("name"), attributes: Self.manager, summary: "\(rawValue)(name)")
    case .setUserVisibleHint:
      VerbShape(
        fragment, .word("isVisibleToUser", ["true", "false"]),
        summary: "setUserVisibleHint(isVisibleToUser) of a fragment.")
    case .saveFragmentInstanceState:
      VerbShape(
        fragment, attributes: Self.manager,
        summary: "saveFragmentInstanceState(fragment); the app keeps the state.")
    case .registerFragmentLifecycleCallbacks:
      VerbShape(
        attributes: Self.manager + [.flag("recursive")],
        summary: "\(rawValue)(callbacks, recursive)")
    case .unregisterFragmentLifecycleCallbacks:
      VerbShape(
        attributes: Self.manager,
        summary: "\(rawValue)(callbacks), of the first that this object has registered.")
    case .addOnBackStackChangedListener:
      VerbShape(
        attributes: Self.manager, summary: "\(rawValue)(listener), a listener of this object.")
    case .removeOnBackStackChangedListener:
      VerbShape(
        attributes: Self.manager,
        summary: "\(rawValue)(listener), of the first that this object has added.")
    case .setFragmentResult:
      VerbShape(
        .text("requestKey"), .text("result"), hasReceiver: true, attributes: Self.manager,
        summary: "\(rawValue)(requestKey, result)")
    case .clearFragmentResult, .clearFragmentResultListener:
      VerbShape(
        .text("requestKey"), hasReceiver: true, attributes: Self.manager,
        summary: "\(rawValue)(requestKey)")
    case .setFragmentResultListener:
      VerbShape(
        .text("requestKey"), hasReceiver: true,
        attributes: Self.manager + [
          .words("owner", FragmentResultAction.ListenerOwner.allCases.map(\.rawValue))
        ],
        summary: "\(rawValue)(requestKey, owner, listener); the owner is this, or its view.")
    case .setArguments: VerbShape(fragment, summary: "setArguments of a fragment.")
    case .getViewLifecycleOwner:
      VerbShape(fragment, summary: "getViewLifecycleOwner().getLifecycle() of a fragment.")
    case .show, .showNow:
      VerbShape(
        .object("dialog", KindName.fragments), attributes: Self.manager + [.text("tag")],
        summary: "\(rawValue)(manager, tag) of a new dialog fragment.")
    case .dismiss:
      VerbShape(
        fragment, attributes: [.flag("window")],
        summary: "dismiss() of a dialog fragment, or of its dialog's window.")
    case .dismissAllowingStateLoss:
      VerbShape(fragment, summary: "dismissAllowingStateLoss() of a dialog fragment.")
    case .cancel:
      VerbShape(fragment, summary: "The dialog of the fragment is cancelled, as by Back.")
    case .inflate:
      VerbShape(
        fragment, summary: "Inflates the fragment's element into what the fragment stands in.")
    case .postponeEnterTransition, .startPostponedEnterTransition:
      VerbShape(
        fragment.optional, summary: "\(rawValue)() on the named fragment, else on this one.")
    }
  }

  /// The fragment manager that is asked; without one, the host activity's.
  private static let manager: [AttributeDefinition] = [
    .objects("manager", KindName.fragments), .flag("childFragmentManager"),
    .flag("parentFragmentManager"),
  ]

  /// `setCustomAnimations`, for all operations of the transaction.
  private static let customAnimations: [AttributeDefinition] = [
    "enter", "exit", "popEnter", "popExit",
  ].map { .words($0, FragmentAnimation.allCases.map(\.rawValue)) }
}

/// The operations of a fragment transaction.
enum FragmentOperationVerb: String, VerbEnumeration {
  case add
  case replace
  case remove
  case hide
  case show
  case attach
  case detach
  case setMaxLifecycle
  case setPrimaryNavigationFragment

  var shape: VerbShape {
    let fragment = OperandDefinition.object("fragment", KindName.fragments)
    let place: [AttributeDefinition] = [
      .words("container", ContainerName.allCases.map(\.rawValue)), .flag("noContainer"),
      .text("tag"),
    ]
    return switch self {
    case .add:
      VerbShape(
        fragment, attributes: place + [.objects("initialSavedState", KindName.fragments)],
        summary: "add(container, fragment, tag); the fragment may have saved state of another.")
    case .replace:
      VerbShape(fragment, attributes: place, summary: "replace(container, fragment, tag)")
    case .remove, .hide, .show, .attach, .detach:
      VerbShape(fragment, summary: "\(rawValue)(fragment)")
    case .setMaxLifecycle:
      VerbShape(
        fragment, .word("state", FragmentLifecycleState.allCases.map(\.rawValue)),
        summary: "setMaxLifecycle(fragment, state)")
    case .setPrimaryNavigationFragment:
      VerbShape(
        fragment.optional, summary: "setPrimaryNavigationFragment(fragment), without one null")
    }
  }
}
