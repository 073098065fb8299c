extension OneSidedSign {
  /// Signs when UIKit refuses a transition that Android makes.
  static let ofRefusals: [OneSidedSign] = [
    OneSidedSign("D72") { event, platform, step in
      guard step.ios.hasRefusedTransition else { return false }
      if platform == .ios, event.name == .destroy, step.ios.hasNoHistory(event.subject) {
        return true
      }
      return !step.android.subjects(of: .load).isSubset(of: step.ios.subjects(of: .load))
        && (platform == .android ? event.isTransition : event.name == .destroy)
    },
    OneSidedSign("D81") { event, platform, step in
      guard step.ios.hasRefusedPresenter, !step.unpresentedScreens.isEmpty else { return false }
      if platform == .ios { return event.name == .destroy && step.ios.hasNoHistory(event.subject) }
      // The screen below is paused and stopped for it.
      return step.unpresentedScreens.contains(event.subject) || event.isHiding && event.isTransition
    },
  ]
}

extension TwoSidedStep {
  /// The screens that Android creates and iOS does not, with their contents.
  fileprivate var unpresentedScreens: Set<NeutralSubject> {
    let screens = android.subjects(of: .load).subtracting(ios.subjects(of: .load))
    return screens.union(
      android.subjects(of: .attach).filter { part in screens.contains { stands(part, in: $0) } })
  }
}

extension TwoSidedStep.Side {
  /// Whether the subject has no history, like a controller that is released because its
  /// presentation is refused.
  fileprivate func hasNoHistory(_ subject: NeutralSubject) -> Bool {
    !screensBefore.contains(subject) && !before.retained.contains(subject)
      && !has(.load, of: subject)
      && !hasAppearance(of: subject)
  }
}
