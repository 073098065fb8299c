import Bridge
import Reporting
import Specification

/// Options that several commands share.
enum CommonOptions {
  /// The options of every command that writes a report.
  ///
  /// - Parameter format: the format option of a command with formats of its own.
  static func ofReports(
    as format: OptionDefinition = CommonOptions.format.definition
  ) -> [OptionDefinition] {
    [format, output.definition, color.definition, help]
  }

  static let help = OptionDefinition("--help", help: "Explain this command.")

  static let color = Option<ColorChoice>(
    "--color", "WHEN", help: "When to colour: auto, always or never."
  ) { text throws(UsageError) in try choice(text) }

  static let format: Option<ReportFormat> = formatOption()

  /// The `--format` option, with all formats.
  static func formatOption<Format: RawRepresentable<String> & CaseIterable & Sendable>()
    -> Option<Format>
  {
    let words = Format.allCases.map(\.rawValue)
    return Option(
      "--format", "FORMAT",
      help: "How to write the report: \(enumeration(words, conjunction: "or"))."
    ) { text throws(UsageError) in try choice(text) }
  }

  static let output = Option<String>(
    "--output", "FILE", help: "Write the report to a file, whole or not at all; '-' is stdout."
  ) { text throws(UsageError) in
    guard !text.isEmpty else { throw UsageError("expected the path of a file, such as report.md") }
    return text
  }

  /// The name that stands for standard output.
  static let standardOutput = "-"

  static let filter = Option<String>(
    "--filter", "TEXT", help: "Only cases whose address or title has this text."
  ) { text throws(UsageError) in
    guard !text.isEmpty else {
      throw UsageError(
        "expected a part of an address or of a title; 'lifecycle list' shows them")
    }
    return text
  }

  static let android = Option<[Int]>(
    "--android", "RANGE", help: "Only these API levels: 33, 27,28, 28.. or ..27."
  ) { text throws(UsageError) in try VersionRangeText.versions(text, of: .android) }

  static let ios = Option<[Int]>(
    "--ios", "RANGE", help: "Only these iOS versions: 17, 12,13, 26.. or ..12."
  ) { text throws(UsageError) in try VersionRangeText.versions(text, of: .ios) }

  /// Converts one of the words that a type lists.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws(UsageError) -> Choice {
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let hint = Suggestion.ending(for: text, among: words)
    throw UsageError("expected \(enumeration(words, conjunction: "or"))\(hint)")
  }
}
