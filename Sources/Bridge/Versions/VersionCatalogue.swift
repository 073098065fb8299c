import AndroidModel
import IOSModel
package import Specification

/// What changes at which release, according to the models' behaviours.
package enum VersionCatalogue {
  /// Every release that changes something, the oldest first on each platform, followed by what
  /// depends only on the app, and the fragment library.
  package static let all: [ReleaseChanges] =
    releases(of: .android, AndroidBehaviour.allCases.map(Entry.init))
    + releases(of: .ios, IOSBehaviour.allCases.map(Entry.init))
    + FragmentRelease.allCases.compactMap(changes)

  /// The releases at the borders between the oldest and the newest of these versions or, if there
  /// is only one, at the border below it.
  package static func borders(between versions: [Int], of platform: Platform) -> [ReleaseChanges] {
    guard let first = versions.min(), let last = versions.max() else { return [] }
    return all.filter { changes in
      guard changes.release?.platform == platform, let number = changes.release?.number else {
        return false
      }
      return number == last || first < number && number < last
    }
  }

  /// The same for the releases of the fragment library, as the `device` lines name them.
  package static func borders(betweenFragmentReleases words: [String]) -> [ReleaseChanges] {
    let releases = words.compactMap(FragmentRelease.init)
    guard let first = releases.min(), let last = releases.max() else { return [] }
    return FragmentRelease.allCases.filter { $0 == last || first < $0 && $0 < last }
      .compactMap(changes)
  }

  /// The changes that a script can depend on, because a run of it queries the behaviour.
  ///
  /// - Parameter releases: the releases of either platform; what depends only on the app is left
  ///   out.
  package static func changes(
    of releases: [ReleaseChanges] = all, askedForBy script: Script
  ) -> [ReleaseChanges] {
    let asked = asked(AndroidDriver.self, script).union(asked(IOSDriver.self, script))
    return releases.compactMap { release in
      var release = release
      release.changes.removeAll { !asked.contains($0.behaviour) }
      return release.release == nil || release.changes.isEmpty ? nil : release
    }
  }

  /// The names of the behaviours that a run on any of the versions queries.
  private static func asked<D: Driver>(_ driver: D.Type, _ script: Script) -> Set<String> {
    let versions = script.versions(on: D.platform)
    guard !versions.isEmpty else { return [] }
    let runs = VariantRuns<D>(Lineup(script, on: versions, of: D.platform), .all)
    return Set(runs.asked.map { "\($0)" })
  }

  /// The change of a release with which an Android behaviour begins or ends.
  static func change(of behaviour: AndroidBehaviour, begins: Bool) -> BehaviourChange {
    Entry(behaviour).change(begins: begins)
  }

  /// The change of a release with which an iOS behaviour begins or ends.
  static func change(of behaviour: IOSBehaviour, begins: Bool) -> BehaviourChange {
    Entry(behaviour).change(begins: begins)
  }

  /// The change of a release of the fragment library with which a behaviour begins or ends.
  static func change(of behaviour: FragmentBehaviour, begins: Bool) -> BehaviourChange {
    BehaviourChange(
      "\(behaviour)", behaviour.sentence, begins: begins,
      evidence: Evidence(rawValue: behaviour.source.evidence.rawValue) ?? .memory,
      address: behaviour.source.address, detail: behaviour.source.detail)
  }

  private static func releases(of platform: Platform, _ entries: [Entry]) -> [ReleaseChanges] {
    let numbers = platform.supportedVersions.dropFirst().map(Optional.some) + [nil]
    return numbers.compactMap { number in
      let changes = entries.compactMap { $0.change(at: number, of: platform) }
      guard !changes.isEmpty else { return nil }
      return ReleaseChanges(
        title: number.map { "\(platform.title) \($0)" } ?? "\(platform.title), on every version",
        release: .init(platform, number), changes: changes)
    }
  }

  private static func changes(with release: FragmentRelease) -> ReleaseChanges? {
    let changes = FragmentBehaviour.allCases.filter { $0.since == release }
      .map { change(of: $0, begins: true) }
    guard !changes.isEmpty else { return nil }
    return ReleaseChanges(
      title: "AndroidX Fragment \(release.rawValue)", release: nil, changes: changes)
  }
}

/// A behaviour of either platform, with its rule resolved to releases.
private struct Entry {
  var change: BehaviourChange
  /// The releases on which it differs from all others, for the apps that meet the condition.
  var releases: ClosedRange<Int>
  /// Whether it holds on these releases, or on all others.
  var holdsThere: Bool

  init(_ behaviour: AndroidBehaviour) {
    let definition = behaviour.definition
    let target: ClosedRange<Int>
    switch definition.rule {
    case .on(let levels, let targets): (releases, target, holdsThere) = (levels, targets, true)
    case .except(let levels, let targets): (releases, target, holdsThere) = (levels, targets, false)
    }
    change = BehaviourChange(
      "\(behaviour)", definition.sentence, begins: true,
      condition: Self.condition("apps that target", target),
      evidence: Evidence(rawValue: definition.source.evidence.rawValue) ?? .memory,
      address: definition.source.address, detail: definition.source.detail)
  }

  init(_ behaviour: IOSBehaviour) {
    let definition = behaviour.definition
    (releases, holdsThere) = (definition.rule.major, true)
    change = BehaviourChange(
      "\(behaviour)", definition.sentence, begins: true,
      condition: Self.condition("apps linked with the SDK of", definition.rule.linkedSDK),
      evidence: Evidence(rawValue: definition.source.evidence.rawValue) ?? .memory,
      address: definition.source.address, detail: definition.source.detail)
  }

  func change(begins: Bool) -> BehaviourChange {
    var result = change
    result.begins = begins
    return result
  }

  /// The change of it in this release; for nil, what is the same on all releases.
  func change(at number: Int?, of platform: Platform) -> BehaviourChange? {
    var result = change
    guard let number else {
      guard platform.supportedVersions.allSatisfy(releases.contains) else { return nil }
      result.begins = holdsThere
      return result
    }
    let before = platform.supportedVersions.last { $0 < number } ?? number
    guard releases.contains(before) != releases.contains(number) else { return nil }
    result.begins = releases.contains(number) == holdsThere
    return result
  }

  /// `apps that target 28..`; empty for all apps.
  private static func condition(_ phrase: String, _ range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (1, Int.max): ""
    case (1, let last): "\(phrase) ..\(last)"
    case (let first, Int.max): "\(phrase) \(first).."
    case (let first, let last): "\(phrase) \(first)..\(last)"
    }
  }
}
