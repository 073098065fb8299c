import Specification

/// The app of an exploration, which all its scripts share.
///
/// The app may depend on the script: on iOS the first screen that it launches is in the root of the
/// window. A script that would change the app in this way is not explored.
struct ExploredApp<D: Driver> {
  let plan: D.Plan
  let objects: ObjectTable
  /// For each letter of the alphabet, whether the app would be another one if it came first.
  private let changesApp: [Bool]
  /// For each letter, whether no letter after it can change the app.
  private let fixesApp: [Bool]

  init(_ start: ExploredScript, _ alphabet: StepAlphabet) throws(ExplorationProblem) {
    let objects = ObjectTable(start.script.declarations)
    self.objects = objects
    /// The app that may need whatever any letter needs, such as an alert.
    func app(with steps: [Step]) throws(ExplorationProblem) -> D.Plan {
      var script = start.script
      script.steps += steps + alphabet.letters.map(\.step)
      do {
        return try D.plan(script, objects)
      } catch {
        throw .impossibleStart(error.reason)
      }
    }
    plan = try app(with: [])
    var changesApp: [Bool] = []
    for letter in alphabet.letters { changesApp.append(try app(with: [letter.step]) != self.plan) }
    self.changesApp = changesApp
    let changes = zip(alphabet.letters, changesApp).filter(\.1).map(\.0.step)
    var fixesApp: [Bool] = []
    for letter in alphabet.letters {
      fixesApp.append(try app(with: [letter.step] + changes) == self.plan)
    }
    self.fixesApp = fixesApp
  }

  /// Whether a script of these letters is about this app.
  func includes(_ positions: [Int]) -> Bool {
    for position in positions {
      if changesApp[position] { return false }
      if fixesApp[position] { return true }
    }
    return true
  }

  /// Whether whatever follows these letters is about this app.
  func isAppFixed(by positions: [Int]) -> Bool {
    !changesApp.contains(true) || positions.contains { fixesApp[$0] }
  }
}
