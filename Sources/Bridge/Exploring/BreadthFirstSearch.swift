/// A search through everything that can follow a script, the shortest scripts first.
protocol BreadthFirstSearch {
  /// A state that some steps lead to.
  associatedtype Node
  /// Everything that the future of a script depends on.
  associatedtype Place: Hashable

  /// How many states were expanded after each number of steps.
  var states: [Int] { get set }
  /// Everything that has occurred and is or will be expanded.
  var seen: Set<Place> { get set }

  /// Tries every further step.
  ///
  /// - Parameter keeps: whether the new states will be expanded, too. Those that will not be need
  ///   no comparison with each other, which saves most of the memory.
  mutating func expand(_ node: Node, into next: inout [Node], keeping keeps: Bool)
}

extension BreadthFirstSearch {
  /// - Throws: `ExplorationProblem` if there are too many states to keep.
  mutating func search(from root: Node, depth: Int) throws(ExplorationProblem) {
    var frontier = [root]
    for remaining in (0..<depth).reversed() {
      states.append(frontier.count)
      var next: [Node] = []
      for node in frontier {
        expand(node, into: &next, keeping: remaining > 0)
        guard seen.count <= Exploration.mostStates else {
          throw .tooManyStates(depth: depth - remaining)
        }
      }
      frontier = next
    }
  }
}
