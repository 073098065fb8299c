import IOSModel
import Testing

@Suite("A controller's view")
struct ViewTests {
  @Test("has its safe area when its controller is appearing, and reports changes from then on")
  func safeArea() throws {
    let script = CallbackScript(
      .allInstances(ofClass: "A"), .controller(.viewIsAppearing),
      do: [.view(.setAdditionalSafeAreaInsets)])
    var bench = Bench(17, app: .plain(scripts: [script]))
    bench.alsoWatching = [.viewSafeAreaInsetsDidChange, .viewIsAppearing, .viewWillLayoutSubviews]
    #expect(
      try bench(.launch)
        == "A.didLoad A.willAppear A.viewSafeAreaInsetsDidChange A.isAppearing "
        + "A.viewSafeAreaInsetsDidChange A.willLayout A.didAppear")
  }

  @Test("disappears when it is added to a view that is in no window")
  func hungElsewhere() throws {
    var parent = ControllerDeclaration(name: "A")
    parent.children = ["B"]
    var bench = Bench(app: IOSApp(controllers: [parent], root: "A"))
    _ = try bench(.launch)
    _ = try bench.code(.make(className: "C"))
    #expect(
      try bench.code(.containment(.addSubview(InstanceID("B"))), in: InstanceID("C"))
        == "C.didLoad B.willDisappear B.didDisappear")
    #expect(bench.device.value(of: .window, on: InstanceID("B")) == "nil")
  }
}

@Suite("A controller that has been dismissed")
struct MemoryTests {
  @Test("is retained by the app's own reference")
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
