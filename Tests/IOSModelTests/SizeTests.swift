import IOSModel
import Testing

@Suite("A change of size")
struct SizeTests {
  private func parent() -> IOSApp {
    var parent = ControllerDeclaration(name: "A")
    parent.children = ["K"]
    return IOSApp(controllers: [parent], root: "A")
  }

  @Test("tells parents before children, of traits before size, and recreates nothing")
  func rotation() throws {
    var bench = Bench(app: parent())
    _ = try bench(.launch)
    bench.alsoWatching = [
      .willTransition, .viewWillTransition, .traitCollectionDidChange, .viewWillLayoutSubviews,
      .updateViewConstraints,
    ]
    #expect(
      try bench(.rotate)
        == "A.willTransition K.willTransition A.viewWillTransition K.viewWillTransition "
        + "A.traitCollectionDidChange K.traitCollectionDidChange "
        + "A.updateViewConstraints A.willLayout K.updateViewConstraints K.willLayout")
  }

  @Test("by turning an iPad changes no traits")
  func pad() throws {
    var bench = Bench(idiom: .pad, app: parent())
    _ = try bench(.launch)
    bench.alsoWatching = [.willTransition, .viewWillTransition, .traitCollectionDidChange]
    #expect(try bench(.rotate) == "A.viewWillTransition K.viewWillTransition")
    #expect(
      try bench(.resize(horizontal: .compact)).hasPrefix("A.willTransition K.willTransition"))
  }

  @Test("reaches a covered presenter as a layout when it returns")
  func covered() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .fullScreen))
    bench.alsoWatching = [.viewWillTransition, .viewWillLayoutSubviews]
    #expect(try bench(.rotate) == "A.viewWillTransition B.viewWillTransition B.willLayout")
    #expect(try bench(.back).contains("A.willAppear A.willLayout A.didAppear"))
  }

  @Test("that happens in the background is told once the app is in front, unless it was undone")
  func background() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    bench.alsoWatching = [.viewWillTransition]
    _ = try bench(.home)
    #expect(try bench(.rotate) == "")
    #expect(try bench(.returnToApp) == "A.viewWillTransition")
    _ = try bench(.home)
    _ = try bench(.rotate)
    _ = try bench(.rotate)
    #expect(try bench(.returnToApp) == "")
  }

  @Test("to another width is not possible for an app that is not on screen")
  func resizeInBackground() throws {
    var bench = Bench(app: .plain())
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.resize(horizontal: .compact)) }
    _ = try bench(.launch)
    _ = try bench(.home)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.resize(horizontal: .compact)) }
  }

  @Test("reaches a covered page only if its view has another size")
  func coveredPage() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    bench.alsoWatching = [.viewWillTransition, .viewWillLayoutSubviews]
    #expect(
      try bench(.rotate).hasPrefix(
        "N.viewWillTransition A.viewWillTransition B.viewWillTransition"))
    #expect(try bench(.rotate).hasPrefix("N.viewWillTransition B.viewWillTransition"))
    _ = try bench(.rotate)
    #expect(try bench(.back).contains("A.willLayout"))
  }

  @Test("is kept from a child whose parent lets it keep its size, and its traits are not")
  func keepsSize() throws {
    var app = parent()
    var child = ControllerDeclaration(name: "K")
    child.keepsSize = true
    app.controllers.append(child)
    var bench = Bench(app: app)
    _ = try bench(.launch)
    bench.alsoWatching = [
      .willTransition, .viewWillTransition, .sizeForChildContentContainer, .viewWillLayoutSubviews,
    ]
    #expect(
      try bench(.rotate)
        == "A.willTransition K.willTransition A.viewWillTransition "
        + "A.sizeForChildContentContainer A.willLayout")
  }

  @Test("reaches what is presented in a context, which is on screen as well")
  func context() throws {
    var a = ControllerDeclaration(name: "A")
    a.definesPresentationContext = true
    var app = IOSApp.stack()
    app.controllers[1] = a
    var bench = Bench(app: app)
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .currentContext))
    bench.alsoWatching = [.viewWillTransition]
    #expect(try bench(.rotate).hasSuffix("B.viewWillTransition"))
  }

  @Test("of a bar or an inset is a change of the safe area, and none of the window's size")
  func safeArea() throws {
    var bench = Bench(app: .stack())
    _ = try bench(.launch)
    bench.alsoWatching = [
      .willTransition, .viewWillTransition, .traitCollectionDidChange, .viewSafeAreaInsetsDidChange,
      .viewWillLayoutSubviews,
    ]
    #expect(
      try bench.code(.setAdditionalSafeAreaInsets)
        == "A.viewSafeAreaInsetsDidChange A.willLayout")
    #expect(
      try bench.code(.setNavigationBarHidden(true))
        == "A.viewSafeAreaInsetsDidChange N.willLayout A.willLayout")
    #expect(try bench.code(.setNavigationBarHidden(true)) == "")
  }
}
