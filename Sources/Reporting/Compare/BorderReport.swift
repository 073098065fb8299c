import Bridge
import Specification

/// What changes between two neighbouring variants, and the behaviours that explain it.
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

  /// The explanations: one sentence with its source for each behaviour.
  var reasons: [(sentence: String, source: String)] {
    guard !border.reasons.isEmpty else {
      return [("no single behaviour of the models explains it", "")]
    }
    return border.reasons.map { (statement($0), "\($0.behaviour), \($0.cited)") }
  }

  /// The sentence with the condition on the apps and, for a behaviour that ends, how long it held.
  private func statement(_ reason: BehaviourChange) -> String {
    reason.begins
      ? reason.conditionalSentence : "until \(border.before): \(reason.conditionalSentence)"
  }

  /// The border as rows of two columns: its title, and the changes and reasons.
  func rows(showsChanges: Bool, showsArguments: Bool) -> [[Cell]] {
    var cells: [Cell] = []
    if showsChanges {
      cells += border.changes.map { Cell($0.text(showsArguments: showsArguments)) }
    }
    for reason in reasons {
      cells.append(Cell(showsChanges ? "because: \(reason.sentence)" : reason.sentence))
      if !reason.source.isEmpty { cells.append(Cell(reason.source, .quiet)) }
    }
    return cells.enumerated().map { [Cell($0 == 0 ? title : "", .heading), $1] }
  }

  /// The border as a list item, with its changes and reasons below.
  func item(showsChanges: Bool, showsArguments: Bool) -> Block.Item {
    let changes =
      showsChanges
      ? border.changes.map { Block.Item($0.spans(showsArguments: showsArguments)) } : []
    let because = showsChanges ? "because: " : ""
    let reasons =
      border.reasons.isEmpty
      ? [Block.Item([.text(reasons[0].sentence)])]
      : border.reasons.map { reason in
        .init([
          "\(because)\(statement(reason)): ",
          .link(reason.evidence.rawValue, to: reason.address),
          reason.detail.isEmpty ? "" : ", \(reason.detail)",
        ])
      }
    return .init([.strong(title)], changes + reasons)
  }
}

extension StepChange {
  /// Further changes of one step are only counted.
  private static let most = 10

  /// `rotate: A.onStop after A.onPause, no longer after A.onResume; + A.onResume`
  func text(showsArguments: Bool) -> String {
    "\(text): "
      + phrases(showsArguments: showsArguments).map { phrase in
        phrase.map { piece in
          switch piece {
          // An event must not be broken across lines.
          case .event(let text): String(text.map { $0 == " " ? Wrapping.glue : $0 })
          case .words(let text): text
          }
        }.joined()
      }.joined(separator: "; ")
  }

  /// The same phrase for a page.
  func spans(showsArguments: Bool) -> [Span] {
    let phrases = phrases(showsArguments: showsArguments).map { phrase in
      phrase.map { piece in
        switch piece {
        case .event(let text): Span.code(text)
        case .words(let text): Span.text(text)
        }
      }
    }
    return [.code(text), ": "] + phrases.joined(separator: ["; "])
  }

  /// A piece of a phrase.
  private enum Piece {
    case event(String)
    case words(String)
  }

  private func phrases(showsArguments: Bool) -> [[Piece]] {
    func event(_ entry: TraceEntry) -> Piece {
      .event(entry.text(showsArguments: showsArguments))
    }
    func place(_ entry: TraceEntry?) -> [Piece] {
      entry.map { [.words("after "), .event($0.short)] } ?? [.words("first")]
    }
    var phrases: [[Piece]] = differences.map { difference in
      switch difference {
      case .comes(let entry): [.words("+\(Wrapping.glue)"), event(entry)]
      case .goes(let entry): [.words("-\(Wrapping.glue)"), event(entry)]
      case .moves(let entry, let from, let to):
        from?.short == to?.short
          ? [event(entry), .words(" moves")]
          : [event(entry), .words(" ")] + place(to) + [.words(", no longer ")] + place(from)
      }
    }
    if phrases.count > Self.most {
      let shown = phrases.prefix(Self.most - 2)
      phrases = shown + [[.words("and \(phrases.count - shown.count) more")]]
    }
    return phrases + notesAfter.map { [.words("+ \($0.text)")] }
      + notesBefore.map { [.words("- \($0.text)")] }
  }
}
