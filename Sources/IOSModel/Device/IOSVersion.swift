/// A release of iOS as an app meets it: the value of all behaviours that differ between releases,
/// on a device of one idiom. Two releases on which every behaviour is the same are equal.
///
/// The machinery asks for a behaviour by its name and never compares a number; `IOSBehaviour` says
/// of each what it is, when it holds and what the claim rests on.
public struct IOSVersion: Hashable, Sendable {
  /// The kind of device.
  public let idiom: Idiom
  /// Which behaviours hold, a bit for each, so that a question reads one bit.
  private var behaviours: UInt128
  /// Hears what is asked, and is no part of the value.
  private var listener: (any IOSBehaviourListener)?

  /// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
  public enum Idiom: String, Hashable, Sendable, CaseIterable {
    case phone
    case pad
  }

  /// The releases the model knows. Apple went from 18 to 26
  /// (https://www.apple.com/newsroom/2025/06/apple-elevates-the-iphone-experience-with-ios-26/).
  public static let supported = [12, 13, 14, 15, 16, 17, 18, 26, newest]
  /// The newest of them, and the newest SDK.
  public static let newest = 27

  /// - Parameters:
  ///   - major: one that is not among `supported` counts as the nearest before it, or as the first.
  ///   - linkedSDK: the SDK that the app was linked with; several behaviours changed only for apps
  ///     built anew.
  ///   - hasStageManager: the user of a pad has windows lie over each other.
  public init(
    major: Int, linkedSDK: Int = newest, idiom: Idiom = .phone, hasStageManager: Bool = false
  ) {
    self.idiom = idiom
    let release = Self.supported.last { $0 <= major } ?? Self.supported[0]
    behaviours = IOSBehaviour.rules.reduce(0) { bits, behaviour in
      behaviour.rule.holds(major: release, linkedSDK: linkedSDK) ? bits | behaviour.bit : bits
    }
    if hasStageManager { behaviours &= ~IOSBehaviour.scene(.splitsScreen).bit }
  }

  /// Whether the release behaves so. There is no other way to find out anything about a release.
  @inline(__always)
  package func has(_ behaviour: IOSBehaviour) -> Bool {
    if let listener { Self.tell(listener, behaviour) }
    return behaviours & behaviour.bit != 0
  }

  @inline(never)
  private static func tell(_ listener: any IOSBehaviourListener, _ behaviour: IOSBehaviour) {
    listener.didAsk(behaviour)
  }

  /// The same release, which tells this listener what it is asked.
  package func telling(_ listener: (any IOSBehaviourListener)?) -> IOSVersion {
    var version = self
    version.listener = listener
    return version
  }

  /// A release that never existed, for finding out what one behaviour alone changes.
  package func toggling(_ behaviour: IOSBehaviour) -> IOSVersion {
    var version = self
    version.behaviours ^= behaviour.bit
    return version
  }

  /// Whether the two have the same of these behaviours, each of which is a bit, on the same idiom.
  package func agrees(with other: IOSVersion, on asked: UInt128) -> Bool {
    idiom == other.idiom && (behaviours ^ other.behaviours) & asked == 0
  }

  public static func == (left: IOSVersion, right: IOSVersion) -> Bool {
    left.idiom == right.idiom && left.behaviours == right.behaviours
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(idiom)
    hasher.combine(behaviours)
  }
}

/// Listens to the questions that a release is asked: two releases that give the same answers behave
/// alike.
package protocol IOSBehaviourListener: AnyObject, Sendable {
  func didAsk(_ behaviour: IOSBehaviour)
}
