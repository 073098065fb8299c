/// One controller: the n-th instance of its class, and the slot in which its record lies while it
/// lives. A slot is used again; class and number are not.
///
/// Nothing of it is UIKit's; it stands for a reference to the object.
struct ControllerID: Hashable, Sendable {
  let slot: Int32
  let classID: ClassID
  /// 1-based.
  let number: Int32

  static func == (left: ControllerID, right: ControllerID) -> Bool {
    left.number == right.number && left.classID == right.classID
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(
      UInt64(UInt32(bitPattern: classID.index)) << 32 | UInt64(UInt32(bitPattern: number)))
  }
}
