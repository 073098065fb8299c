/// The words of one framework, under the framework's own names.
public protocol LensWord: Hashable, Sendable, CaseIterable where AllCases == [Self] {
  /// As the framework spells it.
  var name: String { get }
  /// When the framework says so, one sentence.
  var summary: String { get }
  /// What comes with it.
  var arguments: [LensArgument] { get }
}

extension LensWord {
  public var arguments: [LensArgument] { [] }
}

extension LensWord where Self: RawRepresentable<String> {
  public var name: String { rawValue }
}

/// A value that comes with a word, by the framework's name for it.
public struct LensArgument: Hashable, Sendable {
  public var label: String
  public var value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}

/// A report of whatever framework, for those who match and print it.
public struct LensEvent: Hashable, Sendable {
  public var subject: LensSubject
  public var name: String
  public var arguments: [LensArgument]

  init(_ report: LensReport<some LensWord>) {
    subject = report.subject
    name = report.word.name
    arguments = report.word.arguments
  }
}
