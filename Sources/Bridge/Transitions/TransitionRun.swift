import Specification

/// What a transition tells its two screens, on the versions that tell them the same.
public struct TransitionRun: Hashable, Sendable {
  /// The versions: `12…17`.
  public var versions: String
  public var callbacks: [TraceEntry]
  /// Why there are none, where the step is impossible on these versions.
  public var refusal: String?
}

extension Transition {
  /// What it does on these versions, a run for each that differs; none where its script has an error.
  public func runs(on versions: [Int]) -> [TransitionRun] {
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
    var runs: [TransitionRun] = []
    var members: [[Int]] = []
    for position in variants.lineup.variants.indices {
      guard let last = variants.steps(of: position).last else { continue }
      let callbacks = last.callbacks.map(\.entry).filter { isOfScreen($0) }
      let run = TransitionRun(
        versions: "", callbacks: callbacks,
        refusal: last.isWhole ? nil : last.notes.joined(separator: "; "))
      if let place = runs.firstIndex(of: run) {
        members[place].append(position)
      } else {
        runs.append(run)
        members.append([position])
      }
    }
    return zip(runs, members).map { run, positions in
      var run = run
      run.versions = variants.lineup.summary(of: positions)
      return run
    }
  }

  /// Whether it is one of the two that a transition is about; what holds them is left out.
  private static func isOfScreen(_ callback: TraceEntry) -> Bool {
    ["A", "B"].contains(callback.subject.prefix { $0 != "#" })
  }
}
