import Bridge
import Specification

/// What lies between two neighbouring variants, and what explains it.
struct BorderReport {
  let border: VariantBorder
  let axis: Lineup.Axis

  /// `27 | 28`, `targetSdk 27 | 28`
  var title: String {
    let sides = "\(border.before) | \(border.after)"
    return switch axis {
    case .version, .script: sides
    case .setting(let key): "\(key) \(sides)"
    }
  }

  /// Why, one sentence and its source for each behaviour.
  var reasons: [(sentence: String, source: String)] {
    guard !border.reasons.isEmpty else {
      return [("no single behaviour that the models know explains it", "")]
    }
    return border.reasons.map { (statement($0), "\($0.behaviour), \($0.standing)") }
  }

  /// The sentence with the apps that it is about, and until when it has held.
  private func statement(_ reason: BehaviourChange) -> String {
    reason.begins
      ? reason.conditionalSentence : "until \(border.before): \(reason.conditionalSentence)"
  }

  /// The border as rows of two columns, the second of which says what there is to say.
  func rows(showsChanges: Bool, showsArguments: Bool) -> [[Cell]] {
    var cells: [Cell] = []
    if showsChanges { cells += border.changes.map { Cell($0.text(showsArguments)) } }
    for reason in reasons {
      cells.append(Cell(showsChanges ? "because: \(reason.sentence)" : reason.sentence))
      if !reason.source.isEmpty { cells.append(Cell(reason.source, .quiet)) }
    }
    return cells.enumerated().map { [Cell($0 == 0 ? title : "", .heading), $1] }
  }

  func markdown(showsChanges: Bool, showsArguments: Bool) -> String {
    var text = "- **\(Markdown.escaped(title))**"
    if showsChanges {
      text += "\n" + border.changes.map { "  - \($0.markdown(showsArguments))\n" }.joined()
    } else {
      text += "\n"
    }
    guard !border.reasons.isEmpty else { return text + "  - \(reasons[0].sentence)\n" }
    return text
      + border.reasons.map { reason in
        "  - \(showsChanges ? "because: " : "")\(Markdown.escaped(statement(reason))): "
          + Markdown.link(reason.evidence.rawValue, to: reason.address)
          + (reason.detail.isEmpty ? "" : ", \(Markdown.escaped(reason.detail))") + "\n"
      }.joined()
  }
}

extension BehaviourChange {
  /// `documented: https://… (a section)`
  fileprivate var standing: String {
    "\(evidence.rawValue): \(address)" + (detail.isEmpty ? "" : " (\(detail))")
  }
}

extension StepChange {
  /// More changes of one step than this are counted.
  private static let most = 10

  /// `rotate: A.onStop after A.onPause, no longer after A.onResume; + A.onResume`
  func text(_ showsArguments: Bool) -> String {
    "\(text): "
      + phrases(showsArguments) {
        // An event stays in one piece.
        String($0.map { $0 == " " ? Wrapping.glue : $0 })
      }.joined(separator: "; ")
  }

  func markdown(_ showsArguments: Bool) -> String {
    "\(Markdown.code(text)): "
      + phrases(showsArguments) { Markdown.code($0) }.joined(separator: "; ")
  }

  private func phrases(_ showsArguments: Bool, name: (String) -> String) -> [String] {
    func event(_ entry: TraceEntry) -> String { name(entry.text(showsArguments: showsArguments)) }
    func place(_ entry: TraceEntry?) -> String {
      entry.map { "after \(name($0.short))" } ?? "first"
    }
    var phrases = differences.map { difference in
      switch difference {
      case .comes(let entry): "+\(Wrapping.glue)\(event(entry))"
      case .goes(let entry): "-\(Wrapping.glue)\(event(entry))"
      case .moves(let entry, let from, let to):
        from?.short == to?.short
          ? "\(event(entry)) moves" : "\(event(entry)) \(place(to)), no longer \(place(from))"
      }
    }
    if phrases.count > Self.most {
      let shown = phrases.prefix(Self.most - 2)
      phrases = shown + ["and \(phrases.count - shown.count) more"]
    }
    return phrases + notesAfter.map { "+ \($0.text)" } + notesBefore.map { "- \($0.text)" }
  }
}
