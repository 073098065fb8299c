/// Arguments sorted into options and operands according to the command's declarations.
package struct ParsedArguments: Hashable, Sendable {
  /// The arguments that are not options, in order.
  package private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Sorts the arguments.
  ///
  /// `--name value` and `--name=value` are equivalent, except that a value that looks like another
  /// option is accepted only after `=`; `--` ends the options; an option may stand anywhere and is
  /// given at most once.
  ///
  /// - Throws: `UsageError` for an unknown option, a missing or superfluous value, or a repetition.
  package init(_ arguments: [String], options: [OptionDefinition]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try take(argument, rest: &rest, options: options)
    }
  }

  /// The converted value; nil if the option is not given.
  ///
  /// - Throws: `UsageError` if the value is invalid.
  package func value<Value>(of option: Option<Value>) throws(UsageError) -> Value? {
    let name = option.definition.name
    guard let text = values[name] else { return nil }
    do {
      return try option.convert(text)
    } catch {
      throw UsageError("\(name) '\(text)': \(error.message)")
    }
  }

  package func has(_ flag: OptionDefinition) -> Bool { flags.contains(flag.name) }

  private mutating func take(
    _ argument: String, rest: inout ArraySlice<String>, options: [OptionDefinition]
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError(unknown: "option", name, among: options.map(\.name))
    }
    guard !flags.contains(name), values[name] == nil else {
      throw UsageError("\(name) is given twice; keep one of them")
    }
    if !option.takesValue {
      guard parts.count == 1 else { throw UsageError("\(name) takes no value; write it alone") }
      flags.insert(name)
    } else if parts.count == 2 {
      values[name] = String(parts[1])
    } else if let value = rest.first, value != "--", !options.contains(where: { $0.name == value })
    {
      values[name] = value
      rest.removeFirst()
    } else {
      throw UsageError("\(name) needs a value: \(option.usage)")
    }
  }
}
