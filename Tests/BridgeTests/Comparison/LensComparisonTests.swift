import Specification
import Testing

@testable import Bridge

@Suite struct LensComparisonTests {
  private static func reports(
    _ text: String, _ names: String..., android: Int? = nil
  ) -> [[LensRow]] {
    Comparison(of: parsed(text), android: android, lenses: names).steps.map(\.reports)
  }

  private static func words(_ entries: [TraceEntry]?) -> String? {
    entries?.map(\.description).joined(separator: " ")
  }

  @Test func `Each step has what each framework reports on both platforms`() {
    let steps = Self.reports("launch A; home", "flutter", "compose")
    #expect(steps.count == 2)
    #expect(steps[1].map(\.name) == ["flutter", "compose"])
    #expect(Self.words(steps[1][0].android) == "inactive hidden paused")
    #expect(Self.words(steps[1][0].ios) == "inactive hidden paused")
    #expect(Self.words(steps[1][1].android) == "A.ON_PAUSE A.ON_STOP")
  }

  @Test func `A framework reports nothing on a platform where it does not run`() {
    let steps = Self.reports("launch A; android: finish A", "scenePhase", "skip")
    #expect(steps[0][0].android == nil)
    #expect(Self.words(steps[0][0].ios) == "active")
    #expect(steps[0][1].ios == nil)
    #expect(steps[1][0].ios == nil)
  }

  @Test func `The arguments of a word are reported`() {
    let steps = Self.reports("launch A; shade", "capacitor")
    #expect(Self.words(steps[1][0].ios) == "appStateChange(isActive: false)")
    #expect(Self.words(steps[1][0].android) == "")
  }

  @Test func `A framework can distinguish versions that are alike for the app`() {
    let script = "launch A; shade"
    #expect(
      Self.words(Self.reports(script, "sdl", android: 23)[1][0].android)
        == "WILL_ENTER_BACKGROUND DID_ENTER_BACKGROUND")
    #expect(Self.words(Self.reports(script, "sdl", android: 24)[1][0].android) == "")
  }

  /// The framework's own observer is told once, whatever others there are.
  @Test(arguments: ["compose", "essenty", "process-lifecycle", "screens"])
  func `Observers that the app's code adds change nothing about what a framework reports`(
    _ name: String
  ) {
    func words(_ reactions: String) -> [String?] {
      let text = "activity A\nfragment F in A\n\(reactions)\nlaunch A\nhome"
      return Self.reports(text, name).map { Self.words($0.first?.android) }
    }
    let alone = words("")
    #expect(alone.count == 2 && alone.allSatisfy { $0?.isEmpty == false })
    #expect(words("on A.onCreate: addObserver o\non F.onCreate: addObserver p\n") == alone)
  }

  @Test func `A line that does not hold names the framework and what it reported`() throws {
    let result = try #require(
      run(
        """
        screen A

        launch A
        home
          flutter  inactive paused
        """, on: newest))
    #expect(result.failures.map(\.kind) == [.lensEvents, .lensEvents])
    #expect(result.failures.first?.actual.map(\.name) == ["inactive", "hidden", "paused"])
    #expect(result.failures.first?.explanation.contains("'flutter'") == true)
  }
}
