/// One line of a recording: a program and what the library did.
struct RecordedProgram: Decodable {
  var id: String
  var title: String?
  var fragments: [String: RecordedClass]
  var scripts: [RecordedScript]?
  /// Lifecycle events are logged too.
  var observe: Bool?
  var steps: [RecordedStep]
}

struct RecordedClass: Decodable {
  var kind: Kind
  /// A dialog's `onCreateView` returns a content view.
  var view: Bool?
  var retain: Bool?

  enum Kind: String, Decodable {
    case view
    case headless
    case dialog
  }
}

struct RecordedScript: Decodable {
  var on: String
  var callback: String
  var ifNew: Bool?
  var times: Int?
  var `do`: [RecordedCall]
}

/// One input with what came of it.
struct RecordedStep: Decodable {
  var `do`: RecordedInput
  var callbacks: [String]
  /// Other orders that the library has shown.
  var alternatives: [[String]]?
  var outcome: RecordedOutcome?
  /// Nil after a crash.
  var state: RecordedState?
}

/// An input: something that happens to the host, a call, or several calls in one turn of the loop.
enum RecordedInput: Decodable {
  case host(RecordedHostStep)
  case call(RecordedCall)
  case group([RecordedCall])

  private enum Key: String, CodingKey {
    case step
    case steps
    case saved
    case retained
    case changingConfigurations
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let name = try values.decode(String.self, forKey: .step)
    if name == "group" {
      self = .group(try values.decode([RecordedCall].self, forKey: .steps))
    } else if let kind = RecordedHostStep.Kind(rawValue: name) {
      self = .host(
        RecordedHostStep(
          kind: kind,
          saved: try values.decodeIfPresent(Bool.self, forKey: .saved) ?? false,
          retained: try values.decodeIfPresent(Bool.self, forKey: .retained) ?? false,
          changingConfigurations: try values.decodeIfPresent(
            Bool.self, forKey: .changingConfigurations) ?? false))
    } else {
      self = .call(try RecordedCall(from: decoder))
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

/// What a call came to.
struct RecordedOutcome: Decodable, Equatable {
  var returned: Bool?
  var exception: RecordedException?
  /// In a group: one for each call.
  var steps: [RecordedOutcome]?
}

struct RecordedException: Decodable, Equatable {
  var type: String
  var reason: String
  var phase: Phase
  var fatal: Bool

  enum Phase: String, Decodable {
    case build
    case enqueue
    case precheck
    case execute
    case queue
    case host
  }
}
