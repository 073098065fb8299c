import Specification

/// Attributes with the same meaning on both platforms.
enum SharedAttribute {
  static let notAdded = AttributeDefinition.flag(
    "notAdded", "Nobody adds it until a step or a script does.", page: "Specs/README.md")
}
