import Specification

/// Attributes with the same meaning on both platforms.
enum SharedAttribute {
  static let notAdded = AttributeDefinition.flag(
    "notAdded", "It is not added until a step or a callback script adds it.",
    page: "Specs/README.md")
}
