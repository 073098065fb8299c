/// The words that a script may use. The language knows no platform; whoever runs the scripts says
/// which platforms, objects, verbs and callbacks there are.
public struct Vocabulary: Sendable {
  public var platforms: [PlatformVocabulary]
  /// Kinds of objects that exist on every platform: `screen`, `part`.
  public var neutralKinds: [ObjectKind]
  /// Verbs that run on every platform.
  public var neutralVerbs: [Verb]
  /// Neutral events by scope; the names that `both` and `differs` use.
  public var neutralEvents: [CallbackGroup]
  /// The argument labels that neutral events carry and their possible values: `cause`, `final`.
  public var neutralArguments: [String: [String]]
  /// Ids of the declared divergences that `differs` may name.
  public var divergences: [String]

  public init(
    platforms: [PlatformVocabulary], neutralKinds: [ObjectKind] = [], neutralVerbs: [Verb] = [],
    neutralEvents: [CallbackGroup] = [], neutralArguments: [String: [String]] = [:],
    divergences: [String] = []
  ) {
    self.platforms = platforms
    self.neutralKinds = neutralKinds
    self.neutralVerbs = neutralVerbs
    self.neutralEvents = neutralEvents
    self.neutralArguments = neutralArguments
    self.divergences = divergences
  }
}

/// What one platform adds.
public struct PlatformVocabulary: Sendable {
  /// The word that marks its steps and expectations: `android`.
  public var name: String
  /// Every supported version, ascending.
  public var versions: [Int]
  public var kinds: [ObjectKind]
  /// Verbs for steps marked with this platform.
  public var verbs: [Verb]
  /// Verbs for callback scripts (app code); also allowed in marked steps.
  public var actions: [Verb]
  public var callbackGroups: [CallbackGroup]
  /// States for `state A …`, by group name.
  public var states: [String: [String]]
  /// Property paths for `A.view.window nil`: path without the subject.
  public var properties: [String]
  /// Keys of `device android …` with their values; an empty list allows any value.
  public var deviceSettings: [AttributeDefinition]
  /// Whether `tasks` can be asserted here.
  public var hasTasks: Bool
  /// Where the vendor documents the platform; a source of class `documented` stands there.
  public var documentation: [DocumentationSite]

  public init(
    name: String, versions: [Int], kinds: [ObjectKind] = [], verbs: [Verb] = [],
    actions: [Verb] = [], callbackGroups: [CallbackGroup] = [], states: [String: [String]] = [:],
    properties: [String] = [], deviceSettings: [AttributeDefinition] = [], hasTasks: Bool = false,
    documentation: [DocumentationSite] = []
  ) {
    self.name = name
    self.versions = versions
    self.kinds = kinds
    self.verbs = verbs
    self.actions = actions
    self.callbackGroups = callbackGroups
    self.states = states
    self.properties = properties
    self.deviceSettings = deviceSettings
    self.hasTasks = hasTasks
    self.documentation = documentation
  }
}

/// A kind of object that a script can declare.
public struct ObjectKind: Hashable, Sendable {
  /// The declaring word: `activity`.
  public var name: String
  /// Per platform name, the callback group that its instances receive: `["android": "activity"]`.
  public var callbackGroups: [String: String]
  /// The neutral scope of its instances: `screen`, `part`; nil for none.
  public var neutralScope: String?
  public var attributes: [AttributeDefinition]
  /// Kinds that may stand after `in`; empty: `in` is not allowed.
  public var containers: [String]

  public init(
    name: String, callbackGroups: [String: String] = [:], neutralScope: String? = nil,
    attributes: [AttributeDefinition] = [], containers: [String] = []
  ) {
    self.name = name
    self.callbackGroups = callbackGroups
    self.neutralScope = neutralScope
    self.attributes = attributes
    self.containers = containers
  }
}

public struct AttributeDefinition: Hashable, Sendable {
  public var name: String
  public var value: AttributeValue

  public init(name: String, value: AttributeValue) {
    self.name = name
    self.value = value
  }
}

public enum AttributeValue: Hashable, Sendable {
  /// A bare word without `=`; also accepts `=true` and `=false`.
  case flag
  /// One or more of these words, joined by `|` or `,`.
  case words([String])
  /// One or more declared objects of these kinds, joined by `,`.
  case objects(kinds: [String])
  case number
  case text
}

/// A verb with the shape of what follows it.
public struct Verb: Hashable, Sendable {
  /// One or more words: `swipe away`.
  public var phrase: String
  /// What it takes by position, in order; optional ones last.
  public var operands: [OperandDefinition]
  public var attributes: [AttributeDefinition]
  /// Parts that may follow, each introduced by its own phrase and separated by commas: the
  /// operations of `commit remove F, add G`. Empty for most verbs.
  public var clauses: [Verb]
  /// Whether it makes instances of the classes that it names, up to the first particle, so that a
  /// script without declarations may name them here first.
  public var makesInstances: Bool
  /// One sentence for the help text and the language guide.
  public var summary: String

  public init(
    phrase: String, operands: [OperandDefinition] = [], attributes: [AttributeDefinition] = [],
    clauses: [Verb] = [], makesInstances: Bool = false, summary: String
  ) {
    self.makesInstances = makesInstances
    self.phrase = phrase
    self.operands = operands
    self.attributes = attributes
    self.clauses = clauses
    self.summary = summary
  }
}

public struct OperandDefinition: Hashable, Sendable {
  /// The operand's name in messages: `screen`.
  public var name: String
  public var value: OperandValue
  public var isOptional: Bool
  /// Takes as many words as fit, at least one unless it is optional: `setViewControllers A B C`.
  public var isRepeated: Bool

  public init(
    name: String, value: OperandValue, isOptional: Bool = false, isRepeated: Bool = false
  ) {
    self.name = name
    self.value = value
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }
}

public enum OperandValue: Hashable, Sendable {
  /// A declared object of one of these kinds; an empty list allows any declared object.
  case object(kinds: [String])
  /// One of these words.
  case word([String])
  case number
  case duration
  case text
  /// This word itself, a particle: `to` in `transition A to B`.
  case particle(String)
}

/// The callbacks that one sort of object receives.
public struct CallbackGroup: Hashable, Sendable {
  public var name: String
  /// Subjects that exist without a declaration and receive this group: `Application`.
  public var builtInSubjects: [String]
  public var callbacks: [CallbackDefinition]

  public init(
    name: String, builtInSubjects: [String] = [], callbacks: [CallbackDefinition]
  ) {
    self.name = name
    self.builtInSubjects = builtInSubjects
    self.callbacks = callbacks
  }
}

public struct CallbackDefinition: Hashable, Sendable {
  public var name: String
  /// Core callbacks are watched in every case; others once a case names them.
  public var isCore: Bool
  /// Argument labels that the event can carry.
  public var arguments: [String]
  /// The document that defines it.
  public var documentation: String

  public init(
    name: String, isCore: Bool = false, arguments: [String] = [], documentation: String = ""
  ) {
    self.name = name
    self.isCore = isCore
    self.arguments = arguments
    self.documentation = documentation
  }
}
