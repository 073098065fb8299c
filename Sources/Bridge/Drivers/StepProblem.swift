/// Why a step tells nothing about the platform, nor do those after it.
enum StepProblem: Hashable, Sendable {
  /// Nobody could give this input in this state of the device, for this reason; and what a script can
  /// say instead or before, if there is something.
  case impossible(String, _ wayThatWorks: String? = nil)
  /// The model itself has failed, in the words of its defect, which name the place.
  case defect(String)

  /// One sentence without its full stop.
  var explanation: String {
    switch self {
    case .impossible(let reason, let way):
      "this step cannot be carried out: \(reason)" + (way.map { "; \($0)" } ?? "")
    case .defect(let defect): "not the app but the model has failed: \(defect)"
    }
  }

  var failure: Failure.Kind {
    switch self {
    case .impossible: .impossibleStep
    case .defect: .defect
    }
  }
}
