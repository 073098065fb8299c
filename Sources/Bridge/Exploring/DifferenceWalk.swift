import Specification

/// A random walk through what can follow a script, on both platforms at once: longer than what a
/// search can try, and through larger apps.
///
/// Like a search it ends with a difference that no divergence explains, or with the app's death:
/// what follows would only be a consequence.
package struct DifferenceWalk {
  /// Whether no divergence explains some difference in the last step.
  package private(set) var endsUnexplained = false

  private let start: ExploredScript
  private let alphabet: StepAlphabet
  private let android: ExploredApp<AndroidDriver>
  private let ios: ExploredApp<IOSDriver>
  private var pair: PlatformPair
  /// The positions in the alphabet of the steps so far.
  private var steps: [Int] = []

  /// Nil if the script has errors, differs without explanation, or cannot be carried out.
  package init?(after text: String, android: Int, ios: Int) {
    guard let start = ExploredScript(text) else { return nil }
    let alphabet = StepAlphabet(after: start, on: .android, own: false)
    guard let androidApp = try? ExploredApp<AndroidDriver>(start, alphabet),
      let iosApp = try? ExploredApp<IOSDriver>(start, alphabet)
    else { return nil }
    var pair = PlatformPair(start.script, androidApp, android, iosApp, ios)
    for step in start.script.steps {
      guard let step = try? pair.perform(PlatformPair.Input(step)), step.isCompared,
        step.unexplained.isEmpty
      else { return nil }
    }
    (self.start, self.alphabet, self.pair) = (start, alphabet, pair)
    (self.android, self.ios) = (androidApp, iosApp)
  }

  /// The script that leads here.
  package var text: String { start.text(followedBy: steps, of: alphabet) }

  /// One more step that both platforms can carry out.
  ///
  /// - Returns: its comparison, or nil if there is none or the walk is over.
  package mutating func step(using random: inout some RandomNumberGenerator) -> ComparisonStep? {
    guard !endsUnexplained else { return nil }
    for position in alphabet.letters.indices.shuffled(using: &random) {
      let steps = steps + [position]
      guard android.includes(steps), ios.includes(steps) else { continue }
      var next = pair
      guard let step = try? next.perform(PlatformPair.Input(alphabet.letters[position].step)),
        step.isCompared
      else { continue }
      (pair, self.steps) = (next, steps)
      endsUnexplained = !step.unexplained.isEmpty
      return step
    }
    return nil
  }
}
