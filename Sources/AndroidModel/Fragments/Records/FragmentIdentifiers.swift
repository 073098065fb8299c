// Follows androidx.fragment 1.4.1, Fragment.java: mWho, mFragmentId, mContainerId.

/// One `Fragment` object, by its place among all that the process has constructed.
struct FragmentID: Hashable, Sendable, Comparable {
  let index: Int32

  /// In the order of their construction.
  static func < (left: FragmentID, right: FragmentID) -> Bool { left.index < right.index }
}

extension FragmentID: ShortListElement {
  init(word: UInt64) { index = Int32(truncatingIfNeeded: word) }

  var word: UInt64 { UInt64(truncatingIfNeeded: index) }
}

extension FragmentID?: ShortListElement {
  init(word: UInt64) { self = word == 0 ? nil : FragmentID(word: word - 1) }

  var word: UInt64 { map { $0.word + 1 } ?? 0 }
}

/// One `FragmentManager` object of the process.
struct FragmentManagerID: Hashable, Sendable {
  /// Where its record is.
  let slot: Int32
  /// Tells it from earlier managers in the same slot.
  let number: Int32

  /// No manager at all.
  static let none = FragmentManagerID(slot: 0, number: 0)
}

/// One transaction that was committed.
typealias TransactionID = SlotID<BackStackRecord>

/// One set of objects that outlive a configuration change.
typealias RetainedStoreID = SlotID<RetainedStore>

/// A view that fragments' views are put into. A new layout has new containers.
typealias ContainerID = SlotID<FragmentContainer>

/// One `FragmentStateManager`: what moves a fragment through its states for one manager.
struct FragmentStateManagerID: Hashable, Sendable {
  let manager: FragmentManagerID
  let slot: SlotID<FragmentStateManager>
}

/// One effect that a container has queued for a fragment's view.
struct EffectID: Hashable, Sendable {
  let rawValue: Int32
}

extension EffectID: ShortListElement {
  init(word: UInt64) { rawValue = Int32(truncatingIfNeeded: word) }

  var word: UInt64 { UInt64(truncatingIfNeeded: rawValue) }
}

/// What a fragment is called in saved state. The name goes with the state: an instance made from
/// saved state takes the name over, and one that was removed for good gets a new one.
struct FragmentKey: Hashable, Sendable {
  let firstInstance: ObjectID
  /// How often the instance has been removed for good.
  let incarnation: Int32
}

/// The id by which a fragment manager finds a fragment.
enum FragmentViewID: Hashable, Sendable {
  case container(Symbol)
  /// Each class has an element of its own.
  case element(ofClass: ClassID)
}
