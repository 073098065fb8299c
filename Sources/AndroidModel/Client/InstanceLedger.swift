/// What counts over the whole life of the device and so outlives a process.
struct InstanceLedger: Hashable, Sendable {
  private var instancesMade: [String: Int] = [:]
  /// The newest instance of each activity record.
  private var newestInstances: [ActivityToken: InstanceID] = [:]
  /// How often each callback script has run, by its index in the app's list.
  var scriptRuns: [Int: Int] = [:]

  /// Numbers a new instance of a class.
  mutating func newInstance(of className: String) -> InstanceID {
    let number = instancesMade[className, default: 0] + 1
    instancesMade[className] = number
    return InstanceID(className, number)
  }

  /// Numbers a new instance of an activity, for this record.
  mutating func newInstance(of className: String, for token: ActivityToken) -> InstanceID {
    let id = newInstance(of: className)
    newestInstances[token] = id
    return id
  }

  /// The number that the next instance of a class will have.
  func nextInstance(of className: String) -> InstanceID {
    InstanceID(className, instancesMade[className, default: 0] + 1)
  }

  /// The newest instance of this record, alive or not; nil if none was ever made.
  func newestInstance(of token: ActivityToken) -> InstanceID? {
    newestInstances[token]
  }

  /// Whether there ever was such an instance.
  func hasMade(_ id: InstanceID) -> Bool {
    id.number >= 1 && id.number <= instancesMade[id.className, default: 0]
  }
}
