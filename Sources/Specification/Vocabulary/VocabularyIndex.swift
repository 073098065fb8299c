/// The vocabulary, indexed for looking words up.
struct VocabularyIndex: Sendable {
  let vocabulary: Vocabulary
  let platformNames: [String]
  let kinds: [String: KindEntry]
  /// Every declaring word, in the vocabulary's order.
  let kindNames: [String]
  let neutralVerbs: VerbIndex
  /// For each platform, the verbs of a marked step: the platform's verbs and actions, and the
  /// neutral verbs.
  let stepVerbs: [String: VerbIndex]
  /// For each platform, the verbs of a callback script.
  let actions: [String: VerbIndex]
  /// For each platform, its callback groups by name.
  let groups: [String: [String: GroupIndex]]
  /// The subjects that exist without a declaration, sorted.
  let builtInSubjects: [String]
  /// The neutral events of each scope.
  let neutralGroups: [String: GroupIndex]
  /// The frameworks by their names.
  let lenses: [String: LensDefinition]

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    let platforms = vocabulary.platforms
    platformNames = platforms.map(\.name)
    neutralVerbs = VerbIndex(vocabulary.neutralVerbs)
    stepVerbs = Self.byPlatform(platforms) {
      VerbIndex($0.verbs + $0.actions + vocabulary.neutralVerbs)
    }
    actions = Self.byPlatform(platforms) { VerbIndex($0.actions) }
    groups = Self.byPlatform(platforms) { Self.index($0.callbackGroups) }
    neutralGroups = Self.index(vocabulary.neutralEvents)
    lenses = Dictionary(
      vocabulary.lenses.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    builtInSubjects = Set(
      (vocabulary.neutralEvents + platforms.flatMap(\.callbackGroups)).flatMap(\.builtInSubjects)
    ).sorted()
    var kinds: [String: KindEntry] = [:]
    var names: [String] = []
    func add(_ kind: ObjectKind, platforms: [String], isNeutral: Bool) {
      if kinds[kind.name] == nil { names.append(kind.name) }
      kinds[kind.name, default: KindEntry(kind: kind, isNeutral: isNeutral)].add(
        kind, platforms: platforms)
    }
    for kind in vocabulary.neutralKinds { add(kind, platforms: platformNames, isNeutral: true) }
    for platform in platforms {
      for kind in platform.kinds { add(kind, platforms: [platform.name], isNeutral: false) }
    }
    self.kinds = kinds
    kindNames = names
  }

  /// The words that can begin an expectation, except those that are names of objects.
  var expectationWords: [String] {
    platformNames + ExpectationWord.all + vocabulary.lenses.map(\.name)
  }

  /// Whether a platform's callback or a neutral event has this name, with or without its object:
  /// `A.onCreate`.
  func namesCallback(_ word: String) -> Bool {
    guard let name = word.split(separator: ".").last.map(String.init) else { return false }
    let groups = groups.values.flatMap { Array($0.values) } + Array(neutralGroups.values)
    return groups.contains { $0.callbacks[name] != nil }
  }

  func platform(_ name: String) -> PlatformVocabulary? {
    vocabulary.platforms.first { $0.name == name }
  }

  /// The verbs that a step on a platform, or a neutral step, may use.
  func verbs(forStepOn platform: String?) -> VerbIndex {
    guard let platform else { return neutralVerbs }
    return stepVerbs[platform] ?? neutralVerbs
  }

  private static func byPlatform<Value>(
    _ platforms: [PlatformVocabulary], _ value: (PlatformVocabulary) -> Value
  ) -> [String: Value] {
    Dictionary(platforms.map { ($0.name, value($0)) }, uniquingKeysWith: { first, _ in first })
  }

  private static func index(_ groups: [CallbackGroup]) -> [String: GroupIndex] {
    Dictionary(groups.map { ($0.name, GroupIndex($0)) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A declaring word with the platforms on which its objects exist.
struct KindEntry: Sendable {
  private(set) var kind: ObjectKind
  let isNeutral: Bool
  private(set) var platforms: [String] = []

  init(kind: ObjectKind, isNeutral: Bool) {
    self.kind = kind
    self.isNeutral = isNeutral
  }

  /// Several platforms may have a kind of the same name; its instances then exist on each.
  mutating func add(_ other: ObjectKind, platforms added: [String]) {
    for platform in added where !platforms.contains(platform) { platforms.append(platform) }
    kind.callbackGroups.merge(other.callbackGroups) { first, _ in first }
    for attribute in other.attributes where !kind.attributes.contains(attribute) {
      kind.attributes.append(attribute)
    }
  }
}

/// A callback group with its callbacks by name.
struct GroupIndex: Sendable {
  let group: CallbackGroup
  let callbacks: [String: CallbackDefinition]

  init(_ group: CallbackGroup) {
    self.group = group
    callbacks = Dictionary(
      group.callbacks.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var names: [String] { group.callbacks.map(\.name) }
}
