import Testing

@testable import AndroidModel

/// The table of intermediate states from the platform's own `TransactionExecutorTests`.
struct LifecyclePathTests {
  private static let letters: [Character: ActivityLifecycleState] = [
    "0": .preCreate, "C": .created, "S": .started, "R": .resumed, "P": .paused, "T": .stopped,
    "D": .destroyed,
  ]

  /// The start state, followed by the paths to C, S, R, P, T, D. `r` is the restart.
  private static let table: [(from: Character, paths: [String])] = [
    ("0", ["C", "CS", "CSR", "CSRP", "CSRPT", "CSRPTD"]),
    ("C", ["", "S", "SR", "SRP", "SRPT", "SRPTD"]),
    ("S", ["RPTDC", "", "R", "RP", "T", "RPTD"]),
    ("R", ["PTDC", "PTrS", "", "P", "PT", "PTD"]),
    ("P", ["TDC", "TrS", "R", "", "T", "TD"]),
    ("T", ["DC", "rS", "rSR", "rSRP", "", "D"]),
    ("D", ["C", "CS", "CSR", "CSRP", "CSRPT", ""]),
  ]

  private static func version(_ api: Int) -> AndroidVersion {
    AndroidVersion(api: api, targetSDK: api)
  }

  @Test(arguments: AndroidVersion.supported)
  func `every pair of states has the platform's path`(api: Int) throws {
    for row in Self.table {
      let start = try #require(Self.letters[row.from])
      for (target, path) in zip("CSRPTD", row.paths) {
        let end = try #require(Self.letters[target])
        let expected = row.from == "S" && target == "T" && 28...29 ~= api ? "RPT" : path
        let hops = try #require(LifecyclePath(from: start, to: end, on: Self.version(api)))
        #expect(hops.count == expected.count)
        #expect(
          Array(hops)
            == expected.map { $0 == "r" ? .restart : .enter(Self.letters[$0] ?? .preCreate) },
          "\(row.from) to \(target)")
      }
    }
  }

  @Test func `no path leads back to before the creation`() {
    for state in ActivityLifecycleState.allCases where state != .preCreate {
      #expect(LifecyclePath(from: state, to: .preCreate, on: Self.version(36)) == nil)
    }
  }

  @Test func `a new intent is delivered in the closest state without destruction`() {
    let expected: [(ActivityLifecycleState, ActivityLifecycleState)] = [
      (.resumed, .paused), (.paused, .paused), (.started, .started), (.stopped, .started),
      (.created, .started), (.preCreate, .started), (.destroyed, .started),
    ]
    for (state, place) in expected {
      #expect(
        LifecyclePath.closestBeforeResume(from: state, on: Self.version(36))
          == place)
    }
  }
}
