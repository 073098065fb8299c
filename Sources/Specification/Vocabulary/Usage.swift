extension Verb {
  /// How the verb is written: `transition A to B [duration] [animated]`.
  package var usage: String {
    let operands = operandUsages
    let attributes = attributes.map { "[\($0.usage)]" }
    let clauses = clauses.isEmpty ? [] : ["\(clauses.map(\.usage).joined(separator: " | ")), …"]
    return ([phrase] + operands + clauses + attributes).joined(separator: " ")
  }
}

extension Verb {
  /// The operands' usages. An optional particle shares one pair of brackets with the operand it
  /// introduces.
  private var operandUsages: [String] {
    var usages: [String] = []
    var rest = operands[...]
    while let operand = rest.popFirst() {
      if case .particle(let word) = operand.value, operand.isOptional, let next = rest.popFirst() {
        usages.append("[\(word) \(next.name.uppercased())]")
      } else {
        usages.append(operand.usage)
      }
    }
    return usages
  }
}

extension OperandDefinition {
  /// The operand's name, in brackets if it is optional, with dots if it repeats.
  var usage: String {
    var text =
      switch value {
      case .particle(let word): word
      case .word(let words) where words.count <= 4: words.names.joined(separator: "|")
      case .word, .object, .number, .duration, .text: name.uppercased()
      }
    if isRepeated { text += " …" }
    return isOptional ? "[\(text)]" : text
  }
}

extension AttributeDefinition {
  /// How the attribute is written: `requestCode=…`, `animated`.
  package var usage: String {
    switch value {
    case .flag: name
    case .words(let words) where words.count <= 4 && !words.isEmpty:
      "\(name)=\(words.names.joined(separator: "|"))"
    case .words, .objects, .number, .text, .pairs: "\(name)=…"
    }
  }
}
