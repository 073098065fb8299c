/// One `FragmentManager` object of the process.
struct FragmentManagerID: Hashable, Sendable {
  /// Where its record is.
  let slot: Int
  /// Tells it from earlier managers in the same slot.
  let number: Int

  /// No manager at all.
  static let none = FragmentManagerID(slot: -1, number: 0)
}

/// One `FragmentDriver`: what moves a fragment through its states for one manager.
struct FragmentDriverID: Hashable, Sendable {
  let manager: FragmentManagerID
  let rawValue: Int
}

/// One transaction that was committed.
struct TransactionID: Hashable, Sendable {
  let rawValue: Int
}

/// One effect that a container has queued for a fragment's view.
struct EffectID: Hashable, Sendable {
  let rawValue: Int
}

/// One set of objects that outlive a configuration change.
struct RetainedStoreID: Hashable, Sendable {
  let rawValue: Int
}

/// What a fragment is called in saved state. The name goes with the state: an instance made from
/// saved state takes the name over, and one that was removed for good gets a new one.
struct FragmentKey: Hashable, Sendable {
  let firstInstance: InstanceID
  /// How often the instance has been removed for good.
  let incarnation: Int
}

/// The id by which a fragment manager finds a fragment.
enum FragmentViewID: Hashable, Sendable {
  case container(String)
  /// Each class has an element of its own.
  case element(ofClass: String)
}

/// A view that fragments' views are put into. A new layout has new containers.
enum ContainerID: Hashable, Sendable {
  /// In the layout of the host whose manager this is.
  case inHost(FragmentManagerID, name: String)
  /// The view of a fragment, by how many views the instance had made before.
  case view(of: InstanceID, creation: Int)
  /// A pager in such a view.
  case pager(String, in: InstanceID, creation: Int)
}
