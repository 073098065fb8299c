import Specification

/// An attribute of a declaration, with the setter for the platform's own declaration.
struct DeclarationAttribute<Declaration>: Sendable {
  var definition: AttributeDefinition
  /// Sets these values; empty for a bare flag.
  ///
  /// - Throws: `ScriptProblem`, for a value that only the platform can refuse.
  var set: @Sendable (inout Declaration, _ values: [String]) throws -> Void
  /// The attribute that this one refines, and without which it would have no effect.
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
  /// The same attribute, which refines another one and requires it.
  func requiring(_ basis: Self) -> Self {
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

  /// An attribute whose values are the raw values of an enum.
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

  /// An attribute whose values are the raw values of an enum, and which is nil by default.
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

  /// An attribute whose values are names that are declared nowhere else.
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

  /// An attribute that parses, but that no machine implements yet.
  static func notModelledYet(_ definition: AttributeDefinition, _ limitation: String) -> Self {
    Self(definition.notModelledYet(limitation)) { _, _ in }
  }
}

extension [String] {
  /// The value, if there is exactly one.
  var only: String? { count == 1 ? first : nil }

  var onlyNumber: Int? { only.flatMap { Int($0) } }

  /// Throws if there are several values, all but one of which would be lost.
  fileprivate func requireOne(of name: String) throws(ScriptProblem) {
    if let problem = lost(by: name) { throw problem }
  }

  /// The error for several values of an attribute that takes one.
  func lost(by name: String) -> ScriptProblem? {
    count > 1 ? ScriptProblem("'\(name)' takes one value, not \(count)") : nil
  }
}

extension [AttributeDefinition] {
  init<Declaration>(_ attributes: [DeclarationAttribute<Declaration>]) {
    self = attributes.map(\.definition)
  }
}

extension Array {
  /// Applies the attributes of a declaration; those of the other platform are skipped.
  func apply<Declaration>(
    _ attributes: [Attribute], to declaration: inout Declaration
  ) throws(ScriptProblem) where Element == DeclarationAttribute<Declaration> {
    for attribute in attributes {
      guard let own = first(where: { $0.definition.name == attribute.key.value }) else { continue }
      if let basis = own.basis, !attributes.contains(where: { $0.key.value == basis }) {
        throw ScriptProblem(
          "'\(own.definition.name)' needs '\(basis)', which is missing",
          at: attribute.key.range)
      }
      try ScriptProblem.rethrowing(at: attribute.key.range) {
        try own.set(&declaration, attribute.values.map(\.value))
      }
    }
  }
}
