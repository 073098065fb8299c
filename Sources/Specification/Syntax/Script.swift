/// What a `lifecycle` block says: what exists, what happens, and what must come of it.
package struct Script: Hashable, Sendable {
  package var declarations: [Declaration] = []
  package var callbackScripts: [CallbackScript] = []
  package var device: [DeviceSetting] = []
  package var limits: [VersionLimit] = []
  /// Labels after `refutes @label`: cited texts that the script shows to be wrong.
  package var refuted: [Located<String>] = []
  /// Labels after `disputes @label`: cited sources that say otherwise than the script.
  package var disputed: [Located<String>] = []
  /// What `watch` lines add to the callbacks that patterns have to account for.
  package var watched: [CallbackSelection] = []
  /// What `ignore` lines take away from them.
  package var ignored: [CallbackSelection] = []
  package var steps: [Step] = []
  /// What it says that no machine can do yet, each once; such a script is not run.
  package var limitations: [Located<String>] = []
  package init() {}
}

/// `screen A theme=translucent`, `part P in A`, `navigation N root=A`.
package struct Declaration: Hashable, Sendable {
  package var kind: Located<String>
  package var name: Located<String>
  /// The object after `in`.
  package var container: Located<String>?
  package var attributes: [Attribute]

  package init(
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
package struct Attribute: Hashable, Sendable {
  package var key: Located<String>
  package var values: [Located<String>]

  package init(
    key: Located<String>, values: [Located<String>] = []
  ) {
    self.key = key
    self.values = values
  }
}

/// `on A.onCreate: start B; finish`: app code that runs inside a callback.
package struct CallbackScript: Hashable, Sendable {
  package var subject: InstanceReference
  package var callback: Located<String>
  /// What the callback has to be called with; empty: it does not matter.
  package var arguments: [ArgumentPattern]
  /// The platform whose callback this is.
  package var platform: String
  /// Each at most once.
  package var modifiers: [ScriptModifier]
  package var actions: [Command]

  package init(
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
package struct DeviceSetting: Hashable, Sendable {
  package var platform: Located<String>
  package var attributes: [Attribute]

  package init(
    platform: Located<String>, attributes: [Attribute]
  ) {
    self.platform = platform
    self.attributes = attributes
  }
}

/// `versions android 28..33`: where the case runs. `only ios` leaves the other platform out.
package struct VersionLimit: Hashable, Sendable {
  package var platform: Located<String>
  /// Nil: the platform is excluded.
  package var versions: VersionRange?

  package init(
    platform: Located<String>, versions: VersionRange?
  ) {
    self.platform = platform
    self.versions = versions
  }
}

/// A closed range of platform versions; an open end stands for the first or last supported one.
package struct VersionRange: Hashable, Sendable {
  package var lower: Int?
  package var upper: Int?
  package var range: SourceRange

  package init(lower: Int?, upper: Int?, range: SourceRange) {
    self.lower = lower
    self.upper = upper
    self.range = range
  }

  package func contains(_ version: Int) -> Bool {
    (lower ?? .min) <= version && version <= (upper ?? .max)
  }

  /// Whether it ends before it begins, so that no version is in it.
  var isReversed: Bool { (lower ?? .min) > (upper ?? .max) }
}

/// One line of input: a command, or several joined by `&` that run without settling in between.
package struct Step: Hashable, Sendable {
  /// The platform the step is marked for (`android: …`); nil runs on both.
  package var platform: Located<String>?
  /// In the order of the text; those of a step of both may be marked for one platform each.
  package var commands: [Command]
  package var expectations: [Expectation]
  /// The step as written, for reports.
  package var text: String
  package var range: SourceRange

  package init(
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
  package func platform(of command: Command) -> String? { (command.platform ?? platform)?.value }
}

/// A verb with what it is applied to.
package struct Command: Hashable, Sendable {
  /// The platform for which it alone is marked, in a step that has commands for each:
  /// `android: hide F & ios: hide part P`.
  package var platform: Located<String>?
  /// The verb's phrase in the vocabulary: `open`, `swipe away`.
  package var verb: Located<String>
  /// What the verb takes by position, in order.
  package var operands: [Operand]
  package var attributes: [Attribute]
  /// The parts after the verb that have a phrase of their own, in order; see `Verb.clauses`.
  package var clauses: [Command]
  package var range: SourceRange

  package init(
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

package enum Operand: Hashable, Sendable {
  case object(InstanceReference)
  /// A word of a choice; also a particle of the verb's shape, kept where it stands.
  case word(Located<String>)
  case number(Located<Int>)
  /// Logical milliseconds: `10s`, `500ms`.
  case duration(milliseconds: Located<Int>)
  case text(Located<String>)
}

/// `A`, the first instance of its class, `A#2`, the second, or `A#any`, whichever.
package struct InstanceReference: Hashable, Sendable {
  package var name: Located<String>
  /// Nil where the text gives no number.
  package var number: Int?
  /// `A#any`
  package var isAny: Bool

  package init(name: Located<String>, number: Int?, isAny: Bool = false) {
    self.name = name
    self.number = number
    self.isAny = isAny
  }

  /// The app as a whole, where nothing stands before a word.
  static func app(at range: SourceRange) -> InstanceReference {
    InstanceReference(name: Located("", at: range), number: nil)
  }

  /// Whether nothing is named: the app as a whole is meant.
  package var isApp: Bool { name.value.isEmpty }
}
