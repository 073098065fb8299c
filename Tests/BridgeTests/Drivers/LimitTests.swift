@testable import Bridge
import Specification
import Testing

/// The largest value that is allowed, and the smallest that is too large, for limits that only the
/// platforms' rules define.
@Suite("Limits")
struct LimitTests {
  private static let tooDeep = "the script cannot be carried out: \(Limit.containment.complaint)"

  @Test(arguments: [
    ("controller", "ios", "viewDidLoad"), ("fragment", "android", "onCreate"),
  ])
  func `Objects can be nested up to a limit`(
    kind: String, platform: String, callback: String
  ) {
    func nested(_ depth: Int) -> String {
      let outermost = kind == "fragment" ? "activity C0" : "controller C0"
      let others = (1..<depth).map { "\(kind) C\($0) in C\($0 - 1)" }
      return ([outermost] + others + ["", "launch C0", "  \(platform) ... C0.\(callback) ..."])
        .joined(separator: "\n")
    }
    #expect(explanations(nested(Limit.containment.most)) == [])
    #expect(explanations(nested(Limit.containment.most + 1)) == [Self.tooDeep])
  }

  @Test func `A container cannot be nested deeper than objects`() {
    func nested(_ depth: Int) -> String {
      let others = (1..<depth).map { "navigation C\($0) viewControllers=C\($0 - 1)" }
      return (["controller C0"] + others + ["", "launch C\(depth - 1)", "  ios -"])
        .joined(separator: "\n")
    }
    #expect(explanations(nested(Limit.containment.most + 1)) == [Self.tooDeep])
  }

  @Test func `An object that contains itself is reported as such`() {
    for script in [
      "controller A in B\ncontroller B in A\n\nlaunch A\n  ios -",
      "navigation A viewControllers=B\nnavigation B viewControllers=A\n\nlaunch A\n  ios -",
      "controller A tabGroup=A\n\nlaunch A\n  ios -",
      "controller A tabGroup=B\ncontroller B tabGroup=C\ncontroller C tabGroup=A\n\nlaunch A\n  ios -",
    ] {
      #expect(
        explanations(script)
          == ["the script cannot be carried out: A is declared inside itself"])
    }
  }

  @Test func `An object creates a limited number of instances`() {
    let navigation = (1..<12).map { "navigation N\($0) viewControllers=N\($0 - 1),N\($0 - 1)" }
    let script = (["controller N0"] + navigation + ["", "launch N11", "  ios -"])
      .joined(separator: "\n")
    #expect(
      explanations(script)
        == ["the script cannot be carried out: \(Limit.instances.complaint)"])
  }

  @Test func `A script causes a limited number of events`() {
    func rotating(_ times: Int) -> String {
      let children = (1..<Limit.objects.most).map { "controller C\($0) in A" }
      let steps = Array(repeating: "rotate", count: times)
      return (["controller A"] + children + ["", "launch A"] + steps + ["  ios -"])
        .joined(separator: "\n")
    }
    #expect(explanations(rotating(50)) == [])
    #expect(explanations(rotating(Limit.commands.most - 1)) == [Limit.events.complaint])
  }

  @Test func `A pattern with braces is read in a limited number of ways at once`() {
    typealias Pattern = Expression<PatternMatchingTests.Letter>
    func members(_ count: Int) -> Pattern {
      .interleaved(
        (0..<count).map { member in
          .sequence(
            [.event(.init(letter: "a"))]
              + Array(repeating: .event(.init(letter: "b")), count: member)
              + [.event(.init(letter: "c"))])
        })
    }
    let events = Array("aaaaaaaaaa")
    #expect(!Automaton(members(8)).match(events).isTooAmbiguous)
    #expect(Automaton(members(16)).match(events).isTooAmbiguous)
  }

  @Test(.timeLimit(.minutes(2)))
  func `The time for long patterns grows linearly with their length`() {
    typealias Pattern = Expression<PatternMatchingTests.Letter>
    let letter = Pattern.event(.init(letter: "a"))
    let events = Array(repeating: Character("a"), count: 10)
    let optional = Pattern.sequence(Array(repeating: .optional(letter), count: 2000))
    #expect(Automaton(optional).match(events).disagreement == nil)
    let ellipses = Pattern.sequence(Array(repeating: .anything, count: 2000))
    #expect(Automaton(ellipses).match(events).disagreement == nil)
    let both = Pattern.sequence(
      (0..<1000).flatMap { _ in [Pattern.anything, .optional(letter)] } + [
        .event(.init(letter: "b"))
      ])
    #expect(Automaton(both).match(events).disagreement != nil)
  }
}
