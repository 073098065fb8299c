import IOSModel
import Lenses
import Specification

/// Drives the UIKit model.
struct IOSDriver: Driver {
  static let platform = Platform.ios

  private let objects: ObjectTable
  private(set) var device: IOSDevice
  private var mapper: IOSNeutralMapper
  /// The stimuli that the last step gave to the device.
  private var performed: [IOSStimulus] = []
  /// The state of the device when the last step began.
  private var before = UnreportedState()
  /// Whether UIKit refused a transition in the last step.
  private var hasRefusedTransition = false
  /// Whether UIKit refused a presenter in the last step.
  private var hasRefusedPresenter = false

  /// State that a step may change without any callback.
  private struct UnreportedState {
    var isLocked = false
    var hasSeveralScenes = false
    var hasAppSwitcher = false
  }

  static func plan(_ script: Script, _ objects: ObjectTable) throws(ScriptProblem) -> IOSPlan {
    try IOSAppBuilder(objects: objects).plan(for: script)
  }

  static func decisions(
    of steps: [Step], _ objects: ObjectTable
  ) throws(ScriptProblem) -> [AppDecision?] {
    let builder = try IOSAppBuilder(objects: objects)
    return steps.map { builder.decision(of: $0) }
  }

  static func plan(_ plan: IOSPlan, asking properties: [String]) -> IOSPlan {
    var plan = plan
    plan.app.questions = properties.compactMap(ControllerProperty.init)
    return plan
  }

  static func limitingCode(of plan: IOSPlan, to runs: Int) -> IOSPlan? {
    guard !plan.app.scripts.isEmpty else { return nil }
    var plan = plan
    for position in plan.app.scripts.indices {
      plan.app.scripts[position].times = min(plan.app.scripts[position].times ?? runs, runs)
    }
    return plan
  }

  static func version(_ number: Int, for plan: IOSPlan) -> IOSVersion {
    // By default the app is built with the newest SDK.
    IOSVersion(
      major: number, linkedSDK: plan.linkedSDK ?? IOSVersion.newest, idiom: plan.idiom,
      hasStageManager: plan.hasStageManager)
  }

  private static let steps = StepVerbs<IOSStimuli, IOSStimulus>(
    neutral: NeutralVerb.all.map(\.onIOS),
    own: IOSVerbs.all
      + IOSCalls.all.map { call in
        call.asVerb { try $0.stimuli(for: call, $1) }
      })

  static func input(
    _ command: Command, isMarked: Bool
  ) -> PlatformInput<IOSStimuli, IOSStimulus>? {
    steps.input(command, isMarked: isMarked)
  }

  static func coreCallbacks(of kind: Kind) -> [IOSCallback] {
    kind.ios != nil ? controllerCore : []
  }

  private static let controllerCore = ControllerCallback.core.map(IOSCallback.controller)

  static func machine(of lens: Lens, on version: Int) -> (any LensMachine<IOSEvent>)? {
    lens.onIOS?(version)
  }

  static func rules(of book: RuleBook) -> RuleSet<IOSEvent> { book.ios }

  init(_ plan: IOSPlan, _ objects: ObjectTable, version: IOSVersion, recordsMarks: Bool) {
    self.objects = objects
    device = IOSDevice(version: version, app: plan.app, recording: recordsMarks ? .marks : [])
    mapper = IOSNeutralMapper(objects: objects)
  }

  mutating func perform(_ inputs: [Input]) -> StepRecord<IOSEvent> {
    var record = StepRecord<IOSEvent>()
    var commands: [Translation] = []
    performed = []
    before = UnreportedState(
      isLocked: device.isLocked, hasSeveralScenes: device.hasSeveralScenes,
      hasAppSwitcher: device.isUnderAppSwitcher)
    hasRefusedTransition = false
    hasRefusedPresenter = false
    do {
      commands = try translations(of: inputs)
      record.unavailableInput = commands.lazy.compactMap(\.unavailableInput).first
      let stimuli = commands.flatMap(\.stimuli)
      guard !stimuli.isEmpty else { return record }
      let reaction = try device.perform(stimuli)
      if let defect = reaction.defect {
        record.problem = .defect(defect.description)
        return record
      }
      record.events = Array(reaction.events)
      if reaction.processDied { record.ends = [ProcessEnd(position: record.events.count)] }
      record.turnEnds = reaction.events.turnEnds
      performed = stimuli
      hasRefusedTransition = reaction.events.hasRefusedWay
      hasRefusedPresenter = reaction.events.hasRefusedPresenter
      record.crash = reaction.crash.map { Crash(exception: $0.name, reason: $0.reason) }
      record.warnings = record.events.filter { $0.callback == .console }
        .flatMap { $0.arguments.map(\.value) }
      record.reasons = record.events.map { NeutralCause($0.reason) }
      record.neutral = mapper.map(
        record.events, reasons: record.reasons, ends: record.ends, turnEnds: record.turnEnds)
      mapper.placeScreens { screen in
        guard case .screen(let name, let number) = screen else { return nil }
        return device.value(of: .windowScene, on: .init(name, number)).flatMap { Int($0) }
      }
    } catch let problem as ScriptProblem {
      record.problem = .impossible(problem.reason)
    } catch let impossible as IOSModel.ImpossibleStimulus {
      if impossible.isAboutTheStimulus,
        let (others, unavailableInput) = omitting(fromRefused: commands, at: impossible.position)
      {
        if !others.isEmpty { record = perform(others) }
        record.unavailableInput = unavailableInput
      } else {
        record.problem = .impossible(impossible.description, suggestion(after: impossible, inputs))
      }
    } catch {
      record.problem = .impossible("\(error)")
    }
    return record
  }

  func facts(of record: StepRecord<IOSEvent>) -> StepFacts {
    StepFacts(
      hasLink: performed.contains { $0.isLink }, hasPrompt: performed.contains { $0.isPrompt },
      hasGesture: performed.contains { $0.isGesture },
      closesAlert: record.events.contains { isEndOfAlert($0) },
      rotatesDevice: performed.contains(.rotate),
      rotatesBy180: performed.contains(.halfTurn),
      hasRotated: record.events.contains {
        $0.callback == .controller(.viewWillTransition) && $0.reason == .configuration
      }, hasRefusedTransition: hasRefusedTransition, hasRefusedPresenter: hasRefusedPresenter,
      hasAppSwitcher: before.hasAppSwitcher || device.isUnderAppSwitcher,
      isSwipedAway: performed.contains(.swipeAway),
      hasLock: before.isLocked || device.isLocked || performed.contains(.lock),
      hasSeveralWindows: before.hasSeveralScenes || device.hasSeveralScenes,
      dragsDivider: performed.contains { $0.isOfDivider },
      connectsWindows: record.events.count { $0.callback == .sceneDelegate(.willConnectTo) } > 1,
      changesWindows: record.ends.isEmpty && changesWindows(record.events))
  }

  private func isEndOfAlert(_ event: IOSEvent) -> Bool {
    guard event.callback == .controller(.viewDidDisappear), case .controller(let id) = event.subject
    else { return false }
    return alertNames.contains(id.className)
  }

  private func changesWindows(_ events: [IOSEvent]) -> Bool {
    !events.contains { $0.callback == .appDelegate(.didFinishLaunchingWithOptions) }
      && events.contains {
        $0.callback == .sceneDelegate(.willConnectTo)
          || $0.callback == .sceneDelegate(.sceneDidDisconnect)
      }
  }

  private func suggestion(
    after impossible: IOSModel.ImpossibleStimulus, _ inputs: [Input]
  ) -> String? {
    switch impossible.remedy {
    case .unlocking?: return "'unlock' has to come first"
    case .returning?:
      if visibility.app != .notRunning { return "'return' brings the app to the front" }
    case .laterRelease?: return "a 'versions ios' line can exclude such releases"
    case .launching?:
      if let start = objects.suggestionToStart(visibility.app, on: .ios) { return start }
    case nil: break
    }
    let suggestion = inputs.suggestion(
      isCallback: impossible.callback != nil, isEndless: impossible.obstacle == .neverIdle,
      objects)
    return suggestion ?? suggestionForObstacle(impossible)
  }

  /// What starts the app, or keeps a callback's code from failing on a missing window.
  private func suggestionForObstacle(_ impossible: IOSModel.ImpossibleStimulus) -> String? {
    switch impossible.obstacle {
    case .outOfReach: objects.suggestionToStart(visibility.app, on: .ios)
    case .neverMade, .gone:
      impossible.callback != nil && device.app.scripts.contains { $0.hidesWindow }
        ? "'hideWindow' and 'discardWindow' take 'ifMade' for a window that may not be there" : nil
    case .wrongKind, .notInPosition, .undocumented, .neverIdle: nil
    }
  }

  /// A command of a step, translated after those before it.
  private struct Translation {
    var input: Input
    var stimuli: [IOSStimulus] = []
    /// Why there is no such input here. This is not an error of the script: the command does
    /// nothing, and the rest of the step runs.
    var unavailableInput: UnavailableInput?
  }

  /// Reads the device, and releases the copy before the device changes.
  private func translations(of inputs: [Input]) throws -> [Translation] {
    var context = context
    var translations: [Translation] = []
    for input in inputs {
      if let unavailableInput = input.verb.unavailability?(context, input.arguments, false) {
        translations.append(Translation(input: input, unavailableInput: unavailableInput))
      } else {
        let stimuli = try input.stimuli(in: context)
        context.given += stimuli
        translations.append(Translation(input: input, stimuli: stimuli))
      }
    }
    return translations
  }

  private var context: IOSStimuli {
    IOSStimuli(objects: objects, device: device, visibility: mapper.visibility)
  }

  /// The commands of a refused step without the one that has no input here, and why it has none;
  /// nil if a different one is refused.
  ///
  /// - Parameter position: the position of the refused stimulus among those of all commands.
  private func omitting(
    fromRefused commands: [Translation], at position: Int?
  ) -> (others: [Input], unavailableInput: UnavailableInput)? {
    guard let position else { return nil }
    var end = 0
    let refused = commands.firstIndex { command in
      end += command.stimuli.count
      return end > position
    }
    guard let refused else { return nil }
    let input = commands[refused].input
    guard let unavailableInput = input.verb.unavailability?(context, input.arguments, true) else {
      return nil
    }
    // The device is unchanged, so the same command finds nothing again.
    let phrase = input.verb.verb.phrase
    let rest = commands[refused...].drop { $0.input.verb.verb.phrase == phrase }
    return ((commands[..<refused] + rest).map(\.input), unavailableInput)
  }

  func state(of reference: InstanceReference) -> String? {
    device.appearance(of: instance(reference))?.rawValue
  }

  func value(
    of path: String, on reference: InstanceReference, expecting expected: String
  ) -> String? {
    ControllerProperty(rawValue: path).flatMap { device.value(of: $0, on: instance(reference)) }
      .map(\.listOrNone)
  }

  var visibility: VisibilityTracker { mapper.visibility }

  var tasks: [[String]]? { nil }

  var alerts: Int {
    alertNames.reduce(0) { count, name in
      let newest = device.currentInstance(of: name)?.number ?? 0
      return count + (0..<newest).count { isPresented(.init(name, $0 + 1)) }
    }
  }

  private func isPresented(_ alert: IOSModel.InstanceID) -> Bool {
    device.value(of: .presentingViewController, on: alert).map { $0 != "nil" } ?? false
  }

  /// What is presented like a screen and is none.
  private var alertNames: [String] {
    let declared = objects.objects.filter { $0.kind.ios == .alert || $0.kind.ios == .search }
    return [IOSAppBuilder.ImplicitName.alert] + declared.map(\.name)
  }

  private func instance(_ reference: InstanceReference) -> IOSModel.InstanceID {
    IOSModel.InstanceID(reference.name.value, reference.number ?? 1)
  }
}

extension IOSStimulus {
  /// Whether the stimulus brings something from outside that asks the app for a screen, whether or
  /// not the app is running.
  fileprivate var isLink: Bool {
    if case .open = self { true } else { false }
  }

  /// Whether the app asks for a permission, or the user answers.
  fileprivate var isPrompt: Bool {
    switch self {
    case .askPermission, .answerPermission: true
    default: false
    }
  }

  /// Whether a gesture moves what is visible.
  fileprivate var isGesture: Bool {
    switch self {
    case .swipeBack, .dragSheet, .dragTransition, .swipePage: true
    default: false
    }
  }

  /// Whether the user drags the divider beside the app, or an edge of its window.
  fileprivate var isOfDivider: Bool {
    switch self {
    case .resize, .dragDivider: true
    default: false
    }
  }
}

extension String {
  /// The value of a property; an empty list is written as the language writes it.
  var listOrNone: String { isEmpty ? "-" : self }
}

extension IOSModel.CallbackScript {
  /// Whether the call hides or releases a window, which has to exist.
  fileprivate var hidesWindow: Bool {
    calls.contains { call in
      switch call.action {
      case .window(.hide), .window(.discard): true
      default: false
      }
    }
  }
}

extension IOSModel.ImpossibleStimulus {
  /// Whether the stimulus itself is out of place, rather than a call in a callback.
  fileprivate var isAboutTheStimulus: Bool { obstacle == .notInPosition && callback == nil }
}
