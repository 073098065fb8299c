/// The changes of the configuration that an activity is told of, and not recreated for.
///
/// `ParsedActivityUtils.getActivityConfigChanges` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/com/android/internal/pm/pkg/component/ParsedActivityUtils.java
struct HandledChanges: Hashable, Sendable {
  /// `android:configChanges`
  var declared: ConfigurationChanges
  /// `android:recreateOnConfigChanges`
  var recreating: ConfigurationChanges

  /// Whether none of these changes recreates it. What it declares to handle counts more than what
  /// it wants to be recreated for.
  func cover(_ changes: ConfigurationChanges, on version: AndroidVersion) -> Bool {
    if coverAll(on: version) { return true }
    if changes.contains(.assetsPaths), declared.contains(.assetsPaths), !version.handlesOverlays {
      return false
    }
    let others = changes.subtracting(declared.union(.windowConfiguration))
    guard !others.isEmpty else { return true }
    guard others.isDisjoint(with: recreating), others.isSubset(of: .handledUnasked) else {
      return false
    }
    return (others.isDisjoint(with: .ofSIM) || version.handlesSIMChanges)
      && (others.isDisjoint(with: .ofInputAndColor) || version.skipsRecreationOnConfigChange)
  }

  /// `CONFIG_RESOURCES_UNUSED`
  func coverAll(on version: AndroidVersion) -> Bool {
    declared.contains(.resourcesUnused) && version.handlesOverlays
  }
}

extension ActivityDeclaration {
  var handledChanges: HandledChanges {
    HandledChanges(declared: configChanges, recreating: recreateOnConfigChanges)
  }
}

extension ConfigurationChanges {
  fileprivate static let ofSIM: ConfigurationChanges = [.mcc, .mnc]

  /// `SKIP_ACTIVITY_RECREATION_ON_CONFIG_CHANGE`
  fileprivate static let ofInputAndColor: ConfigurationChanges = [
    .keyboard, .keyboardHidden, .navigation, .touchscreen, .colorMode,
  ]

  /// `RECREATE_ON_CONFIG_CHANGES_MASK`: an activity that wants to be recreated for these has to say
  /// so.
  fileprivate static let handledUnasked = ofSIM.union(ofInputAndColor)

  /// The aspects that `recreateOnConfigChanges` knows.
  public static let recreating = names.filter { handledUnasked.isSuperset(of: $0.change) }
}
