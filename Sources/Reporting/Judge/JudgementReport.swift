package import Bridge

/// Whether the model would have produced a log, and where it would not.
package struct JudgementReport: Report {
  let judgement: LogJudgement
  let log: DeviceLog
  /// The name of the place that the log was read from.
  let name: String
  /// The script as the reader wrote it.
  let script: String
  /// Lines of code that were added to it because of the log.
  let implied: [String]
  /// What to try next; nil for nothing.
  let advice: String?

  package init(
    _ judgement: LogJudgement, of log: DeviceLog, named name: String, script: String,
    implied: [String] = [], advice: String? = nil
  ) {
    self.judgement = judgement
    self.log = log
    self.name = name
    self.script = script
    self.implied = implied
    self.advice = advice
  }

  package func text(_ options: TextOptions) -> String {
    var parts = [
      options.paragraph(script, .heading) + options.paragraph(scope, .quiet, indent: 2)
    ]
    if let unclaimed { parts.append(options.paragraph(unclaimed, .warning)) }
    parts += agreeing.map { options.paragraph(sentence(on: $0), .success) }
    if let nearest { parts.append(text(of: nearest, options)) }
    let others = differing.filter { $0 != nearest }
    if !others.isEmpty {
      parts.append(others.map { options.paragraph(sentence(on: $0), .quiet) }.joined())
    }
    parts += [unsent, advice].compactMap(\.self).map { options.paragraph($0, nil) }
    return parts.joined(separator: "\n")
  }

  package var page: Page {
    var blocks: [Block] = ([scope] + [unclaimed].compactMap(\.self)).map {
      .paragraph([.text($0)])
    }
    blocks += agreeing.map { .paragraph([.text(sentence(on: $0))]) }
    if let nearest {
      blocks.append(.paragraph([.text(sentence(on: nearest))]))
      blocks += differingSteps(of: nearest).map { step in
        .section([.code(step.text)], style: .label, [.lines(lines(of: step), language: "diff")])
      }
    }
    let others = differing.filter { $0 != nearest }
    if !others.isEmpty { blocks.append(.list(others.map { .init([.text(sentence(on: $0))]) })) }
    blocks += [unsent, advice].compactMap(\.self).map { .paragraph([.text($0)]) }
    return Page(script, isDocument: false, blocks)
  }

  private var agreeing: [LogJudgement.Verdict] { judgement.verdicts.filter(\.agrees) }
  private var differing: [LogJudgement.Verdict] { judgement.verdicts.filter { !$0.agrees } }
  /// The verdict that is shown in full: if no variant agrees, the nearest one.
  private var nearest: LogJudgement.Verdict? { agreeing.isEmpty ? differing.first : nil }

  // MARK: Sentences

  /// What was read, and what part of it is compared.
  private var scope: String {
    "\(name): \(counted(log.entries.count, "callback")) in \(counted(log.lines, "line"))\n"
      + "compared: \(enumeration(judgement.callbacks)) of \(enumeration(judgement.objects))"
      + implied.map { "\nadded to the script, as the log shows it: '\($0)'" }.joined()
  }

  /// Further lines are only counted.
  private static let mostNamed = 5

  private var unclaimed: String? {
    let lines = log.unclaimed
    guard !lines.isEmpty else { return nil }
    let places = lines.prefix(Self.mostNamed).map { "\($0.line) (\($0.callback))" }
    let rest = lines.count - places.count
    let list = enumeration(places + (rest > 0 ? ["\(rest) more"] : []))
    return lines.count == 1
      ? "line \(list) names no object of the script and is left out"
      : "lines \(list) name no object of the script and are left out"
  }

  /// What to look for if nothing agrees and the model sends some callbacks nowhere.
  private var unsent: String? {
    guard !judgement.agrees, let first = judgement.unsent.first else { return nil }
    let callbacks = enumeration(judgement.unsent, conjunction: "or")
    return "nothing in the script makes the model send \(callbacks); "
      + "'lifecycle ask \(first)' finds scripts that do"
  }

  private func sentence(on verdict: LogJudgement.Verdict) -> String {
    let place = title(of: verdict)
    let condition =
      beginning(of: verdict) + placement(of: verdict) + scope(of: verdict)
      + layouts(of: verdict) + order(of: verdict)
    if verdict.agrees { return "agrees with \(place)\(condition)" }
    let undone = verdict.steps.first { !$0.notes.isEmpty }
    if let step = undone, let note = step.notes.first {
      return "cannot be run on \(place): '\(step.text)': \(note.text)"
    }
    let first = verdict.steps.first { $0.differences > 0 }
    let row = first?.rows.first(where: \.isDifference)
    let point = row.map { row in
      row.side == .model
        ? "\(row.event) is missing" : "\(row.event) on line \(row.line ?? 0) is unexpected"
    }
    return "differs from \(place)\(condition)\(condition.isEmpty ? "" : ",")"
      + " in \(counted(verdict.differences, "place"))"
      + (point.map { ", first in '\(first?.text ?? "")': \($0)" } ?? "")
  }

  private func title(of verdict: LogJudgement.Verdict) -> String {
    switch judgement.axis {
    case .version, .script: "\(judgement.platform.title) \(verdict.summary)"
    case .setting(let key): "\(platform), \(key) \(verdict.summary)"
    }
  }

  /// The platform, with its version if only one is considered.
  private var platform: String {
    judgement.platform.title + (judgement.version.map { " \($0)" } ?? "")
  }

  private func beginning(of verdict: LogJudgement.Verdict) -> String {
    verdict.beginning.map { ", from '\($0.text)' on" } ?? ""
  }

  private func placement(of verdict: LogJudgement.Verdict) -> String {
    lines(of: verdict.placement)
      + (verdict.once.isEmpty ? "" : ", but only once in \(enumeration(verdict.once))")
  }

  private func lines(of placement: LogPlacement) -> String {
    switch placement {
    case .beginning: ""
    case .afterSuper: ", if the app writes after the call of super"
    case .end: ", if the app writes at the end of its overrides"
    case .aroundSuper: ", if the app writes before and after the call of super"
    case .beginningAndEnd: ", if the app writes at the beginning and at the end of its overrides"
    }
  }

  private func scope(of verdict: LogJudgement.Verdict) -> String {
    switch verdict.scope {
    case .kind: ""
    case .object: ", if each object logs only the callbacks that the log has of it"
    }
  }

  private func layouts(of verdict: LogJudgement.Verdict) -> String {
    let count = verdict.furtherLayouts
    return count == 0 ? "" : ", leaving out \(counted(count, "callback")) of further layout passes"
  }

  private func order(of verdict: LogJudgement.Verdict) -> String {
    let callbacks = judgement.platform.callbacksWithoutOrder.sorted()
    return verdict.leavesOutOrder ? ", whatever the order of \(enumeration(callbacks))" : ""
  }

  // MARK: Steps

  private func differingSteps(of verdict: LogJudgement.Verdict) -> [LogJudgement.Step] {
    verdict.steps.filter { $0.differences > 0 || !$0.notes.isEmpty }
  }

  private func text(of verdict: LogJudgement.Verdict, _ options: TextOptions) -> String {
    var text = options.paragraph(sentence(on: verdict), .failure)
    for step in differingSteps(of: verdict) {
      text += options.paragraph(step.text, .heading)
      for note in step.notes { text += options.paragraph(note.text, .failure, indent: 2) }
      let rows = step.rows.map { row in
        [
          Cell("\(row.mark)\(Wrapping.glue)\(row.event)", row.tint),
          Cell(row.line.map { "line \($0)" } ?? "not in the log", .quiet),
        ]
      }
      text += Columns(rows, margin: 2).text(options)
    }
    return text
  }

  private func lines(of step: LogJudgement.Step) -> [Cell] {
    step.rows.map { row in
      let mark = row.isDifference ? row.mark : " "
      return Cell("\(mark) \(row.event)" + (row.line.map { "  line \($0)" } ?? ""), row.tint)
    }
  }
}

extension LogJudgement.Row {
  /// The sign as in a diff from the model to the log.
  fileprivate var mark: String {
    guard isDifference else { return String(Wrapping.glue) }
    return side == .model ? "-" : "+"
  }

  fileprivate var tint: Tint? {
    guard isDifference else { return side == .both ? nil : .quiet }
    return side == .model ? .success : .failure
  }
}
