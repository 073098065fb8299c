/// Some of the supported versions of one platform, printed as ranges: `21..27, 30`.
package struct VersionSet: Hashable, Sendable, CustomStringConvertible {
  package var platform: Platform
  /// Ascending, without repetition.
  package private(set) var versions: [Int]

  package init(_ platform: Platform, _ versions: [Int]) {
    self.platform = platform
    self.versions = Set(versions).sorted()
  }

  package var isEmpty: Bool { versions.isEmpty }
  package var count: Int { versions.count }

  /// Adds versions, some of which may be in the set already.
  package mutating func insert(_ more: [Int]) {
    guard more.contains(where: { !versions.contains($0) }) else { return }
    self = VersionSet(platform, versions + more)
  }

  /// The versions as ranges without a gap among the supported ones; iOS 18 and 26 are neighbours.
  package var ranges: [ClosedRange<Int>] {
    let order = platform.supportedVersions
    var ranges: [ClosedRange<Int>] = []
    var last: Int?
    for version in versions {
      let position = order.firstIndex(of: version)
      if let end = ranges.last, let last, let position, position == last + 1 {
        ranges[ranges.count - 1] = end.lowerBound...version
      } else {
        ranges.append(version...version)
      }
      last = position
    }
    return ranges
  }

  package var description: String {
    ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)..\(range.upperBound)"
    }.joined(separator: ", ")
  }
}
