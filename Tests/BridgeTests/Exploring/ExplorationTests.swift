@testable import Bridge
import IOSModel
import Specification
import Testing

@Suite("Exploring the differences between two versions")
struct ExplorationTests {
  private func explore(
    _ before: Int, _ after: Int, from start: String = "screen A; screen B; launch A",
    depth: Int = 1, withOwnVerbs own: Bool = false
  ) throws -> Exploration {
    try Exploration(
      from: start, on: .android, before, after, depth: depth, withOwnVerbs: own,
      showing: .notable)
  }

  @Test("The shortest script that shows a behaviour is found with its reason")
  func difference() throws {
    let exploration = try explore(27, 28)
    let first = try #require(exploration.differences.first)
    #expect(first.script == "screen A; screen B; launch A; open A")
    #expect(first.border.reasons.map(\.behaviour) == ["savesStateAfterStop"])
    #expect(!exploration.unseen.map(\.behaviour).contains("savesStateAfterStop"))
  }

  @Test("Versions that behave alike have no differences")
  func alike() throws {
    let exploration = try explore(21, 22, depth: 2)
    #expect(exploration.differences.isEmpty)
    #expect(exploration.unseen.isEmpty)
  }

  @Test("A device that has occurred before is not explored again")
  func states() throws {
    let shown = try explore(21, 22, from: "screen A; home", depth: 3).states
    #expect(shown.first == 1)
    #expect(shown[2] < shown[1] * shown[1])
    #expect(try explore(21, 22, from: "screen A; home", depth: 3).states == shown)
  }

  @Test("Every script that is shown makes the two differ in its last step, and not before")
  func minimal() throws {
    for difference in try explore(30, 31, depth: 2).differences {
      #expect(difference.border.changes.count == 1)
      let script = parsed(difference.script)
      #expect(difference.border.changes.first?.position == script.steps.count - 1)
    }
  }

  @Test("The reasons found by repeating the steps to a state are those of the whole script")
  func trials() throws {
    let start = try #require(ExploredScript("screen A; screen B; launch A; ask permission"))
    let alphabet = StepAlphabet(after: start, on: .android, own: false)
    let explored = try ExploredApp<AndroidDriver>(start, alphabet)
    let app = ComparedApp(
      explored, 27, 28, showing: ShownEvents(start.script, explored.objects, .notable))
    var trials = BehaviourTrials(
      app, after: start.script.steps.compactMap { AndroidDriver.inputs(of: $0) },
      suspects: app.after.differences(from: app.before))
    var sets: Set<[String]> = []
    for letter in alphabet.letters {
      let script = parsed(start.text(followedBy: [letter.text]))
      let changes = VariantChanges(
        of: Lineup(script, on: [27, 28], of: .android), showing: .notable)
      guard let border = changes.borders.first else { continue }
      let reasons = trials.reasons(for: AndroidDriver.inputs(of: letter.step) ?? [])
      #expect(reasons.map { "\($0)" } == border.reasons.map(\.behaviour), "\(letter.text)")
      sets.insert(border.reasons.map(\.behaviour))
    }
    #expect(sets.count > 1)
  }

  @Test("The app has what any step needs, and scripts that change it are left out")
  func app() throws {
    let start = try #require(ExploredScript("screen A; screen B"))
    let alphabet = StepAlphabet(after: start, on: .ios, own: false)
    func positions(_ steps: String...) throws -> [Int] {
      try steps.map { step in try #require(alphabet.letters.firstIndex { $0.text == step }) }
    }
    let ios = try ExploredApp<IOSDriver>(start, alphabet)
    #expect(ios.plan.app.controllers.contains { $0.kind == .alert })
    #expect(!ios.includes(try positions("home", "launch B")))
    #expect(ios.includes(try positions("home", "launch A", "launch B")))
    #expect(!ios.isAppFixed(by: try positions("home")))
    let android = try ExploredApp<AndroidDriver>(start, alphabet)
    #expect(android.includes(try positions("launch B")))
    #expect(android.isAppFixed(by: []))
  }

  @Test("The platform's own verbs are tried on request")
  func own() throws {
    let neutral = try explore(29, 30)
    let all = try explore(29, 30, withOwnVerbs: true)
    #expect(all.alphabet > neutral.alphabet)
    #expect(neutral.differences.allSatisfy { !$0.script.contains("android:") })
  }

  @Test("A script in which the two already differ is refused with the step")
  func different() {
    #expect(throws: ExplorationProblem.differsFromTheStart(step: "home")) {
      try explore(27, 28, from: "screen A; launch A; home")
    }
  }

  @Test("A search that would have to keep too many states is given up")
  func many() throws {
    var small = TreeSearch()
    try small.search(from: 1, depth: 4)
    #expect(small.states == [1, 2, 4, 8])
    var large = TreeSearch()
    #expect(throws: ExplorationProblem.tooManyStates(depth: 16)) {
      try large.search(from: 1, depth: 20)
    }
  }

  @Test("A script that leaves no room for the steps to try is refused")
  func full() throws {
    let steps = Array(repeating: "home; return", count: (Limit.commands.most - 2) / 2)
    let start = "screen A; launch A; " + steps.joined(separator: "; ")
    #expect(try explore(36, 37, from: start, depth: 1).alphabet > 0)
    #expect(throws: ExplorationProblem.scriptIsTooLong(depth: 2)) {
      try explore(36, 37, from: start, depth: 2)
    }
    #expect(throws: ExplorationProblem.scriptIsTooLong(depth: 2)) {
      try PlatformExploration(from: start, android: 37, ios: 27, depth: 2)
    }
  }

  @Test("A script that neither version can carry out is refused with the reason")
  func impossible() throws {
    let problem = #expect(throws: ExplorationProblem.self) {
      try explore(27, 28, from: "screen A; launch A; dismiss alert")
    }
    guard case .impossibleStart(let reason, let step)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(reason.contains("cannot be carried out"))
    #expect(step == "dismiss alert")
  }
}

/// A search in which every state has two followers.
private struct TreeSearch: BreadthFirstSearch {
  var states: [Int] = []
  var seen: Set<Int> = []

  mutating func expand(_ node: Int, into next: inout [Int], keeping keeps: Bool) {
    guard keeps else { return }
    for follower in [2 * node, 2 * node + 1] where seen.insert(follower).inserted {
      next.append(follower)
    }
  }
}
