package import Specification

/// The words that a script may use, with what they do.
package struct VerbsReport: Sendable {
  let vocabulary: Vocabulary

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  package func text(_ options: TextOptions) -> String {
    sections.map { section in
      let rows = section.verbs.map { [Cell(Self.usage(of: $0)), Cell($0.summary, .quiet)] }
      return options.paint(section.title, .heading) + "\n"
        + Columns(rows, margin: 2).text(options)
    }.joined(separator: "\n")
  }

  package var markdown: String {
    sections.map { section in
      "## \(section.title)\n\n"
        + Markdown.table(
          header: ["step", "what it does"],
          rows: section.verbs.map {
            [Markdown.cellCode(Self.usage(of: $0)), Markdown.escaped($0.summary)]
          })
    }.joined(separator: "\n")
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

  /// `close [screen]`: the phrase with what it takes.
  static func usage(of verb: Verb) -> String {
    let operands = verb.operands.map { operand in
      let word =
        switch operand.value {
        case .particle(let particle): particle
        case .word(let words): words.joined(separator: "|")
        case .object, .number, .duration, .text: operand.name.uppercased()
        }
      let words = operand.isRepeated ? word + "…" : word
      return operand.isOptional ? "[\(words)]" : words
    }
    return ([verb.phrase] + operands).joined(separator: " ")
  }
}
