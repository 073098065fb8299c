import Bridge
import Reporting
import Specification

/// Help that teaches: first what a command does, then how, with examples that work as written.
struct HelpText {
  let options: TextOptions

  private var width: Int { min(options.width, 100) }

  /// What `lifecycle --help` prints.
  var overview: String {
    let commands = Columns(
      Subcommand.all.map { [Cell($0.name), Cell($0.summary)] }
        + [[Cell("help COMMAND"), Cell("explain a command")]],
      gap: 3, margin: 2)
    return [
      paragraph(
        """
        lifecycle runs the same script on a model of Android and a model of UIKit. It checks \
        whether what the documentation promises holds, and shows where the two platforms differ.
        """),
      section("Usage", ["lifecycle COMMAND [ARGUMENT…] [OPTION…]", "lifecycle --version"]),
      heading("Commands") + commands.text(options),
      heading("Examples") + examples(Self.overviewExamples),
      heading("Exit codes")
        + Columns(Self.exitCodes.map { [Cell($0.0), Cell($0.1)] }, margin: 2).text(options),
      paragraph(
        """
        A script is a list of steps such as 'launch A; open B; rotate; back'. Both platforms have: \
        \(Self.steps). 'lifecycle words' explains these and every other word of the language; \
        Specs/README.md teaches it.
        """),
    ].joined(separator: "\n")
  }

  /// What `lifecycle help COMMAND` prints.
  func explanation(of subcommand: Subcommand) -> String {
    var parts = [
      section("Usage", subcommand.usage.map { "lifecycle \($0)" })
    ]
    parts += subcommand.explanation.map(paragraph)
    let rows = subcommand.options.map { [Cell($0.usage), Cell($0.help)] }
    parts.append(heading("Options") + Columns(rows, margin: 2).text(bounded))
    if !subcommand.examples.isEmpty {
      parts.append(heading("Examples") + examples(subcommand.examples))
    }
    return parts.joined(separator: "\n")
  }

  private var bounded: TextOptions {
    TextOptions(width: width, usesColor: options.palette.usesColor)
  }

  private static let overviewExamples: [Subcommand.Example] = [
    .init("lifecycle compare", "a short tour"),
    .init("lifecycle compare 'launch A; open B; rotate; back'", "both platforms, side by side"),
    .init("lifecycle check", "does every spec hold on every version?"),
  ]

  private static let steps = Vocabulary.mobile.neutralVerbs.map(\.phrase).joined(separator: ", ")

  private static let exitCodes = [
    ("0", "everything that was asked for holds"),
    ("1", "something does not hold"),
    ("2", "the input cannot be used: an argument, a path, or no case to run"),
  ]

  private func heading(_ text: String) -> String { options.paint(text, .heading) + "\n" }

  private func section(_ title: String, _ lines: [String]) -> String {
    heading(title)
      + lines.map { Wrapping.paragraph($0, width: width, indent: 2) + "\n" }.joined()
  }

  private func paragraph(_ text: String) -> String {
    Wrapping.paragraph(text, width: width, indent: 0) + "\n"
  }

  private func examples(_ examples: [Subcommand.Example]) -> String {
    examples.map { example in
      "  \(example.line)\n"
        + options.paint(Wrapping.paragraph(example.purpose, width: width, indent: 6), .quiet) + "\n"
    }.joined()
  }
}
