import Bridge
import Specification

/// The searchable texts of a section.
struct SectionTexts: Sendable {
  let chapter: Chapter
  let section: SpecificationCase
  /// How many sections precede it in its chapter.
  let position: Int
  /// The text of the chapter's setup, which applies to each of its sections.
  private let setup: [String]

  static func all(of chapter: Chapter) -> [SectionTexts] {
    let setup = chapter.setup.texts
    return chapter.cases.enumerated().map { position, section in
      SectionTexts(chapter: chapter, section: section, position: position, setup: setup)
    }
  }

  /// Where a word can occur.
  enum Field: Int, CaseIterable {
    case title
    /// The question that an answer begins with, in italics.
    case question
    case prose
    case script
    case sources
    case chapterTitle

    /// How much a word counts in this field.
    var weight: Double {
      switch self {
      case .title: 4
      case .question, .chapterTitle: 3
      case .prose: 1.5
      case .script: 0.75
      case .sources: 0.25
      }
    }
  }

  subscript(field: Field) -> [String] {
    switch field {
    case .title: [section.title.value]
    case .question: isAnswer ? Self.questions(in: section.prose) : []
    case .prose: [section.prose]
    case .script: section.content.texts + setup
    case .sources: section.citations.map(\.value.detail)
    case .chapterTitle: [chapter.title.value]
    }
  }

  var address: String { chapter.address(of: section.slug) }

  private static func questions(in prose: String) -> [String] {
    prose.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      .filter { $0.hasSuffix("?") }
  }

  /// Whether the chapter was written to answer a question.
  var isAnswer: Bool { isIn("questions") }

  /// Whether its title says what corresponds on the other platform, or that nothing does.
  var namesCounterparts: Bool {
    section.title.value.lowercased().split(separator: " ").contains {
      $0.hasPrefix("correspond") || $0.hasPrefix("counterpart")
    }
  }

  /// Whether it is about a cross-platform framework.
  var isOfToolkit: Bool { isIn("lenses") }

  private func isIn(_ folder: String) -> Bool {
    chapter.address.split(separator: "/").dropLast().contains { $0 == folder }
  }

  /// The versions on which its script runs, for each platform that has any.
  var versions: [VersionSet] {
    guard case .script(let script) = section.content else { return [] }
    let whole = chapter.setup.followed(by: script)
    return Platform.allCases.map { VersionSet($0, whole.versions(on: $0)) }.filter { !$0.isEmpty }
  }
}

extension SpecificationCase.Content {
  /// Its searchable words.
  fileprivate var texts: [String] {
    switch self {
    case .pending: []
    case .outOfScope(let reason): [reason.value]
    case .script(let script): script.texts
    case .rules(let rules): rules.flatMap(\.laws).map(\.text)
    }
  }
}

extension Script {
  fileprivate var texts: [String] {
    var texts: [String] = []
    for declaration in declarations {
      texts.append(declaration.kind.value)
      for attribute in declaration.attributes {
        texts.append(attribute.key.value)
        texts += attribute.values.map(\.value)
      }
    }
    for script in callbackScripts {
      texts.append(script.callback.value)
      texts += script.actions.map(\.verb.value)
    }
    for step in steps {
      texts.append(step.text)
      texts += step.expectations.map(\.text)
    }
    return texts
  }
}
