import IOSModel
import Testing

@Suite("A controller's view")
struct ViewTests {
  private let a = InstanceID("A")

  @Test("loads once, whatever asks for it, and again only after it was set to nil")
  func once() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    bench.alsoWatching = [.loadView]
    #expect(try bench.code(.loadViewIfNeeded) == "")
    _ = try bench.code(.push("B"))
    _ = try bench.code(.setView(isNil: true), in: a)
    #expect(bench.device.value(of: .view, on: a) == "not loaded")
    #expect(
      try bench(.back)
        == "A.loadView A.didLoad B.willDisappear A.willAppear B.didDisappear A.didAppear")
  }

  @Test("is laid out between its controller's willAppear and didAppear, safe area first")
  func layout() throws {
    var bench = Bench(12, app: .plain())
    bench.alsoWatching = [
      .loadView, .viewLayoutMarginsDidChange, .viewSafeAreaInsetsDidChange, .viewIsAppearing,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]
    #expect(
      try bench(.launch)
        == "A.loadView A.didLoad A.willAppear A.viewLayoutMarginsDidChange "
        + "A.viewSafeAreaInsetsDidChange A.willLayout A.didLayout A.didAppear")
    #expect(try bench.code(.setNeedsLayout) == "A.willLayout A.didLayout")
  }

  @Test("has its safe area when its controller is appearing, and tells of a change from there on")
  func safeArea() throws {
    let script = CallbackScript(
      .allInstances(ofClass: "A"), .controller(.viewIsAppearing),
      do: [.setAdditionalSafeAreaInsets])
    var bench = Bench(17, app: .plain(scripts: [script]))
    bench.alsoWatching = [.viewSafeAreaInsetsDidChange, .viewIsAppearing, .viewWillLayoutSubviews]
    #expect(
      try bench(.launch)
        == "A.didLoad A.willAppear A.viewSafeAreaInsetsDidChange A.isAppearing "
        + "A.viewSafeAreaInsetsDidChange A.willLayout A.didAppear")
  }

  @Test("is appearing once in each appearance since iOS 13")
  func isAppearing() throws {
    for (major, sdk, isCalled) in [(12, 26, false), (13, 16, false), (13, 17, true)] {
      var bench = Bench(major, linkedSDK: sdk, app: .stack())
      bench.alsoWatching = [.viewIsAppearing]
      #expect(try bench(.launch).contains("A.willAppear A.isAppearing N.didAppear") == isCalled)
      _ = try bench.code(.push("B"))
      let popped = try bench(.back)
      #expect(popped.contains("A.isAppearing B.didDisappear A.didAppear") == isCalled)
    }
  }

  @Test("has a window from its controller's appearance to its disappearance")
  func window() throws {
    var bench = Bench(app: .stack())
    #expect(bench.device.value(of: .window, on: a) == nil)
    _ = try bench(.launch)
    #expect(bench.device.value(of: .window, on: a) == "set")
    _ = try bench.code(.push("B"))
    #expect(bench.device.value(of: .window, on: a) == "nil")
    #expect(bench.device.value(of: .view, on: a) == "loaded")
  }

  @Test("moves nobody's appearance by being hidden")
  func hidden() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    #expect(try bench.code(.setHidden(a, true)) == "")
  }
}

@Suite("A window")
struct WindowTests {
  @Test("that gets another root sends the old one away and lets go of it")
  func replaced() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    bench.alsoWatching = [.deinit]
    let events = try bench.code(.setWindowRoot(.new(className: "B")))
    #expect(
      events.split(separator: " ").filter { $0.hasPrefix("A.") }
        == ["A.willDisappear", "A.didDisappear", "A.deinit"])
    #expect(
      events.split(separator: " ").filter { $0.hasPrefix("B.") }
        == ["B.didLoad", "B.willAppear", "B.didAppear"])
  }

  @Test("keeps an old root that presents something")
  func leak() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    _ = try bench.code(.present("M"))
    _ = try bench.code(.setWindowRoot(.new(className: "B")))
    #expect(bench.device.currentInstance(of: "A") == InstanceID("A"))
    #expect(bench.device.currentInstance(of: "M") == InstanceID("M"))
  }
}

@Suite("Memory")
struct MemoryTests {
  @Test("runs short for every live controller, on screen or not, and unloads nothing")
  func warning() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(
      .setViewControllers(
        [.existing(InstanceID("A")), .new(className: "B"), .new(className: "C")], animated: false))
    bench.alsoWatching = [.didReceiveMemoryWarning]
    #expect(
      try bench(.memoryWarning)
        == "A.didReceiveMemoryWarning N.didReceiveMemoryWarning B.didReceiveMemoryWarning "
        + "C.didReceiveMemoryWarning")
    #expect(bench.device.value(of: .view, on: InstanceID("A")) == "loaded")
  }

  @Test("is kept by the app's own reference")
  func retained() throws {
    var kept = ControllerDeclaration(name: "B")
    kept.isRetainedByApp = true
    var bench = Bench(app: .plain(kept))
    _ = try bench(.launch)
    _ = try bench.code(.present("B"))
    _ = try bench(.back)
    #expect(bench.device.value(of: .isDeallocated, on: InstanceID("B")) == "false")
    #expect(
      try bench.code(.present(.existing(InstanceID("B")), style: nil, animated: true))
        == "B.willAppear B.didAppear")
    #expect(bench.device.value(of: .isDeallocated, on: InstanceID("B", 2)) == nil)
  }
}
