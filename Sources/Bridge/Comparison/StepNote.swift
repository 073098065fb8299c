/// What is to be said of one side of a step as a whole.
package struct StepNote: Hashable, Sendable {
  package var kind: Kind
  /// One sentence without its full stop.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// What there is to be said.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The platform can run nothing of the script.
    case impossibleScript
    /// Nobody could do it in this state of the device.
    case impossibleStep
    /// The model itself has failed.
    case defect
    /// An earlier step could not be carried out.
    case notRun
    /// The platform has nothing that answers to it, so that nothing happens.
    case noSuchInput
    /// An uncaught exception has ended the app.
    case crash
    /// The platform has written something on the console.
    case warning
    /// It goes on for longer than anybody reads.
    case endless
  }
}

extension StepProblem {
  var note: StepNote {
    switch self {
    case .impossible: StepNote(.impossibleStep, explanation)
    case .defect: StepNote(.defect, explanation)
    }
  }
}
