import LifecycleCommand
import Testing

@Suite("lifecycle explore")
struct ExploreCommandTests {
  @Test("A difference is listed under its script with its changes, its reason and its frequency")
  func differences() {
    let run = CommandRun(
      "explore", "screen A; screen B; launch A", "--android", "27,28", "--depth", "1")
    #expect(run.code == .conforming)
    #expect(run.output.hasPrefix("Android 27 | 28\n  after 'screen A; screen B; launch A', within"))
    #expect(run.output.contains("\nscreen A; screen B; launch A; open A\n  open A: "))
    #expect(run.output.contains("because: onSaveInstanceState follows onStop"))
    #expect(run.output.contains("other scripts for the same reason"))
    #expect(run.output.contains("not shown by any of these scripts: "))
  }

  @Test("The examples of its help can be explored")
  func examples() throws {
    let explore = try #require(Subcommand.all.first { $0.name == "explore" })
    for example in explore.examples {
      // Every second piece between the quotes is a script.
      let pieces = example.line.split(separator: "'", omittingEmptySubsequences: false)
      var arguments: [String] = []
      for (position, piece) in pieces.enumerated() {
        arguments +=
          position.isMultiple(of: 2)
          ? piece.split(separator: " ").map(String.init) : [String(piece)]
      }
      let shallow = Array(arguments.dropFirst().prefix { $0 != "--depth" }) + ["--depth", "1"]
      let run = CommandRun(shallow)
      #expect(run.code == .conforming, "\(example.line): \(run.errors)")
    }
  }

  @Test("Without a script an app of two screens is used")
  func start() {
    let run = CommandRun("explore", "--ios", "12,13", "--depth", "1")
    #expect(run.output.contains("\nscreen A; screen B; part P in A; launch A\n"))
  }

  @Test("Versions without differences are not an error")
  func nothing() {
    let run = CommandRun("explore", "--android", "21,22", "--depth", "2")
    #expect(run.code == .conforming)
    #expect(run.output.contains("the two do not differ"))
  }

  @Test("JSON has the documented fields")
  func json() throws {
    let run = CommandRun(
      "explore", "screen A; screen B; launch A", "--android", "27,28", "--depth", "1", "--format",
      "json")
    #expect(run.code == .conforming)
    let fields = MachineDescription.fields(in: run.output)
    let described = try MachineDescription(of: "explore")
    let borders = try MachineDescription(of: "compare")
    #expect(fields.subtracting(described.words).subtracting(borders.words) == [])
    let ofPlatforms: Set = ["android", "ios", "divergences", "scriptedAlike", "unexplained"]
    #expect(described.fields.subtracting(fields) == ofPlatforms)
  }

  @Test("Markdown has a section for each script")
  func markdown() {
    let run = CommandRun(
      "explore", "screen A; screen B; launch A", "--android", "27,28", "--depth", "1", "--format",
      "markdown")
    #expect(run.output.contains("`screen A; screen B; launch A; open A`"))
  }

  private static let platforms = [
    "explore", "screen A; screen B; launch A", "--android", "34", "--ios", "18",
  ]

  @Test("The platforms are compared in neutral steps, each divergence under its first script")
  func platforms() {
    let run = CommandRun(Self.platforms + ["--depth", "1"])
    #expect(run.code == .conforming)
    #expect(run.output.hasPrefix("Android 34 | iOS 18\n  after 'screen A; screen B; launch A'"))
    #expect(run.output.contains("\nscreen A; screen B; launch A; open A\n  D2"))
    #expect(run.output.contains("declared divergences explain all differences"))
  }

  @Test("If the script gives the platforms different steps, that may be the reason")
  func scriptedDifferently() {
    let run = CommandRun(
      "explore", "screen A; screen B; launch A; android: start B", "--android", "34", "--ios",
      "18", "--depth", "1")
    #expect(run.code == .conforming)
    #expect(run.output.contains("scripted differently:\n  only Android says B.willHide here"))
    #expect(!run.output.contains("not explained"))
  }

  @Test("JSON of both platforms has the documented fields")
  func platformsAsJSON() throws {
    let run = CommandRun(Self.platforms + ["--depth", "1", "--format", "json"])
    #expect(run.code == .conforming)
    let fields = MachineDescription.fields(in: run.output)
    #expect(fields.subtracting(try MachineDescription(of: "explore").words) == [])
    #expect(fields.isSuperset(of: ["android", "ios", "divergences", "unexplained"]))
  }

  @Test("A script of declarations alone is explored from before the first launch")
  func declarations() {
    let run = CommandRun("explore", "screen A", "--ios", "12,27", "--depth", "1")
    #expect(run.code == .conforming)
    #expect(run.output.contains("screen A; launch A\n"))
  }

  @Test(
    "Input that cannot be explored is an error with advice",
    arguments: [
      (["explore"], "two versions"), (["explore", "--android", "27"], "two versions"),
      (["explore", "--android", "27,28", "--ios", "12,13"], "one platform"),
      (["explore", "--android", "27", "--ios", "12,13"], "one version of each"),
      (["explore", "--android", "27", "--ios", "12", "--own"], "leave out --own"),
      (["explore", "--android", "27,28", "--depth", "0"], "from 1 to"),
      (["explore", "launch A; home", "--android", "27,28"], "at 'home'; end the script before it"),
      (["explore", "launch A", "open B", "--android", "27,28"], "quote it"),
      (["explore", "launch A; dismiss alert", "--ios", "17,18"], "run there: 'dismiss alert':"),
      (
        ["explore", "versions android 28..; launch A", "--android", "27,28"],
        "does not run on Android 27, but on 28..37"
      ),
      (["explore", "activity A; launch A", "--android", "34", "--ios", "18"], "not run on iOS"),
      (["explore", "launch A; oben B", "--android", "27,28"], "oben"),
    ])
  func unusable(_ arguments: [String], _ message: String) {
    let run = CommandRun(arguments)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
