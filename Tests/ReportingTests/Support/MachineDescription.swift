import TestSupport
import Testing

/// What `Documentation/Machine-output.md` documents about the JSON of a command.
struct MachineDescription {
  let text: Substring

  init(of command: String) throws {
    let page = try Repository.text(of: "Documentation/Machine-output.md")
    let start = try #require(page.firstRange(of: "## `lifecycle \(command) --format json`"))
    let rest = page[start.upperBound...]
    text = rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }

  /// All words that are formatted as code.
  var words: Set<String> { Set(text.matches(of: #/`(\w+)`/#).map { String($0.1) }) }

  /// The fields in its tables.
  var fields: Set<String> {
    let cells = text.matches(of: #/\n\| (`\w+`(?:, `\w+`)*) \|/#).map(\.1)
    return Set(cells.flatMap { $0.matches(of: #/\w+/#).map { String($0.output) } })
  }

  /// The fields of a document.
  static func fields(in json: String) -> Set<String> {
    Set(json.matches(of: #/"(\w+)" :/#).map { String($0.1) })
  }
}
