/// Versions of a platform on which an app meets the very same behaviours. One run of a case speaks
/// for all of them.
struct VersionGroup<D: Driver>: Sendable {
  let version: D.Version
  /// Ascending, and at least one.
  private(set) var numbers: [Int]

  /// The versions by what they are, in the order of the first of each.
  static func groups(of numbers: [Int], for plan: D.Plan) -> [VersionGroup] {
    var groups: [VersionGroup] = []
    var places: [D.Version: Int] = [:]
    for number in numbers {
      let version = D.version(number, for: plan)
      if let place = places[version] {
        groups[place].numbers.append(number)
      } else {
        places[version] = groups.count
        groups.append(VersionGroup(version: version, numbers: [number]))
      }
    }
    return groups
  }
}
