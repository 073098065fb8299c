/// A release of the platform as an app meets it: the value of all behaviours that differ between
/// releases. Two levels on which every behaviour is the same are equal.
///
/// The machinery asks for a behaviour by its name and never compares a level; `AndroidBehaviour`
/// says of each what it is, when it holds and what the claim rests on.
///
/// https://developer.android.com/guide/topics/manifest/uses-sdk-element#ApiLevels
public struct AndroidVersion: Hashable, Sendable {
  /// Which behaviours hold.
  private var behaviours: AndroidBehaviourSet
  /// Hears what is asked, and is no part of the value.
  private var listener: (any AndroidBehaviourListener)?

  /// The levels the model knows: Android 5.0 to 17.
  ///
  /// https://developer.android.com/guide/topics/manifest/uses-sdk-element#api-level-table
  public static let supported = 21...newest
  /// The newest of them.
  public static let newest = 37

  /// A release, by its API level, and an app whose `targetSdkVersion` is given, which may be older
  /// than any release here.
  ///
  /// - Parameter api: one that is not among `supported` counts as the nearest of those.
  public init(api: Int, targetSDK: Int) {
    if Self.supported.contains(api), Self.supported.contains(targetSDK) {
      behaviours =
        Self.known[api - Self.supported.lowerBound][targetSDK - Self.supported.lowerBound]
    } else {
      behaviours = Self.behaviours(api: api, targetSDK: targetSDK)
    }
  }

  /// By level and target, from the first supported one on: every case asks for all levels.
  private static let known = supported.map { api in
    supported.map { behaviours(api: api, targetSDK: $0) }
  }

  private static func behaviours(api: Int, targetSDK: Int) -> AndroidBehaviourSet {
    var behaviours = AndroidBehaviourSet()
    for (behaviour, rule) in AndroidBehaviour.rules where rule.holds(api: api, targetSDK: targetSDK)
    {
      behaviours.toggle(behaviour)
    }
    return behaviours
  }

  /// Whether the release behaves so. There is no other way to find out anything about a release.
  @inline(__always)
  package func has(_ behaviour: AndroidBehaviour) -> Bool {
    if let listener { Self.tell(behaviour, to: listener) }
    return behaviours.contains(behaviour)
  }

  // Static, since the release would be copied for a call on it.
  @inline(never)
  private static func tell(
    _ behaviour: AndroidBehaviour, to listener: any AndroidBehaviourListener
  ) { listener.didAsk(behaviour) }

  /// The same release, which tells this listener what it is asked.
  package func telling(_ listener: (any AndroidBehaviourListener)?) -> AndroidVersion {
    var version = self
    version.listener = listener
    return version
  }

  /// A release that never existed, for finding out what one behaviour alone changes.
  package func toggling(_ behaviour: AndroidBehaviour) -> AndroidVersion {
    var version = self
    version.behaviours.toggle(behaviour)
    return version
  }

  /// Whether the two have the same of these behaviours.
  package func agrees(with other: AndroidVersion, on asked: AndroidBehaviourSet) -> Bool {
    behaviours.agrees(with: other.behaviours, on: asked)
  }

  public static func == (left: AndroidVersion, right: AndroidVersion) -> Bool {
    left.behaviours == right.behaviours
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(behaviours)
  }
}

/// Listens to the questions that a release is asked: two releases that give the same answers behave
/// alike.
package protocol AndroidBehaviourListener: AnyObject, Sendable {
  func didAsk(_ behaviour: AndroidBehaviour)
}
