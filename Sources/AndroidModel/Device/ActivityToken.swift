/// The server's name for an activity record; the same over recreations and process deaths. Server
/// and client keep what they know of the activity in an array at its slot.
///
/// `ActivityRecord.Token` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ActivityRecord.java
struct ActivityToken: Hashable, Sendable, Comparable {
  /// Where the record is. A slot is used again when its record is gone.
  let slot: Int32
  /// Counts the records that were made, and tells the record from earlier ones in the slot.
  let number: Int32

  /// In the order in which the records were made.
  static func < (left: ActivityToken, right: ActivityToken) -> Bool {
    left.number < right.number
  }
}
