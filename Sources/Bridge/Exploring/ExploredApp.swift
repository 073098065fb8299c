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
  /// For each letter, whether it decides for this app, or that is decided already.
  private let fixesApp: [Bool]

  init(_ start: ExploredScript, _ alphabet: StepAlphabet) throws(ExplorationProblem) {
    let objects = ObjectTable(start.script.declarations)
    self.objects = objects
    // The app that may need whatever any letter needs, such as an alert.
    var script = start.script
    script.steps += alphabet.letters.map(\.step)
    let decisions: [AppDecision?]
    do {
      plan = try D.plan(script, objects)
      decisions = try D.decisions(of: script.steps, objects)
    } catch {
      throw .impossibleStart(error.reason)
    }
    let (before, letters) = (
      decisions.prefix(start.script.steps.count), decisions.dropFirst(start.script.steps.count)
    )
    let isDecided = before.contains { $0 != nil }
    let decision = decisions.compactMap(\.self).first
    changesApp = letters.map { !isDecided && $0 != nil && $0 != decision }
    fixesApp = letters.map { isDecided || $0 != nil && $0 == decision }
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
