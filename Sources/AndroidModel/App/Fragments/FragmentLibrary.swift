/// The fragment library that an app is built with, seen through what differs between releases. The
/// machinery asks for a behaviour by its name and never compares a release.
///
/// https://developer.android.com/jetpack/androidx/releases/fragment
public struct FragmentLibrary: Hashable, Sendable {
  /// Which release it is.
  public var release: FragmentRelease
  /// The behaviour in which it differs from its release.
  private var toggled: FragmentBehaviour?

  /// The library as it was released.
  public init(_ release: FragmentRelease) {
    self.release = release
  }

  /// Whether the library behaves so.
  @inline(__always)
  package func has(_ behaviour: FragmentBehaviour) -> Bool {
    release.has(behaviour) != (toggled == behaviour)
  }

  /// A library that never existed, for finding out what one behaviour alone changes.
  package func toggling(_ behaviour: FragmentBehaviour) -> FragmentLibrary {
    var library = self
    library.toggled = behaviour
    return library
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
  var keepsLeavingViews: Bool { has(.keepsLeavingViews) }
  var marksChildrenFirst: Bool { has(.marksChildrenFirst) }
  var hasStateManager: Bool { has(.hasStateManager) }
  var hidesChildrenWithParent: Bool { has(.hidesChildrenWithParent) }
  var marksViewLifecyclesWithFragments: Bool { has(.marksViewLifecyclesWithFragments) }
  var hasMultipleBackStacks: Bool { has(.hasMultipleBackStacks) }
  var hasContainerViews: Bool { has(.hasContainerViews) }
  var hasFragmentResults: Bool { has(.hasFragmentResults) }
  var hasAttachListeners: Bool { has(.hasAttachListeners) }
  var hasFragmentFactories: Bool { has(.hasFragmentFactories) }
  var allowsMaximumBelowCreated: Bool { has(.allowsMaximumBelowCreated) }
  var reordersDialogTransactions: Bool { has(.reordersDialogTransactions) }
  var findsContainersInDialogs: Bool { has(.findsContainersInDialogs) }
  var passesModesOnInOrder: Bool { has(.passesModesOnInOrder) }
  var hasStrictMode: Bool { has(.hasStrictMode) }
  var detectsWrongNesting: Bool { has(.detectsWrongNesting) }
  var hasImmediateDismissal: Bool { has(.hasImmediateDismissal) }
  var hasTimedPostponements: Bool { has(.hasTimedPostponements) }
  var hasComponentDialogs: Bool { has(.hasComponentDialogs) }
  var savesHandles: Bool { has(.savesHandles) }
  var savesOnceCreated: Bool { has(.savesOnceCreated) }
  var syncsAnimations: Bool { has(.syncsAnimations) }
  var takesCommitsWhileDestroyed: Bool { has(.takesCommitsWhileDestroyed) }
  var hostTellsEveryManager: Bool { has(.hostTellsEveryManager) }
  var knowsResultListenersFirst: Bool { has(.knowsResultListenersFirst) }
  var announcesBackStackChanges: Bool { has(.announcesBackStackChanges) }
  var providesMenusItself: Bool { has(.providesMenusItself) }
  var asksInOrder: Bool { has(.asksInOrder) }
  var answersLastLaunched: Bool { has(.answersLastLaunched) }
  var collectsEffects: Bool { has(.collectsEffects) }
  var joinsRunningEffects: Bool { has(.joinsRunningEffects) }
  var followsBackGestures: Bool { has(.followsBackGestures) }
  var nestsLifecycles: Bool { has(.nestsLifecycles) }
  var renewsLifecycles: Bool { has(.renewsLifecycles) }
  var answersBackWithCallbacks: Bool { has(.answersBackWithCallbacks) }
  var catchesBackOnceSaved: Bool { has(.catchesBackOnceSaved) }
  var stopsViewLifecycles: Bool { has(.stopsViewLifecycles) }
  var clearsViewModelsAhead: Bool { has(.clearsViewModelsAhead) }
  /// AndroidX's fragments have had view models from the first.
  var clearsViewModelsInSuper: Bool { has(.hasLifecycles) && !clearsViewModelsAhead }
  var clearsNestedViewModels: Bool { has(.clearsNestedViewModels) }
  var notesStateAhead: Bool { has(.notesStateAhead) }
  var popsDialogsAllowingStateLoss: Bool { has(.popsDialogsAllowingStateLoss) }
  var restoresBeforeAttach: Bool { has(.restoresBeforeAttach) }
  var reportsSavingAhead: Bool { has(.reportsSavingAhead) }
  var forgetsStateOnceResumed: Bool { has(.forgetsStateOnceResumed) }
  /// Its activity keeps the upper half of the request codes for the fragments: no registry can have
  /// one of them.
  var keepsUpperRequestCodes: Bool { has(.dispatchesInsideSuper) && !has(.worksWithResultRegistry) }
  var interruptsBackGestures: Bool { has(.interruptsBackGestures) }
  var holdsWithoutContainer: Bool { has(.holdsWithoutContainer) }
  var tellsOfCancelledGestureInside: Bool { has(.tellsOfCancelledGestureInside) }
  var tracksPrimaryInPops: Bool { has(.tracksPrimaryInPops) }
  var tracksPopsBackwards: Bool { has(.tracksPopsBackwards) }
  var keepsDismissedDialogs: Bool { has(.keepsDismissedDialogs) }
  var requiresManagerToDismiss: Bool { has(.requiresManagerToDismiss) }
  var savesRemoval: Bool { has(.savesRemoval) }
  var restoresEmptyStates: Bool { has(.restoresEmptyStates) }
  var forgetsDestroyedPages: Bool { has(.forgetsDestroyedPages) }
  var inflatesRetained: Bool { has(.inflatesRetained) }
  var leavesInactiveAlone: Bool { has(.leavesInactiveAlone) }
  var asksWhoseFragment: Bool { has(.asksWhoseFragment) }
  var sparesSuccessors: Bool { has(.sparesSuccessors) }
  var knowsManagerInContainerView: Bool { has(.knowsManagerInContainerView) }
  var recommitsAsWritten: Bool { has(.recommitsAsWritten) }
  var givesUpBackGesturesOncePaused: Bool { has(.givesUpBackGesturesOncePaused) }
  var clearsNextAnimation: Bool { has(.clearsNextAnimation) }
  var hidesOnlyWhatIsHidden: Bool { has(.hidesOnlyWhatIsHidden) }
  var sparesChildrenOfRemoved: Bool { has(.sparesChildrenOfRemoved) }
  var sparesDescendantsOfRemoved: Bool { has(.sparesDescendantsOfRemoved) }
  var animatesTransitionsWithAnimators: Bool { has(.animatesTransitionsWithAnimators) }
  var matchesActivityTransitions: Bool { has(.matchesActivityTransitions) }
  var renewsNeverAttached: Bool { has(.renewsNeverAttached) }
  var asksForHostFirst: Bool { has(.asksForHostFirst) }
  var listsRetained: Bool { has(.listsRetained) }
  var listsRestored: Bool { has(.listsRestored) }
  var forgetsDialogsOnceGone: Bool { has(.forgetsDialogsOnceGone) }
  var forgetsPostponedOncePopped: Bool { has(.forgetsPostponedOncePopped) }
  var limitsEveryMove: Bool { has(.limitsEveryMove) }
  var queuesPagesMeanwhile: Bool { has(.queuesPagesMeanwhile) && !dropsPagesMeanwhile }
  var dropsPagesMeanwhile: Bool { has(.dropsPagesMeanwhile) }
  var inflatesWhileMakingDialog: Bool { has(.inflatesWhileMakingDialog) }
  var movesViewsIntoDialogsAtOnce: Bool { has(.movesViewsIntoDialogsAtOnce) }
}
