import IOSModel
import Testing

@Suite("The orientation of the interface")
struct OrientationTests {
  private static let watched: Set<ControllerCallback> = [
    .willTransition, .viewWillTransition, .traitCollectionDidChange, .viewWillLayoutSubviews,
  ]

  private func controller(
    _ name: String, _ mask: InterfaceOrientationMask?, _ style: ModalPresentationStyle? = nil
  ) -> ControllerDeclaration {
    var controller = ControllerDeclaration(name: name)
    controller.supportedInterfaceOrientations = mask
    controller.modalPresentationStyle = style
    return controller
  }

  private func stage(ios major: Int = 26, _ controllers: ControllerDeclaration...) -> Bench {
    var bench = Bench(major, app: IOSApp(controllers: controllers, root: "A"))
    bench.alsoWatching = Self.watched
    return bench
  }

  @Test("is that of the device at launch, if the app's own list contains it")
  func held() throws {
    var app = IOSApp(controllers: [controller("A", .landscape)], root: "A")
    let plain = "A.didLoad A.willAppear A.willLayout A.didAppear"
    var held = Bench(app: app)
    held.alsoWatching = Self.watched
    #expect(try held(.rotate) == "")
    #expect(try held(.launch) == plain)
    app.supportedInterfaceOrientations = .landscape
    var listed = Bench(app: app)
    listed.alsoWatching = Self.watched
    #expect(try listed(.launch) == plain)
  }

  @Test("is decided by the root, and not by what it contains")
  func children() throws {
    var parent = ControllerDeclaration(name: "A")
    parent.children = ["K"]
    var bench = stage(parent, controller("K", .portrait))
    bench.alsoWatching.insert(.supportedInterfaceOrientations)
    #expect(try !bench(.launch).contains("supported"))
    #expect(
      try bench(.rotate).hasPrefix(
        "A.willTransition K.willTransition A.viewWillTransition K.viewWillTransition"))
  }

  @Test("is decided by the delegate of a container, unless the container's class overrides")
  func delegate() throws {
    let kinds: [(ControllerDeclaration.Kind, String)] = [
      (.navigation(stack: ["K"]), "navigationControllerSupportedInterfaceOrientations"),
      (.tabs(["K"], selected: 0), "tabBarControllerSupportedInterfaceOrientations"),
      (.pages(["K"], transition: .scroll), "pageViewControllerSupportedInterfaceOrientations"),
      (
        .split(primary: "K", secondary: "L", compact: nil),
        "splitViewControllerSupportedInterfaceOrientations"
      ),
    ]
    for (kind, question) in kinds {
      var container = ControllerDeclaration(name: "A", kind: kind)
      container.orientationsByDelegate = .portrait
      var bench = stage(container, controller("K", .landscape), controller("L", nil))
      bench.watchesEverythingElse = true
      #expect(try bench(.launch).contains(question))
      #expect(try bench(.rotate) == question)
      container.supportedInterfaceOrientations = .portrait
      var overriding = stage(container, controller("K", nil), controller("L", nil))
      overriding.watchesEverythingElse = true
      #expect(try !overriding(.launch).contains(question))
      #expect(try overriding(.rotate) == "")
    }
  }

  @Test("is decided by a presentation that fills the screen, which rotates it and back")
  func presentation() throws {
    for style in [ModalPresentationStyle.fullScreen, .overFullScreen] {
      var bench = stage(controller("A", .portrait), controller("B", .landscape, style))
      _ = try bench(.launch)
      let shown = try bench.code(.present("B"))
      #expect(shown.contains("B.willLayout"))
      #expect(!shown.contains("ransition"))
      #expect(shown.contains("A.willLayout") == (style == .overFullScreen))
      #expect(try bench(.rotate) == "")
      let gone = try bench.code(.dismiss(animated: true))
      #expect(gone.contains("A.willLayout") == (style == .overFullScreen))
      #expect(!gone.contains("ransition"))
    }
  }

  @Test("is not decided by a sheet or a controller in a context")
  func sheet() throws {
    for style in [ModalPresentationStyle.pageSheet, .currentContext, .popover] {
      var bench = stage(controller("A", .portrait), controller("B", .landscape, style))
      bench.alsoWatching.insert(.supportedInterfaceOrientations)
      _ = try bench(.launch)
      #expect(try !bench.code(.present("B")).contains("B.supported"))
      #expect(try bench(.rotate) == "A.supportedInterfaceOrientations")
    }
  }

  @Test("is determined again when the app requests it")
  func update() throws {
    for (major, word) in [(15, ""), (16, "A.willTransition A.viewWillTransition")] {
      var bench = stage(ios: major, controller("A", .portrait))
      _ = try bench(.launch)
      bench.alsoWatching.subtract([.viewWillLayoutSubviews, .traitCollectionDidChange])
      #expect(try bench.code(.interface(.setSupportedInterfaceOrientations(.landscape))) == "")
      #expect(try bench.code(.interface(.attemptRotationToDeviceOrientation)) == word)
      #expect(try bench(.rotate).isEmpty == (major == 16))
    }
    var old = stage(ios: 15, controller("A", .portrait))
    _ = try old(.launch)
    #expect(throws: ImpossibleStimulus.self) {
      _ = try old.code(.interface(.setNeedsUpdateOfSupportedInterfaceOrientations))
    }
  }
}
