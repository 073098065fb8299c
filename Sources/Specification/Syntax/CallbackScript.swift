/// `on A.onCreate: start B; finish`: app code that runs inside a callback.
package struct CallbackScript: Hashable, Sendable {
  package var subject: InstanceReference
  package var callback: Located<String>
  /// The arguments with which the callback has to be called; if empty, any will do.
  package var arguments: [ArgumentPattern]
  /// The platform whose callback this is.
  package var platform: String
  /// The modifiers, each at most once.
  package var modifiers: [ScriptModifier]
  package var actions: [Command]

  package init(
    subject: InstanceReference, callback: Located<String>, arguments: [ArgumentPattern] = [],
    platform: String, modifiers: [ScriptModifier] = [], actions: [Command]
  ) {
    self.subject = subject
    self.callback = callback
    self.arguments = arguments
    self.platform = platform
    self.modifiers = modifiers
    self.actions = actions
  }
}
