/// What a script can refer to: the declared objects, and the platforms and versions it runs on.
struct Scope {
  let index: VocabularyIndex
  /// The declared kind of each object, by name.
  private(set) var kinds: [String: KindEntry] = [:]
  /// Names in declaration order, for suggestions.
  private(set) var names: [String] = []
  /// Names on lines that could not be read; using them is not reported again.
  private(set) var unreadable: Set<String> = []
  /// The platforms that a limit excludes.
  private var excluded: Set<String> = []
  /// The versions that remain under the limits of a platform; no entry if there is no limit.
  private var limited: [String: [Int]] = [:]
  /// The kind of undeclared objects; nil if everything must be declared.
  var implicitKind: KindEntry?
  /// The first object that the steps of a script without declarations name.
  private(set) var firstCreated: String?
  /// Why a name has to be declared, where a reader might think otherwise.
  var noteOnUndeclared: String?

  init(index: VocabularyIndex) {
    self.index = index
  }

  mutating func declare(_ name: String, as kind: KindEntry) {
    if kinds.updateValue(kind, forKey: name) == nil { names.append(name) }
  }

  mutating func note(unreadable name: String) { unreadable.insert(name) }

  mutating func note(madeBy step: Step) {
    guard firstCreated == nil, implicitKind != nil else { return }
    firstCreated = step.commands.lazy.compactMap { $0.leadingObjects.first?.name.value }.first
  }

  mutating func limit(_ limit: VersionLimit) {
    let platform = limit.platform.value
    guard let versions = limit.versions else {
      excluded.insert(platform)
      return
    }
    let left = limited[platform] ?? index.platform(platform)?.versions
    limited[platform] = left?.filter(versions.contains)
  }

  /// The platforms that no limit excludes and on which something declared exists.
  var platforms: [String] {
    let kinds = kinds.values
    return index.platformNames.filter { platform in
      !isExcluded(platform)
        && (kinds.isEmpty || implicitKind != nil || !unreadable.isEmpty
          || kinds.contains { $0.platforms.contains(platform) })
    }
  }

  func kind(of name: String) -> KindEntry? {
    if let kind = kinds[name] { return kind }
    return index.builtInSubjects.contains(name) ? nil : implicitKind
  }

  func isExcluded(_ platform: String) -> Bool { excluded.contains(platform) }

  /// The supported versions of a platform on which the script runs.
  func versions(of platform: String) -> [Int] {
    guard !isExcluded(platform) else { return [] }
    return limited[platform] ?? index.platform(platform)?.versions ?? []
  }

  func states(of name: String, on platform: String) -> [String] {
    guard let group = kind(of: name)?.kind.callbackGroups[platform] else { return [] }
    return index.platform(platform)?.states[group]?.names ?? []
  }

  /// What an object can be asked inside its callbacks: mostly what a line can ask it after a step.
  func questions(to name: String, on platform: String) -> [String] {
    properties(of: name, on: platform).filter(\.isAskedInCallbacks).map(\.name)
  }

  /// The platform's properties that an object has.
  func properties(of name: String, on platform: String) -> [PropertyDefinition] {
    guard let group = kind(of: name)?.kind.callbackGroups[platform] else { return [] }
    return (index.platform(platform)?.properties ?? []).filter { $0.group == group }
  }

  /// Whether an object can be used where it stands; reports an error if not.
  ///
  /// - Parameters:
  ///   - kinds: the kinds it must be one of; empty for any kind.
  ///   - user: what uses the object, for the message.
  ///   - meaning: what the user takes it for, one sentence, for the message.
  ///   - words: what could have stood there instead of an object.
  func resolve(
    _ reference: InstanceReference, kinds allowed: [String] = [], user: String = "",
    meaning: String = "", allowsBuiltIn: Bool = false, orOneOf words: [String] = [],
    diagnostics: DiagnosticCollector
  ) -> Bool {
    let name = reference.name.value
    guard let entry = kind(of: name) else {
      if unreadable.contains(name) { return true }
      if index.builtInSubjects.contains(name) {
        guard !allowsBuiltIn else { return true }
        diagnostics.error(
          "'\(name)' always exists, and cannot be used here", at: reference.name.range,
          help: ["it has no state and no properties; lines name what it receives: \(name).…"])
        return false
      }
      let known = names + (allowsBuiltIn ? index.builtInSubjects : []) + words
      diagnostics.error(
        "nothing named '\(name)' is declared" + Suggestion.ending(for: name, among: known),
        at: reference.name.range,
        help: ArgumentPattern.help(words) + (noteOnUndeclared.map { [$0] } ?? []))
      return false
    }
    guard allowed.isEmpty || allowed.contains(entry.kind.name) else {
      let kind = entry.kind.name
      let isDeclared = kinds[name] != nil
      let standing = isDeclared ? "declared '\(kind)'" : "a \(kind) because nothing is declared"
      var help = ["it takes: \(allowed.joined(separator: ", "))"]
      if !isDeclared {
        help.append("declare it, and all other objects: \(declaration(of: name, as: allowed[0]))")
      }
      if !meaning.isEmpty { help.append(meaning) }
      diagnostics.error(
        "'\(user)' cannot take \(name), which is \(standing)", at: reference.name.range, help: help)
      return false
    }
    return true
  }

  /// A declaration for an object, inside the first object that the script has created if it must be
  /// nested in one.
  private func declaration(of name: String, as kind: String) -> String {
    let containers = index.kinds[kind]?.kind.containers ?? []
    guard let created = firstCreated, created != name, let implicitKind,
      containers.contains(implicitKind.kind.name)
    else { return "\(kind) \(name)" }
    return "\(kind) \(name) in \(created)"
  }
}
