import IOSModel
import Testing

@Suite("A classic split controller")
struct ClassicSplitTests {
  private func bench(
    _ idiom: IOSVersion.Idiom, ios major: Int = 26,
    primary: ControllerDeclaration.Kind = .navigation(stack: ["A"]),
    collapsesSecondary: Bool = false, orientations: InterfaceOrientationMask = .all
  ) throws -> Bench {
    var split = ControllerDeclaration(
      name: "S", kind: .split(primary: "N", secondary: "D", compact: nil))
    split.split.collapsesSecondary = collapsesSecondary
    var app = IOSApp(
      controllers: [split, ControllerDeclaration(name: "N", kind: primary)], root: "S")
    app.supportedInterfaceOrientations = orientations
    var bench = Bench(major, idiom: idiom, app: app)
    _ = try bench(.launch)
    return bench
  }

  @Test("shows a detail beside the primary if there is room, and over it if there is not")
  func showDetail() throws {
    for (major, told) in [
      (18, "E.didLoad D.willDisappear D.didDisappear E.willAppear E.didAppear"),
      (
        26,
        """
        N.willDisappear A.willDisappear D.willDisappear N.willAppear A.willAppear E.didLoad E.willAppear \
        N.didAppear A.didAppear D.didDisappear E.didAppear
        """
      ),
    ] {
      var pad = try bench(.pad, ios: major)
      #expect(pad.device.appearance(of: InstanceID("D")) == .appeared)
      #expect(try pad.code(.showDetail(.new(className: "E"))) == told)
      #expect(pad.device.currentInstance(of: "D") == nil)
    }
    var phone = try bench(.phone, collapsesSecondary: true)
    #expect(phone.device.value(of: .view, on: InstanceID("D")) == "not loaded")
    #expect(
      try phone.code(.showDetail(.new(className: "E")))
        == "E.didLoad A.willDisappear E.willAppear A.didDisappear E.didAppear")
  }

  @Test("shows as a detail what its primary's stack goes on listing, and comes back with it")
  func listedTwice() throws {
    for major in [12, 15, 26] {
      var pad = try bench(.pad, ios: major, primary: .navigation(stack: ["A", "B"]))
      _ = try pad.code(.show(.existing(InstanceID("B"))), in: InstanceID("S"))
      _ = try pad.code(.present("E", .fullScreen))
      #expect(try pad.code(.dismiss(animated: true)).contains("B.didAppear E.didDisappear"))
    }
  }

  @Test("notifies a column that moves to the other's stack of the new width once")
  func movedWithinTheChange() throws {
    var pad = try bench(.pad)
    pad.alsoWatching = [.traitCollectionDidChange]
    for width in [SizeClass.compact, .regular] {
      let told = try pad(.resize(horizontal: width)).split(separator: " ")
      #expect(told.filter { $0 == "D.traitCollectionDidChange" }.count == 1)
    }
  }

  /// The events of a change to a width, which on iOS 26 leaves the secondary controller visible.
  private func told(of width: SizeClass, ios major: Int) -> String {
    switch (width, major) {
    case (.compact, 26): "A.willDisappear A.didDisappear"
    case (_, 26): "A.willAppear A.didAppear"
    case (.compact, _):
      "D.willDisappear D.didDisappear A.willDisappear D.willAppear A.didDisappear D.didAppear"
    default: "D.willDisappear A.willAppear D.didDisappear A.didAppear D.willAppear D.didAppear"
    }
  }

  @Test("collapses and expands with the width, during the change", arguments: [18, 26])
  func collapse(ios major: Int) throws {
    var pad = try bench(.pad, ios: major)
    #expect(try pad(.resize(horizontal: .compact)) == told(of: .compact, ios: major))
    #expect(pad.device.value(of: .parent, on: InstanceID("D")) == "N")
    #expect(try pad(.resize(horizontal: .regular)) == told(of: .regular, ios: major))
    #expect(pad.device.value(of: .parent, on: InstanceID("D")) == "S")
    #expect(pad.device.value(of: .viewControllers, on: InstanceID("N")) == "A")
  }

  @Test(
    "collapses and expands for a snapshot in the background, if the release takes one",
    arguments: [18, 26])
  func picture(ios major: Int) throws {
    var pad = try bench(.pad, ios: major)
    #expect(
      try pad(.home)
        == [.compact, .regular].map { told(of: $0, ios: major) }.joined(separator: " "))
    #expect(pad.device.value(of: .parent, on: InstanceID("D")) == "S")
    #expect(pad.device.value(of: .viewControllers, on: InstanceID("N")) == "A")
    #expect(try pad(.returnToApp) == "")
    var upright = try bench(.pad, ios: major, orientations: .portrait)
    #expect(try upright(.home) == "")
    var phone = try bench(.phone, ios: major)
    #expect(try phone(.home) == "")
  }

  @Test("takes no snapshot in the background on old releases of iOS")
  func noPicture() throws {
    var old = try bench(.pad, ios: 15)
    #expect(try old(.home) == "")
  }

  @Test("keeps a secondary controller that has no stack to move to, or that its delegate discards")
  func keepSecondary() throws {
    for collapsesSecondary in [true, false] {
      var pad = try bench(
        .pad, primary: collapsesSecondary ? .navigation(stack: ["A"]) : .plain,
        collapsesSecondary: collapsesSecondary)
      #expect(try pad(.resize(horizontal: .compact)) == "D.willDisappear D.didDisappear")
      #expect(try pad(.resize(horizontal: .regular)) == "D.willAppear D.didAppear")
    }
  }

  @Test("delays expanding until a transition of the stack ends")
  func expandDuringTransition() throws {
    var pad = try bench(.pad)
    _ = try pad(.resize(horizontal: .compact))
    _ = try pad(.swipeBack(.begin))
    _ = try pad(.resize(horizontal: .regular))
    #expect(pad.device.value(of: .viewControllers, on: InstanceID("S")) == "N")
    _ = try pad(.swipeBack(.cancel))
    #expect(pad.device.value(of: .viewControllers, on: InstanceID("S")) == "N D")
    #expect(pad.device.appearance(of: InstanceID("D")) == .appeared)
    #expect(pad.device.appearance(of: InstanceID("A")) == .appeared)
  }
}

@Suite("A split controller of the column style")
struct ColumnSplitTests {
  private func bench(
    _ idiom: IOSVersion.Idiom, compact: String? = nil, _ mode: SplitDisplayMode = .automatic,
    top: SplitColumn? = nil, on version: Int = 26
  ) throws -> Bench {
    var split = ControllerDeclaration(
      name: "S", kind: .split(primary: "A", secondary: "D", compact: compact))
    split.split.style = .doubleColumn
    split.split.preferredDisplayMode = mode
    split.split.topColumnForCollapsing = top
    var bench = Bench(
      version, idiom: idiom,
      app: IOSApp(
        controllers: [split, ControllerDeclaration(name: "A"), ControllerDeclaration(name: "D")],
        root: "S"))
    _ = try bench(.launch)
    return bench
  }

  /// The events without those of the stacks that UIKit creates around the columns.
  private func ownCode(_ events: String) -> String {
    events.split(separator: " ").filter { !$0.hasPrefix("UINavigationController") }
      .joined(separator: " ")
  }

  @Test("shows the columns of its display mode, and others on request")
  func displayMode() throws {
    var pad = try bench(.pad, on: 18)
    #expect(pad.device.value(of: .view, on: InstanceID("A")) == "not loaded")
    #expect(
      ownCode(try pad.code(.container(.showColumn(.primary)), in: InstanceID("D")))
        == "A.didLoad A.willAppear A.didAppear")
    #expect(
      ownCode(try pad.code(.container(.hideColumn(.primary)), in: InstanceID("D")))
        == "A.willDisappear A.didDisappear")
    #expect(try pad.code(.container(.hideColumn(.secondary)), in: InstanceID("D")) == "")
    let upright = try bench(.pad)
    #expect(upright.device.appearance(of: InstanceID("A")) == .appeared)
    let both = try bench(.pad, .oneBesideSecondary)
    #expect(both.device.appearance(of: InstanceID("A")) == .appeared)
  }

  @Test("puts its columns onto the primary's stack, up to the one that is to be on top")
  func collapse() throws {
    var phone = try bench(.phone)
    #expect(phone.device.appearance(of: InstanceID("D")) == .appeared)
    #expect(
      ownCode(try phone(.back))
        == "D.willDisappear A.willAppear D.didDisappear A.didAppear")
    #expect(
      ownCode(try phone.code(.container(.showColumn(.secondary))))
        == "A.willDisappear D.willAppear A.didDisappear D.didAppear")
    let primary = try bench(.phone, top: .primary, on: 18)
    #expect(primary.device.appearance(of: InstanceID("A")) == .appeared)
    #expect(primary.device.value(of: .view, on: InstanceID("D")) == "not loaded")
  }

  @Test("takes its columns back when it expands")
  func expand() throws {
    var pad = try bench(.pad, .oneBesideSecondary)
    _ = try pad(.resize(horizontal: .compact))
    #expect(pad.device.appearance(of: InstanceID("A")) == .disappeared)
    #expect(pad.device.appearance(of: InstanceID("D")) == .appeared)
    _ = try pad(.resize(horizontal: .regular))
    #expect(pad.device.appearance(of: InstanceID("A")) == .appeared)
    #expect(pad.device.appearance(of: InstanceID("D")) == .appeared)
  }

  @Test("shows only its compact column, and keeps the others")
  func compact() throws {
    var older = try bench(.pad, compact: "C", .oneBesideSecondary, on: 18)
    #expect(
      ownCode(try older(.resize(horizontal: .compact)))
        == """
        A.willDisappear A.didDisappear D.willDisappear D.didDisappear C.didLoad C.willAppear \
        C.didAppear
        """)
    var pad = try bench(.pad, compact: "C", .oneBesideSecondary)
    #expect(pad.device.value(of: .view, on: InstanceID("C")) == "not loaded")
    #expect(
      ownCode(try pad(.resize(horizontal: .compact)))
        == """
        C.didLoad C.willAppear D.willDisappear D.didDisappear A.willDisappear C.didAppear \
        A.didDisappear
        """)
    #expect(pad.device.value(of: .viewControllers, on: InstanceID("S")) == "C")
    _ = try pad(.resize(horizontal: .regular))
    #expect(pad.device.appearance(of: InstanceID("C")) == .disappeared)
    #expect(pad.device.appearance(of: InstanceID("D")) == .appeared)
  }
}
