import Specification

/// An error in a script: something that cannot be carried out.
struct ScriptProblem: Error, Hashable, Sendable {
  var reason: String
  /// The part of the script with the error; nil if only the script as a whole is known.
  var range: SourceRange?

  init(_ reason: String, at range: SourceRange? = nil) {
    self.reason = reason
    self.range = range
  }

  /// Rethrows errors of a body that only throws this type, which the compiler cannot know.
  ///
  /// - Parameter range: the text that the body reads, for errors without a place of their own.
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
