import Bridge
import Specification
import TestSupport

/// Looks for differences between the platforms that no declared divergence explains, in random
/// walks from scripts of the specs.
///
/// Only scripts that do the same on both platforms count. Steps for one platform, code in one's
/// callbacks, and objects of one without a counterpart leave the platforms in different states,
/// after which they need not agree.
struct DifferenceTrial {
  private(set) var walks = 0
  private(set) var steps = 0
  private(set) var differing = 0
  /// For each walk that ended with an unexplained difference, a command that shows one, without the
  /// steps that do not matter.
  private(set) var unexplained: [String] = []

  private let starts: [Start]
  private let seed: UInt64

  /// The steps of a walk that nothing ends before.
  private static let length = 10

  /// A script of the specs, with the versions that it is for.
  private struct Start {
    let text: String
    let android: [Int]
    let ios: [Int]
  }

  init(corpus: Corpus, seed: UInt64) {
    self.seed = seed
    starts = corpus.scripts.compactMap { lines in
      let text = lines.joined(separator: "\n")
      let parsed = ScriptParser.mobile.parse(text)
      guard !parsed.hasErrors, parsed.script.isNeutral else { return nil }
      let start = Start(
        text: text, android: parsed.script.versions(on: .android),
        ios: parsed.script.versions(on: .ios))
      return start.android.isEmpty || start.ios.isEmpty ? nil : start
    }
  }

  /// A walk on any two versions.
  mutating func run(_ number: Int) {
    var random = SplitMix(seed: seed, input: number)
    guard let start = starts.randomElement(using: &random),
      let android = start.android.randomElement(using: &random),
      let ios = start.ios.randomElement(using: &random),
      var walk = DifferenceWalk(after: start.text, android: android, ios: ios)
    else { return }
    walks += 1
    for _ in 0..<Self.length {
      guard let step = walk.step(using: &random) else { break }
      steps += 1
      if !step.differences.isEmpty { differing += 1 }
    }
    let lines = walk.text.split(separator: "\n").map(String.init)
    // The steps may not do the same on both.
    guard walk.endsUnexplained, Self.isUnexplained(lines, android, ios) else { return }
    let script = lines.shortened { Self.isUnexplained($0, android, ios) }
    unexplained.append(
      "walk \(number): lifecycle compare '\(script.joined(separator: "; "))'"
        + " --android \(android) --ios \(ios)")
  }

  /// Whether no divergence explains a difference in this script.
  private static func isUnexplained(_ lines: [String], _ android: Int, _ ios: Int) -> Bool {
    let parsed = ScriptParser.mobile.parse(lines.joined(separator: "\n"))
    guard !parsed.hasErrors, parsed.script.isNeutral else { return false }
    let comparison = Comparison(of: parsed.script, android: android, ios: ios, showing: .core)
    return comparison.isCarriedOut
      && comparison.steps.contains { step in
        step.isCompared && !step.unexplained.isEmpty
      }
  }
}
