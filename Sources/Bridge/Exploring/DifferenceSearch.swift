import Specification

/// A breadth-first search through everything that can follow a script, on two versions at once.
struct DifferenceSearch<D: Driver>: BreadthFirstSearch {
  let alphabet: StepAlphabet
  /// The scripts in whose last step the versions differ, grouped by the behaviours that
  /// cause it.
  private(set) var differences = ScriptGroups<[D.Version.Behaviour]>()
  var states: [Int] = []
  var seen: Set<Place> = []

  private let start: ExploredScript
  private let app: ExploredApp<D>
  private let comparedApp: ComparedApp<D>
  private let prefix: [[D.Input]]
  private let inputs: [[D.Input]]
  private let suspects: [D.Version.Behaviour]

  struct Place: Hashable {
    let state: VersionPair<D>.State
    let isAppFixed: Bool
  }

  struct Node {
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
    app = try ExploredApp(start, alphabet)
    comparedApp = ComparedApp(
      app, before, after, showing: ShownEvents(start.script, app.objects, detail))
    suspects = comparedApp.after.differences(from: comparedApp.before)
    inputs = alphabet.letters.map { D.inputs(of: $0.step) ?? [] }
    prefix = start.script.steps.compactMap { D.inputs(of: $0) }
    let root = try VersionPair(comparedApp, after: start.script)
    seen = [place(of: root, after: [])]
    try search(from: Node(pair: root), depth: depth)
  }

  /// The behaviours in which the two versions differ.
  var differingBehaviours: [BehaviourChange] {
    suspects.map { D.Version.change(of: $0, begins: comparedApp.after.has($0)) }
  }

  mutating func expand(_ node: Node, into next: inout [Node], keeping keeps: Bool) {
    var trials: BehaviourTrials<D>?
    let (start, alphabet) = (start, alphabet)
    for position in inputs.indices {
      let steps = node.steps + [position]
      guard app.includes(steps) else { continue }
      var pair = node.pair
      switch pair.perform(inputs[position]) {
      case .impossible: continue
      case .different:
        if trials == nil {
          trials = BehaviourTrials(
            comparedApp, after: prefix + node.steps.map { inputs[$0] }, suspects: suspects)
        }
        differences.add(
          trials?.reasons(for: inputs[position]) ?? [],
          start.text(followedBy: steps, of: alphabet))
      case .same:
        if keeps, seen.insert(place(of: pair, after: steps)).inserted {
          next.append(Node(pair: pair, steps: steps))
        }
      }
    }
  }

  private func place(of pair: VersionPair<D>, after steps: [Int]) -> Place {
    Place(state: pair.state, isAppFixed: app.isAppFixed(by: steps))
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
      case .impossible(let reason): throw .impossibleStart(reason, step: step.text)
      case .different: throw .differsFromTheStart(step: step.text)
      }
    }
  }
}
