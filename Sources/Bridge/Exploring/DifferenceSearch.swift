import Specification

/// A breadth-first search through everything that can follow a script, on two versions at once.
struct DifferenceSearch<D: Driver> {
  let alphabet: StepAlphabet
  /// The scripts in whose last step the versions differ, the shortest first.
  private(set) var differences: [String] = []
  /// How many states were new after each number of steps.
  private(set) var states = [1]
  /// The behaviours in which the two versions differ.
  private(set) var differingBehaviours: [BehaviourChange] = []

  private let start: ExploredScript
  private let inputs: [[D.Input]]
  private var seen: Set<VersionPair<D>.State> = []

  /// A state that some steps lead to.
  private struct Node {
    var pair: VersionPair<D>
    /// The steps' positions in the alphabet.
    var steps: [Int] = []
  }

  init(
    _ start: ExploredScript, _ before: Int, _ after: Int, own: Bool, depth: Int,
    showing detail: CallbackDetail
  ) throws(ExplorationProblem) {
    self.start = start
    alphabet = StepAlphabet(after: start, on: D.platform, own: own)
    inputs = alphabet.letters.map { D.inputs(of: $0.step) ?? [] }
    var frontier = [try root(before, after, detail)]
    seen = Set(frontier.map(\.pair.state))
    for _ in 0..<depth {
      frontier = frontier.flatMap { expand($0) }
      states.append(frontier.count)
    }
  }

  /// The devices after the script.
  private mutating func root(
    _ before: Int, _ after: Int, _ detail: CallbackDetail
  ) throws(ExplorationProblem) -> Node {
    let objects = ObjectTable(start.script.declarations)
    let plan: D.Plan
    do {
      plan = try D.plan(start.script, objects)
    } catch {
      throw .impossibleStart(error.reason)
    }
    let (older, newer) = (D.version(before, for: plan), D.version(after, for: plan))
    differingBehaviours = newer.differences(from: older).map {
      D.Version.change(of: $0, begins: newer.has($0))
    }
    var pair = VersionPair<D>(
      plan, objects, older, newer, showing: ShownEvents(start.script, objects, detail))
    for step in start.script.steps {
      guard let inputs = D.inputs(of: step) else { continue }
      switch pair.perform(inputs) {
      case .same: break
      case .impossible(let reason): throw .impossibleStart(reason)
      case .different: throw .differsFromTheStart(step: step.text)
      }
    }
    return Node(pair: pair)
  }

  /// The new states after one more step.
  private mutating func expand(_ node: Node) -> [Node] {
    var next: [Node] = []
    for position in inputs.indices {
      var child = node
      child.steps.append(position)
      switch child.pair.perform(inputs[position]) {
      case .impossible: continue
      case .different: differences.append(text(of: child))
      case .same:
        if seen.insert(child.pair.state).inserted { next.append(child) }
      }
    }
    return next
  }

  private func text(of node: Node) -> String {
    start.text(followedBy: node.steps.map { alphabet.letters[$0].text })
  }
}
