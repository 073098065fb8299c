import IOSModel
import Testing

@Suite("A presentation")
struct PresentationTests {
  @Test("completes before a dismissal that was requested during it begins")
  func dismissedAtOnce() throws {
    var bench = Bench(
      app: .plain(
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "B"), .controller(.viewDidAppear),
            do: [.dismiss(animated: true)])
        ]))
    _ = try bench(.launch)
    #expect(
      try bench.code(.present(.new(className: "B"), style: .fullScreen, animated: true))
        == "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear "
        + "B.willDisappear A.willAppear A.didAppear B.didDisappear")
  }

  @Test(
    "of an alert has ended when the handler of its button runs, so that another can begin there")
  func alertHandler() throws {
    var app = IOSApp.plain(
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "W"), .controller(.actionHandler),
          calls: [.init(.present("B", .fullScreen), on: InstanceID("A"))])
      ])
    app.controllers.append(ControllerDeclaration(name: "W", kind: .alert))
    var bench = Bench(app: app)
    _ = try bench(.launch)
    _ = try bench.code(.present("W"))
    bench.alsoWatching = [.actionHandler]
    #expect(
      try bench(.tapAlertButton)
        == "W.willDisappear W.didDisappear W.actionHandler "
        + "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear")
  }

  @Test("is refused with a warning while the presenter is off screen or presents already")
  func refused() throws {
    var bench = Bench(
      app: .plain(
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "A"), .controller(.viewDidLoad), do: [.present("X")])
        ]))
    #expect(try bench(.launch) == "A.didLoad warning A.willAppear A.didAppear")
    _ = try bench.code(.present("B"))
    #expect(try bench.code(.present("C"), in: InstanceID("A")) == "warning")
    #expect(
      try bench(
        .appCode(.dismiss(animated: true), in: nil),
        .appCode(.present("C"), in: InstanceID("A")))
        == "B.willDisappear warning B.didDisappear")
  }

  @Test("of an active controller is an error, and a dismissal without a presentation is not")
  func errors() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .pageSheet))
    _ = try bench.code(.present("C", .pageSheet))
    #expect(
      try bench.code(.present(.existing(InstanceID("B")), style: nil, animated: true))
        == "crash NSInvalidArgumentException")
    var calm = Bench(app: .plain())
    _ = try calm(.launch)
    #expect(try calm.code(.dismiss(animated: true)) == "")
  }

  @Test("as a popover is dismissed by one tap beside it, and ignores a second until it has gone")
  func popoverTap() throws {
    var bench = Bench(idiom: .pad, app: .plain())
    _ = try bench(.launch)
    _ = try bench.code(.present(.new(className: "B"), style: .popover, animated: true))
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.tapOutsidePopover, .tapOutsidePopover)
    }
    #expect(try bench(.tapOutsidePopover) == "B.willDisappear B.didDisappear")
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.tapOutsidePopover) }
  }

  @Test("of an alert accepts one tap, and blocks taps on what is below it")
  func alertTappedTwice() throws {
    var bench = Bench(app: .plain(ControllerDeclaration(name: "L", kind: .alert)))
    _ = try bench(.launch)
    _ = try bench.code(.present("B", .formSheet))
    _ = try bench.code(.present("L"), in: InstanceID("B"))
    #expect(throws: ImpossibleStimulus.self) {
      _ = try bench(.tapAlertButton, .tapAlertButton)
    }
    #expect(try bench(.tapAlertButton) == "L.willDisappear L.didDisappear")
    #expect(bench.device.appearance(of: InstanceID("B")) == .appeared)
  }

  @Test("as a sheet rests at its detents, from iOS 15 on")
  func detents() throws {
    var sheet = ControllerDeclaration(name: "B")
    sheet.detents = [.large, .medium]
    var app = IOSApp.plain()
    app.controllers.append(sheet)
    for major in [14, 26] {
      var bench = Bench(major, app: app)
      _ = try bench(.launch)
      _ = try bench.code(.present(.new(className: "B"), style: .pageSheet, animated: true))
      guard major > 14 else {
        #expect(throws: ImpossibleStimulus.self) { _ = try bench(.dragSheetTo(.large)) }
        continue
      }
      bench.watchesEverythingElse = true
      // It rests at the smallest.
      #expect(try bench(.dragSheetTo(.medium)) == "")
      #expect(
        try bench(.dragSheetTo(.large))
          == "sheetPresentationControllerDidChangeSelectedDetentIdentifier")
    }
  }

  @Test("as a sheet is not attached to the edge of a phone in landscape, unless the app prefers it")
  func compactHeight() throws {
    for prefersEdge in [false, true] {
      var sheet = ControllerDeclaration(name: "B")
      sheet.prefersEdgeAttachedInCompactHeight = prefersEdge
      var app = IOSApp.plain()
      app.controllers.append(sheet)
      var bench = Bench(app: app)
      _ = try bench(.launch)
      _ = try bench.code(.present("B", .pageSheet))
      _ = try bench(.rotate)
      guard prefersEdge else {
        for stimulus in [IOSStimulus.dragSheet(.complete), .tapOutsideSheet] {
          #expect(throws: ImpossibleStimulus.self) { _ = try bench(stimulus) }
        }
        continue
      }
      #expect(try bench(.dragSheet(.complete)) == "B.willDisappear B.didDisappear")
    }
  }

  @Test("of a search shows as its results only the controller that the search was created with")
  func searchResults() throws {
    for results in [nil, "R"] {
      var owner = ControllerDeclaration(name: "A")
      owner.searchController = "S"
      let search = ControllerDeclaration(name: "S", kind: .search(results: results))
      var bench = Bench(app: IOSApp(controllers: [owner, search], root: "A"))
      _ = try bench(.launch)
      _ = try bench.code(.make(className: "B"))
      _ = try bench.code(.keep(InstanceID("B")), in: InstanceID("S"))
      _ = try bench(.tapSearchBar)
      let shown = results.map { "\($0).didLoad \($0).willAppear \($0).didAppear" } ?? ""
      #expect(try bench(.enterSearchText) == shown)
    }
  }
}
