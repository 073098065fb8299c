/// A kind of object that a script can declare.
package struct ObjectKind: Hashable, Sendable {
  /// The declaring word: `activity`.
  package var name: String
  /// Per platform name, the callback group that its instances receive: `["android": "activity"]`.
  package var callbackGroups: [String: String]
  /// The neutral scope of its instances: `screen`, `part`; nil for none.
  package var neutralScope: String?
  package var attributes: [AttributeDefinition]
  /// Kinds that may stand after `in`; if empty, `in` is not allowed.
  package var containers: [String]
  /// One sentence.
  package var summary: String
  /// The address of the platform's page about it.
  package var documentation: String

  package init(
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
