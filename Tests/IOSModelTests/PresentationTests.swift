import IOSModel
import Testing

@Suite("A presentation")
struct PresentationTests {
  @Test("is over before a dismissal that was asked for in the middle of it begins")
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

  @Test("that removes the presenter's view ends the incoming side first", arguments: [true, false])
  func fullScreen(animated: Bool) throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    bench.alsoWatching = [.presentCompletion, .dismissCompletion, .deinit]
    #expect(
      try bench.code(.present(.new(className: "B"), style: .fullScreen, animated: animated))
        == "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear A.presentCompletion")
    #expect(bench.device.value(of: .window, on: InstanceID("A")) == "nil")
    #expect(
      try bench.code(.dismiss(animated: animated))
        == "B.willDisappear A.willAppear A.didAppear B.didDisappear B.dismissCompletion B.deinit")
    #expect(bench.device.value(of: .presentedViewController, on: InstanceID("A")) == "nil")
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

  @Test("is a sheet since iOS 13, unless the app was linked before")
  func automatic() throws {
    for (major, sdk, isSheet) in [(12, 26, false), (13, 12, false), (13, 13, true), (26, 26, true)]
    {
      var bench = Bench(major, linkedSDK: sdk, app: .plain())
      _ = try bench(.launch)
      #expect(
        try bench.code(.present("B"))
          == (isSheet
            ? "B.didLoad B.willAppear B.didAppear"
            : "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear"))
      #expect(
        try bench(.back)
          == (isSheet
            ? "B.willDisappear B.didDisappear"
            : "B.willDisappear A.willAppear A.didAppear B.didDisappear"))
    }
  }

  @Test("of a sheet follows the finger")
  func sheetDrag() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    _ = try bench.code(.present("B"))
    bench.alsoWatching = [.viewIsAppearing]
    #expect(try bench(.dragSheet(.begin)) == "B.willDisappear")
    #expect(try bench(.dragSheet(.cancel)) == "B.willAppear B.isAppearing B.didAppear")
    bench.watchesEverythingElse = true
    #expect(
      try bench(.dragSheet(.complete))
        == "presentationControllerShouldDismiss presentationControllerWillDismiss B.willDisappear B.didDisappear presentationControllerDidDismiss"
    )
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
}

extension PresentationTests {
  /// A presents B presents C.
  private func chain(_ style: ModalPresentationStyle) throws -> Bench {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    _ = try bench.code(.present("B", style))
    _ = try bench.code(.present("C", style))
    return bench
  }

  @Test("chain is dismissed from where it is asked for, with everything in front")
  func chains() throws {
    for (asked, gone) in [("C", "C"), ("B", "C")] {
      var bench = try chain(.fullScreen)
      #expect(
        try bench.code(.dismiss(animated: true), in: InstanceID(asked))
          == "\(gone).willDisappear B.willAppear B.didAppear \(gone).didDisappear")
    }
    var bench = try chain(.fullScreen)
    #expect(
      try bench.code(.dismiss(animated: true), in: InstanceID("A"))
        == "C.willDisappear A.willAppear A.didAppear C.didDisappear")
    #expect(bench.device.currentInstance(of: "B") == nil)
    var sheets = try chain(.pageSheet)
    let events = try sheets.code(.dismiss(animated: true), in: InstanceID("A"))
    for name in ["B", "C"] {
      #expect(events.contains("\(name).willDisappear") && events.contains("\(name).didDisappear"))
    }
    #expect(!events.contains("A."))
  }

  @Test("of an active controller is an error, and a dismissal of nothing is not")
  func errors() throws {
    var bench = try chain(.pageSheet)
    #expect(
      try bench.code(.present(.existing(InstanceID("B")), style: nil, animated: true))
        == "crash NSInvalidArgumentException")
    var calm = Bench(app: .plain())
    _ = try calm(.launch)
    #expect(try calm.code(.dismiss(animated: true)) == "")
  }

  @Test("may begin in the viewDidAppear of another")
  func inDidAppear() throws {
    var bench = Bench(
      app: .plain(
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "B"), .controller(.viewDidAppear), times: 1,
            do: [.present("C", .fullScreen)])
        ]))
    _ = try bench(.launch)
    #expect(
      try bench.code(.present("B", .fullScreen))
        == "B.didLoad A.willDisappear B.willAppear B.didAppear C.didLoad A.didDisappear "
        + "B.willDisappear C.willAppear C.didAppear B.didDisappear")
  }

  @Test("says who is being presented and dismissed, and for how long")
  func relations() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    func flagged(
      _ reaction: IOSReaction, _ flag: (IOSEvent.Relations) -> Bool
    ) -> [String] {
      reaction.events.compactMap { event in
        guard let relations = event.relations, flag(relations),
          case .controller(let id) = event.subject
        else { return nil }
        return "\(id).\(event.callback.name)"
      }
    }
    let presenting = try bench.device.perform(.appCode(.present("B", .fullScreen), in: nil))
    #expect(
      flagged(presenting, \.isBeingPresented)
        == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    _ = try bench.code(.present("C", .fullScreen))
    let covering = try bench.device.perform(.appCode(.dismiss(animated: true), in: nil))
    #expect(flagged(covering, \.isBeingPresented) == [])
    #expect(
      flagged(covering, \.isBeingDismissed) == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  @Test("of a sheet that must not go only reports the attempt")
  func stubbornSheets() throws {
    var modal = ControllerDeclaration(name: "B")
    modal.isModalInPresentation = true
    var refusing = ControllerDeclaration(name: "C")
    refusing.shouldDismiss = false
    var bench = Bench(app: .plain(modal, refusing))
    _ = try bench(.launch)
    bench.watchesEverythingElse = true
    _ = try bench.code(.present("B"))
    #expect(try bench(.dragSheet(.complete)) == "presentationControllerDidAttemptToDismiss")
    _ = try bench.code(.dismiss(animated: true))
    _ = try bench.code(.present("C"))
    #expect(
      try bench(.dragSheet(.complete))
        == "presentationControllerShouldDismiss presentationControllerDidAttemptToDismiss")
  }

  @Test("as a popover is dismissed by one tap beside it, and not by a second before it has gone")
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

  @Test("of an alert takes one tap, and none for what lies under it")
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

  @Test("as a sheet rests at the detents that it has, from iOS 15 on")
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
      // The smallest is where it rests.
      #expect(try bench(.dragSheetTo(.medium)) == "")
      #expect(
        try bench(.dragSheetTo(.large))
          == "sheetPresentationControllerDidChangeSelectedDetentIdentifier")
    }
  }

  @Test("of a search shows as its results only the controller that the search was made with")
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
