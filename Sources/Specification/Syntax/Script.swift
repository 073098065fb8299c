/// What a `lifecycle` block says: what exists, what happens, and what must come of it.
public struct Script: Hashable, Sendable {
  public var declarations: [Declaration] = []
  public var callbackScripts: [CallbackScript] = []
  public var device: [DeviceSetting] = []
  public var limits: [VersionLimit] = []
  /// Labels after `refutes @label`: cited texts that the script shows to be wrong.
  public var refuted: [Located<String>] = []
  /// Labels after `disputes @label`: cited sources that say otherwise than the script.
  public var disputed: [Located<String>] = []
  /// What `watch` lines add to the callbacks that patterns have to account for.
  public var watched: [CallbackSelection] = []
  /// What `ignore` lines take away from them.
  public var ignored: [CallbackSelection] = []
  public var steps: [Step] = []
  /// What it says that no machine can do yet, each once; such a script is not run.
  public var limitations: [Located<String>] = []
  public init() {}
}

/// `screen A theme=translucent`, `part P in A`, `navigation N root=A`.
public struct Declaration: Hashable, Sendable {
  public var kind: Located<String>
  public var name: Located<String>
  /// The object after `in`.
  public var container: Located<String>?
  public var attributes: [Attribute]

  public init(
    kind: Located<String>, name: Located<String>, container: Located<String>? = nil,
    attributes: [Attribute] = []
  ) {
    self.kind = kind
    self.name = name
    self.container = container
    self.attributes = attributes
  }
}

/// `key=value`, `key=value1,value2`, or a bare word such as `animated`, which has no values.
public struct Attribute: Hashable, Sendable {
  public var key: Located<String>
  public var values: [Located<String>]

  public init(
    key: Located<String>, values: [Located<String>] = []
  ) {
    self.key = key
    self.values = values
  }
}

/// `on A.onCreate: start B; finish`: app code that runs inside a callback.
public struct CallbackScript: Hashable, Sendable {
  public var subject: InstanceReference
  public var callback: Located<String>
  /// What the callback has to be called with; empty: it does not matter.
  public var arguments: [ArgumentPattern]
  /// The platform whose callback this is.
  public var platform: String
  /// Each at most once.
  public var modifiers: [ScriptModifier]
  public var actions: [Command]

  public init(
    subject: InstanceReference, callback: Located<String>, arguments: [ArgumentPattern] = [],
    platform: String, modifiers: [ScriptModifier] = [], actions: [Command]
  ) {
    self.subject = subject
    self.callback = callback
    self.arguments = arguments
    self.platform = platform
    self.modifiers = modifiers
    self.actions = actions
  }
}

/// `device android targetSdk=27`.
public struct DeviceSetting: Hashable, Sendable {
  public var platform: Located<String>
  public var attributes: [Attribute]

  public init(
    platform: Located<String>, attributes: [Attribute]
  ) {
    self.platform = platform
    self.attributes = attributes
  }
}

/// `versions android 28..33`: where the case runs. `only ios` leaves the other platform out.
public struct VersionLimit: Hashable, Sendable {
  public var platform: Located<String>
  /// Nil: the platform is excluded.
  public var versions: VersionRange?

  public init(
    platform: Located<String>, versions: VersionRange?
  ) {
    self.platform = platform
    self.versions = versions
  }
}

/// A closed range of platform versions; an open end stands for the first or last supported one.
public struct VersionRange: Hashable, Sendable {
  public var lower: Int?
  public var upper: Int?
  public var range: SourceRange

  public init(lower: Int?, upper: Int?, range: SourceRange) {
    self.lower = lower
    self.upper = upper
    self.range = range
  }

  public func contains(_ version: Int) -> Bool {
    (lower ?? .min) <= version && version <= (upper ?? .max)
  }

  /// Whether it ends before it begins, so that no version is in it.
  var isReversed: Bool { (lower ?? .min) > (upper ?? .max) }
}

/// One line of input: a command, or several joined by `&` that run without settling in between.
public struct Step: Hashable, Sendable {
  /// The platform the step is marked for (`android: …`); nil runs on both.
  public var platform: Located<String>?
  /// In the order of the text; those of a step of both may be marked for one platform each.
  public var commands: [Command]
  public var expectations: [Expectation]
  /// The step as written, for reports.
  public var text: String
  public var range: SourceRange

  public init(
    platform: Located<String>? = nil, commands: [Command], expectations: [Expectation] = [],
    text: String, range: SourceRange
  ) {
    self.platform = platform
    self.commands = commands
    self.expectations = expectations
    self.text = text
    self.range = range
  }
}

extension Step {
  /// The platform that a command of the step is marked for, by itself or by the step; nil for both.
  public func platform(of command: Command) -> String? { (command.platform ?? platform)?.value }
}

/// A verb with what it is applied to.
public struct Command: Hashable, Sendable {
  /// The platform for which it alone is marked, in a step that has commands for each:
  /// `android: hide F & ios: hide part P`.
  public var platform: Located<String>?
  /// The verb's phrase in the vocabulary: `open`, `swipe away`.
  public var verb: Located<String>
  /// What the verb takes by position, in order.
  public var operands: [Operand]
  public var attributes: [Attribute]
  /// The parts after the verb that have a phrase of their own, in order; see `Verb.clauses`.
  public var clauses: [Command]
  public var range: SourceRange

  public init(
    verb: Located<String>, operands: [Operand] = [], attributes: [Attribute] = [],
    clauses: [Command] = [], range: SourceRange
  ) {
    self.verb = verb
    self.operands = operands
    self.attributes = attributes
    self.clauses = clauses
    self.range = range
  }
}

public enum Operand: Hashable, Sendable {
  case object(InstanceReference)
  /// A word of a choice; also a particle of the verb's shape, kept where it stands.
  case word(Located<String>)
  case number(Located<Int>)
  /// Logical milliseconds: `10s`, `500ms`.
  case duration(milliseconds: Located<Int>)
  case text(Located<String>)
}

/// `A`, the first instance of its class, `A#2`, the second, or `A#any`, whichever.
public struct InstanceReference: Hashable, Sendable {
  public var name: Located<String>
  /// Nil where the text gives no number.
  public var number: Int?
  /// `A#any`
  public var isAny: Bool

  public init(name: Located<String>, number: Int?, isAny: Bool = false) {
    self.name = name
    self.number = number
    self.isAny = isAny
  }

  /// The app as a whole, where nothing stands before a word.
  static func app(at range: SourceRange) -> InstanceReference {
    InstanceReference(name: Located("", at: range), number: nil)
  }

  /// Whether nothing is named: the app as a whole is meant.
  public var isApp: Bool { name.value.isEmpty }
}
