import AndroidModel
import IOSModel

/// A version that is the value of its behaviours, each of which can be asked for and toggled alone.
protocol BehaviouralVersion: Hashable, Sendable {
  associatedtype Behaviour: CaseIterable, Hashable, Sendable

  /// Whether the version behaves so.
  func has(_ behaviour: Behaviour) -> Bool

  /// The same version, but for this behaviour.
  func toggling(_ behaviour: Behaviour) -> Self

  /// What a version changes that begins, or ceases, to behave so.
  static func change(of behaviour: Behaviour, begins: Bool) -> BehaviourChange
}

extension BehaviouralVersion {
  /// The behaviours that only one of the two has, in the order of their declaration.
  func differences(from other: Self) -> [Behaviour] {
    Behaviour.allCases.filter { has($0) != other.has($0) }
  }
}

extension AndroidVersion: BehaviouralVersion {
  static func change(of behaviour: AndroidBehaviour, begins: Bool) -> BehaviourChange {
    VersionCatalogue.change(of: behaviour, begins: begins)
  }
}

extension IOSVersion: BehaviouralVersion {
  static func change(of behaviour: IOSBehaviour, begins: Bool) -> BehaviourChange {
    VersionCatalogue.change(of: behaviour, begins: begins)
  }
}
