import Bridge
import Specification

/// Looks in mutated scripts for differences between the platforms that no declared divergence
/// explains.
///
/// Only scripts that do the same on both platforms count. Steps for one platform, code in one's
/// callbacks, and objects of one without a counterpart leave the platforms in different states,
/// after which they need not agree.
struct DifferenceTrial {
  private(set) var scripts = 0
  private(set) var steps = 0
  private(set) var differing = 0
  /// The unexplained differences, one line for each step.
  private(set) var unexplained: [String] = []

  mutating func run(_ text: String, number: Int) {
    let parsed = ScriptParser.mobile.parse(text)
    guard !parsed.hasErrors, parsed.script.isNeutral else { return }
    let comparison = Comparison(of: parsed.script, showing: .core)
    guard comparison.android != nil, comparison.ios != nil else { return }
    scripts += 1
    for step in comparison.steps where step.isCompared {
      steps += 1
      if !step.differences.isEmpty { differing += 1 }
      let left = step.differences.filter(\.divergences.isEmpty)
      guard !left.isEmpty else { continue }
      let events = left.map { "\($0.platform.title): \($0.event) (\($0.event.cause.rawValue))" }
      unexplained.append("script \(number), \(step.text): " + events.joined(separator: ", "))
    }
  }
}
