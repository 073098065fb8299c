import Bridge
import Specification
import Testing

/// Values that the language accepts although no object of the platform can have them.
@Suite struct ValueTests {
  /// The columns of the failures of a script that cannot be carried out.
  private func columns(_ script: String) -> [Int]? {
    run(script, on: newest)?.failures.filter { $0.kind == .impossibleStep }.map(\.range.column)
  }

  @Test(arguments: ["targetSdk=0", "targetSdk=38"])
  func `An app targets one existing release`(setting: String) {
    let script = "activity A\n\nlaunch A\n  state A resumed\n"
    #expect(columns("device android \(setting)\n" + script) == [16])
    #expect(columns("device android targetSdk=27\n" + script) == [])
  }

  @Test(arguments: ["linkedSDK=11", "linkedSDK=19", "linkedSDK=28"])
  func `An app is linked with an existing SDK`(setting: String) {
    let script = "controller A\n\nlaunch A\n  state A appeared\n"
    #expect(columns("device ios \(setting)\n" + script) == [12])
    #expect(columns("device ios linkedSDK=18\n" + script) == [])
  }

  @Test(arguments: ["launchMode=singleTop|singleTask", "taskAffinity=a,b", "maxAspectRatio=nan"])
  func `An attribute that takes one value refuses others`(attribute: String) {
    #expect(columns("activity A \(attribute)\n\nlaunch A\n  state A resumed\n") == [12])
  }

  @Test(arguments: [
    ("fragment F in A orientation=portrait", "layout"),
    ("fragment F in A containerView=withoutId", "layout"),
    ("activity F clearTop", "splitPair"), ("activity F stickyPlaceholder", "splitPlaceholder"),
  ])
  func `An attribute that refines another needs it`(declaration: String, basis: String) {
    let failures = run(
      "activity A\n\(declaration)\n\nlaunch A\n  android never F.onCreate\n", on: newest)?.failures
    #expect(
      failures?.map(\.explanation) == [
        "the script cannot be carried out: "
          + "'\(Self.name(in: declaration))' needs '\(basis)', which is missing"
      ])
  }

  /// The name of the last attribute.
  private static func name(in declaration: String) -> Substring {
    (declaration.split(separator: " ").last ?? "").prefix { $0 != "=" }
  }

  @Test(arguments: [
    (Platform.android, "activity A", "start A action=a,b"),
    (Platform.android, "activity A\nfragment F in A notAdded", "commit add F container=main|side"),
    (Platform.ios, "controller A\ncontroller C", "present C style=pageSheet|formSheet"),
  ])
  func `An argument that takes one value refuses others`(
    platform: Platform, declarations: String, step: String
  ) {
    let name = platform.rawValue
    let failures = run(
      "\(declarations)\n\nlaunch A\n\(name): \(step)\n  \(name) -\n", on: newest)?.failures
    #expect(
      failures?.contains { $0.explanation.contains("takes one value, not 2") } == true)
  }

  @Test func `An argument of a call in a callback refuses several values`() {
    let script = "activity A\non A.onResume once: start A action=a,b\n\nlaunch A\n"
    #expect(columns(script + "  state A resumed\n") == [21])
  }

  @Test func `Endless code has no suggestion`() {
    let failures = run(
      "activity A\non A.onCreate: start A\n\nlaunch A\n  state A resumed\n", on: newest)?.failures
    #expect(
      failures?.map(\.explanation) == [
        "this step cannot be carried out: the app never becomes idle after this: "
          + "its code keeps itself busy"
      ])
  }
}
