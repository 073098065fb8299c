/// One line of input: a command, or several joined by `&` that run without settling in between.
package struct Step: Hashable, Sendable {
  /// The platform the step is marked for (`android: …`); nil runs on both.
  package var platform: Located<String>?
  /// The commands in the order of the text; in a step for both platforms, each may be marked for
  /// one of them.
  package var commands: [Command]
  package var expectations: [Expectation]
  /// The step as written, for reports.
  package var text: String
  package var range: SourceRange

  package init(
    platform: Located<String>? = nil, commands: [Command], expectations: [Expectation] = [],
    text: String, range: SourceRange
  ) {
    self.platform = platform
    self.commands = commands
    self.expectations = expectations
    self.text = text
    self.range = range
  }
}

extension Step {
  /// The platform that a command of the step is marked for, directly or through the step; nil for
  /// both.
  package func platform(of command: Command) -> String? { (command.platform ?? platform)?.value }
}
