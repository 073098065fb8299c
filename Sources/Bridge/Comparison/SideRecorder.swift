import Lenses
import Specification

/// Records each step of a script on one platform.
struct SideRecorder<D: Driver> {
  private(set) var steps: [RecordedStep]
  /// Whether every step of this platform was possible.
  private(set) var isCarriedOut = true
  let script: Script
  let objects: ObjectTable
  private let recorder: StepRecorder<D>
  private var citations: CitationTracker<D>?
  private let lenses: [Lens]
  /// The version on which it ran; nil if the script cannot run.
  private(set) var version: D.Version?
  private let asked = AskedBehaviours()

  /// - Parameters:
  ///   - version: nil if the script leaves the platform out.
  ///   - citations: the evidence for the order of events; nil to leave it out.
  ///   - lenses: the frameworks to run.
  ///   - recordsMarks: whether to record the marks inside callbacks, and not only their beginnings.
  ///   - alter: changes the behaviour of the version, for a trial.
  ///   - rebuild: changes how the app is built, for a trial.
  init(
    _ script: Script, _ objects: ObjectTable, _ version: Int?, _ detail: CallbackDetail,
    citing citations: CitationIndex<D>? = nil, lenses: [Lens] = [],
    recordsMarks: Bool = false, altering alter: (D.Version) -> D.Version = { $0 },
    rebuilding rebuild: (D.Plan) -> D.Plan = { $0 }
  ) {
    self.script = script
    self.objects = objects
    self.citations = citations.map(CitationTracker.init)
    self.lenses = lenses
    let questions = lenses.flatMap(\.questions)
    recorder = StepRecorder(ShownEvents(script, objects, detail), withoutAnswersTo: questions)
    steps = Array(repeating: RecordedStep(), count: script.steps.count)
    guard let version else { return }
    do {
      let plan = D.plan(rebuild(try D.plan(script, objects)), asking: questions)
      let altered = alter(D.version(version, for: plan))
      self.version = altered
      record(
        plan, altered.telling(asked), LensRecorder(lenses, objects, on: [version]), recordsMarks)
    } catch {
      isCarriedOut = false
      if !steps.isEmpty {
        steps[0].notes = [
          StepNote(.impossibleScript, "the script cannot be carried out: \(error.reason)")
        ]
      }
      for position in steps.indices { steps[position].isWhole = false }
    }
  }

  private mutating func record(
    _ plan: D.Plan, _ version: D.Version, _ frameworks: LensRecorder<D>, _ recordsMarks: Bool
  ) {
    var frameworks = frameworks
    var driver = D(plan, objects, version: version, recordsMarks: recordsMarks)
    var events = 0
    for (position, step) in script.steps.enumerated() {
      guard let inputs = D.inputs(of: step) else {
        // A step for the other platform leaves this one unchanged.
        steps[position].visibility = driver.visibility.all
        continue
      }
      let record = driver.perform(inputs)
      events += record.events.count
      let grounds = citations?.grounds(of: record, in: step) ?? []
      steps[position] = recorder.recorded(record, driver, grounds)
      if record.problem == nil {
        frameworks.record(record)
        steps[position].reports = reports(frameworks)
      } else {
        let endless = EndlessCode(until: position, of: self, plan, version, recorder)
        steps[position].cells = endless?.cells ?? []
        steps[position].notes += endless.map { [StepNote(.endless, $0.explanation)] } ?? []
      }
      if !Limit.events.allows(events) {
        steps[position].notes.append(StepNote(.endless, Limit.events.complaint))
      }
      guard record.problem != nil || !Limit.events.allows(events) else { continue }
      // Later steps would be meaningless.
      isCarriedOut = false
      for later in steps.indices.dropFirst(position + 1) {
        steps[later].notes = [
          StepNote(.notRun, "not run, because an earlier step could not be carried out")
        ]
        steps[later].isWhole = false
      }
      return
    }
  }

  /// Whether the script would have done the same on this version, without frameworks.
  func represents(_ other: D.Version) -> Bool {
    version?.agrees(with: other, on: asked) ?? false
  }

  /// Whether the result of the script can depend on this behaviour.
  func hasAsked(_ behaviour: D.Version.Behaviour) -> Bool {
    version.map { !represents($0.toggling(behaviour)) } ?? false
  }

  private func reports(_ frameworks: LensRecorder<D>) -> [String: [TraceEntry]] {
    var reports: [String: [TraceEntry]] = [:]
    for lens in lenses {
      reports[lens.name] = frameworks.reports(of: lens.name)?.map(\.entry)
    }
    return reports
  }
}
