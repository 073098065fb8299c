import Bridge
import Testing

/// The comparison of both platforms in a script's last step.
struct LastStep {
  /// The divergences that it names in that step.
  let divergences: [String]
  /// The events that no divergence explains.
  let undeclared: [String]

  init(of script: String) {
    let step = Comparison(of: parsed(script)).steps.last
    if step == nil { Issue.record("there is no step in '\(script)'") }
    divergences = step?.divergences ?? []
    undeclared = (step?.rows ?? []).filter { !$0.isDeclared }.map {
      ($0.android ?? $0.ios)?.neutral?.description ?? "-"
    }
  }
}
