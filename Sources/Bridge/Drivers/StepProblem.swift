/// Why this step and those after it say nothing about the platform.
enum StepProblem: Hashable, Sendable {
  /// The input is impossible in this state of the device, for this reason; with what a script can
  /// do instead or before, if anything.
  case impossible(String, _ suggestion: String? = nil)
  /// The model itself has failed; the text is its defect, which names the place.
  case defect(String)

  /// One sentence without its full stop.
  var explanation: String {
    switch self {
    case .impossible(let reason, let suggestion):
      "this step cannot be carried out: \(reason)" + (suggestion.map { "; \($0)" } ?? "")
    case .defect(let defect): "the model has failed, not the app: \(defect)"
    }
  }

  var failure: Failure.Kind {
    switch self {
    case .impossible: .impossibleStep
    case .defect: .defect
    }
  }
}
