/// The words of one framework, under the framework's own names.
package protocol LensWord: Hashable, Sendable, CaseIterable where AllCases == [Self] {
  /// As the framework spells it.
  var name: String { get }
  /// When the framework says so, one sentence.
  var summary: String { get }
  /// What comes with it.
  var arguments: [LensArgument] { get }
}

extension LensWord {
  package var arguments: [LensArgument] { [] }
}

extension LensWord where Self: RawRepresentable<String> {
  package var name: String { rawValue }
}

/// A value that comes with a word, by the framework's name for it.
package struct LensArgument: Hashable, Sendable {
  package var label: String
  package var value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}

/// A report of whatever framework, for those who match and print it.
package struct LensEvent: Hashable, Sendable {
  package var subject: LensSubject
  package var name: String
  package var arguments: [LensArgument]

  init(_ report: LensReport<some LensWord>) {
    subject = report.subject
    name = report.word.name
    arguments = report.word.arguments
  }
}
