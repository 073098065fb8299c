/// A kind of object that a script can declare.
public struct ObjectKind: Hashable, Sendable {
  /// The declaring word: `activity`.
  public var name: String
  /// Per platform name, the callback group that its instances receive: `["android": "activity"]`.
  public var callbackGroups: [String: String]
  /// The neutral scope of its instances: `screen`, `part`; nil for none.
  public var neutralScope: String?
  public var attributes: [AttributeDefinition]
  /// Kinds that may stand after `in`; empty: `in` is not allowed.
  public var containers: [String]
  /// One sentence.
  public var summary: String
  /// The address of the platform's page about it.
  public var documentation: String

  public init(
    name: String, callbackGroups: [String: String] = [:], neutralScope: String? = nil,
    attributes: [AttributeDefinition] = [], containers: [String] = [], summary: String = "",
    documentation: String = ""
  ) {
    self.name = name
    self.callbackGroups = callbackGroups
    self.neutralScope = neutralScope
    self.attributes = attributes
    self.containers = containers
    self.summary = summary
    self.documentation = documentation
  }
}
