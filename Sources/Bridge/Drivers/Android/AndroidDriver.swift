import AndroidModel
import Lenses
import Specification

/// Drives the Android model.
struct AndroidDriver: Driver {
  static let platform = Platform.android

  private let objects: ObjectTable
  private(set) var device: AndroidDevice
  private var mapper: AndroidNeutralMapper
  /// How many dialogs of the app itself have been shown and not dismissed; they get no callback
  /// when their activity goes.
  private var shownDialogs = 0
  /// The state of the device when the last step began; nil if the step gave it no input.
  private var before: UnreportedState?

  /// State that a step may change without any callback.
  private struct UnreportedState {
    let hasPicture: Bool
    let isLandscape: Bool
    let hasModeThatBackEnds: Bool
    let hasBackGesture: Bool
    /// Whether the user has pressed Back, or ended the gesture for it.
    let goesBack: Bool
    let hasOtherApp: Bool
  }

  static func plan(_ script: Script, _ objects: ObjectTable) throws(ScriptProblem) -> AndroidApp {
    try AndroidAppBuilder(objects: objects).app(for: script)
  }

  static func plan(_ plan: AndroidApp, asking properties: [String]) -> AndroidApp {
    var plan = plan
    plan.questions = properties.compactMap(AndroidProperty.init)
    return plan
  }

  static func limitingCode(of plan: AndroidApp, to runs: Int) -> AndroidApp? {
    guard !plan.scripts.isEmpty else { return nil }
    var plan = plan
    for position in plan.scripts.indices {
      plan.scripts[position].times = min(plan.scripts[position].times ?? runs, runs)
    }
    return plan
  }

  static func version(_ number: Int, for plan: AndroidApp) -> AndroidVersion {
    AndroidVersion(api: number, targetSDK: plan.targetSDK)
  }

  static func differences(
    of plan: AndroidApp, from other: AndroidApp
  ) -> [PlanDifference<AndroidApp>] {
    FragmentBehaviour.allCases.compactMap { behaviour in
      let holds = plan.fragmentLibrary.has(behaviour)
      guard other.fragmentLibrary.has(behaviour) != holds else { return nil }
      return PlanDifference(change: VersionCatalogue.change(of: behaviour, begins: holds)) { plan in
        var plan = plan
        plan.fragmentLibrary = plan.fragmentLibrary.toggling(behaviour)
        return plan
      }
    }
  }

  private static let steps = StepVerbs<AndroidStimuli, AndroidStimulus>(
    neutral: NeutralVerb.all.map(\.onAndroid),
    own: AndroidVerbs.all
      + AndroidCalls.all.map { call in
        call.asVerb { try $0.stimuli(for: call, $1) }
      })

  static func input(
    _ command: Command, isMarked: Bool
  ) -> PlatformInput<AndroidStimuli, AndroidStimulus>? {
    steps.input(command, isMarked: isMarked)
  }

  static func coreCallbacks(of kind: Kind) -> [AndroidCallback] {
    switch kind.android {
    case .activity: activityCore
    case .fragment, .dialog: fragmentCore
    case .pager, .tabHost, .navGraph, nil: []
    }
  }

  private static let activityCore = ActivityCallback.core.map(AndroidCallback.activity)
  private static let fragmentCore = FragmentCallback.core.map(AndroidCallback.fragment)

  static func machine(of lens: Lens, on version: Int) -> (any LensMachine<AndroidEvent>)? {
    lens.onAndroid?(version)
  }

  static func rules(of book: RuleBook) -> RuleSet<AndroidEvent> { book.android }

  init(_ plan: AndroidApp, _ objects: ObjectTable, version: AndroidVersion, recordsMarks: Bool) {
    self.objects = objects
    device = AndroidDevice(
      version: version, app: plan,
      recording: recordsMarks
        ? [.all, .animations, .inflaters] : [.arguments, .lifecycles, .animations, .inflaters])
    mapper = AndroidNeutralMapper(objects: objects)
  }

  mutating func perform(_ inputs: [Input]) -> StepRecord<AndroidEvent> {
    var record = StepRecord<AndroidEvent>()
    before = nil
    do {
      let (stimuli, unavailableInput) = try self.stimuli(for: inputs)
      record.unavailableInput = unavailableInput
      guard !stimuli.isEmpty else { return record }
      before = UnreportedState(
        hasPicture: device.hasPicture, isLandscape: device.isLandscape,
        hasModeThatBackEnds: device.hasModeThatBackEnds,
        hasBackGesture: device.isBackGestureUnderWay || stimuli.contains(where: \.isBackGesture),
        goesBack: stimuli.contains(where: \.goesBack),
        hasOtherApp: stimuli.contains(where: \.isOfOtherApp))
      let reaction = try react(to: stimuli, of: inputs)
      if let defect = reaction.defect {
        record.problem = .defect(defect.description)
        return record
      }
      if reaction.hasUnheededBackKey {
        record.unavailableInput = record.unavailableInput ?? .backGestureInProgress
      }
      record.events = Array(reaction.events)
      if record.events.isEmpty, stimuli.allSatisfy(\.isLaunch), visibility.app == .active {
        record.unavailableInput = record.unavailableInput ?? .taskAlreadyInFront
      }
      countDialogs(in: record.events)
      record.crash = reaction.crash.map { Crash(exception: $0.name, reason: $0.reason) }
      record.reasons = record.events.map { NeutralCause($0.reason) }
      record.ends = reaction.processEnds.filter { !$0.isOfAnotherApp }
        .map { ProcessEnd(process: $0.process, position: $0.position) }
      record.neutral = mapper.map(record.events, reasons: record.reasons, ends: record.ends)
    } catch let problem as ScriptProblem {
      record.problem = .impossible(problem.reason)
    } catch let impossible as AndroidModel.ImpossibleStimulus {
      record.problem = .impossible(impossible.description, suggestion(after: impossible, inputs))
    } catch {
      record.problem = .impossible("\(error)")
    }
    return record
  }

  func facts(of record: StepRecord<AndroidEvent>) -> StepFacts {
    guard let before else { return StepFacts() }
    return StepFacts(
      hasGesture: before.hasBackGesture,
      hasPicture: before.hasPicture || device.hasPicture,
      hasRotated: before.isLandscape != device.isLandscape,
      endsMode: before.goesBack && before.hasModeThatBackEnds && !device.hasModeThatBackEnds,
      hasNewIntent: record.events.contains { $0.callback == .activity(.onNewIntent) },
      hasOtherApp: before.hasOtherApp)
  }

  /// Performs the stimuli of one step. If the beginning of the step leaves no activity resumed to
  /// make the next call, the activity that was in front when the step began makes all of them,
  /// since they belong to one turn of the program.
  private mutating func react(
    to stimuli: [AndroidStimulus], of inputs: [Input]
  ) throws -> AndroidReaction {
    do throws(AndroidModel.ImpossibleStimulus) {
      return try device.perform(stimuli)
    } catch {
      guard error.remedy == .namingActivity, stimuli.count > 1,
        let named = try? self.stimuli(for: inputs, namingCaller: true).stimuli, named != stimuli,
        let reaction = try? device.perform(named)
      else { throw error }
      return reaction
    }
  }

  private mutating func countDialogs(in events: [AndroidEvent]) {
    for event in events {
      guard case .dialog(let callback) = event.callback, event.mark == .entered else { continue }
      if callback == .onStart { shownDialogs += 1 }
      if callback == .onStop { shownDialogs -= 1 }
    }
  }

  private func suggestion(
    after impossible: AndroidModel.ImpossibleStimulus, _ inputs: [Input]
  ) -> String? {
    switch impossible.remedy {
    case .unlocking?: return "'unlock' has to come first"
    case .returning?:
      if visibility.app != .notRunning { return "'return' brings the app to the front" }
    case .laterRelease?: return "a 'versions android' line can exclude such releases"
    case .launching?:
      if let start = objects.suggestionToStart(visibility.app, on: .android) { return start }
    case .namingActivity?, nil: break
    }
    let suggestion = inputs.suggestion(
      isCallback: impossible.callback != nil, isEndless: impossible.obstacle == .neverIdle,
      objects)
    if let suggestion { return suggestion }
    guard impossible.obstacle == .outOfReach else { return nil }
    if let start = objects.suggestionToStart(visibility.app, on: .android) { return start }
    return impossible.remedy == .namingActivity ? suggestionToNameActivity(inputs) : nil
  }

  /// Code may run in an activity that is not in front, if the step names it.
  private func suggestionToNameActivity(_ inputs: [Input]) -> String? {
    guard inputs.contains(where: \.leavesReceiverOpen) else { return nil }
    return device.topmostActivities.first.map { "'in \($0)' lets that activity call it" }
  }

  /// Reads the device, and releases the copy before the device changes.
  private func stimuli(
    for inputs: [Input], namingCaller namesCaller: Bool = false
  ) throws -> (stimuli: [AndroidStimulus], unavailableInput: UnavailableInput?) {
    let context = AndroidStimuli(
      objects: objects, device: device,
      hasLostDialog: shownDialogs > 0 && !device.showsDialog, namesCaller: namesCaller)
    var stimuli: [AndroidStimulus] = []
    var unavailableInput: UnavailableInput?
    for input in inputs {
      // Earlier commands of the step may change what this one finds.
      if stimuli.isEmpty, let reason = input.verb.unavailability?(context, input.arguments, false) {
        unavailableInput = unavailableInput ?? reason
      } else {
        stimuli += try input.stimuli(in: context)
      }
    }
    return (stimuli, unavailableInput)
  }

  func state(of reference: InstanceReference) -> String? {
    guard let object = objects[reference.name.value] else { return nil }
    return switch object.kind.android {
    case .activity: device.state(of: instance(reference))?.rawValue
    case .fragment, .dialog: device.state(ofFragment: instance(reference))?.rawValue
    case .pager, .tabHost, .navGraph, nil: nil
    }
  }

  /// The state of an activity is also known without an instance.
  func exists(_ reference: InstanceReference) -> Bool {
    guard objects[reference.name.value]?.kind.android == .activity else {
      return state(of: reference) != nil
    }
    return device.hasInstance(instance(reference))
  }

  func value(
    of path: String, on reference: InstanceReference, expecting expected: String
  ) -> String? {
    let id = instance(reference)
    if let property = AndroidProperty(rawValue: path) {
      return device.value(of: property, on: id).map { "\($0)" }
    }
    switch ActivityProperty(rawValue: path) {
    case .intent: return intent(of: id, expecting: expected)
    case .task:
      let isRecent = device.recentTasks.contains(reference.name.value)
      return (isRecent ? RecentsEntry.recent : .forgotten).rawValue
    case .backType: return device.backType(of: id)?.rawValue ?? ActivityProperty.noBackType
    case nil: return nil
    }
  }

  /// For `B.intent id=42` or `B.intent no id`, the value is the extra that the line asks for.
  private func intent(
    of id: AndroidModel.InstanceID, expecting expected: String
  ) -> String? {
    guard device.state(of: id) != nil else { return nil }
    let absent = "no "
    let key = String(
      expected.hasPrefix(absent)
        ? expected.dropFirst(absent.count) : expected.prefix { $0 != "=" })
    if let flag = IntentFlags.systemNames.first(where: { $0.name == key })?.flag {
      return device.intent(of: id)?.flags.contains(flag) == true ? key : absent + key
    }
    guard let value = device.intentExtra(key, of: id) else { return absent + key }
    return "\(key)=\(value)"
  }

  var visibility: VisibilityTracker { mapper.visibility }

  var tasks: [[String]]? {
    device.tasks.map { $0.activities.map(\.description) }
  }

  var alerts: Int { device.ownWindows }

  private func instance(_ reference: InstanceReference) -> AndroidModel.InstanceID {
    AndroidModel.InstanceID(reference.name.value, reference.number ?? 1)
  }
}

extension AndroidStimulus {
  /// Whether the stimulus is a tap on a launcher icon.
  fileprivate var isLaunch: Bool {
    if case .launch = self { true } else { false }
  }

  /// Whether the stimulus is a step of a gesture for Back.
  fileprivate var isBackGesture: Bool {
    if case .backGesture = self { true } else { false }
  }

  /// Whether it brings another app's screen or takes it away, or brings the list of recent tasks.
  fileprivate var isOfOtherApp: Bool {
    switch self {
    case .otherAppToFront, .otherAppFinished, .openRecents: true
    default: false
    }
  }

  /// Whether the user goes back with it.
  fileprivate var goesBack: Bool { self == .back || self == .backGesture(.commit) }
}
