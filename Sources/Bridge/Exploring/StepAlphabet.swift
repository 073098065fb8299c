import Specification

/// Every step that could come next in a script: each verb with each declared object.
struct StepAlphabet {
  /// One step, as written and as parsed.
  struct Letter {
    let text: String
    let step: Step
  }

  /// In the order of the vocabulary and of the declarations.
  private(set) var letters: [Letter] = []

  /// - Parameters:
  ///   - start: the script so far, which declares the objects.
  ///   - own: whether to use the platform's own verbs, and not only the neutral ones.
  init(after start: ExploredScript, on platform: Platform, own: Bool) {
    let vocabulary = Vocabulary.mobile
    var texts = vocabulary.neutralVerbs.flatMap { Self.texts(of: $0, start.script) }
    if own {
      texts += platform.vocabulary.verbs.flatMap { Self.texts(of: $0, start.script) }
        .map { "\(platform.rawValue): \($0)" }
    }
    letters = Self.letters(texts[...], after: start, on: platform)
  }

  /// The texts that are steps of this platform. They are parsed together, because the script before
  /// them may be long, and by halves if one of them is no step or they are too many for a script.
  private static func letters(
    _ texts: ArraySlice<String>, after start: ExploredScript, on platform: Platform
  ) -> [Letter] {
    if texts.isEmpty { return [] }
    // A step that declares what it names would change the app.
    if let script = ExploredScript(start.text(followedBy: Array(texts)))?.script,
      script.declarations.count == start.script.declarations.count,
      script.steps.count == start.script.steps.count + texts.count
    {
      return zip(texts, script.steps.suffix(texts.count)).filter { $1.isFor(platform) }
        .map(Letter.init)
    }
    guard texts.count > 1 else { return [] }
    let middle = texts.startIndex + texts.count / 2
    return letters(texts[..<middle], after: start, on: platform)
      + letters(texts[middle...], after: start, on: platform)
  }

  /// The verb with every combination of operands; optional ones are left out.
  private static func texts(of verb: Verb, _ script: Script) -> [String] {
    guard verb.limitation == nil else { return [] }
    var texts = [verb.phrase]
    for operand in verb.operands where !operand.isOptional {
      let words = words(for: operand.value, script)
      texts = texts.flatMap { text in words.map { "\(text) \($0)" } }
    }
    return texts
  }

  private static func words(for value: OperandValue, _ script: Script) -> [String] {
    switch value {
    case .object(let kinds):
      script.declarations.filter { kinds.isEmpty || kinds.contains($0.kind.value) }
        .map(\.name.value)
    case .word(let words): words.filter { $0.limitation == nil }.map(\.name)
    case .particle(let word): [word]
    case .duration: ["1s"]
    case .number: ["1"]
    case .text: []
    }
  }
}

/// A script with its text, to which steps can be appended.
struct ExploredScript {
  let text: String
  let script: Script

  /// Nil if the text has errors.
  init?(_ text: String) {
    let parsed = ScriptParser.mobile.parse(text)
    guard !parsed.hasErrors else { return nil }
    self.text = text
    script = parsed.script
  }

  /// The script that an exploration starts from.
  ///
  /// - Throws: `ExplorationProblem` if it has errors, or would be too long with `depth` more steps.
  init(_ text: String, followedBy depth: Int) throws(ExplorationProblem) {
    guard let script = Self(text) else { throw .scriptHasErrors }
    let commands = script.script.steps.reduce(0) { $0 + $1.commands.count }
    guard Limit.commands.allows(commands + depth) else { throw .scriptIsTooLong(depth: depth) }
    self = script
  }

  /// The same text, followed by the steps at these positions of the alphabet.
  func text(followedBy positions: [Int], of alphabet: StepAlphabet) -> String {
    text(followedBy: positions.map { alphabet.letters[$0].text })
  }

  /// The same text, followed by more steps.
  func text(followedBy steps: [String]) -> String {
    let separator = text.contains("\n") ? "\n" : "; "
    return ([text] + steps).joined(separator: separator)
  }
}
