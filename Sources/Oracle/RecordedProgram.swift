import AndroidModel

/// One line of a recording: a program, with the library's behaviour.
package struct RecordedProgram: RecordedObject {
  let id: String
  /// The host with its fragments and scripts.
  let app: FragmentHostApp
  /// Whether lifecycle events are logged too.
  let observe: Bool
  let steps: [RecordedStep]

  init(_ fields: inout RecordedFields) throws {
    id = try fields.text(.id)
    // Sorted by name.
    let fragments: [(name: String, RecordedClass)] = try fields.namedObjects(.fragments)
    let scripts: [RecordedScript] = try fields.objectsIfPresent(.scripts) ?? []
    observe = try fields.flagIfPresent(.observe) ?? false
    app = FragmentHostApp(
      host: Self.host, fragments: fragments.map { FragmentDeclaration(name: $0.name, $0.1) },
      scripts: try scripts.map { try CallbackScript($0, isHost: $0.on == Self.host) },
      release: try fields.wordIfPresent(.library) ?? .v1_4)
    let classes = RecordedClasses(host: Self.host, fragments: fragments.map(\.name))
    steps = try fields.objects(.steps) { try RecordedStep(&$0, classes) }
  }

  /// The host's name in the recordings.
  static let host = "Host"
}

/// A fragment class of a recorded app.
struct RecordedClass: RecordedObject {
  var kind: Kind
  /// Whether the dialog's `onCreateView` returns a content view.
  var view: Bool?
  var retain: Bool?

  enum Kind: String, CaseIterable, SpelledWord {
    static let spellings = SpelledValues(of: Self.self)

    case view
    case headless
    case dialog
  }

  init(_ fields: inout RecordedFields) throws {
    kind = try fields.word(.kind)
    view = try fields.flagIfPresent(.view)
    retain = try fields.flagIfPresent(.retain)
  }
}

/// Code in a callback of a recorded app.
struct RecordedScript: RecordedObject {
  var on: String
  var callback: String
  var ifNew: Bool?
  var times: Int?
  var `do`: [RecordedCall]

  init(_ fields: inout RecordedFields) throws {
    on = try fields.text(.on)
    callback = try fields.text(.callback)
    ifNew = try fields.flagIfPresent(.ifNew)
    times = try fields.numberIfPresent(.times)
    `do` = try fields.objects(.do)
  }
}

extension FragmentRelease: SpelledWord {
  static let spellings = SpelledValues(of: Self.self)
}

/// One input with its result. Large and immutable, so it is shared by reference.
final class RecordedStep: Sendable {
  let `do`: RecordedInput
  /// The decoded callbacks; nil for one that stands for no event of the model.
  let lines: [LogLine?]
  let outcome: RecordedOutcome?
  /// The decoded state.
  let state: State
  private let fields: RecordedFields

  enum State: Sendable {
    case crashed
    case observed(ObservedState)
    /// A state that the model cannot reach.
    case strange
  }

  init(_ fields: inout RecordedFields, _ classes: RecordedClasses) throws {
    `do` = try fields.object(.do)
    lines = try fields.eachMeaning(.callbacks) { LogLine.line(written: $0, classes) }
    outcome = try fields.objectIfPresent(.outcome)
    if var fields = try fields.fieldsIfPresent(.state) {
      if let observed = try ObservedState(&fields, classes) {
        state = .observed(observed)
      } else {
        _ = try RecordedState(&fields)
        state = .strange
      }
    } else {
      state = .crashed
    }
    if fields.contains(.alternatives) { _ = try fields.lists(.alternatives) }
    self.fields = fields
  }

  /// The callbacks as written; decoded again, because they are needed only to report a difference.
  func callbackOrder() throws -> CallbackOrder {
    var fields = fields
    return CallbackOrder(
      callbacks: try fields.texts(.callbacks), alternatives: try fields.lists(.alternatives))
  }

  /// The state as written.
  func recordedState() throws -> RecordedState? {
    var fields = fields
    return try fields.objectIfPresent(.state)
  }
}

/// An input: something that happens to the host, a call, or several calls in one turn of the loop.
enum RecordedInput: RecordedObject, Sendable {
  case host(RecordedHostStep)
  case call(RecordedCall)
  case group([RecordedCall])

  init(_ fields: inout RecordedFields) throws {
    if try fields.meaning(.step, { Self.group.value(written: $0) }) != nil {
      self = .group(try fields.objects(.steps))
    } else if let kind = try fields.meaning(
      .step, { RecordedHostStep.Kind.spellings.value(written: $0) })
    {
      self = .host(
        RecordedHostStep(
          kind: kind,
          saved: try fields.flagIfPresent(.saved) ?? false,
          retained: try fields.flagIfPresent(.retained) ?? false,
          changingConfigurations: try fields.flagIfPresent(.changingConfigurations) ?? false))
    } else {
      self = .call(try RecordedCall(&fields))
    }
  }

  private static let group = SpelledValues(["group"], spelling: { $0 })
}

/// The change of the host in a step.
struct RecordedHostStep: Sendable {
  var kind: Kind
  var saved: Bool
  var retained: Bool
  var changingConfigurations: Bool

  enum Kind: String, CaseIterable, SpelledWord {
    static let spellings = SpelledValues(of: Self.self)

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
