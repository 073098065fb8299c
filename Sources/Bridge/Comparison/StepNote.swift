/// A note about one side of a step as a whole.
package struct StepNote: Hashable, Sendable {
  package var kind: Kind
  /// One sentence without its full stop.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The kinds of notes.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The platform can run nothing of the script.
    case impossibleScript
    /// The step is impossible in this state of the device.
    case impossibleStep
    /// The model itself has failed.
    case defect
    /// An earlier step could not be carried out.
    case notRun
    /// The platform has no such input, so nothing happens.
    case noSuchInput
    /// An uncaught exception has ended the app.
    case crash
    /// The platform has written something on the console.
    case warning
    /// The output is too long to be read.
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
