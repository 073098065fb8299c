extension LineParser {
  /// Whether a declaration begins here. A word that is both a verb and a declaring word declares if
  /// a name follows it.
  func isAtDeclaration(besides verb: VerbIndex.Entry?) -> Bool {
    guard let word = cursor.word, index.kinds[word] != nil else { return false }
    guard let verb else { return true }
    guard verb.words.count == 1 else { return false }
    return cursor.peek().map { $0.kind == .word && Self.isName(cursor.text(of: $0)) } ?? false
  }

  /// `screen A theme=translucent`, `part P in A`.
  mutating func declaration() -> Declaration? {
    guard let kind = cursor.takeWord(), let entry = index.kinds[kind.value] else { return nil }
    guard let name = name(of: "the \(kind.value)") else { return nil }
    var container: Located<String>?
    if let keyword = cursor.current, cursor.takeWord("in") {
      guard !entry.kind.containers.isEmpty else {
        return fail("'\(kind.value)' cannot be declared in another object", at: keyword.range)
      }
      guard let found = self.name(of: "the object that '\(name.value)' is in") else { return nil }
      container = found
    }
    guard let attributes = attributesToEnd(of: entry.kind.attributes, owner: kind.value) else {
      return nil
    }
    return Declaration(kind: kind, name: name, container: container, attributes: attributes)
  }

  /// `android targetSdk=27`, after `device`.
  mutating func deviceSetting() -> DeviceSetting? {
    guard let platform = platform() else { return nil }
    let settings = index.platform(platform.value)?.deviceSettings ?? []
    guard !cursor.isAtEnd else {
      return fail("expected a setting: device \(platform.value) key=value")
    }
    guard let attributes = attributesToEnd(of: settings, owner: "device \(platform.value)") else {
      return nil
    }
    return DeviceSetting(platform: platform, attributes: attributes)
  }

  /// `android 28..33`, after `versions`.
  mutating func versionLimit() -> VersionLimit? {
    guard let platform = platform() else { return nil }
    guard let versions = versionsIfPresent() else {
      return fail("expected versions such as 28..33, 28.., ..27 or 30")
    }
    guard expectEnd(after: "the versions") else { return nil }
    return VersionLimit(platform: platform, versions: versions)
  }

  /// `ios`, after `only`: leaves every other platform out.
  mutating func exclusions() -> [VersionLimit]? {
    guard let platform = platform() else { return nil }
    guard expectEnd(after: "the platform; use 'versions \(platform.value) …' for versions") else {
      return nil
    }
    return index.platformNames.filter { $0 != platform.value }.map {
      VersionLimit(platform: Located($0, at: platform.range), versions: nil)
    }
  }

  /// `@label`, after `refutes` and `disputes`.
  mutating func label() -> Located<String>? {
    let at = cursor.place
    guard cursor.take(Byte.at), let word = cursor.takeWord() else {
      return fail("expected the label of a source: @label", at: at)
    }
    return word
  }
}
