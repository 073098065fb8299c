/// An option of a command as the parser and the help text know it.
package struct OptionDefinition: Hashable, Sendable {
  /// The name with its dashes: `--filter`.
  package var name: String
  /// The placeholder of the value in the help text; nil for a flag, which takes no value.
  package var placeholder: String?
  /// One sentence.
  package var help: String

  package init(_ name: String, _ placeholder: String? = nil, help: String) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
  }

  package var takesValue: Bool { placeholder != nil }

  /// `--filter TEXT`
  package var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}

/// An option, with the type of its value.
package struct Option<Value: Sendable>: Sendable {
  package var definition: OptionDefinition
  /// Converts the text into the value, or throws an error that says what was expected.
  var convert: @Sendable (String) throws(UsageError) -> Value

  init(
    _ name: String, _ placeholder: String, help: String,
    convert: @escaping @Sendable (String) throws(UsageError) -> Value
  ) {
    definition = OptionDefinition(name, placeholder, help: help)
    self.convert = convert
  }
}
