/// The contents of a `lifecycle` block: what exists, what happens, and what must result.
package struct Script: Hashable, Sendable {
  package var declarations: [Declaration] = []
  package var callbackScripts: [CallbackScript] = []
  package var device: [DeviceSetting] = []
  package var limits: [VersionLimit] = []
  /// Labels after `refutes @label`: cited texts that the script shows to be wrong.
  package var refuted: [Located<String>] = []
  /// Labels after `disputes @label`: cited sources that contradict the script.
  package var disputed: [Located<String>] = []
  /// What `watch` lines add to the callbacks that patterns have to account for.
  package var watched: [CallbackSelection] = []
  /// What `ignore` lines take away from them.
  package var ignored: [CallbackSelection] = []
  package var steps: [Step] = []
  /// Why no machine can run the script yet, each reason once; such a script is not run.
  package var limitations: [Located<String>] = []
  package init() {}

  /// The word after the marks that open a script's block.
  package static let fence = "lifecycle"
}

/// `device android targetSdk=27`.
package struct DeviceSetting: Hashable, Sendable {
  package var platform: Located<String>
  package var attributes: [Attribute]

  package init(
    platform: Located<String>, attributes: [Attribute]
  ) {
    self.platform = platform
    self.attributes = attributes
  }
}
