import Bridge
import Specification

/// A section of the specs with the words by which it can be found.
package struct SearchEntry: Sendable {
  let chapter: Chapter
  let section: SpecificationCase
  /// In the order of the fields.
  let words: [SearchWords]
  /// Whether the chapter was written to answer a question.
  let isAnswer: Bool
  /// Whether its script runs on every platform.
  let comparesPlatforms: Bool
  private let titleLength: Int
  private let chapterTitleLength: Int

  /// Where a word may stand.
  enum Field: CaseIterable {
    case title
    /// What somebody asks, which an answer has in italics before what it says.
    case question
    case prose
    case script
    case sources
    case chapterTitle

    /// How much a word counts there.
    var weight: Int {
      switch self {
      case .title, .question: 12
      case .prose: 6
      case .script: 3
      case .sources: 2
      case .chapterTitle: 3
      }
    }
  }

  init(_ section: SpecificationCase, in chapter: Chapter) {
    self.chapter = chapter
    self.section = section
    titleLength = Self.length(of: section.title.value)
    chapterTitleLength = Self.length(of: chapter.title.value)
    let isAnswer = chapter.address.split(separator: "/").dropLast().contains { $0 == Self.answers }
    self.isAnswer = isAnswer
    comparesPlatforms = Self.comparesPlatforms(section, in: chapter)
    words = Field.allCases.map { field in
      switch field {
      case .title: SearchWords([section.title.value])
      case .question: SearchWords(isAnswer ? Self.questions(in: section.prose) : [])
      case .prose: SearchWords([section.prose])
      case .script: SearchWords(section.content.texts + chapter.setup.texts)
      case .sources: SearchWords(section.citations.map(\.value.detail))
      case .chapterTitle: SearchWords([chapter.title.value])
      }
    }
  }

  /// The folder of the chapters that are written as answers.
  private static let answers = "questions"

  private static func comparesPlatforms(
    _ section: SpecificationCase, in chapter: Chapter
  ) -> Bool {
    guard case .script(let script) = section.content else { return false }
    let whole = chapter.setup.followed(by: script)
    return Platform.allCases.allSatisfy { !whole.versions(on: $0).isEmpty }
  }

  /// How many different words a title has, and no fewer than three: a title of one word is not
  /// about that alone.
  private static func length(of title: String) -> Int {
    max(3, SearchWords([title]).whole.count)
  }

  private static func questions(in prose: String) -> [String] {
    prose.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      .filter { $0.hasSuffix("?") }
  }

  var address: String { chapter.address(of: section.slug) }

  /// The score of a word that stands in the title: one that stands everywhere else as well says little
  /// more of what the section is about.
  static let fullScore = Field.title.weight * SearchWords.wholeFit

  /// What there is here of a word that is asked for.
  struct Finding {
    /// How much it says for the section, before it is weighed by how rare the word is.
    var score = 0
    /// How well it fits where it fits best.
    var fit = 0
    var titleFit = 0
    var questionFit = 0
    var chapterTitleFit = 0
  }

  func find(_ word: AskedWord) -> Finding {
    zip(Field.allCases, words).reduce(into: Finding()) { finding, field in
      let fit = field.1.fit(of: word)
      finding.score += field.0.weight * fit
      finding.fit = max(finding.fit, fit)
      switch field.0 {
      case .title: finding.titleFit = fit
      case .question: finding.questionFit = fit
      case .chapterTitle: finding.chapterTitleFit = fit
      case .prose, .script, .sources: break
      }
    }
  }

  /// How much of the section's title, or of its chapter's, has been found, up to one: a title that
  /// says little else is about what is asked, and a long one about something in it.
  func titleShare(of findings: [Finding]) -> Double {
    let title = findings.reduce(0) { $0 + $1.titleFit }
    let chapterTitle = findings.reduce(0) { $0 + $1.chapterTitleFit }
    let share = max(
      Double(title) / Double(titleLength), Double(chapterTitle) / Double(chapterTitleLength))
    return share / Double(SearchWords.wholeFit)
  }
}

extension SpecificationCase.Content {
  /// What it says, in words that somebody may look for.
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
