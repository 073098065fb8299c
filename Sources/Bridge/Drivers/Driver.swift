import Lenses
import Specification

/// A device under test, driven by the commands of a script: the same face for both platforms.
protocol Driver: Sendable {
  static var platform: Platform { get }
  associatedtype Event: ObservableEvent & LensedEvent
  associatedtype Plan: Hashable, Sendable
  /// A version of the platform as the value of its behaviours.
  associatedtype Version: BehaviouralVersion
  /// A command of a step whose verb has been looked up.
  associatedtype Input: Sendable

  /// Makes what the case declares into an app of the platform; the same for every version.
  static func plan(_ script: Script, _ objects: ObjectTable) throws(ScriptProblem) -> Plan

  /// The same app, whose overrides ask these properties of their own objects.
  static func plan(_ plan: Plan, asking properties: [String]) -> Plan

  /// The same app whose code runs only so often, each piece for itself; nil if it has no code.
  static func limitingCode(of plan: Plan, to runs: Int) -> Plan?

  /// The version of this number, as the app of the plan meets it.
  static func version(_ number: Int, for plan: Plan) -> Version

  /// The ways in which what one app is built with behaves differently from what another is built with; none
  /// where everything comes with the system.
  static func differences(of plan: Plan, from other: Plan) -> [PlanDifference<Plan>]

  /// The callbacks that patterns have to account for in every case, on the objects of a kind.
  static func coreCallbacks(of kind: Kind) -> [Event.PatternKey]

  /// What a framework makes of the platform's events on a version; nil where it does not run.
  static func machine(of lens: Lens, on version: Int) -> (any LensMachine<Event>)?

  /// The rules that hold on this platform.
  static func rules(of book: RuleBook) -> RuleSet<Event>

  /// - Parameter recordsMarks: whether somebody looks inside callbacks, and not only at their
  ///   beginnings.
  init(_ plan: Plan, _ objects: ObjectTable, version: Version, recordsMarks: Bool)

  /// Looks up the verb of a command.
  ///
  /// - Parameter isMarked: whether the step is marked for the platform, so that it may use the
  ///   platform's own verbs.
  /// - Returns: nil for a verb that the platform does not have there.
  static func input(_ command: Command, isMarked: Bool) -> Input?

  /// Runs the commands of one step, all of them before anything settles.
  mutating func perform(_ inputs: [Input]) -> StepRecord<Event>

  /// The state's name; nil if there is no such object.
  func state(of reference: InstanceReference) -> String?

  /// Whether the object lives, and can be asked what it has.
  func lives(_ reference: InstanceReference) -> Bool

  /// The value that a property has now, for a line that expects `expected`; nil if there is no such
  /// object, or it has no such property.
  func value(of path: String, on reference: InstanceReference, expecting expected: String)
    -> String?

  /// What the user has of each screen now.
  var visibility: VisibilityTracker { get }

  /// The tasks, front first, each bottom to top; nil on a platform without tasks.
  var tasks: [[String]]? { get }

  /// Whether an alert or a dialog of the app's own is up.
  var showsAlert: Bool { get }
}

extension Driver {
  static func differences(of plan: Plan, from other: Plan) -> [PlanDifference<Plan>] { [] }

  func lives(_ reference: InstanceReference) -> Bool { state(of: reference) != nil }
}

/// A behaviour of something that an app is built with, which can be the other way round for a trial.
struct PlanDifference<Plan> {
  let change: BehaviourChange
  /// An app that there never was, with something that behaves otherwise in this alone.
  let toggling: (Plan) -> Plan
}

/// What one step did.
struct StepRecord<Event: ObservableEvent>: Hashable, Sendable {
  /// Everything the app was told, in order.
  var events: [Event] = []
  /// The turns of the main thread's run loop, each by the number of events up to its end; none on a
  /// platform on which nobody waits for one.
  var turnEnds: [Int] = []
  /// Why the platform sent each of them.
  var reasons: [NeutralCause] = []
  /// The same in neutral words.
  var neutral: [MappedEvent] = []
  /// The app's processes that ended, in order.
  var ends: [ProcessEnd] = []
  var crash: Crash?
  /// Texts of console warnings.
  var warnings: [String] = []
  /// Whether UIKit has refused a way because another one was under way.
  var hasRefused = false
  /// Why the platform has no input for the step, so that nothing happens.
  var omission: Omission?
  /// Whether it was a link into the app, from outside.
  var hasLink = false
  /// Whether the app has asked for a permission in it, or the user has answered.
  var hasPrompt = false
  /// Whether a picture of the app has stood over others, before it or after it.
  var hasPicture = false
  /// Why what came of the step is worth nothing.
  var problem: StepProblem?
}

/// The end of one of the app's processes.
struct ProcessEnd: Hashable, Sendable {
  /// Nil: the default one.
  var process: String?
  /// How many events of the step came before.
  var position: Int
}

extension ArraySlice<ProcessEnd> {
  /// Takes the first away if it came before the event at this place.
  mutating func takeFirst(before position: Int) -> ProcessEnd? {
    guard let end = first, end.position <= position else { return nil }
    return removeFirst()
  }
}

/// An input that the other platform has, and for which there is nothing here.
enum Omission: Hashable, Sendable {
  /// The user stands in front of a root screen and finds nothing to go back with.
  case noWayBack
  /// The program has no call that takes the root of a window away.
  case rootStays
  /// A finger takes the screen away already, and it stands in no stack any more.
  case leavesAlready
  /// The user has not left the app.
  case notLeft
  /// The dialog has gone with the activity that had put it up.
  case alertGone
  /// A finger is on its way back, which has to end first.
  case fingerOnItsWay

  /// One sentence without its full stop.
  var explanation: String {
    switch self {
    case .noWayBack: "there is no such input: nothing on the screen goes back"
    case .rootStays: "there is no such call: the root of a window is not closed"
    case .leavesAlready: "there is no such call: the screen is on its way out under the finger"
    case .notLeft: "there is no such input: the user is in the app still"
    case .alertGone: "there is no such input: the dialog has gone with the activity that showed it"
    case .fingerOnItsWay: "the key is not heeded, as a finger is on its way back"
    }
  }
}

/// Why a step tells nothing about the platform, nor do those after it.
enum StepProblem: Hashable, Sendable {
  /// Nobody could give this input in this state of the device, for this reason; and what a script can
  /// say instead or before, if there is something.
  case impossible(String, _ wayThatWorks: String? = nil)
  /// The model itself has failed, in the words of its defect, which name the place.
  case defect(String)

  /// One sentence without its full stop.
  var explanation: String {
    switch self {
    case .impossible(let reason, let way):
      "this step cannot be carried out: \(reason)" + (way.map { "; \($0)" } ?? "")
    case .defect(let defect): "not the app but the model has failed: \(defect)"
    }
  }

  var failure: Failure.Kind {
    switch self {
    case .impossible: .impossibleStep
    case .defect: .defect
    }
  }
}

/// A neutral event with the native event that told it.
struct MappedEvent: Hashable, Sendable {
  var event: NeutralEvent
  /// The position of the native event in the step.
  var source: Int
  /// Whether that native event says so itself; else the neutral one only stands at its place.
  var isTold = true
}

/// An uncaught exception.
struct Crash: Hashable, Sendable {
  var exception: String
  var reason: String
}
