/// Some of the supported versions of one platform, printed as ranges: `21..27, 30`.
public struct VersionSet: Hashable, Sendable, CustomStringConvertible {
  public var platform: Platform
  /// Ascending, without repetition.
  public private(set) var versions: [Int]

  public init(_ platform: Platform, _ versions: [Int]) {
    self.platform = platform
    self.versions = Set(versions).sorted()
  }

  public var isEmpty: Bool { versions.isEmpty }
  public var count: Int { versions.count }

  public mutating func insert(_ more: [Int]) {
    guard more.contains(where: { !versions.contains($0) }) else { return }
    self = VersionSet(platform, versions + more)
  }

  /// Runs of versions with no supported one missing in between; iOS 18 and 26 are neighbours.
  public var ranges: [ClosedRange<Int>] {
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

  public var description: String {
    ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)..\(range.upperBound)"
    }.joined(separator: ", ")
  }
}

/// The versions to run on.
public struct VersionSelection: Hashable, Sendable {
  public var android: [Int]
  public var ios: [Int]

  public init(
    android: [Int] = Platform.android.supportedVersions,
    ios: [Int] = Platform.ios.supportedVersions
  ) {
    self.android = android
    self.ios = ios
  }

  /// Every supported version of both platforms.
  public static let all = VersionSelection()

  public func versions(of platform: Platform) -> [Int] {
    switch platform {
    case .android: android
    case .ios: ios
    }
  }
}
