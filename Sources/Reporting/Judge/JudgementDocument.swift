package import Bridge

/// What `lifecycle judge` has found, for programs: the fields of `Documentation/Machine-output.md`.
///
/// A field that is added leaves `format` as it is; one that goes or changes its meaning raises it.
package struct JudgementDocument: Document {
  let format = 1
  let platform: String
  /// Whether some variant would have written the log.
  let agrees: Bool
  let lines: Int
  let objects: [String]
  let callbacks: [String]
  let unclaimed: [Unclaimed]
  let verdicts: [Verdict]

  package init(_ judgement: LogJudgement, of log: DeviceLog) {
    platform = judgement.platform.rawValue
    agrees = judgement.agrees
    lines = log.lines
    objects = judgement.objects
    callbacks = judgement.callbacks
    unclaimed = log.unclaimed.map { Unclaimed(line: $0.line, callback: $0.callback) }
    verdicts = judgement.verdicts.map(Verdict.init)
  }

  /// A callback of nobody whom the script declares.
  struct Unclaimed: Encodable {
    let line: Int
    let callback: String
  }

  struct Verdict: Encodable {
    let variants: [String]
    let agrees: Bool
    /// What the app has written, and where in its overrides.
    let scope: String
    let placement: String
    let differences: Int
    let steps: [Step]

    init(_ verdict: LogJudgement.Verdict) {
      variants = verdict.names
      agrees = verdict.agrees
      scope = verdict.scope.rawValue
      placement = verdict.placement.rawValue
      differences = verdict.differences
      steps = verdict.steps.map(Step.init)
    }
  }

  struct Step: Encodable {
    let text: String
    /// False of what was done before the log begins.
    let compared: Bool
    let events: [Event]
    let notes: [NoteDocument]

    init(_ step: LogJudgement.Step) {
      text = step.text
      compared = !step.isBeforeLog
      events = step.rows.map {
        Event(event: $0.event, side: $0.side.rawValue, line: $0.line)
      }
      notes = step.notes.map(NoteDocument.init)
    }
  }

  struct Event: Encodable {
    let event: String
    /// `both`, `model` or `log`.
    let side: String
    /// Of the log; nil where it has none.
    let line: Int?
  }
}
