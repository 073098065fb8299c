import IOSModel
import Testing

@Suite("A second window")
struct SecondWindowTests {
  @Test("cannot be touched while it is hidden, and makes the one below key when it goes")
  func hidden() throws {
    var owner = ControllerDeclaration(name: "A")
    owner.hasEditButton = true
    let app = IOSApp(controllers: [owner, ControllerDeclaration(name: "B")], root: "A")
    var bench = Bench(app: app)
    _ = try bench(.launch)
    _ = try bench.code(.window(.makeKeyAndVisible(.new(className: "B"))))
    _ = try bench.code(.window(.hide(InstanceID("B"))))
    _ = try bench.code(.window(.makeKey(InstanceID("B"))))
    _ = try bench(.tapEditButton)
    #expect(bench.device.value(of: .isEditing, on: InstanceID("A")) == "true")
    _ = try bench.code(.window(.discard(InstanceID("B"))))
    #expect(bench.device.value(of: .isKeyWindow, on: InstanceID("A")) == "true")
  }

  @Test("becomes key when it is touched, since iOS 14, unless it is hidden")
  func touched() throws {
    for (major, isKey) in [(13, "false"), (14, "true")] {
      var bench = Bench(major, app: .plain(ControllerDeclaration(name: "B")))
      _ = try bench(.launch)
      _ = try bench.code(.window(.show(.new(className: "B"))))
      #expect(try bench(.touchWindow(InstanceID("B"))) == "")
      #expect(bench.device.value(of: .isKeyWindow, on: InstanceID("B")) == isKey)
      _ = try bench.code(.window(.hide(InstanceID("B"))))
      #expect(throws: ImpossibleStimulus.self) {
        try bench.device.perform(.touchWindow(InstanceID("B")))
      }
    }
  }

  @Test("can be touched if it alone is visible, whether or not it is key")
  func withoutKey() throws {
    var owner = ControllerDeclaration(name: "A")
    owner.hasEditButton = true
    var bench = Bench(app: IOSApp(controllers: [owner], root: "A"))
    _ = try bench(.launch)
    _ = try bench.code(.window(.hide(InstanceID("A"))))
    _ = try bench.code(.window(.show(.existing(InstanceID("A")))))
    #expect(bench.device.value(of: .isKeyWindow, on: InstanceID("A")) == "false")
    _ = try bench(.tapEditButton)
    #expect(bench.device.value(of: .isEditing, on: InstanceID("A")) == "true")
  }

  @Test("is hidden through a variable that holds the newest window, or none")
  func ifMade() throws {
    var bench = Bench(app: .plain(ControllerDeclaration(name: "B")))
    _ = try bench(.launch)
    #expect(try bench.code(.window(.discardIfMade(rootClass: "B"))) == "")
    _ = try bench.code(.window(.show(.new(className: "B"))))
    _ = try bench.code(.window(.show(.new(className: "B"))))
    let hidden = try bench.code(.window(.hideIfMade(rootClass: "B")))
    #expect(hidden == "B#2.willDisappear B#2.didDisappear")
    #expect(bench.device.appearance(of: InstanceID("B")) == .appeared)
    _ = try bench.code(.window(.discardIfMade(rootClass: "B")))
    #expect(bench.device.value(of: .isDeallocated, on: InstanceID("B", 2)) == "true")
    _ = try bench.code(.window(.discardIfMade(rootClass: "B")))
    #expect(bench.device.value(of: .isDeallocated, on: InstanceID("B")) == "true")
  }

  @Test("gives its root to another window")
  func moves() throws {
    var bench = Bench(app: .plain(ControllerDeclaration(name: "B")))
    _ = try bench(.launch)
    _ = try bench.code(.window(.show(.new(className: "B"))))
    let moved = try bench.code(.setWindowRoot(.existing(InstanceID("B"))), in: InstanceID("A"))
    #expect(moved.contains("A.didDisappear"))
    #expect(bench.device.appearance(of: InstanceID("A")) == nil)
    #expect(bench.device.appearance(of: InstanceID("B")) == .appeared)
    #expect(bench.device.value(of: .isKeyWindow, on: InstanceID("B")) == "true")
  }

  @Test("rotates with the device, and exists without scenes, too")
  func withoutScenes() throws {
    var app = IOSApp.plain(ControllerDeclaration(name: "B"))
    app.usesScenes = false
    var bench = Bench(12, app: app)
    bench.alsoWatching = [.viewWillTransition]
    _ = try bench(.launch)
    _ = try bench.code(.window(.makeKeyAndVisible(.new(className: "B"))))
    #expect(try bench(.rotate) == "A.viewWillTransition B.viewWillTransition")
    #expect(try bench(.home) == "")
  }
}
