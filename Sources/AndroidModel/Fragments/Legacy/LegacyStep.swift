// Follows aosp-mirror/platform_frameworks_support@b9cd833 (androidx.fragment 1.1),
// FragmentManager.java: the cases of moveToState.

/// A step of a fragment in the library before its state manager. There were fewer of them:
/// attaching and creating were one, and so was everything that a view goes through before it
/// starts.
enum LegacyStep: CaseIterable {
  case create
  case makeView
  case start
  case resume

  /// The state above the step.
  var state: FragmentState {
    switch self {
    case .create: .created
    case .makeView: .activityCreated
    case .start: .started
    case .resume: .resumed
    }
  }

  /// The steps between two states, the lowest first.
  static func between(_ lower: FragmentState, _ upper: FragmentState) -> ArraySlice<LegacyStep> {
    lowestFirst.drop { $0.state <= lower }.prefix { $0.state <= upper }
  }

  private static let lowestFirst = allCases
}

extension ActivityThread {
  mutating func climb(
    _ step: LegacyStep, _ id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    switch step {
    case .create:
      fragments[id].manager = manager
      try moveTarget(of: id, in: manager)
      try attach(id)
      try notifyObservers(.onFragmentAttached, of: id, in: manager)
      try create(id)
      try makeLegacyInflatedView(id, in: manager)
    case .makeView:
      if !fragments[id].isFromLayout {
        try createView(id, in: manager, asksAheadOfContainer: false)
        if fragments[id].kind.hasView {
          try notifyObservers(.onFragmentViewCreated, of: id, in: manager)
          if image.hasTabHosts { try attachTabHosts(inNewPage: id) }
          // Code in the callback can have taken the view away.
          guard let view = fragments[id].view else { throw FragmentFault.noSuchObject.exception }
          fragments[id].legacy.isNewlyAdded =
            view.visibility == .visible && fragments[id].container != nil
        }
      }
      fragments[id].state = .activityCreated
      try reportActivityCreated(id)
      // The children are brought up in between: their views come after the parent's callback, and
      // what the parent's view had saved is restored after theirs.
      try dispatchActivityCreated(fragments[id].childManager)
      try notifyObservers(.onFragmentActivityCreated, of: id, in: manager)
      try restoreView(id)
    case .start: try start(id, nestsLifecycles: image.app.fragmentLibrary.nestsLifecycles)
    case .resume: try resume(id, nestsLifecycles: image.app.fragmentLibrary.nestsLifecycles)
    }
  }

  /// With its element in the layout a fragment has its view as soon as it is created.
  mutating func makeLegacyInflatedView(
    _ id: FragmentID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    if try makeInflatedView(id) {
      try notifyObservers(.onFragmentViewCreated, of: id, in: manager)
    }
  }

  /// - Parameter keepsActive: it is needed again at once, so its manager does not let it go.
  mutating func descend(
    _ step: LegacyStep, _ id: FragmentID, _ stateManager: FragmentStateManagerID, keepsActive: Bool
  ) throws(AndroidException) {
    switch step {
    case .resume: try pause(id, nestsLifecycles: image.app.fragmentLibrary.nestsLifecycles)
    case .start: try stopWithChildren(id)
    case .makeView: try letViewLeave(id, stateManager)
    case .create:
      try destroyWithViewModels(id, in: stateManager.manager, keepsActive: keepsActive)
      try detach(id, in: stateManager.manager, keepsActive: keepsActive)
    }
  }
}
