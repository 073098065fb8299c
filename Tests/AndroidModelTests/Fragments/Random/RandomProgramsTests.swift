import AndroidModel
import Testing

/// Random programs keep the rules that every program keeps.
struct RandomProgramsTests {
  #if DEBUG
    private static let count: UInt64 = 300
  #else
    private static let count: UInt64 = 10_000
  #endif

  @Test(arguments: FragmentRelease.allCases)
  func `random programs break no rule and are repeatable`(release: FragmentRelease) {
    var crashes = 0
    var calls = 0
    for seed in 1...Self.count {
      var program = RandomProgram(seed: seed, release: release)
      program.run()
      var again = RandomProgram(seed: seed, release: release)
      again.run()
      #expect(program == again, "seed \(seed)")
      #expect(program.violations == [], "seed \(seed)")
      #expect(illegalCallbacks(in: program, of: release) == [], "seed \(seed)")
      if program.crash != nil { crashes += 1 }
      calls += program.events.count
    }
    // Most programs must run to their end; otherwise they test little.
    #expect(crashes < Int(Self.count) / 4)
    #expect(calls > Int(Self.count) * 50)
  }

  private func illegalCallbacks(
    in program: RandomProgram, of release: FragmentRelease
  ) -> [String] {
    var followed: [InstanceID: CallbackAlternation] = [:]
    var violations: [String] = []
    for (index, event) in program.events.enumerated() {
      if program.endedAt.contains(index) { followed.removeAll() }
      guard event.mark == .entered, case .fragment(let id) = event.subject,
        case .fragment(let callback) = event.callback
      else { continue }
      let new = CallbackAlternation(
        isRetained: id.className == "R",
        mayKeepView: id.className == "L" && !release.has(.hasStateManager))
      followed[id, default: new].follow(callback)
    }
    for (id, alternation) in followed.sorted(by: { $0.key < $1.key }) {
      violations += alternation.violations.map { "\(id).\($0)" }
      if program.mustHaveEnded(id), alternation.isAttached {
        violations.append("\(id) stays attached")
      }
    }
    return violations
  }
}
