package import Bridge
import Specification

/// The section of the specs that answers a question, with its comparison and further places to
/// look.
package struct AskReport: Report {
  private let answer: SearchEntry
  private let others: [SearchEntry]
  /// How many other sections were found.
  private let left: Int
  private let comparison: Comparison?

  /// How many of the other sections are listed after the answer.
  private static let few = 5

  /// - Parameters:
  ///   - hits: the sections that were found, best first; nil if there are none.
  ///   - suite: the specs they come from.
  ///   - listsAll: whether every section is listed.
  package init?(_ hits: [SearchEntry], in suite: Suite, listsAll: Bool) {
    guard let best = hits.first else { return nil }
    answer = best
    others = Array(hits.dropFirst().prefix(listsAll ? hits.count : Self.few))
    left = hits.count - 1 - others.count
    comparison = suite.script(at: best.texts.address).flatMap { script in
      script.limitations.isEmpty ? Comparison(of: script, showing: .core) : nil
    }
  }

  package func text(_ options: TextOptions) -> String {
    let section = answer.texts.section
    var parts = [
      heading(section.title.value, options) + options.paint(answer.texts.address, .quiet) + "\n"
        + options.paragraph(place, .quiet) + "\n" + prose(options)
    ]
    if let comparison {
      parts.append(ComparisonReport(comparison, hint: .elsewhere).text(options))
    } else {
      let lines = ([reason] + laws).joined(separator: "\n")
      parts.append(Wrapping.paragraph(lines, width: options.width, indent: 0) + "\n")
    }
    parts.append(Columns(section.citations.map { source($0.value) }).text(options))
    if !others.isEmpty {
      parts.append(
        heading("See also", options) + others.map { "  \($0.texts.address)\n" }.joined()
          + (left == 0 ? "" : "  \(more)\n"))
    }
    if comparison != nil { parts.append(heading("Next", options) + next) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  package var page: Page {
    let section = answer.texts.section
    // The prose refers to a source by its label, as the spec does.
    let references = section.citations.map(\.value).map { source in
      Block.Reference(
        label: source.label, destination: source.destination,
        title: source.evidenceTitle + (source.detail.isEmpty ? "" : ": \(source.detail)"))
    }
    let shown = comparison.map { ComparisonReport($0, hint: .elsewhere).page.blocks }
    return Page(
      section.title.value,
      [
        .paragraph([.code(answer.texts.address)]), .paragraph([.text(place)]),
        .prose(section.prose, references: references),
      ] + (shown ?? instead) + seeAlso)
  }

  /// What is shown in place of a comparison.
  private var instead: [Block] {
    [.paragraph([.text(reason)]), .list(laws.map { .init([.code($0)]) })]
  }

  private var seeAlso: [Block] {
    guard !others.isEmpty else { return [] }
    return [
      .paragraph(["See also:"]), .list(others.map { .init([.code($0.texts.address)]) }),
    ] + (left == 0 ? [] : [.paragraph([.text(more)])])
  }

  /// The section's place, and the versions on which it holds.
  private var place: String {
    let texts = answer.texts
    let versions = texts.versions.map { "\($0.platform.title) \($0)" }
    let file = "\(texts.chapter.path):\(texts.section.title.range.line)"
    return versions.isEmpty ? file : file + ", on \(enumeration(versions))"
  }

  /// Commands that tell more about the section.
  private var next: String {
    let address = answer.texts.address
    return [
      "lifecycle compare '\(address)' --all", "lifecycle compare '\(address)' --changes",
    ].map { "  \($0)\n" }.joined()
  }

  private func heading(_ text: String, _ options: TextOptions) -> String {
    Wrapping.lines(text, width: options.width).map { options.paint($0, .heading) + "\n" }.joined()
  }

  /// The paragraphs of the section, refilled to the width.
  private func prose(_ options: TextOptions) -> String {
    answer.texts.section.prose.split(separator: "\n\n").map { paragraph in
      let isTable = paragraph.hasPrefix("|") || paragraph.hasPrefix("- ")
      return Wrapping.paragraph(
        isTable ? String(paragraph) : paragraph.split(separator: "\n").joined(separator: " "),
        width: options.width, indent: 0) + "\n"
    }.joined(separator: "\n")
  }

  private func source(_ source: Source) -> [Cell] {
    [Cell("[\(source.label)]", .quiet), Cell(source.cited)]
  }

  private var more: String { "and \(grouped(left)) more, which '--all' lists" }

  /// Why there is nothing to compare.
  private var reason: String {
    switch answer.texts.section.content {
    case .pending: "No script shows it yet."
    case .outOfScope(let reason): "No model can show it: \(reason.value)"
    case .rules: "It holds on every trace of every case:"
    case .script(let script):
      "The models cannot run it yet: " + script.limitations.map(\.value).joined(separator: "; ")
    }
  }

  /// The laws that a section of rules states.
  private var laws: [String] {
    guard case .rules(let rules) = answer.texts.section.content else { return [] }
    return rules.flatMap(\.laws).map(\.text)
  }
}
