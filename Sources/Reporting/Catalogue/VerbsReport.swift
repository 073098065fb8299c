package import Specification

/// The words that a script may use, with what they do.
package struct VerbsReport: Sendable {
  let vocabulary: Vocabulary

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  package func text(_ options: TextOptions) -> String {
    sections.map { section in
      let rows = rows(of: section.verbs).map { [Cell($0.usage), Cell($0.summary, .quiet)] }
      return options.paint(section.title, .heading) + "\n"
        + Columns(rows, margin: 2).text(options)
    }.joined(separator: "\n")
  }

  package var markdown: String {
    sections.map { section in
      "## \(section.title)\n\n"
        + Markdown.table(
          header: ["step", "what it does"],
          rows: rows(of: section.verbs).map {
            [Markdown.cellCode($0.usage), Markdown.escaped($0.summary)]
          })
    }.joined(separator: "\n")
  }

  /// A verb that takes all that an earlier one takes, and would take long to say it, refers to that.
  private func rows(of verbs: [Verb]) -> [(usage: String, summary: String)] {
    verbs.enumerated().map { index, verb in
      let alike = verbs[..<index].first {
        !$0.clauses.isEmpty && $0.clauses == verb.clauses && $0.operands == verb.operands
          && $0.attributes == verb.attributes
      }
      return (alike.map { "\(verb.phrase) …, like \($0.phrase)" } ?? verb.usage, verb.summary)
    }
  }

  private var sections: [(title: String, verbs: [Verb])] {
    [("Steps on both platforms", vocabulary.neutralVerbs)]
      + vocabulary.platforms.flatMap { platform in
        [
          ("Steps marked '\(platform.name):'", platform.verbs),
          ("Actions of an app on \(platform.name), in callbacks and in steps", platform.actions),
        ]
      }
  }
}
