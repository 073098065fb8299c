/// The words of one framework, under the framework's own names.
package protocol LensWord: Hashable, Sendable, CaseIterable where AllCases == [Self] {
  /// The framework's spelling.
  var name: String { get }
  /// When the framework reports it, one sentence.
  var summary: String { get }
  /// The arguments of the report.
  var arguments: [LensArgument] { get }
}

extension LensWord {
  package var arguments: [LensArgument] { [] }
}

extension LensWord where Self: RawRepresentable<String> {
  package var name: String { rawValue }
}

/// An argument of a word, under the framework's name for it.
package struct LensArgument: Hashable, Sendable {
  package var label: String
  package var value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}

/// A report of any framework, for matching and printing.
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
