package import Specification

/// Measures how much the signs of divergences explain wrongly.
///
/// Each event that both platforms have is removed from one side in turn. This makes a difference
/// where there was none, so a sign that explains it covers more than its divergence does. A few do
/// so rightly, because it would be no surprise if one platform alone had the event.
package struct SignTrial: Hashable, Sendable {
  /// How many events have been removed.
  package private(set) var removed = 0
  /// How many of the removed events a sign explains.
  package private(set) var explained = 0
  /// How many each divergence explains.
  package private(set) var byDivergence: [String: Int] = [:]
  /// The same by divergence, platform and event: `D55 android willHide`.
  package private(set) var byEvent: [String: Int] = [:]

  package init() {}

  /// Removes the events of a script, on the newest versions that it applies to.
  package mutating func run(_ script: Script) {
    guard let android = script.versions(on: .android).last,
      let ios = script.versions(on: .ios).last
    else { return }
    let objects = ObjectTable(script.declarations)
    let left = SideRecorder<AndroidDriver>(script, objects, android, .core)
    let right = SideRecorder<IOSDriver>(script, objects, ios, .core)
    var twoSidedRun = TwoSidedRun(objects: objects)
    for (position, step) in script.steps.enumerated() {
      let processLives = twoSidedRun.processLives(
        in: step, left.steps[position], right.steps[position])
      guard step.platform == nil, left.steps[position].isWhole, right.steps[position].isWhole
      else { continue }
      for processLife in processLives {
        for pair in processLife.alignment.matched {
          remove(processLife, .android, at: pair.android, partner: pair.ios)
          remove(processLife, .ios, at: pair.ios, partner: pair.android)
        }
      }
    }
  }

  /// Removes one platform's event, and asks for an explanation of the other's. Earlier differences
  /// in state are left out, because they are not signs.
  private mutating func remove(
    _ step: TwoSidedStep, _ platform: Platform, at position: Int, partner: Int
  ) {
    let altered = step.having(
      android: platform == .android ? step.android.without(position) : step.android,
      ios: platform == .ios ? step.ios.without(position) : step.ios)
    let difference = altered.differences(on: platform.other).first { $0.position == partner }
    guard let difference = difference?.difference, difference.pair == nil else { return }
    removed += 1
    let ids = altered.divergences(explaining: difference) ?? []
    if !ids.isEmpty { explained += 1 }
    for id in ids {
      byDivergence[id, default: 0] += 1
      byEvent[
        "\(id) \(difference.platform.rawValue) \(difference.event.name.rawValue)", default: 0] += 1
    }
  }
}
