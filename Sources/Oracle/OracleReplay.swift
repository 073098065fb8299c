/// Replays recordings of the fragment library on the model and compares.
package enum OracleReplay {
  /// Replays one line of a recording.
  ///
  /// - Parameter number: the line's number, 1-based, for a message about it.
  package static func replay(_ line: [UInt8], number: Int) -> OracleResult {
    do {
      return try replay(decode(line))
    } catch {
      return .malformed(line: number, reason: "\(error)")
    }
  }

  /// Reads one line of a recording, and runs nothing.
  package static func decode(_ line: [UInt8]) throws -> RecordedProgram {
    var fields = try RecordedFields(RecordedLine(reading: line))
    let program = try RecordedProgram(&fields)
    guard !program.steps.isEmpty else { throw MalformedRecording("'steps' is empty") }
    return program
  }

  /// Runs a program that has been read, and compares.
  package static func replay(_ program: RecordedProgram) throws -> OracleResult {
    var run = ProgramRun(program)
    for (index, step) in program.steps.enumerated() {
      let result = run.perform(step)
      if let (subject, expected, actual) = try firstDifference(step, result, &run) {
        return .differs(
          OracleDifference(
            program: program.id, step: index + 1, subject: subject, expected: expected,
            actual: actual))
      }
      // A crash that the recording has too is where it ends.
      if run.hasCrashed { break }
    }
    return .passed(program: program.id)
  }

  /// It changes nothing: the run is handed on in place, where it would be copied for a call that may not.
  private static func firstDifference(
    _ step: RecordedStep, _ result: ProgramRun.Result, _ run: inout ProgramRun
  ) throws -> (String, expected: String, actual: String)? {
    if !result.log.agrees(with: step.lines) {
      let classes = run.classes
      let actual = result.log.lines.map { $0.text(classes) }
      if let difference = try step.callbackOrder().firstDifference(from: actual) {
        return difference
      }
    }
    if !Self.isNone(step.outcome, result.outcome), step.outcome != result.outcome {
      return (
        "outcome", step.outcome?.text ?? "none", result.outcome?.text ?? "none"
      )
    }
    switch (step.state, hasCrashed: run.hasCrashed) {
    case (.observed(let state), false) where run.isState(state): return nil
    case (.observed, false), (.strange, false):
      // Even so it may say the same, in another order of its lists.
      return try step.recordedState()?
        .firstDifference(from: RecordedState(run.state, run.classes))
    case (.crashed, true): return nil
    case (.observed, true), (.strange, true):
      return ("state", "the app goes on", "the app has crashed")
    case (.crashed, false): return ("state", "the app has crashed", "the app goes on")
    }
  }
}

/// Mostly there is no outcome.
extension OracleReplay {
  /// Looks at what they are, where a comparison would make copies.
  @inline(__always)
  private static func isNone(_ one: RecordedOutcome?, _ other: RecordedOutcome?) -> Bool {
    guard case .none = one, case .none = other else { return false }
    return true
  }
}

/// What came of one line.
package enum OracleResult: Hashable, Sendable {
  case passed(program: String)
  case differs(OracleDifference)
  /// Not a recording.
  case malformed(line: Int, reason: String)
}

/// Where the model first did something else than the library.
package struct OracleDifference: Hashable, Sendable {
  package var program: String
  /// 1-based.
  package var step: Int
  /// What differs: a callback by its place, the outcome, a part of the state.
  package var subject: String
  package var expected: String
  package var actual: String
}

extension RecordedOutcome {
  var text: String {
    if let steps { return "[" + steps.map(\.text).joined(separator: ", ") + "]" + tail }
    return tail
  }

  private var tail: String {
    if let returned { return "returned \(returned)" }
    guard let exception else { return steps == nil ? "nothing" : "" }
    return "\(exception.type) \(exception.reason) in \(exception.phase.rawValue)"
      + (exception.fatal ? ", fatal" : "")
  }
}
