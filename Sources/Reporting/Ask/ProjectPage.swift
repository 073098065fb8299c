/// A page about the project itself, for a question that no section about a platform answers.
package struct ProjectPage: Report {
  /// The file in the repository.
  package let path: String
  /// The heading of the file.
  package let title: String
  /// Words that such a question has, at least one of them.
  private let subjects: Set<String>
  /// Words that it may have as well.
  private let companions: Set<String>

  package static let all = [
    ProjectPage(
      "Documentation/Scope.md", "What is modelled, and what is not",
      subjects: "support supported supports unsupported modelled modeled",
      companions: "android api ios level levels os platform platforms release releases sdk"),
    ProjectPage(
      "Specs/README.md", "Writing specs", subjects: "spec specs",
      companions: "add adding language new own write writing written"),
    ProjectPage(
      "Documentation/Machine-output.md", "Output for programs", subjects: "json junit tsv",
      companions: "field fields format formats output program programs report reports schema"),
  ]

  private init(_ path: String, _ title: String, subjects: String, companions: String) {
    self.path = path
    self.title = title
    self.subjects = Set(subjects.split(separator: " ").map(String.init))
    self.companions = Set(companions.split(separator: " ").map(String.init))
  }

  /// The page for a question that is about nothing else; nil if there is none.
  package static func about(_ question: String) -> ProjectPage? {
    let words = Set(Question(question).words.map(\.whole))
    return all.first {
      !$0.subjects.isDisjoint(with: words) && $0.subjects.union($0.companions).isSuperset(of: words)
    }
  }

  package func text(_ options: TextOptions) -> String {
    options.paragraph(title, .heading) + options.paragraph(path, .quiet)
  }

  package var page: Page { Page(title, [.paragraph([.code(path)])]) }
}
