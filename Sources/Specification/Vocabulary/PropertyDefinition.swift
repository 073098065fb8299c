/// What can be asked of an object: `A.view.window nil`.
package struct PropertyDefinition: Hashable, Sendable {
  /// The path after the object's name: `view.window`.
  package var name: String
  /// The callback group of the objects that have it.
  package var group: String
  /// One sentence, which also says how a value is written.
  package var summary: String
  /// The address of the platform's page about it.
  package var documentation: String
  /// Whether a pattern may read it inside a callback: `A.onPause(isFinishing: true)`.
  package var isAskedInCallbacks: Bool

  package init(
    name: String, group: String = "", summary: String = "", documentation: String = "",
    isAskedInCallbacks: Bool = true
  ) {
    self.isAskedInCallbacks = isAskedInCallbacks
    self.name = name
    self.group = group
    self.summary = summary
    self.documentation = documentation
  }
}

extension PlatformVocabulary {
  func hasProperty(_ path: String) -> Bool { properties.contains { $0.name == path } }
}
