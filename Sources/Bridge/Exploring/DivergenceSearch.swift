import Specification

/// A breadth-first search through everything that can follow a script, on both platforms at once.
///
/// The platforms differ in nearly every step, so a script is continued after a difference, unless
/// no divergence explains it: what follows would only be its consequence. Nor is it continued after
/// the app has died.
struct DivergenceSearch: BreadthFirstSearch {
  let alphabet: StepAlphabet
  /// The scripts in whose last step each divergence occurs, by its id.
  private(set) var occurrences = ScriptGroups<String>()
  /// The scripts in whose last step no divergence explains some events of one platform.
  private(set) var unexplained = ScriptGroups<[Kind]>()
  /// For each of these, the differences in its first script.
  private(set) var differences: [[StepDifferences.Difference]] = []
  var states: [Int] = []
  var seen: Set<Place> = []

  private let start: ExploredScript
  private let android: ExploredApp<AndroidDriver>
  private let ios: ExploredApp<IOSDriver>
  private let inputs: [PlatformPair.Input]

  /// What an unexplained difference has in common with those of other objects.
  struct Kind: Hashable {
    let platform: Platform
    let name: NeutralEventName
    let scope: NeutralScope
    let cause: NeutralCause
  }

  struct Place: Hashable {
    let state: PlatformPair.State
    let isAppFixed: Bool
  }

  struct Node {
    var pair: PlatformPair
    /// The steps' positions in the alphabet.
    var steps: [Int] = []
  }

  init(
    _ start: ExploredScript, android: Int, ios: Int, depth: Int
  ) throws(ExplorationProblem) {
    self.start = start
    alphabet = StepAlphabet(after: start, on: .android, own: false)
    inputs = alphabet.letters.map { PlatformPair.Input($0.step) }
    self.android = try ExploredApp(start, alphabet)
    self.ios = try ExploredApp(start, alphabet)
    var pair = PlatformPair(start.script, self.android, android, self.ios, ios)
    for step in start.script.steps {
      do {
        _ = try pair.perform(PlatformPair.Input(step))
      } catch {
        throw .impossibleStart(error.reason, step: step.text)
      }
    }
    seen = [place(of: pair, after: [])]
    try search(from: Node(pair: pair), depth: depth)
  }

  mutating func expand(_ node: Node, into next: inout [Node], keeping keeps: Bool) {
    let (start, alphabet) = (start, alphabet)
    for position in inputs.indices {
      let steps = node.steps + [position]
      guard android.includes(steps), ios.includes(steps) else { continue }
      var pair = node.pair
      guard let step = try? pair.perform(inputs[position]), step.isCompared else { continue }
      for id in step.divergences {
        occurrences.add(id, start.text(followedBy: steps, of: alphabet))
      }
      let left = step.unexplained
      if left.isEmpty {
        guard keeps, seen.insert(place(of: pair, after: steps)).inserted else { continue }
        next.append(Node(pair: pair, steps: steps))
      } else if unexplained.add(
        left.map(\.kind).uniqued, start.text(followedBy: steps, of: alphabet))
      {
        differences.append(left)
      }
    }
  }

  private func place(of pair: PlatformPair, after steps: [Int]) -> Place {
    Place(
      state: pair.state,
      isAppFixed: android.isAppFixed(by: steps) && ios.isAppFixed(by: steps))
  }
}

extension StepDifferences.Difference {
  fileprivate var kind: DivergenceSearch.Kind {
    DivergenceSearch.Kind(
      platform: platform, name: event.name, scope: event.subject.scope, cause: event.cause)
  }
}
