import IOSModel
import Testing

@Suite("A navigation controller")
struct NavigationTests {
  @Test("lets the user choose a page from the back button's menu since iOS 14")
  func backMenu() throws {
    let chosen = IOSStimulus.chooseInBackMenu(InstanceID("A"))
    var earlier = Bench(13, app: .stack())
    _ = try earlier(.launch)
    _ = try earlier.code(.push("B"))
    #expect(throws: ImpossibleStimulus.self) { _ = try earlier(chosen) }
    var bench = Bench(14, app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    #expect(
      try bench(chosen) == "B.willDisappear A.willAppear B.didDisappear A.didAppear")
  }

  @Test("has no back button without its bar")
  func withoutBar() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench.code(.container(.setNavigationBarHidden(true)))
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.back) }
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.chooseInBackMenu(InstanceID("A")))
    }
    _ = try bench.code(.container(.setNavigationBarHidden(false)))
    #expect(try bench(.back) == "B.willDisappear A.willAppear B.didDisappear A.didAppear")
  }

  @Test(
    "notifies a page of its removal also while it appears", arguments: [true, false])
  func takenOffOnTheWay(animated: Bool) throws {
    let popsItself = CallbackScript(
      .allInstances(ofClass: "B"), .controller(.viewWillAppear),
      do: [.container(.pop(animated: animated))])
    var bench = Bench(app: .stack(scripts: [popsItself]))
    _ = try bench(.launch)
    bench.alsoWatching = [.deinit]
    let told = try bench.code(.push("B", animated: true))
    #expect(
      told
        == "B.didLoad A.willDisappear B.willAppear A.didDisappear B.didAppear "
        + "B.willDisappear A.willAppear B.didDisappear A.didAppear B.deinit")
  }

  @Test("that is gone before its first page begins to appear tells its delegate nothing more")
  func deallocatedInItsLayout() throws {
    let nested = ControllerDeclaration(name: "M", kind: .navigation(stack: ["R"]))
    var app = IOSApp.plain(
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "R"), .controller(.viewWillAppear),
          do: [.containment(.unembed(InstanceID("M")))])
      ])
    app.controllers.append(nested)
    var bench = Bench(app: app)
    _ = try bench(.launch)
    bench.alsoWatching = [.deinit]
    bench.watchesEverythingElse = true
    let told = try bench.code(.containment(.embed(.new(className: "M"))))
    #expect(
      told
        == "M.didLoad M.willAppear R.didLoad R.willAppear M.deinit "
        + "R.willDisappear R.didDisappear R.deinit")
  }

  @Test("accepts no swipe while its bar is hidden")
  func hiddenBar() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench.code(.container(.setNavigationBarHidden(true)))
    #expect(throws: ImpossibleStimulus.self) { try bench(.swipeBack(.complete)) }
    _ = try bench.code(.container(.setNavigationBarHidden(false)))
    #expect(
      try bench(.swipeBack(.complete)) == "B.willDisappear A.willAppear B.didDisappear A.didAppear")
  }

  @Test("has no toolbar for a page that hides the bar at the bottom")
  func toolbar() throws {
    var page = ControllerDeclaration(name: "D")
    page.hidesBottomBarWhenPushed = true
    var app = IOSApp.stack()
    app.controllers.append(page)
    var bench = Bench(app: app)
    bench.alsoWatching = [.viewSafeAreaInsetsDidChange]
    _ = try bench(.launch)
    let change = "A.viewSafeAreaInsetsDidChange"
    #expect(try bench.code(.container(.setToolbarHidden(false))) == change)
    #expect(try bench.code(.container(.setToolbarHidden(false))) == "")
    _ = try bench.code(.push("D"))
    #expect(try bench.code(.container(.setToolbarHidden(true))) == "")
    #expect(try bench.code(.container(.pop(animated: true))).contains(change))
    _ = try bench.code(.push("B"))
    #expect(try bench.code(.container(.setToolbarHidden(false))) == "B.viewSafeAreaInsetsDidChange")
    #expect(try bench.code(.container(.setToolbarHidden(true))) == "B.viewSafeAreaInsetsDidChange")
    let popped = try bench.code(.container(.pop(animated: true)))
    #expect(!popped.contains(change))
  }

  @Test("offers no way back from a page that hides the back button")
  func hiddenBackButton() throws {
    var page = ControllerDeclaration(name: "D")
    page.hidesBackButton = true
    page.hasBackAction = true
    var app = IOSApp.stack()
    app.controllers.append(page)
    var bench = Bench(app: app)
    _ = try bench(.launch)
    _ = try bench.code(.push("D"))
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.back) }
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.swipeBack(.complete)) }
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.chooseInBackMenu(InstanceID("A")))
    }
    _ = try bench.code(.push("B"))
    #expect(
      try bench(.swipeBack(.complete)) == "B.willDisappear D.willAppear B.didDisappear D.didAppear")
  }

  @Test("does not notify buried controllers, and releases them when the transition begins")
  func popToRoot() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench.code(.push("C"))
    bench.alsoWatching = [.deinit]
    #expect(
      try bench.code(.container(.popToRoot(animated: true)))
        == "C.willDisappear A.willAppear B.deinit C.didDisappear A.didAppear C.deinit")
  }
}

extension NavigationTests {
  @Test("loads nothing until it is in a window")
  func offWindow() throws {
    var bench = Bench(
      app: .plain(ControllerDeclaration(name: "N", kind: .navigation(stack: ["R"]))))
    _ = try bench(.launch)
    bench.alsoWatching = [.willMove, .didMove]
    #expect(
      try bench.code(.present("N"))
        == "R.willMove(N) N.didLoad N.willAppear R.didLoad R.willAppear N.didAppear R.didAppear R.didMove(N)"
    )
  }

  @Test("loads only the top of a new stack, and the others when they are revealed")
  func setViewControllers() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    #expect(
      try bench.code(
        .container(
          .setViewControllers(
            [.existing(InstanceID("A")), .new(className: "B"), .new(className: "C")], animated: true
          )))
        == "C.didLoad A.willDisappear C.willAppear A.didDisappear C.didAppear")
    #expect(bench.device.value(of: .view, on: InstanceID("B")) == "not loaded")
    #expect(
      try bench(.back) == "B.didLoad C.willDisappear B.willAppear C.didDisappear B.didAppear")
  }

  @Test("throws when popping to a page that it does not contain, until iOS 18")
  func strangeTarget() throws {
    for (major, end) in [(18, "crash NSInternalInconsistencyException"), (26, "")] {
      var bench = Bench(major, app: .stack())
      _ = try bench(.launch)
      _ = try bench.code(.make(className: "X"))
      #expect(try bench.code(.container(.popTo(InstanceID("X"), animated: true))) == end)
    }
  }

  @Test("does nothing when its root is popped, and offers no way back from it")
  func rootPop() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    let before = bench.device
    #expect(try bench.code(.container(.pop(animated: true))) == "")
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.back) }
    #expect(bench.device == before)
  }

  @Test("performs a second push after the first")
  func nestedPush() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    #expect(
      try bench(.appCode(.push("B"), in: nil), .appCode(.push("C"), in: InstanceID("N")))
        == "B.didLoad A.willDisappear B.willAppear A.didDisappear B.didAppear "
        + "C.didLoad B.willDisappear C.willAppear B.didDisappear C.didAppear")
  }

  @Test("does not wait once it has left the screen and its stack has changed there")
  func changedOffScreen() throws {
    let stack = ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"]))
    let tabs = ControllerDeclaration(name: "T", kind: .tabs(["N", "X"], selected: 0))
    let inStack = InstanceID("N")
    let leave = CallbackScript(
      .allInstances(ofClass: "A"), .controller(.viewDidAppear),
      calls: [
        .init(.push("B"), on: inStack),
        .init(.container(.selectTab(className: "X")), on: InstanceID("T")),
      ])
    var bench = Bench(
      app: IOSApp(controllers: [tabs, stack], scripts: [leave], root: "T"))
    _ = try bench(.launch)
    _ = try bench.code(.push("C", animated: false), in: inStack)
    _ = try bench.code(.push("D"), in: inStack)
    #expect(bench.device.value(of: .viewControllers, on: inStack) == "A B C D")
  }

  @Test("ignores a page that was pushed and popped before it could become visible")
  func poppedUnseen() throws {
    var stack = ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"]))
    stack.overrides = [.navigationBarShouldPop]
    let code = CallbackScript(
      .allInstances(ofClass: "B"), .controller(.didReceiveMemoryWarning),
      do: [.push("C", animated: false), .container(.pop(animated: false))])
    var bench = Bench(app: IOSApp(controllers: [stack], scripts: [code], root: "N"))
    bench.watchesEverythingElse = true
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench(.memoryWarning)
    let told = try bench.code(.container(.popToRoot(animated: true)))
    #expect(told.contains("A.didAppear"))
    #expect(!told.contains("navigationBarShouldPop"))
  }
}
