import IOSModel
import Lenses
import Testing

/// How the machines handle events that no script can cause.
@Suite struct LensTests {
  /// A lens over an app of one screen, on iOS.
  private static func run(_ name: String) throws -> LensRun<IOSEvent> {
    let lens = try #require(Lens.named(name))
    let machine = try #require(lens.onIOS)
    return LensRun(machine(26), app: LensApp(screens: ["A"]))
  }

  private static let screen = InstanceID("A")

  private static let launch: [IOSEvent] = [
    IOSEvent(.appDelegate, .appDelegate(.willFinishLaunchingWithOptions)),
    IOSEvent(.appDelegate, .appDelegate(.didFinishLaunchingWithOptions)),
    IOSEvent(.sceneDelegate(scene: 1), .sceneDelegate(.willConnectTo)),
    IOSEvent(.controller(screen), .controller(.initNibName)),
    IOSEvent(.controller(screen), .controller(.loadView)),
    IOSEvent(.controller(screen), .controller(.viewDidLoad)),
    IOSEvent(.controller(screen), .controller(.viewWillAppear)),
    IOSEvent(.sceneDelegate(scene: 1), .sceneDelegate(.sceneWillEnterForeground)),
    IOSEvent(.sceneDelegate(scene: 1), .sceneDelegate(.sceneDidBecomeActive)),
    IOSEvent(.controller(screen), .controller(.viewDidAppear)),
  ]

  private static func scene(_ callback: SceneDelegateCallback, of scene: Int = 1) -> IOSEvent {
    IOSEvent(.sceneDelegate(scene: scene), .sceneDelegate(callback))
  }

  @Test func `Flutter is not resumed if the activation is undone within the same turn`() throws {
    var flutter = try Self.run("flutter")
    _ = flutter.receive(Self.launch, turnEnds: [Self.launch.count])
    _ = flutter.receive([Self.scene(.sceneWillResignActive)], turnEnds: [1])
    let race = [Self.scene(.sceneDidBecomeActive), Self.scene(.sceneWillResignActive)]
    #expect(flutter.receive(race, turnEnds: [2]).map(\.name) == [])
    #expect(flutter.receive(race, turnEnds: [1, 2]).map(\.name) == ["resumed", "inactive"])
  }

  @Test func `The end of Unity's pause waits for a turn and precedes the next pause`() throws {
    var unity = try Self.run("unity")
    _ = unity.receive(Self.launch, turnEnds: [Self.launch.count])
    _ = unity.receive([Self.scene(.sceneWillResignActive)], turnEnds: [1])
    let race = [Self.scene(.sceneDidBecomeActive), Self.scene(.sceneWillResignActive)]
    let reported = unity.receive(race, turnEnds: [2])
    #expect(
      reported.map(\.name) == [
        "OnApplicationFocus", "OnApplicationFocus", "OnApplicationPause", "OnApplicationPause",
      ])
    #expect(reported.flatMap(\.arguments).map(\.value) == ["true", "false", "false", "true"])
  }

  @Test func `Several scenes share one app`() throws {
    var essenty = try Self.run("essenty")
    _ = essenty.receive(Self.launch, turnEnds: [])
    let second = [
      Self.scene(.willConnectTo, of: 2), Self.scene(.sceneWillEnterForeground, of: 2),
      Self.scene(.sceneDidBecomeActive, of: 2),
    ]
    #expect(essenty.receive(second, turnEnds: []).isEmpty)
    let leaving = [
      Self.scene(.sceneWillResignActive, of: 2), Self.scene(.sceneDidEnterBackground, of: 2),
    ]
    #expect(essenty.receive(leaving, turnEnds: []).isEmpty)
    let last = [Self.scene(.sceneWillResignActive), Self.scene(.sceneDidEnterBackground)]
    #expect(essenty.receive(last, turnEnds: []).map(\.name) == ["onPause", "onStop"])
  }

  @Test func `A view follows its own scene`() throws {
    var compose = try Self.run("compose")
    _ = compose.receive(Self.launch, turnEnds: [])
    let other = InstanceID("A", 2)
    let second = [
      Self.scene(.willConnectTo, of: 2), Self.scene(.sceneWillEnterForeground, of: 2),
      IOSEvent(.controller(other), .controller(.initNibName)),
      IOSEvent(.controller(other), .controller(.viewWillAppear)),
    ]
    // Without a container, it may be in either scene.
    #expect(compose.receive(second, turnEnds: []).map(\.name) == ["ON_CREATE"])
    let found = IOSEvent(
      .controller(other), .controller(.viewIsAppearing),
      arguments: [.init("view.window.windowScene", "2")])
    #expect(compose.receive([found], turnEnds: []).map(\.name) == ["ON_START"])
    let active = [Self.scene(.sceneDidBecomeActive, of: 2)]
    #expect(compose.receive(active, turnEnds: []).map(\.name) == ["ON_RESUME"])
  }

  @Test func `A window saves its state once, whether or not the app is asked separately`() throws {
    var maui = try Self.run("maui")
    _ = maui.receive(Self.launch, turnEnds: [])
    let leaving = [
      Self.scene(.sceneWillResignActive), Self.scene(.sceneDidEnterBackground),
      Self.scene(.stateRestorationActivity),
    ]
    #expect(
      maui.receive(leaving, turnEnds: []).map(\.name)
        == ["Deactivated", "Stopped", "Backgrounding"])
  }

  @Test func `A scene that reconnects has a new view`() throws {
    var phase = try Self.run("scenePhase")
    _ = phase.receive(Self.launch, turnEnds: [])
    _ = phase.receive(
      [
        Self.scene(.sceneWillResignActive), Self.scene(.sceneDidEnterBackground),
        Self.scene(.sceneDidDisconnect),
      ], turnEnds: [])
    let again = [
      Self.scene(.willConnectTo), Self.scene(.sceneWillEnterForeground),
      Self.scene(.sceneDidBecomeActive),
    ]
    #expect(phase.receive(again, turnEnds: []).map(\.name) == ["active"])
  }

  @Test func `A new process starts with a new machine`() throws {
    var essenty = try Self.run("essenty")
    let first = essenty.receive(Self.launch, turnEnds: []).map(\.name)
    #expect(first == ["onCreate", "onStart", "onResume"])
    #expect(essenty.receive(Self.launch, turnEnds: []).map(\.name) == first)
  }

  @Test func `A lens ignores a screen that the app does not have`() throws {
    let lens = try #require(Lens.named("compose"))
    let machine = try #require(lens.onIOS)
    var compose = LensRun(machine(26), app: LensApp(screens: ["B"]))
    #expect(compose.receive(Self.launch, turnEnds: []).isEmpty)
  }

  @Test func `Every lens and every word has an explanation and is listed once`() {
    #expect(Set(Lens.all.map(\.name)).count == Lens.all.count)
    for lens in Lens.all {
      #expect(lens.page.hasPrefix("https://"), "\(lens.name)")
      #expect(lens.summary.hasSuffix("."), "\(lens.name)")
      #expect(lens.onAndroid != nil || lens.onIOS != nil, "\(lens.name)")
      #expect(Set(lens.words.map(\.name)).count == lens.words.count, "\(lens.name)")
      for word in lens.words { #expect(word.summary.hasSuffix("."), "\(lens.name) \(word.name)") }
    }
  }
}
