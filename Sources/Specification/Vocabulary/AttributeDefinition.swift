/// An attribute that may stand as `name=value` after a declaration, a verb or a device.
package struct AttributeDefinition: Hashable, Sendable {
  package var name: String
  package var value: AttributeValue
  /// One sentence.
  package var summary: String
  /// The address of the platform's page about it.
  package var documentation: String
  /// What no machine can do about it yet, one sentence; a script that uses it is pending.
  package var limitation: String?
  /// Whether every one of several values counts.
  package var takesSeveral = false

  package init(
    name: String, value: AttributeValue, summary: String = "", documentation: String = "",
    limitation: String? = nil
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.documentation = documentation
    self.limitation = limitation
  }
}

/// What may follow the `=` of an attribute.
package enum AttributeValue: Hashable, Sendable {
  /// A bare word without `=`; also accepts `=true` and `=false`.
  case flag
  /// One or more of these words, joined by `|` or `,`.
  case words([WordDefinition])
  /// One or more declared objects of these kinds, joined by `,`.
  case objects(kinds: [String])
  case number
  case text
  /// One or more `key:value`, joined by `|` or `,`.
  case pairs

  /// Whether it is always a single value; for the others the platform limits the number.
  var isSingle: Bool {
    switch self {
    case .flag, .number: true
    case .words, .objects, .text, .pairs: false
    }
  }
}

/// A word of a choice: a flag, a launch mode, a style, a state.
package struct WordDefinition: Hashable, Sendable, ExpressibleByStringLiteral {
  package var name: String
  /// One sentence; empty if the word explains itself.
  package var summary: String
  /// What no machine can do about it yet, one sentence; a script that uses it is pending.
  package var limitation: String?

  package init(_ name: String, _ summary: String = "", limitation: String? = nil) {
    self.name = name
    self.summary = summary
    self.limitation = limitation
  }

  package init(stringLiteral name: String) { self.init(name) }
}

extension [WordDefinition] {
  var names: [String] { map(\.name) }

  func contains(_ name: String) -> Bool { contains { $0.name == name } }
}
