import Specification

/// An attribute of a declaration, with what it sets in the platform's own.
struct DeclarationAttribute<Declaration>: Sendable {
  var definition: AttributeDefinition
  /// Sets it to these values; none for a bare flag.
  ///
  /// - Throws: `ScriptProblem`, for a value that only the platform can refuse.
  var set: @Sendable (inout Declaration, _ values: [String]) throws -> Void
  /// The attribute of which it says more, and without which it would say nothing.
  private(set) var basis: String?

  init(
    _ definition: AttributeDefinition,
    set: @escaping @Sendable (inout Declaration, [String]) throws -> Void
  ) {
    self.definition = definition
    self.set = set
  }
}

extension DeclarationAttribute {
  /// The same, which says more of another attribute.
  func saysMore(of basis: Self) -> Self {
    var copy = self
    copy.basis = basis.definition.name
    return copy
  }
}

extension DeclarationAttribute {
  static func flag(
    _ name: String, _ path: any WritableKeyPath<Declaration, Bool> & Sendable, _ summary: String,
    page: String
  ) -> Self {
    Self(.flag(name, summary, page: page)) { declaration, values in
      declaration[keyPath: path] = BooleanWord.isTrue(values)
    }
  }

  /// The raw values of an enum.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Declaration, Choice> & Sendable, _ summary: String,
    page: String
  ) -> Self {
    Self(.words(name, Choice.self, summary, page: page)) { declaration, values in
      try values.requireOne(of: name)
      guard let choice = values.last.flatMap(Choice.init(rawValue:)) else { return }
      declaration[keyPath: path] = choice
    }
  }

  /// The raw values of an enum, for what else is not said.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Declaration, Choice?> & Sendable,
    _ summary: String, page: String
  ) -> Self {
    Self(.words(name, Choice.self, summary, page: page)) { declaration, values in
      try values.requireOne(of: name)
      declaration[keyPath: path] = values.last.flatMap(Choice.init(rawValue:))
    }
  }

  static func text(
    _ name: String, _ path: any WritableKeyPath<Declaration, String?> & Sendable,
    _ summary: String, page: String
  ) -> Self {
    Self(.text(name, summary, page: page)) { declaration, values in
      try values.requireOne(of: name)
      declaration[keyPath: path] = values.first
    }
  }

  /// Names that nothing else declares.
  static func texts(
    _ name: String, _ path: any WritableKeyPath<Declaration, [String]> & Sendable,
    _ summary: String, page: String
  ) -> Self {
    Self(.text(name, summary, page: page)) { declaration, values in
      declaration[keyPath: path] += values
    }
  }

  static func number(
    _ name: String, _ path: any WritableKeyPath<Declaration, Int?> & Sendable, _ summary: String,
    page: String
  ) -> Self {
    Self(.number(name, summary, page: page)) { declaration, values in
      declaration[keyPath: path] = values.onlyNumber
    }
  }

  static func object(
    _ name: String, _ kinds: [String], _ path: any WritableKeyPath<Declaration, String?> & Sendable,
    _ summary: String, page: String
  ) -> Self {
    Self(.objects(name, kinds, summary, page: page)) { declaration, values in
      try values.requireOne(of: name)
      declaration[keyPath: path] = values.first
    }
  }

  static func objects(
    _ name: String, _ kinds: [String],
    _ path: any WritableKeyPath<Declaration, [String]> & Sendable, _ summary: String, page: String
  ) -> Self {
    Self(.objects(name, kinds, summary, page: page)) { declaration, values in
      declaration[keyPath: path] += values
    }
  }

  /// An attribute that parses, and that no machine can do yet.
  static func notModelledYet(_ definition: AttributeDefinition, _ limitation: String) -> Self {
    Self(definition.notModelledYet(limitation)) { _, _ in }
  }
}

extension [String] {
  /// The value where there is one alone.
  var only: String? { count == 1 ? first : nil }

  var onlyNumber: Int? { only.flatMap { Int($0) } }

  /// Of several values all but one would be lost.
  fileprivate func requireOne(of name: String) throws(ScriptProblem) {
    if let problem = lost(by: name) { throw problem }
  }

  /// What is wrong with several values of an attribute that takes one.
  func lost(by name: String) -> ScriptProblem? {
    count > 1 ? ScriptProblem("'\(name)' takes one value, and here are \(count)") : nil
  }
}

extension [AttributeDefinition] {
  init<Declaration>(_ attributes: [DeclarationAttribute<Declaration>]) {
    self = attributes.map(\.definition)
  }
}

extension Array {
  /// Sets what a declaration says; another platform's attributes are none of this one's.
  func apply<Declaration>(
    _ attributes: [Attribute], to declaration: inout Declaration
  ) throws(ScriptProblem) where Element == DeclarationAttribute<Declaration> {
    for attribute in attributes {
      guard let own = first(where: { $0.definition.name == attribute.key.value }) else { continue }
      if let basis = own.basis, !attributes.contains(where: { $0.key.value == basis }) {
        throw ScriptProblem(
          "'\(own.definition.name)' says more of '\(basis)', which is missing",
          at: attribute.key.range)
      }
      try ScriptProblem.rethrowing(at: attribute.key.range) {
        try own.set(&declaration, attribute.values.map(\.value))
      }
    }
  }
}
