/// The resource configuration: for each aspect of it, which of its values holds now.
struct Configuration: Hashable, Sendable {
  /// By bit of `ConfigurationChanges`; 0 is the value at boot.
  private var values: [Int]

  init() {
    values = Array(repeating: 0, count: ConfigurationChanges.names.count)
  }

  /// The aspects in which the two differ: `Configuration.diff`.
  func differences(from other: Configuration) -> ConfigurationChanges {
    var changes: ConfigurationChanges = []
    for bit in values.indices where values[bit] != other.values[bit] {
      changes.insert(ConfigurationChanges(rawValue: 1 << bit))
    }
    return changes
  }

  /// Gives these aspects values that they never had before.
  mutating func change(_ changes: ConfigurationChanges) {
    for bit in values.indices where changes.contains(ConfigurationChanges(rawValue: 1 << bit)) {
      values[bit] += 1
    }
  }

  /// The device is upright at boot, and each change turns it.
  var orientation: LayoutElement.Orientation {
    let turns = values.indices.filter {
      ConfigurationChanges.orientation.contains(ConfigurationChanges(rawValue: 1 << $0))
    }.map { values[$0] }.reduce(0, +)
    return turns.isMultiple(of: 2) ? .portrait : .landscape
  }

  /// Turns the display: width and height change places, and back the next time.
  mutating func rotate() {
    for bit in values.indices
    where ConfigurationChanges.rotation.contains(ConfigurationChanges(rawValue: 1 << bit)) {
      values[bit] = values[bit].isMultiple(of: 2) ? values[bit] + 1 : values[bit] - 1
    }
  }
}

extension ConfigurationChanges {
  /// What a rotation by 90 degrees changes.
  static let rotation: ConfigurationChanges = [.orientation, .screenSize]
}
