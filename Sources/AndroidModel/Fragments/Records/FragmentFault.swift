// Follows androidx.fragment 1.4.1, the exceptions of FragmentManager.java,
// FragmentTransaction.java, FragmentStateManager.java and Fragment.java.

/// What the fragment library complains of.
package enum FragmentFault: Hashable, Sendable, CaseIterable {
  /// After `onStop` or `onSaveInstanceState`, or in a child manager whose parent is not started.
  case stateSaved
  case destroyed
  case notAttached
  /// From inside a callback of the same manager.
  case alreadyExecuting
  /// `addToBackStack` with one of the `commitNow`s.
  case backStackNotAllowed
  case alreadyAdded
  case changeTag
  case changeContainer
  case replaceWithoutContainer
  /// The fragment belongs to another manager.
  case otherManager
  case otherManagerForMaximum
  case maximumDestroyed
  /// INITIALIZED for a fragment that has been created.
  case maximumTooLow
  /// As primary navigation fragment or for a maximum lifecycle.
  case notActive
  case noContainerView
  case parentWithoutView
  /// A `<fragment>` element whose fragment is in a layout already.
  case duplicateID
  /// A `<fragment>` element whose fragment has no view.
  case layoutWithoutView
  /// A `<fragment>` element whose fragment's view stands somewhere else.
  case viewHasParent
  /// A `DialogFragment` that shows a dialog has its view in a container.
  case dialogInContainer
  /// The library that the app is built with does not have this view yet.
  case noSuchView
  /// A `FragmentContainerView` that names a fragment has no id.
  case containerWithoutID
  /// A `FragmentContainerView` was given a layout transition.
  case layoutTransition
  /// A `FragmentContainerView` was given a view that is no fragment's.
  case viewWithoutFragment
  /// The transaction was committed before.
  case commitAlreadyCalled
  /// `getChildFragmentManager` of a fragment that is not attached.
  case childManagerNotAttached
  case backStackNotSelfContained
  case backStackNotReordering
  case backStackRetained
  case missingSavedState
  /// `getViewModelStore` of a fragment whose maximum lifecycle is INITIALIZED.
  case storeBelowCreated
  /// `saveFragmentInstanceState` of a fragment that is not active in this manager.
  case notInManager
  /// `getViewLifecycleOwner` without a view.
  case noViewLifecycleOwner
  /// `getViewLifecycleOwner` in an `onCreateView` that then returned null.
  case ownerWithoutView
  /// A back stack entry was asked for by a negative number.
  case badIdentifier
  /// `setTargetFragment` with one that the manager does not have.
  case targetOfOtherManager
  /// `setArguments` of an added fragment after the state is saved.
  case argumentsAfterSave
  case notPublicStatic
  /// An override did not call `super`.
  case superNotCalled
  /// There is no public constructor without parameters.
  case notInstantiable
  case noSuchObject
  /// A view animation where only an Animator can be loaded.
  case unknownAnimatorName
  /// The library that the app is built with does not have it yet.
  case noSuchMethod

  package var exception: AndroidException {
    AndroidException(name, reason)
  }

  private var name: String {
    switch self {
    case .stateSaved, .destroyed, .notAttached, .alreadyExecuting, .backStackNotAllowed,
      .alreadyAdded, .changeTag, .changeContainer, .otherManager, .parentWithoutView,
      .layoutWithoutView, .viewHasParent, .dialogInContainer, .noViewLifecycleOwner,
      .ownerWithoutView, .targetOfOtherManager, .argumentsAfterSave, .notPublicStatic,
      .childManagerNotAttached, .missingSavedState, .notInManager, .containerWithoutID,
      .viewWithoutFragment, .commitAlreadyCalled, .storeBelowCreated:
      "IllegalStateException"
    case .badIdentifier, .duplicateID, .replaceWithoutContainer, .otherManagerForMaximum,
      .maximumDestroyed,
      .maximumTooLow,
      .notActive, .noContainerView, .backStackNotSelfContained, .backStackNotReordering,
      .backStackRetained:
      "IllegalArgumentException"
    case .layoutTransition: "UnsupportedOperationException"
    case .superNotCalled: "SuperNotCalledException"
    case .notInstantiable: "InstantiationException"
    case .noSuchObject: "NullPointerException"
    case .unknownAnimatorName: "RuntimeException"
    case .noSuchMethod: "NoSuchMethodError"
    case .noSuchView: "InflateException"
    }
  }

  private var reason: String {
    switch self {
    case .stateSaved: "the state has been saved, a change would be lost"
    case .destroyed: "the fragment manager has been destroyed"
    case .notAttached: "not attached to a host"
    case .alreadyExecuting: "the fragment manager is already executing transactions"
    case .backStackNotAllowed: "this transaction cannot go onto the back stack"
    case .alreadyAdded: "the fragment is already added"
    case .changeTag: "the tag of a fragment cannot change"
    case .changeContainer: "the container of a fragment cannot change"
    case .replaceWithoutContainer: "a replace needs a container"
    case .otherManager: "the fragment belongs to another fragment manager"
    case .otherManagerForMaximum:
      "a maximum lifecycle is set through the fragment's own fragment manager"
    case .maximumDestroyed: "a maximum lifecycle cannot be DESTROYED"
    case .maximumTooLow: "a maximum lifecycle below CREATED comes too late"
    case .notActive: "the fragment is not active in this fragment manager"
    case .noContainerView: "no view has the container's id"
    case .parentWithoutView: "the parent fragment has no view"
    case .duplicateID: "duplicate id: the fragment of this element is in a layout already"
    case .viewHasParent: "the specified child already has a parent"
    case .dialogInContainer: "a DialogFragment cannot be attached to a container view"
    case .layoutWithoutView: "the fragment of a layout did not create a view"
    case .containerWithoutID: "a FragmentContainerView must have an id to add a fragment"
    case .layoutTransition: "a FragmentContainerView does not support layout transitions"
    case .viewWithoutFragment:
      "views added to a FragmentContainerView must be associated with a fragment"
    case .commitAlreadyCalled: "commit already called"
    case .childManagerNotAttached: "the fragment has not been attached yet"
    case .backStackNotSelfContained: "a saved back stack must be self-contained"
    case .backStackNotReordering: "a saved back stack must allow reordering"
    case .backStackRetained: "a saved back stack must not contain retained fragments"
    case .notInManager: "the fragment is not in this fragment manager"
    case .storeBelowCreated:
      "there are no view models before onCreate with a maximum of INITIALIZED"
    case .missingSavedState: "a fragment of the saved back stack has no saved state"
    case .noViewLifecycleOwner: "there is no view whose Lifecycle could be asked for"
    case .ownerWithoutView: "getViewLifecycleOwner() was called but onCreateView() returned null"
    case .badIdentifier: "bad id: entries of the back stack have no negative ones"
    case .targetOfOtherManager: "the target does not belong to this fragment manager"
    case .argumentsAfterSave: "the fragment is already added and its state has been saved"
    case .notPublicStatic: "a fragment must be a public static class to be made anew from its state"
    case .superNotCalled: "an override did not call through to super"
    case .notInstantiable: "could not find the fragment's constructor"
    case .noSuchObject: "there is no such object"
    case .unknownAnimatorName: "unknown animator name: the resource is a view animation"
    case .noSuchMethod: "the fragment library has no such method"
    case .noSuchView: "the fragment library has no such view"
    }
  }
}
