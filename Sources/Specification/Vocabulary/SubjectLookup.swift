extension VocabularyIndex {
  /// The callback groups of an object, one for each platform on which it exists.
  ///
  /// - Parameters:
  ///   - name: the object's name, which may be that of a subject that exists without a declaration.
  ///   - kind: the kind it is declared as; nil if no object of this name is declared.
  func groups(of name: String, kind: KindEntry?) -> [(platform: String, group: GroupIndex)] {
    platformNames.compactMap { platform in
      group(of: name, kind: kind, on: platform).map { (platform, $0) }
    }
  }

  func group(of name: String, kind: KindEntry?, on platform: String) -> GroupIndex? {
    if let kind {
      guard let group = kind.kind.callbackGroups[platform] else { return nil }
      return groups[platform]?[group]
    }
    return builtInGroup(of: name, among: groups[platform] ?? [:])
  }

  /// The neutral events of an object.
  func neutralGroup(of name: String, kind: KindEntry?) -> GroupIndex? {
    if let kind { return kind.kind.neutralScope.flatMap { neutralGroups[$0] } }
    return builtInGroup(of: name, among: neutralGroups)
  }

  private func builtInGroup(of name: String, among groups: [String: GroupIndex]) -> GroupIndex? {
    groups.values.filter { $0.group.builtInSubjects.contains(name) }
      .min { $0.group.name < $1.group.name }
  }
}
