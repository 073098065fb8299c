import Specification

/// A script that says something which cannot be carried out.
struct ScriptProblem: Error, Hashable, Sendable {
  var reason: String
  /// What of the script cannot; nil where only the script as a whole is known.
  var range: SourceRange?

  init(_ reason: String, at range: SourceRange? = nil) {
    self.reason = reason
    self.range = range
  }

  /// Runs what throws nothing else, where the compiler cannot know it.
  ///
  /// - Parameter range: what the body reads, where it does not say so itself.
  static func rethrowing<Result>(
    at range: SourceRange? = nil, _ body: () throws -> Result
  ) throws(ScriptProblem) -> Result {
    do {
      return try body()
    } catch let problem as ScriptProblem {
      throw ScriptProblem(problem.reason, at: problem.range ?? range)
    } catch {
      throw ScriptProblem("\(error)", at: range)
    }
  }
}
