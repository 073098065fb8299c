/// Versions of a platform on which an app meets the very same behaviours. One run of a case speaks
/// for all of them.
struct VersionGroup<D: Driver>: Sendable {
  let version: D.Version
  /// Ascending, and at least one.
  private(set) var numbers: [Int]

  /// The versions by what they are, in the order of the first of each.
  static func groups(of numbers: [Int], for plan: D.Plan) -> [VersionGroup] {
    numbers.groups { D.version($0, for: plan) }
      .map { VersionGroup(version: $0.key, numbers: $0.elements) }
  }
}
