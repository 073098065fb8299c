/// The meaning of the command's exit codes.
package enum ExitCode: Int32, Hashable, Sendable {
  /// Everything that was requested holds.
  case conforming = 0
  /// Something that ran does not hold.
  case notConforming = 1
  /// The input could not be used, so that nothing, or not everything, was judged.
  case unusableInput = 2
}
