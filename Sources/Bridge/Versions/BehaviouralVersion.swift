import AndroidModel
import IOSModel

/// A version that is the value of its behaviours, each of which can be queried and toggled
/// individually.
protocol BehaviouralVersion: Hashable, Sendable {
  associatedtype Behaviour: CaseIterable, Hashable, Sendable

  /// Whether the version has the behaviour.
  func has(_ behaviour: Behaviour) -> Bool

  /// The same version, except for this behaviour.
  func toggling(_ behaviour: Behaviour) -> Self

  /// The same version, which records the behaviours that are queried.
  func telling(_ asked: AskedBehaviours) -> Self

  /// Whether the two agree on these behaviours.
  func agrees(with other: Self, on asked: AskedBehaviours) -> Bool

  /// The change in a version that begins, or ceases, to have the behaviour.
  static func change(of behaviour: Behaviour, begins: Bool) -> BehaviourChange
}

extension BehaviouralVersion {
  /// The behaviours that only one of the two has, in the order of their declaration.
  func differences(from other: Self) -> [Behaviour] {
    Behaviour.allCases.filter { has($0) != other.has($0) }
  }
}

extension AndroidVersion: BehaviouralVersion {
  func telling(_ asked: AskedBehaviours) -> AndroidVersion {
    telling(asked as (any AndroidBehaviourListener)?)
  }

  func agrees(with other: AndroidVersion, on asked: AskedBehaviours) -> Bool {
    agrees(
      with: other,
      on: AndroidBehaviourSet(low: asked.low, middle: asked.middle, high: asked.high))
  }

  static func change(of behaviour: AndroidBehaviour, begins: Bool) -> BehaviourChange {
    VersionCatalogue.change(of: behaviour, begins: begins)
  }
}

extension IOSVersion: BehaviouralVersion {
  func telling(_ asked: AskedBehaviours) -> IOSVersion {
    telling(asked as (any IOSBehaviourListener)?)
  }

  func agrees(with other: IOSVersion, on asked: AskedBehaviours) -> Bool {
    agrees(with: other, on: asked.low)
  }

  static func change(of behaviour: IOSBehaviour, begins: Bool) -> BehaviourChange {
    VersionCatalogue.change(of: behaviour, begins: begins)
  }
}
