import Specification

/// For each situation, the best evidence that the cases of a suite have for a platform's callbacks.
struct CitationIndex<D: Driver>: Sendable {
  private var entries: [Situation<D.Event.PatternKey>: Entry] = [:]

  private struct Entry: Sendable {
    var source: Source
    var one: CaseReference
    /// Whether the case names the callback itself rather than its neutral event.
    var isDirect: Bool
    /// How many steps follow the one with the callback; a case is mainly about its last step.
    var stepsAfter: Int
    var steps: Int
    /// How much the case declares and sets up; one that needs little is more directly about the
    /// callback.
    var preparation: Int

    /// Whether this entry is better evidence, or equally good and earlier in the suite, so that the
    /// result does not depend on the order of the search.
    func isBetter(than other: Entry) -> Bool {
      if source.evidence != other.source.evidence {
        return Evidence.best(of: [source.evidence, other.source.evidence]) == source.evidence
      }
      if isDirect != other.isDirect { return isDirect }
      return (stepsAfter, steps, preparation, one.address, source.destination)
        < (
          other.stepsAfter, other.steps, other.preparation, other.one.address,
          other.source.destination
        )
    }
  }

  /// Adds the entries of another index.
  mutating func add(_ other: CitationIndex) {
    entries.merge(other.entries) { $1.isBetter(than: $0) ? $1 : $0 }
  }

  /// Runs a case on the newest version that it allows, and keeps the callbacks that it expects if
  /// all of them come.
  mutating func add(_ one: SpecificationCase, _ script: Script, at reference: CaseReference) {
    let objects = ObjectTable(script.declarations)
    guard let platformScript = try? PlatformScript<D>(script, objects),
      let version = platformScript.versions.last
    else { return }
    let rejected = (script.refuted + script.disputed).map { $0.value.lowercased() }
    let sources = one.citations.map(\.value).filter {
      $0.evidence != .claim && !rejected.contains($0.label.lowercased())
    }
    let origin = CaseOrigin(path: reference.path, citations: sources)
    var run = ExpectationRun(platformScript, on: version)
    for found in run.expectedEvents() ?? [] {
      guard let source = origin.sources(of: found.expectation.evidence, on: D.platform).best
      else { continue }
      let count = platformScript.steps.count
      let entry = Entry(
        source: source, one: reference, isDirect: found.isDirect,
        stepsAfter: count - 1 - found.step, steps: count, preparation: script.preparation)
      for situation in found.situation.andWiderOnes {
        if let known = entries[situation], !entry.isBetter(than: known) { continue }
        entries[situation] = entry
      }
    }
  }

  /// The best evidence for the callback in this situation.
  func citation(in situation: Situation<D.Event.PatternKey>) -> EventGround.Citation {
    for wider in situation.andWiderOnes {
      guard let entry = entries[wider] else { continue }
      return .expected(by: entry.one, on: entry.source, isSamePlace: !wider.isAnywhere)
    }
    return .document(page: situation.callback.page)
  }
}

/// Finds why the events of a run come, and the evidence for each, step by step.
struct CitationTracker<D: Driver> {
  private let index: CitationIndex<D>
  private var tracker = SituationTracker<D.Event>()

  init(_ index: CitationIndex<D>) {
    self.index = index
  }

  /// The evidence for the place of each of a step's events, in their order.
  mutating func grounds(of record: StepRecord<D.Event>, in step: Step) -> [EventGround] {
    tracker.situations(of: record, in: step).map {
      EventGround(cause: $0.cause, citation: index.citation(in: $0))
    }
  }
}

extension Script {
  /// How many lines and words precede the first step.
  fileprivate var preparation: Int {
    let words = declarations.map { 1 + $0.attributes.count } + device.map(\.attributes.count)
    return words.reduce(0, +) + callbackScripts.count + limits.count + watched.count
  }
}

extension [Source] {
  /// The first source of the best class.
  fileprivate var best: Source? {
    let evidence = Evidence.best(of: map(\.evidence))
    return first { $0.evidence == evidence }
  }
}
