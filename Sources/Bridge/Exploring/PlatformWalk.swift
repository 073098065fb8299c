import Specification

/// A random walk on one platform through what can follow a script, with the platform's own steps.
package struct PlatformWalk {
  private var side: Side

  private enum Side {
    case android(Walk<AndroidDriver>)
    case ios(Walk<IOSDriver>)
  }

  /// Nil if the script has errors or cannot be carried out.
  package init?(after text: String, on platform: Platform, version: Int) {
    switch platform {
    case .android:
      guard let walk = Walk<AndroidDriver>(after: text, version: version) else { return nil }
      side = .android(walk)
    case .ios:
      guard let walk = Walk<IOSDriver>(after: text, version: version) else { return nil }
      side = .ios(walk)
    }
  }

  /// The script that leads here.
  package var text: String {
    switch side {
    case .android(let walk): walk.text
    case .ios(let walk): walk.text
    }
  }

  /// Takes one more step that can be carried out; false if there is none.
  package mutating func step(using random: inout some RandomNumberGenerator) -> Bool {
    switch side {
    case .android(var walk):
      defer { side = .android(walk) }
      return walk.step(using: &random)
    case .ios(var walk):
      defer { side = .ios(walk) }
      return walk.step(using: &random)
    }
  }
}

private struct Walk<D: Driver> {
  private let start: ExploredScript
  private let alphabet: StepAlphabet
  private let app: ExploredApp<D>
  private var driver: D
  /// The positions in the alphabet of the steps so far.
  private var steps: [Int] = []

  init?(after text: String, version: Int) {
    guard let start = ExploredScript(text) else { return nil }
    let alphabet = StepAlphabet(after: start, on: D.platform, own: true)
    guard let app = try? ExploredApp<D>(start, alphabet) else { return nil }
    driver = D(
      app.plan, app.objects, version: D.version(version, for: app.plan), recordsMarks: false)
    (self.start, self.alphabet, self.app) = (start, alphabet, app)
    for step in start.script.steps {
      guard perform(step) else { return nil }
    }
  }

  var text: String { start.text(followedBy: steps, of: alphabet) }

  mutating func step(using random: inout some RandomNumberGenerator) -> Bool {
    for position in alphabet.letters.indices.shuffled(using: &random) {
      guard app.includes(steps + [position]) else { continue }
      let before = driver
      if perform(alphabet.letters[position].step) {
        steps.append(position)
        return true
      }
      driver = before
    }
    return false
  }

  /// False if the step cannot be carried out.
  private mutating func perform(_ step: Step) -> Bool {
    guard let inputs = D.inputs(of: step) else { return true }
    return driver.perform(inputs).problem == nil
  }
}
