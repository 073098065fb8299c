/// One controller: the n-th instance of its class, and the slot in which its record lies while it
/// lives. A slot is used again; class and number are not.
///
/// It is not part of UIKit; it stands for a reference to the object.
struct ControllerID: Hashable, Sendable {
  let classID: ClassID
  /// 1-based.
  let number: Int32
  let slot: Int32

  /// Class and number in one word, as they lie.
  private var name: UInt64 {
    UInt64(UInt32(bitPattern: number)) << 32 | UInt64(UInt32(bitPattern: classID.index))
  }

  static func == (left: ControllerID, right: ControllerID) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
