import Specification

/// The callbacks of a transition's two screens, on the versions that have the same.
package struct TransitionRun: Hashable, Sendable {
  /// The versions: `12…17`.
  package var versions: String
  package var callbacks: [TraceEntry]
  /// Why there are none, if the step is impossible on these versions.
  package var refusal: String?
}

extension Transition {
  /// The transition on these versions, with a run for each different behaviour; empty if its script
  /// has an error.
  package func runs(on versions: [Int]) -> [TransitionRun] {
    let script = ScriptParser.mobile.parse(text)
    guard !script.hasErrors else { return [] }
    let possible = versions.filter(script.script.versions(on: platform).contains)
    let lineup = Lineup(script.script, on: possible, of: platform)
    return switch platform {
    case .android: Self.runs(VariantRuns<AndroidDriver>(lineup, .core))
    case .ios: Self.runs(VariantRuns<IOSDriver>(lineup, .core))
    }
  }

  private static func runs<D: Driver>(_ variants: VariantRuns<D>) -> [TransitionRun] {
    variants.lineup.variants.indices
      .groups { Outcome(of: variants.steps(of: $0).last ?? RecordedStep()) }
      .map { outcome, positions in
        TransitionRun(
          versions: variants.lineup.summary(of: positions), callbacks: outcome.callbacks,
          refusal: outcome.refusal)
      }
  }

  /// The behaviour of one version.
  private struct Outcome: Hashable {
    var callbacks: [TraceEntry]
    var refusal: String?

    init(of step: RecordedStep) {
      callbacks = step.callbacks.map(\.entry).filter { Transition.isOfScreen($0) }
      refusal = step.isWhole ? nil : step.notes.map(\.text).joined(separator: "; ")
    }
  }

  /// Whether the callback belongs to one of the transition's two screens, rather than to a
  /// container.
  fileprivate static func isOfScreen(_ callback: TraceEntry) -> Bool {
    ["A", "B"].contains(callback.subject.classOfInstance)
  }
}
