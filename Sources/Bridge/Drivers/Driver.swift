import Lenses
import Specification

/// A device under test, driven by the commands of a script; the same interface for both platforms.
protocol Driver: Sendable {
  static var platform: Platform { get }
  associatedtype Event: ObservableEvent & LensedEvent
  associatedtype Plan: Hashable, Sendable
  /// A version of the platform, as the value of its behaviours.
  associatedtype Version: BehaviouralVersion
  /// The model's device. Equal devices have the same future.
  associatedtype Device: Hashable & Sendable
  /// A command of a step after its verb has been looked up.
  associatedtype Input: Sendable

  /// Builds the app that the case declares, which is the same for every version.
  static func plan(_ script: Script, _ objects: ObjectTable) throws(ScriptProblem) -> Plan

  /// For each step, what it decides about the app if no earlier step has decided; nil for a step
  /// whose place makes no difference to the app.
  static func decisions(
    of steps: [Step], _ objects: ObjectTable
  ) throws(ScriptProblem) -> [AppDecision?]

  /// The same app, but with overrides that read these properties of their own objects.
  static func plan(_ plan: Plan, asking properties: [String]) -> Plan

  /// The same app, but with each piece of its code limited to this many runs; nil if it has no
  /// code.
  static func limitingCode(of plan: Plan, to runs: Int) -> Plan?

  /// The version with this number, as it behaves for the app of the plan.
  static func version(_ number: Int, for plan: Plan) -> Version

  /// The behaviours in which the libraries of two plans differ; empty if everything comes with the
  /// system.
  static func differences(of plan: Plan, from other: Plan) -> [PlanDifference<Plan>]

  /// The callbacks of a kind's objects that patterns have to account for in every case.
  static func coreCallbacks(of kind: Kind) -> [Event.PatternKey]

  /// The framework's machine on a version; nil where it does not run.
  static func machine(of lens: Lens, on version: Int) -> (any LensMachine<Event>)?

  /// The rules that hold on this platform.
  static func rules(of book: RuleBook) -> RuleSet<Event>

  /// - Parameter recordsMarks: whether to record the marks inside callbacks, and not only their
  ///   beginnings.
  init(_ plan: Plan, _ objects: ObjectTable, version: Version, recordsMarks: Bool)

  /// Looks up the verb of a command.
  ///
  /// - Parameter isMarked: whether the step is marked for the platform, so that it may use the
  ///   platform's own verbs.
  /// - Returns: nil for a verb that the platform does not have there.
  static func input(_ command: Command, isMarked: Bool) -> Input?

  var device: Device { get }

  /// Runs the commands of one step, all of them before anything settles.
  mutating func perform(_ inputs: [Input]) -> StepRecord<Event>

  /// What a comparison needs to know about the last step besides its events.
  ///
  /// - Parameter record: the events of the step.
  func facts(of record: StepRecord<Event>) -> StepFacts

  /// The state's name; nil if there is no such object.
  func state(of reference: InstanceReference) -> String?

  /// Whether the object exists and can be asked for its properties.
  func exists(_ reference: InstanceReference) -> Bool

  /// The current value of a property, for a line that expects `expected`; nil if there is no such
  /// object, or it has no such property.
  func value(of path: String, on reference: InstanceReference, expecting expected: String)
    -> String?

  /// How visible each screen is now.
  var visibility: VisibilityTracker { get }

  /// The tasks, front first, each bottom to top; nil on a platform without tasks.
  var tasks: [[String]]? { get }

  /// How much the app shows over its screens that is no screen of its own and that Back or a button
  /// takes away first: alerts, popups, menus, searches.
  var alerts: Int { get }
}

extension Driver {
  static func decisions(
    of steps: [Step], _ objects: ObjectTable
  ) throws(ScriptProblem) -> [AppDecision?] {
    Array(repeating: nil, count: steps.count)
  }

  static func differences(of plan: Plan, from other: Plan) -> [PlanDifference<Plan>] { [] }

  func exists(_ reference: InstanceReference) -> Bool { state(of: reference) != nil }

  func facts(of record: StepRecord<Event>) -> StepFacts { StepFacts() }

  /// The commands of a step; nil for a step of the other platform.
  static func inputs(of step: Step) -> [Input]? {
    guard step.isFor(platform) else { return nil }
    return step.commands(on: platform).compactMap { command in
      input(command, isMarked: step.platform(of: command) != nil)
    }
  }
}

/// What the first step that decides about the app chooses.
struct AppDecision: Hashable {
  /// The outermost screen or container of the window; nil if the platform does not have it.
  var root: String?
}

/// A behaviour of a library that an app is built with, which can be inverted for a trial.
struct PlanDifference<Plan> {
  let change: BehaviourChange
  /// A hypothetical app in which this behaviour alone is inverted.
  let toggling: (Plan) -> Plan
}
