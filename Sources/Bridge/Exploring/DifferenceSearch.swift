import Specification

/// A breadth-first search through everything that can follow a script, on two versions at once.
struct DifferenceSearch<D: Driver> {
  let alphabet: StepAlphabet
  /// The scripts in whose last step the versions differ, grouped by the behaviours that
  /// cause it.
  private(set) var differences: [Group] = []
  /// How many states were new after each number of steps.
  private(set) var states = [1]

  private let start: ExploredScript
  private let app: ComparedApp<D>
  private let prefix: [[D.Input]]
  private let inputs: [[D.Input]]
  private let suspects: [D.Version.Behaviour]
  private var seen: Set<VersionPair<D>.State> = []
  private var places: [[D.Version.Behaviour]: Int] = [:]

  /// Scripts in whose last step the versions differ for the same reasons.
  struct Group {
    /// The first of the shortest.
    let script: String
    var count = 1
  }

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
    app = try ComparedApp(of: start.script, before, after, showing: detail)
    suspects = app.after.differences(from: app.before)
    alphabet = StepAlphabet(after: start, on: D.platform, own: own)
    inputs = alphabet.letters.map { D.inputs(of: $0.step) ?? [] }
    prefix = start.script.steps.compactMap { D.inputs(of: $0) }
    let root = try Node(pair: VersionPair(app, after: start.script))
    seen = [root.pair.state]
    var frontier = [root]
    for remaining in (0..<depth).reversed() {
      var next: [Node] = []
      let known = seen.count
      for node in frontier { expand(node, into: &next, keeping: remaining > 0) }
      frontier = next
      states.append(seen.count - known)
    }
  }

  /// The behaviours in which the two versions differ.
  var differingBehaviours: [BehaviourChange] {
    suspects.map { D.Version.change(of: $0, begins: app.after.has($0)) }
  }

  /// Tries every further step.
  ///
  /// - Parameter keeps: whether the new states will be expanded, too.
  private mutating func expand(_ node: Node, into next: inout [Node], keeping keeps: Bool) {
    var trials: BehaviourTrials<D>?
    for position in inputs.indices {
      var pair = node.pair
      switch pair.perform(inputs[position]) {
      case .impossible: continue
      case .different:
        var tried =
          trials
          ?? BehaviourTrials(app, after: prefix + node.steps.map { inputs[$0] }, suspects: suspects)
        add(node.steps + [position], because: tried.reasons(for: inputs[position]))
        trials = tried
      case .same:
        if seen.insert(pair.state).inserted, keeps {
          next.append(Node(pair: pair, steps: node.steps + [position]))
        }
      }
    }
  }

  private mutating func add(_ steps: [Int], because reasons: [D.Version.Behaviour]) {
    if let place = places[reasons] {
      differences[place].count += 1
    } else {
      places[reasons] = differences.count
      differences.append(
        Group(script: start.text(followedBy: steps.map { alphabet.letters[$0].text })))
    }
  }
}

extension ComparedApp {
  init(
    of script: Script, _ before: Int, _ after: Int, showing detail: CallbackDetail
  ) throws(ExplorationProblem) {
    objects = ObjectTable(script.declarations)
    do {
      plan = try D.plan(script, objects)
    } catch {
      throw .impossibleStart(error.reason)
    }
    self.before = D.version(before, for: plan)
    self.after = D.version(after, for: plan)
    shown = ShownEvents(script, objects, detail)
  }
}

extension VersionPair {
  /// The two after a script in which they do not differ.
  fileprivate init(_ app: ComparedApp<D>, after script: Script) throws(ExplorationProblem) {
    self.init(app)
    for step in script.steps {
      guard let inputs = D.inputs(of: step) else { continue }
      switch perform(inputs) {
      case .same: break
      case .impossible(let reason): throw .impossibleStart(reason)
      case .different: throw .differsFromTheStart(step: step.text)
      }
    }
  }
}
