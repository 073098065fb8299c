import Specification

/// What a transition tells its two screens, on the versions that tell them the same.
package struct TransitionRun: Hashable, Sendable {
  /// The versions: `12…17`.
  package var versions: String
  package var callbacks: [TraceEntry]
  /// Why there are none, where the step is impossible on these versions.
  package var refusal: String?
}

extension Transition {
  /// What it does on these versions, a run for each that differs; none where its script has an error.
  package func runs(on versions: [Int]) -> [TransitionRun] {
    let script = ScriptParser(vocabulary: .mobile).parse(text)
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

  /// What one version does.
  private struct Outcome: Hashable {
    var callbacks: [TraceEntry]
    var refusal: String?

    init(of step: RecordedStep) {
      callbacks = step.callbacks.map(\.entry).filter { Transition.isOfScreen($0) }
      refusal = step.isWhole ? nil : step.notes.map(\.text).joined(separator: "; ")
    }
  }

  /// Whether it is one of the two that a transition is about; what holds them is left out.
  fileprivate static func isOfScreen(_ callback: TraceEntry) -> Bool {
    ["A", "B"].contains(callback.subject.classOfInstance)
  }
}
