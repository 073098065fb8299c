/// The part of what a class declares that is read again and again for its instances. It is
/// not part of UIKit; it stands for the methods and properties of the class.
struct ControllerTraits: Hashable, Sendable {
  /// `shouldAutomaticallyForwardAppearanceMethods`
  let forwardsAppearance: Bool
  /// Nil: not set by the app.
  let definesPresentationContext: Bool?
  let isRetainedByApp: Bool
  /// What all instances are decoded from; nil if it depends on their makers.
  let archive: ControllerArchive?
  let providesNoView: Bool
  let hasOwnViewClass: Bool
  let missingSuper: MissingSuper
  let keepsSize: Bool
  let supportedInterfaceOrientations: InterfaceOrientationMask?
  let overrides: Overrides
  /// It has a search bar of its own.
  let searches: Bool
  let sharesUserActivity: Bool
  let hostsRootView: Bool
  let registersForTraitChanges: Bool
  /// Empty: all traits.
  let registeredTraits: RegisteredTraits
  let readsObservable: ObservingMethods
  let readsTraits: ObservingMethods
  let shouldAutorotate: Bool
  let prefersOrientationLocked: Bool
  let isModalInPresentation: Bool
  let transitioningDelegate: TransitionParts
  let delegateParts: TransitionParts

  init(_ declaration: ControllerDeclaration) {
    forwardsAppearance = declaration.forwardsAppearance
    definesPresentationContext = declaration.definesPresentationContext
    isRetainedByApp = declaration.isRetainedByApp
    archive = declaration.archive
    providesNoView = declaration.loadView == .noView && declaration.archive != .nib
    hasOwnViewClass = declaration.hasOwnViewClass
    missingSuper = MissingSuper(declaration.overridesWithoutSuper)
    keepsSize = declaration.keepsSize
    supportedInterfaceOrientations = declaration.supportedInterfaceOrientations
    overrides = Overrides(declaration.overrides)
    searches = declaration.searchController != nil
    sharesUserActivity = declaration.sharesUserActivity
    hostsRootView = declaration.hostsRootView
    registersForTraitChanges = declaration.registersForTraitChanges
    registeredTraits = RegisteredTraits(declaration.registeredTraits)
    readsObservable = ObservingMethods(declaration.readsObservable)
    readsTraits = ObservingMethods(declaration.readsTraits)
    shouldAutorotate = declaration.shouldAutorotate
    prefersOrientationLocked = declaration.prefersOrientationLocked
    isModalInPresentation = declaration.isModalInPresentation
    transitioningDelegate = TransitionParts(
      declaration.transitioningDelegate, completes: declaration.completesTransitions,
      startsInteractively: declaration.wantsInteractiveStart)
    delegateParts = TransitionParts(
      declaration.delegateTransitions, completes: declaration.completesTransitions,
      startsInteractively: declaration.wantsInteractiveStart)
  }
}
