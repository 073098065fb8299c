import AndroidModel

/// One line of a recording: a program and what the library did.
package struct RecordedProgram: RecordedObject {
  var id: String
  var title: String?
  /// In the order of their names.
  var fragments: [(name: String, RecordedClass)]
  var scripts: [RecordedScript]
  /// Lifecycle events are logged too.
  var observe: Bool
  /// The release of the library, 1.4 if nothing is said.
  var library: FragmentLibrary
  var steps: [RecordedStep]
  let recordedClasses: RecordedClasses

  init(_ fields: RecordedFields) throws {
    id = try fields.text("id")
    title = try fields.textIfPresent("title")
    fragments = try fields.namedObjects("fragments")
    scripts = try fields.objectsIfPresent("scripts") ?? []
    observe = try fields.flagIfPresent("observe") ?? false
    library = try fields.wordIfPresent("library") ?? .v1_4
    steps = try fields.objects("steps")
    recordedClasses = RecordedClasses(host: Self.host, fragments: fragments.map(\.name))
    for index in steps.indices { steps[index].resolve(recordedClasses) }
  }

  /// What the recordings call the host.
  static let host = "Host"
}

struct RecordedClass: RecordedObject {
  var kind: Kind
  /// A dialog's `onCreateView` returns a content view.
  var view: Bool?
  var retain: Bool?

  enum Kind: String {
    case view
    case headless
    case dialog
  }

  init(_ fields: RecordedFields) throws {
    kind = try fields.word("kind")
    view = try fields.flagIfPresent("view")
    retain = try fields.flagIfPresent("retain")
  }
}

struct RecordedScript: RecordedObject {
  var on: String
  var callback: String
  var ifNew: Bool?
  var times: Int?
  var `do`: [RecordedCall]

  init(_ fields: RecordedFields) throws {
    on = try fields.text("on")
    callback = try fields.text("callback")
    ifNew = try fields.flagIfPresent("ifNew")
    times = try fields.numberIfPresent("times")
    `do` = try fields.objects("do")
  }
}

/// One input with what came of it.
struct RecordedStep: RecordedObject {
  var `do`: RecordedInput
  var callbacks: [String]
  /// What these stand for; nil for one that no event of the model is.
  private(set) var lines: [LogLine?] = []
  /// Other orders that the library has shown.
  var alternatives: [[String]]
  var outcome: RecordedOutcome?
  /// Nil after a crash.
  var state: RecordedState?
  /// What it stands for; nil also for what the model cannot come to.
  private(set) var observedState: ObservedState?

  init(_ fields: RecordedFields) throws {
    `do` = try fields.object("do")
    callbacks = try fields.texts("callbacks")
    alternatives = try fields.lists("alternatives")
    outcome = try fields.objectIfPresent("outcome")
    state = try fields.objectIfPresent("state")
  }

  /// Finds what the names stand for.
  mutating func resolve(_ classes: RecordedClasses) {
    lines = callbacks.map { LogLine($0, classes) }
    observedState = state.flatMap { ObservedState($0, classes) }
  }
}

/// An input: something that happens to the host, a call, or several calls in one turn of the loop.
enum RecordedInput: RecordedObject {
  case host(RecordedHostStep)
  case call(RecordedCall)
  case group([RecordedCall])

  init(_ fields: RecordedFields) throws {
    let name = try fields.text("step")
    if name == "group" {
      self = .group(try fields.objects("steps"))
    } else if let kind = RecordedHostStep.Kind(rawValue: name) {
      self = .host(
        RecordedHostStep(
          kind: kind,
          saved: try fields.flagIfPresent("saved") ?? false,
          retained: try fields.flagIfPresent("retained") ?? false,
          changingConfigurations: try fields.flagIfPresent("changingConfigurations") ?? false))
    } else {
      self = .call(try RecordedCall(fields))
    }
  }
}

struct RecordedHostStep {
  var kind: Kind
  var saved: Bool
  var retained: Bool
  var changingConfigurations: Bool

  enum Kind: String {
    case launch = "hostLaunch"
    case create = "hostCreate"
    case start = "hostStart"
    case resume = "hostResume"
    case pause = "hostPause"
    case stop = "hostStop"
    case save = "hostSave"
    case destroy = "hostDestroy"
    case recreate = "hostRecreate"
    case background = "hostBackground"
    case foreground = "hostForeground"
    case finish = "hostFinish"
    case processDeath = "hostProcessDeath"
  }
}
