/// Replays recordings of the fragment library on the model and compares the results.
package enum OracleReplay {
  /// Replays one line of a recording.
  ///
  /// - Parameter number: the line's 1-based number, for messages.
  package static func replay(_ line: [UInt8], number: Int) -> OracleResult {
    do {
      return try replay(decode(line))
    } catch {
      return .malformed(line: number, reason: "\(error)")
    }
  }

  /// Decodes one line of a recording without running it.
  package static func decode(_ line: [UInt8]) throws -> RecordedProgram {
    var fields = try RecordedFields(RecordedLine(reading: line))
    let program = try RecordedProgram(&fields)
    guard !program.steps.isEmpty else { throw MalformedRecording("'steps' is empty") }
    return program
  }

  /// Runs a decoded program and compares the results.
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
      // The recording ends at a crash that both have.
      if run.hasCrashed { break }
    }
    return .passed(program: program.id)
  }

  /// Does not change the run, which is passed `inout` only because it would otherwise be copied.
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
      // The states may still be equal, with their lists in another order.
      return try step.recordedState()?
        .firstDifference(from: RecordedState(run.state, run.classes))
    case (.crashed, true): return nil
    case (.observed, true), (.strange, true):
      return ("state", "the app goes on", "the app has crashed")
    case (.crashed, false): return ("state", "the app has crashed", "the app goes on")
    }
  }
}

/// The usual case of steps without an outcome.
extension OracleReplay {
  /// Checks the cases directly, where a comparison would make copies.
  @inline(__always)
  private static func isNone(_ one: RecordedOutcome?, _ other: RecordedOutcome?) -> Bool {
    guard case .none = one, case .none = other else { return false }
    return true
  }
}

/// The result of one line.
package enum OracleResult: Hashable, Sendable {
  case passed(program: String)
  case differs(OracleDifference)
  /// The line is not a recording.
  case malformed(line: Int, reason: String)
}

/// The first place where the model behaved differently from the library.
package struct OracleDifference: Hashable, Sendable {
  package var program: String
  /// The 1-based number of the step.
  package var step: Int
  /// What differs: a callback by its position, the outcome, or a part of the state.
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
