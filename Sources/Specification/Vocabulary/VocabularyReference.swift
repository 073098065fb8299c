extension Vocabulary {
  /// Every verb with its usage and what it means, as Markdown tables under level-two headings.
  public var verbReference: String {
    var sections = [Self.section("Verbs on every platform", Self.verbRows(neutralVerbs))]
    for platform in platforms {
      sections += [
        Self.section("Verbs of \(platform.name)", Self.verbRows(platform.verbs)),
        Self.section("App code on \(platform.name)", Self.verbRows(platform.actions)),
      ]
    }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Every callback with its arguments, as one Markdown table for each group of each platform.
  public var callbackReference: String {
    platforms.flatMap { platform in
      platform.callbackGroups.map { group in
        Self.section("Callbacks of \(platform.name): \(group.name)", Self.callbackRows(group))
      }
    }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Every neutral event by scope, and the arguments that all of them carry.
  public var neutralEventReference: String {
    let scopes = neutralEvents.map { group in
      ["`\(group.name)`", group.callbacks.map { "`\($0.name)`" }.joined(separator: " ")]
    }
    let arguments = neutralArguments.keys.sorted().map { label in
      ["`\(label)`", (neutralArguments[label] ?? []).map { "`\($0)`" }.joined(separator: " ")]
    }
    return [
      Self.section("Neutral events", (["scope", "events"], scopes)),
      Self.section("Arguments of neutral events", (["argument", "values"], arguments)),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private typealias Table = (head: [String], rows: [[String]])

  private static func verbRows(_ verbs: [Verb]) -> Table {
    (["verb", "what it does"], verbs.map { ["`\($0.usage)`", $0.summary] })
  }

  private static func callbackRows(_ group: CallbackGroup) -> Table {
    let rows = group.callbacks.map { callback in
      [
        "`\(callback.name)`", callback.isCore ? "always" : "once named",
        callback.arguments.map { "`\($0)`" }.joined(separator: " "), callback.documentation,
      ]
    }
    return (["callback", "watched", "arguments", "document"], rows)
  }

  /// A heading with a table; nothing for a table without rows.
  private static func section(_ title: String, _ table: Table) -> String {
    guard !table.rows.isEmpty else { return "" }
    let lines = [table.head, table.head.map { _ in "---" }] + table.rows
    let text = lines.map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    return (["## \(title)", ""] + text).joined(separator: "\n")
  }
}
