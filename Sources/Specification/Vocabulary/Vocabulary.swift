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
  /// The argument labels that neutral events carry, `cause` and `final`, and what they can be.
  public var neutralArguments: [String: ArgumentValues]
  /// Ids of the declared divergences that `differs` may name.
  public var divergences: [String]
  /// The frameworks whose reports a line can assert.
  public var lenses: [LensDefinition]

  public init(
    platforms: [PlatformVocabulary], neutralKinds: [ObjectKind] = [], neutralVerbs: [Verb] = [],
    neutralEvents: [CallbackGroup] = [], neutralArguments: [String: ArgumentValues] = [:],
    divergences: [String] = [], lenses: [LensDefinition] = []
  ) {
    self.platforms = platforms
    self.neutralKinds = neutralKinds
    self.neutralVerbs = neutralVerbs
    self.neutralEvents = neutralEvents
    self.neutralArguments = neutralArguments
    self.divergences = divergences
    self.lenses = lenses
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
  /// What arguments of these labels, and properties of these names, can be; of others anything.
  public var argumentValues: [String: ArgumentValues]
  /// States for `state A …`, by group name.
  public var states: [String: [WordDefinition]]
  /// What can be asked of an object: `A.view.window nil`.
  public var properties: [PropertyDefinition]
  /// Keys of `device android …` with their values; an empty list allows any value.
  public var deviceSettings: [AttributeDefinition]
  /// Whether `tasks` can be asserted here.
  public var hasTasks: Bool
  /// Where the vendor documents the platform; a source of class `documented` stands there.
  public var documentation: [DocumentationSite]

  public init(
    name: String, versions: [Int], kinds: [ObjectKind] = [], verbs: [Verb] = [],
    actions: [Verb] = [], callbackGroups: [CallbackGroup] = [],
    argumentValues: [String: ArgumentValues] = [:],
    states: [String: [WordDefinition]] = [:], properties: [PropertyDefinition] = [],
    deviceSettings: [AttributeDefinition] = [], hasTasks: Bool = false,
    documentation: [DocumentationSite] = []
  ) {
    self.name = name
    self.versions = versions
    self.kinds = kinds
    self.verbs = verbs
    self.actions = actions
    self.callbackGroups = callbackGroups
    self.argumentValues = argumentValues
    self.states = states
    self.properties = properties
    self.deviceSettings = deviceSettings
    self.hasTasks = hasTasks
    self.documentation = documentation
  }
}
