/// Scripts grouped by how they end, in the order in which the groups were found.
struct ScriptGroups<Key: Hashable> {
  private(set) var groups: [Group] = []
  private var places: [Key: Int] = [:]

  struct Group {
    let key: Key
    /// The first of the shortest scripts.
    let script: String
    /// How many other scripts there are.
    var others = 0
  }

  /// - Returns: whether it is the first script of its group.
  @discardableResult
  mutating func add(_ key: Key, _ script: @autoclosure () -> String) -> Bool {
    if let place = places[key] {
      groups[place].others += 1
      return false
    }
    places[key] = groups.count
    groups.append(Group(key: key, script: script()))
    return true
  }
}
