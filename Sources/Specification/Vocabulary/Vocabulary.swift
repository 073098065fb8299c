/// The words that a script may use. The language itself knows no platform; its user supplies the
/// platforms, objects, verbs and callbacks.
package struct Vocabulary: Sendable {
  package var platforms: [PlatformVocabulary]
  /// Kinds of objects that exist on every platform: `screen`, `part`.
  package var neutralKinds: [ObjectKind]
  /// Verbs that run on every platform.
  package var neutralVerbs: [Verb]
  /// Neutral events by scope; the names that `both` and `differs` use.
  package var neutralEvents: [CallbackGroup]
  /// The argument labels that neutral events carry, `cause` and `final`, and what they can be.
  package var neutralArguments: [String: ArgumentValues]
  /// Ids of the declared divergences that `differs` may name.
  package var divergences: [String]
  /// The frameworks whose reports a line can assert.
  package var lenses: [LensDefinition]

  package init(
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
package struct PlatformVocabulary: Sendable {
  /// The word that marks its steps and expectations: `android`.
  package var name: String
  /// Every supported version, ascending.
  package var versions: [Int]
  /// What the number of a version is called in messages.
  package var versionName: String
  package var kinds: [ObjectKind]
  /// Verbs for steps marked with this platform.
  package var verbs: [Verb]
  /// Verbs for callback scripts (app code); also allowed in marked steps.
  package var actions: [Verb]
  package var callbackGroups: [CallbackGroup]
  /// The possible values of arguments with these labels and of properties with these names; others
  /// may have any value.
  package var argumentValues: [String: ArgumentValues]
  /// States for `state A …`, by group name.
  package var states: [String: [WordDefinition]]
  /// The properties of objects that a line can read: `A.view.window nil`.
  package var properties: [PropertyDefinition]
  /// Keys of `device android …` with their values; an empty list allows any value.
  package var deviceSettings: [AttributeDefinition]
  /// Whether `tasks` can be asserted here.
  package var hasTasks: Bool
  /// Where the vendor documents the platform; a source of class `documented` must be there.
  package var documentation: [DocumentationSite]

  package init(
    name: String, versions: [Int], versionName: String = "version", kinds: [ObjectKind] = [],
    verbs: [Verb] = [], actions: [Verb] = [], callbackGroups: [CallbackGroup] = [],
    argumentValues: [String: ArgumentValues] = [:],
    states: [String: [WordDefinition]] = [:], properties: [PropertyDefinition] = [],
    deviceSettings: [AttributeDefinition] = [], hasTasks: Bool = false,
    documentation: [DocumentationSite] = []
  ) {
    self.name = name
    self.versions = versions
    self.versionName = versionName
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
