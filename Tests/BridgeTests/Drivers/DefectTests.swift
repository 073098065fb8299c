@testable import Bridge
@testable import IOSModel
import Lenses
import Specification
import Testing

@Suite("Defects of a model")
struct DefectTests {
  @Test func `A defect of the model fails the case, and nothing after it is checked`()
    throws
  {
    let script = parsed("launch A; open B; back")
    let platformScript = try #require(
      try PlatformScript<FailingDriver>(script, ObjectTable(script.declarations)))
    var run = try #require(SharedRun<FailingDriver>(on: [16, 17], for: platformScript.plan))
    var runner = PlatformRunner(
      platformScript, origin: CaseOrigin(path: "Specs/x.md", citations: []),
      recordsMarks: false)
    _ = runner.carryOut(&run)
    #expect(runner.failures.map(\.kind) == [.defect])
    #expect(runner.failures.map(\.step) == ["open B"])
    #expect(runner.failures.map(\.versions.versions) == [[16, 17]])
    #expect(runner.failures.first?.explanation.contains("Model/File.swift:7") == true)
  }
}

extension DefectTests {
  @Test(arguments: ["documented", "memory"])
  func `A case with a defect of the model does not conform, whatever its evidence`(
    _ evidence: String
  ) throws {
    let suite = suite(
      """
      screen A

      launch A
        android  A.onCreate A.onStart A.onResume
      home
        ios      -
      """, evidence: evidence)
    #expect(suite.findings.isEmpty)
    let chapter = try #require(suite.chapters.first?.chapter)
    let one = try #require(chapter.cases.first)
    let script = try #require(suite.script(at: "chapter#a-case"))
    var result = CaseResult(
      address: "chapter#a-case", path: chapter.path, chapterTitle: chapter.title.value,
      title: one.title.value, range: one.title.range, status: .pending,
      sources: one.citations.map(\.value))
    var rules = RuleBook([])
    CaseRun(script, newest).run(on: AndroidDriver.self, FailingDriver.self, &result, &rules)
    #expect(result.status == .failed)
    #expect(result.failures.map(\.kind) == [.defect])
    #expect(!SuiteResult(cases: [result], findings: [], selection: newest).isConforming)
  }
}

/// A driver whose model fails in its second step.
private struct FailingDriver: Driver {
  static let platform = Platform.ios
  private var steps = 0
  let device = 0

  static func plan(_ script: Script, _ objects: ObjectTable) throws(ScriptProblem) -> IOSPlan {
    try IOSDriver.plan(script, objects)
  }

  static func plan(_ plan: IOSPlan, asking properties: [String]) -> IOSPlan { plan }

  static func limitingCode(of plan: IOSPlan, to runs: Int) -> IOSPlan? { nil }

  static func version(_ number: Int, for plan: IOSPlan) -> IOSVersion {
    IOSDriver.version(number, for: plan)
  }

  static func coreCallbacks(of kind: Kind) -> [IOSCallback] {
    IOSDriver.coreCallbacks(of: kind)
  }

  static func machine(of lens: Lens, on version: Int) -> (any LensMachine<IOSEvent>)? {
    IOSDriver.machine(of: lens, on: version)
  }

  static func rules(of book: RuleBook) -> RuleSet<IOSEvent> { book.ios }

  init(_ plan: IOSPlan, _ objects: ObjectTable, version: IOSVersion, recordsMarks: Bool) {}

  static func input(_ command: Command, isMarked: Bool) -> IOSDriver.Input? {
    IOSDriver.input(command, isMarked: isMarked)
  }

  mutating func perform(_ inputs: [IOSDriver.Input]) -> StepRecord<IOSEvent> {
    steps += 1
    var record = StepRecord<IOSEvent>()
    if steps == 2 { record.problem = .defect("defect of the model at Model/File.swift:7: lost") }
    return record
  }

  var alerts: Int { 0 }

  func state(of reference: InstanceReference) -> String? { nil }

  func value(
    of path: String, on reference: InstanceReference, expecting expected: String
  ) -> String? { nil }

  var visibility: VisibilityTracker { VisibilityTracker() }
  var tasks: [[String]]? { nil }
}
