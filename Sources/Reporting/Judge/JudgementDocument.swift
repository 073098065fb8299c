package import Bridge

/// The result of `lifecycle judge`, for programs: the fields of `Documentation/Machine-output.md`.
///
/// Adding a field leaves `format` unchanged; removing one or changing its meaning raises it.
package struct JudgementDocument: Document {
  let format = 1
  let platform: String
  /// Whether some variant would have produced the log.
  let agrees: Bool
  let lines: Int
  let objects: [String]
  let callbacks: [String]
  let unclaimed: [UnclaimedLine]
  /// The callbacks in the log that the model sends to no object.
  let unsent: [String]
  /// Lines of code that the script lacks although the log shows that the app has them.
  let implied: [String]
  let verdicts: [Verdict]

  /// - Parameter implied: what was added to the script because of the log.
  package init(_ judgement: LogJudgement, of log: DeviceLog, implied: [String] = []) {
    platform = judgement.platform.rawValue
    agrees = judgement.agrees
    lines = log.lines
    objects = judgement.objects
    callbacks = judgement.callbacks
    unclaimed = log.unclaimed.map { UnclaimedLine(line: $0.line, callback: $0.callback) }
    unsent = judgement.unsent
    self.implied = implied
    verdicts = judgement.verdicts.map(Verdict.init)
  }

  /// A callback of an object that the script does not declare.
  struct UnclaimedLine: Encodable {
    let line: Int
    let callback: String
  }

  struct Verdict: Encodable {
    let variants: [String]
    let agrees: Bool
    /// What the app logs, and where in its overrides.
    let scope: String
    let placement: String
    /// The objects that write only the first of two lines.
    let once: [String]
    let differences: Int
    let steps: [Step]

    init(_ verdict: LogJudgement.Verdict) {
      variants = verdict.names
      agrees = verdict.agrees
      scope = verdict.scope.rawValue
      placement = verdict.placement.rawValue
      once = verdict.once
      differences = verdict.differences
      steps = verdict.steps.map(Step.init)
    }
  }

  struct Step: Encodable {
    let text: String
    /// False for steps before the log begins.
    let compared: Bool
    let events: [Event]
    let notes: [NoteDocument]

    init(_ step: LogJudgement.Step) {
      text = step.text
      compared = !step.isBeforeLog
      events = step.rows.map {
        Event(
          event: $0.event, side: $0.side.rawValue, line: $0.line,
          furtherLayout: $0.isOfFurtherLayout ? true : nil,
          noOrder: $0.isOfNoOrder ? true : nil)
      }
      notes = step.notes.map(NoteDocument.init)
    }
  }

  struct Event: Encodable {
    let event: String
    /// `both`, `model` or `log`.
    let side: String
    /// The line of the log; nil if the event is not in the log.
    let line: Int?
    /// True if it belongs to a layout pass that does not count; nil otherwise.
    let furtherLayout: Bool?
    /// True if both sides have it, and nothing that has an order is between; nil otherwise.
    let noOrder: Bool?
  }
}
