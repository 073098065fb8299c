@testable import Bridge
import Specification
import Testing

@Suite("Exploring the differences between the platforms")
struct PlatformExplorationTests {
  private func explore(
    from start: String = "screen A; screen B; launch A", depth: Int
  ) throws -> PlatformExploration {
    try PlatformExploration(from: start, android: 37, ios: 27, depth: depth)
  }

  @Test("A divergence is found with the first of the shortest scripts that end with it")
  func occurrences() throws {
    let exploration = try explore(depth: 2)
    let scripts = Dictionary(
      uniqueKeysWithValues: exploration.occurrences.map { ($0.divergence.id, $0.script) })
    #expect(scripts["D2"] == "screen A; screen B; launch A; open A")
    #expect(scripts["D10"] == "screen A; screen B; launch A; home; launch A")
  }

  @Test("A step is judged as in a comparison of the whole script")
  func judgement() throws {
    for occurrence in try explore(depth: 2).occurrences {
      let comparison = Comparison(
        of: parsed(occurrence.script), android: 37, ios: 27, showing: .core)
      #expect(comparison.steps.last?.divergences.contains(occurrence.divergence.id) == true)
    }
  }

  @Test("A pair of devices that has occurred before is not explored again")
  func states() throws {
    let exploration = try explore(from: "screen A; rotate", depth: 3)
    #expect(exploration.states.first == 1)
    #expect(exploration.states[2] < exploration.states[1] * exploration.states[1])
    #expect(try explore(from: "screen A; rotate", depth: 3) == exploration)
  }

  @Test("A difference that nothing explains is listed with its script")
  func unexplained() throws {
    // A step that Android alone has been given makes the two differ for no declared reason.
    let start = "screen A; screen B; launch A; android: start B"
    let exploration = try explore(from: start, depth: 1)
    #expect(!exploration.unexplained.isEmpty)
    for one in exploration.unexplained {
      let steps = Comparison(of: parsed(one.script), android: 37, ios: 27, showing: .core).steps
      #expect(steps.last?.differences.filter(\.divergences.isEmpty) == one.differences)
    }
  }

  @Test("A script that one platform cannot carry out is refused with the reason")
  func impossible() {
    #expect(throws: ExplorationProblem.self) {
      try explore(from: "screen A; launch A; dismiss alert", depth: 1)
    }
  }
}
