import IOSModel
import Testing

@Suite("A tab bar controller")
struct TabTests {
  private let app = IOSApp(
    controllers: [ControllerDeclaration(name: "T", kind: .tabs(["A", "B", "C"], selected: 0))],
    root: "T")

  @Test("ends the new tab first only since iOS 18, for apps built for it")
  func order() throws {
    for (major, sdk, newEndsFirst) in [(17, 26, false), (18, 17, false), (18, 18, true)] {
      var bench = Bench(major, linkedSDK: sdk, app: app)
      _ = try bench(.launch)
      #expect(
        try bench(.tapTab(className: "B"))
          == "B.didLoad B.willAppear A.willDisappear "
          + (newEndsFirst ? "B.didAppear A.didDisappear" : "A.didDisappear B.didAppear"))
    }
  }

  @Test("loads only what it shows, and says nothing when the same tab is tapped")
  func lazy() throws {
    var bench = Bench(app: app)
    #expect(
      try bench(.launch)
        == "T.didLoad A.didLoad T.willAppear A.willAppear T.didAppear A.didAppear")
    #expect(bench.device.value(of: .view, on: InstanceID("B")) == "not loaded")
    bench.watchesEverythingElse = true
    #expect(
      try bench(.tapTab(className: "A")) == "tabBarControllerShouldSelect tabBarControllerDidSelect"
    )
  }

  @Test("loses no callback of a switch that another one overtakes")
  func overtaken() throws {
    var bench = Bench(app: app)
    _ = try bench(.launch)
    #expect(
      try bench(.tapTab(className: "B"), .tapTab(className: "C"))
        == "B.didLoad B.willAppear A.willDisappear B.didAppear A.didDisappear "
        + "C.didLoad C.willAppear B.willDisappear C.didAppear B.didDisappear")
  }
}
