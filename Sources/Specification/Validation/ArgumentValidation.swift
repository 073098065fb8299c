extension Scope {
  /// Whether an event of this callback could carry the argument; reports an error if not.
  ///
  /// - Parameters:
  ///   - subject: the object that receives the callback and can also be asked for its properties.
  ///   - platform: that of the callback.
  @discardableResult
  func check(
    _ argument: ArgumentPattern, of callback: CallbackDefinition, to subject: String,
    on platform: String, diagnostics: DiagnosticCollector
  ) -> Bool {
    let questions = questions(to: subject, on: platform)
    let known = callback.arguments + questions.filter { !callback.arguments.contains($0) }
    guard known.contains(argument.label.value) else {
      let ending = Suggestion.ending(for: argument.label.value, among: known)
      let owner = kind(of: subject)?.kind.name ?? subject
      diagnostics.error(
        "unknown argument '\(argument.label.value)' of '\(callback.name)'" + ending,
        at: argument.label.range,
        help: (callback.arguments.isEmpty
          ? [] : ["arguments: \(callback.arguments.joined(separator: ", "))"])
          + (questions.isEmpty
            ? [] : [Suggestion.note(on: questions, of: owner, "properties", after: ending)]))
      return false
    }
    return check(valueOf: argument, on: platform, diagnostics: diagnostics)
  }

  /// Whether the argument, or the property read after a step, can have this value on the platform;
  /// reports an error if not.
  func check(
    valueOf argument: ArgumentPattern, on platform: String, diagnostics: DiagnosticCollector
  ) -> Bool {
    let values = index.platform(platform)?.argumentValues[argument.label.value]
    guard case .objectOrWord(let words) = values else {
      return argument.hasPossibleValue(among: values, diagnostics: diagnostics)
    }
    return words.contains(argument.value.value)
      || check(objectIn: argument, on: platform, orOneOf: words, diagnostics: diagnostics)
  }

  private func check(
    objectIn argument: ArgumentPattern, on platform: String, orOneOf words: [String],
    diagnostics: DiagnosticCollector
  ) -> Bool {
    let parts = argument.value.value.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    let reference = InstanceReference(name: Located(name, at: argument.value.range), number: nil)
    guard resolve(reference, orOneOf: words, diagnostics: diagnostics) else { return false }
    guard let kind = kind(of: name) else { return true }  // on a line that could not be read
    guard kind.platforms.contains(platform) else {
      diagnostics.error(
        "'\(argument.label.value)' is never \(name), which is declared '\(kind.kind.name)'",
        at: argument.value.range, help: ArgumentPattern.help(words))
      return false
    }
    guard parts.count == 1 || Int(parts[1]).map({ $0 > 0 }) == true else {
      diagnostics.error(
        "'\(parts[1])' is not the number of an instance of \(name)", at: argument.value.range)
      return false
    }
    return true
  }
}

extension ArgumentPattern {
  /// Whether the argument, or the property read after a step, can have this value; reports a value
  /// that is impossible, as nothing would match it.
  ///
  /// - Parameter values: nil allows anything. Object names are checked elsewhere, where the
  ///   declarations are known.
  @discardableResult
  func hasPossibleValue(
    among values: ArgumentValues?, diagnostics: DiagnosticCollector
  ) -> Bool {
    switch values {
    case .words(let words) where !words.contains(value.value):
      diagnostics.error(
        "unknown value '\(value.value)' of '\(label.value)'"
          + Suggestion.ending(for: value.value, among: words),
        at: value.range, help: ["values: \(words.joined(separator: ", "))"])
      return false
    case .numberOrWord(let words) where Int(value.value) == nil && !words.contains(value.value):
      diagnostics.error(
        "'\(label.value)' is a number" + Suggestion.ending(for: value.value, among: words),
        at: value.range, help: Self.help(words))
      return false
    case .words, .numberOrWord, .objectOrWord, nil: return true
    }
  }

  /// The help that lists which words were expected.
  static func help(_ words: [String]) -> [String] {
    words.isEmpty ? [] : ["possible words: \(words.joined(separator: ", "))"]
  }
}
