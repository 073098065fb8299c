import AndroidModel

extension FragmentFault {
  /// The word for it in the recordings.
  var recordedReason: String {
    switch self {
    case .stateSaved: "stateSaved"
    case .destroyed: "destroyed"
    case .notAttached: "notAttached"
    case .alreadyExecuting: "alreadyExecuting"
    case .backStackNotAllowed: "backStackNotAllowed"
    case .alreadyAdded: "alreadyAdded"
    case .changeTag: "changeTag"
    case .changeContainer: "changeContainer"
    case .replaceWithoutContainer: "replaceWithoutContainer"
    case .otherManager, .otherManagerForMaximum: "otherManager"
    case .maximumDestroyed: "maxLifecycleDestroyed"
    case .maximumTooLow: "maxLifecycleTooLow"
    case .notActive: "notActive"
    case .noContainerView, .parentWithoutView: "noContainerView"
    case .duplicateID: "duplicateId"
    case .layoutWithoutView: "layoutWithoutView"
    case .viewHasParent: "viewHasParent"
    case .dialogInContainer: "dialogInContainer"
    case .childManagerNotAttached: "childManagerNotAttached"
    case .containerWithoutID: "containerWithoutId"
    case .layoutTransition: "layoutTransition"
    case .viewWithoutFragment: "viewWithoutFragment"
    case .commitAlreadyCalled: "commitAlreadyCalled"
    case .backStackNotSelfContained: "backStackNotSelfContained"
    case .backStackNotReordering: "backStackNotReordering"
    case .backStackRetained: "backStackRetained"
    case .missingSavedState: "missingSavedState"
    case .storeBelowCreated: "storeBelowCreated"
    case .notInManager: "notInManager"
    case .noViewLifecycleOwner: "noViewLifecycleOwner"
    case .ownerWithoutView: "ownerWithoutView"
    case .badIdentifier: "badIdentifier"
    case .targetOfOtherManager: "targetOfOtherManager"
    case .argumentsAfterSave: "argumentsAfterSave"
    case .notPublicStatic: "notPublicStatic"
    case .superNotCalled: "superNotCalled"
    case .notInstantiable: "notInstantiable"
    case .noSuchObject, .unknownAnimatorName: "noSuchObject"
    case .noSuchMethod: "noSuchMethod"
    case .noSuchView: "noSuchView"
    }
  }
}

extension RecordedException {
  init(_ exception: AndroidException, in phase: Phase) {
    type = exception.name
    reason = Self.faults[exception]?.recordedReason ?? exception.reason
    self.phase = phase
    // Whatever had already run cannot be undone.
    switch phase {
    case .build, .enqueue, .precheck: fatal = false
    case .execute, .queue, .host: fatal = true
    }
  }

  /// The faults by what is thrown for them; several may throw the same.
  private static let faults = Dictionary(
    FragmentFault.allCases.map { ($0.exception, $0) }, uniquingKeysWith: { first, _ in first })
}

extension RecordedException.Phase {
  init(_ phase: FragmentHostHarness.CallPhase) {
    self =
      switch phase {
      case .build: .build
      case .enqueue: .enqueue
      case .precheck: .precheck
      case .execute: .execute
      }
  }
}
