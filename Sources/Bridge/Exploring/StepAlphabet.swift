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
    letters = texts.compactMap { text in
      guard let script = ExploredScript(start.text(followedBy: [text]))?.script,
        // A step that declares what it names would change the app.
        script.declarations.count == start.script.declarations.count,
        let step = script.steps.last, step.isFor(platform)
      else { return nil }
      return Letter(text: text, step: step)
    }
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
