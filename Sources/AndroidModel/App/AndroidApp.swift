/// The app under test: what its manifest and its code declare.
public struct AndroidApp: Hashable, Sendable {
  public var activities: [ActivityDeclaration]
  public var fragments: [FragmentDeclaration]
  public var scripts: [CallbackScript]
  /// `targetSdkVersion`; compatibility changes depend on it as well as on the device.
  public var targetSDK: Int

  public init(
    activities: [ActivityDeclaration] = [], fragments: [FragmentDeclaration] = [],
    scripts: [CallbackScript] = [], targetSDK: Int = 36
  ) {
    self.activities = activities
    self.fragments = fragments
    self.scripts = scripts
    self.targetSDK = targetSDK
  }
}
