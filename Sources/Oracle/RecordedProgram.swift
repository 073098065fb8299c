/// One line of a recording: a program and what the library did.
package struct RecordedProgram: Decodable {
  var id: String
  var title: String?
  /// In the order of their names.
  var fragments: [(name: String, RecordedClass)]
  var scripts: [RecordedScript]
  /// Lifecycle events are logged too.
  var observe: Bool
  var steps: [RecordedStep]
  let recordedClasses: RecordedClasses

  private enum Key: String, CodingKey {
    case id
    case title
    case fragments
    case scripts
    case observe
    case steps
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = try values.decode(String.self, forKey: .id)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    let classes = try values.nestedContainer(keyedBy: RecordedName.self, forKey: .fragments)
    fragments = try classes.allKeys.sorted { $0.stringValue < $1.stringValue }
      .map { ($0.stringValue, try classes.object(forKey: $0)) }
    scripts = try values.objectsIfPresent(forKey: .scripts) ?? []
    observe = try values.decodeIfPresent(Bool.self, forKey: .observe) ?? false
    steps = try values.objects(forKey: .steps)
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

  enum Key: String, CodingKey {
    case kind
    case view
    case retain
  }

  init(_ values: KeyedDecodingContainer<Key>) throws {
    kind = try values.word(forKey: .kind)
    view = try values.decodeIfPresent(Bool.self, forKey: .view)
    retain = try values.decodeIfPresent(Bool.self, forKey: .retain)
  }
}

struct RecordedScript: RecordedObject {
  var on: String
  var callback: String
  var ifNew: Bool?
  var times: Int?
  var `do`: [RecordedCall]

  enum Key: String, CodingKey {
    case on
    case callback
    case ifNew
    case times
    case `do`
  }

  init(_ values: KeyedDecodingContainer<Key>) throws {
    on = try values.decode(String.self, forKey: .on)
    callback = try values.decode(String.self, forKey: .callback)
    ifNew = try values.decodeIfPresent(Bool.self, forKey: .ifNew)
    times = try values.decodeIfPresent(Int.self, forKey: .times)
    `do` = try values.objects(forKey: .do)
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

  enum Key: String, CodingKey {
    case `do`
    case callbacks
    case alternatives
    case outcome
    case state
  }

  init(_ values: KeyedDecodingContainer<Key>) throws {
    `do` = try values.object(forKey: .do)
    callbacks = try values.strings(forKey: .callbacks)
    alternatives = try values.lists(forKey: .alternatives)
    outcome = try values.objectIfPresent(forKey: .outcome)
    state = try values.objectIfPresent(forKey: .state)
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

  init(_ values: KeyedDecodingContainer<RecordedCall.Key>) throws {
    let name = try values.decode(String.self, forKey: .step)
    if name == "group" {
      self = .group(try values.objects(forKey: .steps))
    } else if let kind = RecordedHostStep.Kind(rawValue: name) {
      self = .host(
        RecordedHostStep(
          kind: kind,
          saved: try values.decodeIfPresent(Bool.self, forKey: .saved) ?? false,
          retained: try values.decodeIfPresent(Bool.self, forKey: .retained) ?? false,
          changingConfigurations: try values.decodeIfPresent(
            Bool.self, forKey: .changingConfigurations) ?? false))
    } else {
      self = .call(try RecordedCall(values))
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
