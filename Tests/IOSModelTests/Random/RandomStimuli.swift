import IOSModel
import TestSupport

/// Picks stimuli for an app with containers of every kind, from a seed.
struct RandomStimuli {
  private var random: SplitMix
  let version: IOSVersion
  private(set) var app: IOSApp

  private static let names = ["A", "B", "C", "K", "M"]
  private static let containers = ["N", "T", "P", "S", "L", "U", "W"]

  /// Where the app has code; this also affects the choice of stimuli.
  private let place: RandomCode.Place?

  /// - Parameter place: where the app has code; nil for code at random places.
  init(seed: UInt64, code place: RandomCode.Place? = nil) {
    self.place = place
    random = SplitMix(seed: seed)
    let major = IOSVersion.supported.randomElement(using: &random) ?? IOSVersion.newest
    version = IOSVersion(
      major: major, linkedSDK: Bool.random(using: &random) ? major : IOSVersion.newest,
      idiom: random.chance(3) ? .pad : .phone)
    app = Self.app(on: major, root: (["A"] + Self.containers).randomElement(using: &random) ?? "A")
    if random.chance(3) { app = Self.withTransitions(app, on: major) }
    if let place {
      place.prepare(&app, &random)
      for _ in 0..<4 { app.scripts.append(script(in: place)) }
    } else if random.chance(3) {
      for _ in 0..<3 { app.scripts.append(script()) }
    }
  }

  /// Code of a random controller or delegate, which makes calls on itself or on one of the
  /// containers.
  private mutating func script(in place: RandomCode.Place) -> CallbackScript {
    let callback = pick(place.callbacks)
    let target: CallbackScript.Target =
      switch callback {
      case .sceneDelegate: .sceneDelegate()
      case .appDelegate: .appDelegate
      default: .allInstances(ofClass: pick(Self.names + Self.containers))
      }
    let receiver = random.chance(3) ? InstanceID(pick(Self.containers)) : nil
    var script = CallbackScript(
      target, callback, times: random.chance(3) ? 3 : 1, calls: [.init(action(), on: receiver)])
    script.isAsync = random.chance(8)
    return script
  }

  /// Code that requests another change in the middle of the current one.
  private mutating func script() -> CallbackScript {
    let callback = pick([
      ControllerCallback.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .willMove, .didMove, .viewDidLayoutSubviews,
    ])
    return CallbackScript(
      .allInstances(ofClass: pick(Self.names + Self.containers)), .controller(callback), times: 1,
      do: [action()])
  }

  /// An app with what the release supports.
  private static func app(on major: Int, root: String) -> IOSApp {
    var parent = ControllerDeclaration(name: "K")
    parent.children = ["A"]
    var manual = ControllerDeclaration(name: "M")
    manual.forwardsAppearance = false
    manual.children = ["B"]
    var columns = ControllerDeclaration(
      name: "L",
      kind: .split(
        primary: "M", supplementary: major < 14 ? nil : "N", secondary: "C", compact: nil,
        inspector: "B"))
    if major >= 14 { columns.split.style = .tripleColumn }
    var drawn = ControllerDeclaration(name: "B")
    drawn.hasOwnViewClass = true
    var group = ControllerDeclaration(name: "G")
    group.tabGroup = ["B", "C"]
    group.managingNavigationController = "Q"
    var grouped = ControllerDeclaration(name: "W", kind: .tabs(["A", "G"], selected: 0))
    grouped.providesTabs = major >= 18
    var app = IOSApp(
      controllers: [
        ControllerDeclaration(name: "A"), drawn,
        ControllerDeclaration(name: "C"), parent, manual,
        ControllerDeclaration(name: "N", kind: .navigation(stack: ["A"])),
        ControllerDeclaration(name: "T", kind: .tabs(["N", "B", "K"], selected: 0)),
        ControllerDeclaration(name: "P", kind: .pages(["A", "B", "C"], transition: .scroll)),
        ControllerDeclaration(name: "S", kind: .split(primary: "N", secondary: "B", compact: nil)),
        columns, group, grouped,
        ControllerDeclaration(name: "Q", kind: .navigation(stack: [])),
        ControllerDeclaration(
          name: "U", kind: .tabs(["A", "B", "C", "K", "M", "N"], selected: 0)),
      ], root: root)
    app.supportsMultipleScenes = true
    return app
  }

  /// All delegates provide their own animators, some of them driven by a gesture; one controller
  /// can search, and another hosts a SwiftUI view.
  private static func withTransitions(_ app: IOSApp, on major: Int) -> IOSApp {
    var app = app
    for position in app.controllers.indices {
      let isDriven = position % 2 == 0
      app.controllers[position].transitioningDelegate =
        isDriven ? TransitionObject.allCases : [.animator]
      app.controllers[position].delegateTransitions =
        isDriven ? TransitionObject.ofContainers : [.animator]
    }
    app.controllers[1].searchController = "R"
    app.controllers[2].hostsRootView = major >= 13
    app.controllers.append(ControllerDeclaration(name: "R", kind: .search(results: "C")))
    app.scripts = [
      CallbackScript(
        .allInstances(ofClass: "A"), .controller(.viewWillAppear),
        do: [.animateAlongsideTransition, .notifyWhenInteractionChanges])
    ]
    return app
  }

  /// Stimuli that the device can usually accept.
  mutating func next(_ device: IOSDevice) -> [IOSStimulus] {
    let stimuli = oneOrTwo(device)
    var trial = device
    return (try? trial.perform(stimuli)) == nil ? oneOrTwo(device) : stimuli
  }

  /// One stimulus, or two without settling in between.
  private mutating func oneOrTwo(_ device: IOSDevice) -> [IOSStimulus] {
    if random.chance(15) {
      return [.appCode(.view(.setView(isNil: true)), in: instance(device))]
    }
    let first = one(device)
    return random.chance(4) ? [first, one(device)] : [first]
  }

  private mutating func one(_ device: IOSDevice) -> IOSStimulus {
    if let place, random.chance(3) { return pick(place.stimuli) }
    let motion = Gesture.allCases.randomElement(using: &random) ?? .complete
    switch Int.random(in: 0..<30, using: &random) {
    case 0: return .launch
    case 1, 2: return .back
    case 3: return .swipeBack(motion)
    case 4:
      return pick([
        .dragSheet(motion), .dragTransition(motion), .tapOutsidePopover, .tapOutsideSheet,
        .swipeColumns, .tapDimmedColumn,
      ])
    case 5: return .swipePage(forward: Bool.random(using: &random), motion)
    case 6: return .tapTab(className: pick(["N", "B", "K"]))
    case 7:
      return random.chance(2)
        ? pick([.tapMore, .editTabs, .finishEditingTabs(changed: true)])
        : .tapTab(className: pick(["N", "B", "M", "G", "C"]))
    case 8: return pick([.home, .lock, .otherAppToFront, .openAppSwitcher])
    case 9: return pick([.returnToApp, .unlock, .closeAppSwitcher])
    case 10:
      return pick([
        .interruption(begins: true), .interruption(begins: false), .askPermission,
        .answerPermission,
      ])
    case 11:
      return pick([
        .rotate, .resizeStatusBar, .resize(horizontal: .compact), .resize(horizontal: .regular),
        .toggleDarkMode,
      ])
    case 12:
      return pick([
        .memoryWarning, .receiveNotification, .open(.url), .open(.failedHandoff),
        .disconnectScene(), .tapSearchBar,
      ])
    case 13:
      return random.chance(4)
        ? pick([.terminateBySystem, .swipeAway]) : pick([.back, .enterSearchText, .cancelSearch])
    case 14: return aboutScenes()
    default: return .appCode(action(device), in: random.chance(3) ? instance(device) : nil)
    }
  }

  private mutating func action(_ device: IOSDevice) -> AppAction {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .containment(.unembed(instance(device)))
    case 1:
      return random.chance(4)
        ? window(device, .new(className: pick(Self.names + Self.containers))) : action()
    case 2: return onViews(of: instance(device))
    default: return action()
    }
  }

  /// An action that names no instance.
  private mutating func action() -> AppAction {
    let animated = Bool.random(using: &random)
    let new = AppAction.Operand.new(className: pick(Self.names))
    let any = AppAction.Operand.new(className: pick(Self.names + Self.containers))
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: return .container(.push(new, animated: animated))
    case 3, 4:
      return .present(
        any, style: ModalPresentationStyle.allCases.randomElement(using: &random),
        animated: animated)
    case 5, 6: return .dismiss(animated: animated)
    case 7: return .container(.pop(animated: animated))
    case 8: return .container(.popToRoot(animated: animated))
    case 9: return .container(.setViewControllers([new, any], animated: animated))
    case 10: return .container(.selectTab(className: pick(["N", "B", "K"])))
    case 11: return .container(.setPage(className: pick(["A", "B", "C"]), animated: animated))
    case 12: return random.chance(2) ? .containment(.embed(new)) : column()
    default: return pick([.show(any), .showDetail(new), .setWindowRoot(any)])
    }
  }

  private mutating func onViews(of id: InstanceID) -> AppAction {
    let isOn = Bool.random(using: &random)
    return pick([
      .view(.loadViewIfNeeded), .view(.setNeedsLayout), .view(.setHidden(id, isOn)),
      .containment(.removeFromSuperview(id)),
      .containment(.addSubview(id)),
      .containment(.beginAppearanceTransition(id, isAppearing: isOn, animated: false)),
      .containment(.endAppearanceTransition(id)), .view(.setNeedsUpdateProperties),
      .view(.changeObservable),
      .view(.setPreferredContentSize), .container(.setToolbarHidden(isOn)),
      .container(.setTabBarHidden(isOn)),
      .interface(.requestGeometryUpdate(.landscape)), .interface(.requestGeometryUpdate(.portrait)),
    ])
  }

  /// At most two scenes, because more would rarely add anything.
  private mutating func aboutScenes() -> IOSStimulus {
    let number = random.chance(2) ? 1 : 2
    return pick([
      .openScene(showing: pick(Self.names + Self.containers), alone: random.chance(2)),
      .activateScene(number, alone: random.chance(2)), .touchScene(number), .closeScene(number),
      .connectDisplay(showing: pick(Self.names)), .disconnectDisplay,
      .disconnectScene(number), .resize(horizontal: .compact, scene: number),
    ])
  }

  private mutating func window(
    _ device: IOSDevice, _ new: AppAction.Operand
  ) -> AppAction {
    let id = instance(device)
    return pick([
      .window(.makeKeyAndVisible(new)), .window(.show(new)), .window(.hide(id)),
      .window(.makeKey(id)), .window(.discard(id)),
      .window(.hideIfMade(rootClass: id.className)),
      .window(.discardIfMade(rootClass: id.className)),
      .requestSceneSession(.activation(.newSession(nil), alone: false)),
      .requestSceneSession(.destruction(session: nil)),
      .requestSceneSession(.refresh(session: nil)),
      .sceneAccessory(.register(content: pick(Self.names))), .sceneAccessory(.unregister),
      .sceneAccessory(.setEnabled(random.chance(2))),
    ])
  }

  private mutating func column() -> AppAction {
    let column = SplitColumn.allCases.randomElement(using: &random) ?? .primary
    if random.chance(4) { return .container(.setColumn(column, .new(className: pick(Self.names)))) }
    if random.chance(6) { return .container(.setColumn(column, nil)) }
    if random.chance(6) {
      return .container(
        .setPreferredDisplayMode(
          SplitDisplayMode.allCases.randomElement(using: &random) ?? .automatic))
    }
    return random.chance(3) ? .container(.hideColumn(column)) : .container(.showColumn(column))
  }

  private mutating func instance(_ device: IOSDevice) -> InstanceID {
    let live = (Self.names + Self.containers).compactMap { device.currentInstance(of: $0) }
    return live.randomElement(using: &random) ?? InstanceID("A")
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
