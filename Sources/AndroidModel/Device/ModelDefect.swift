/// A fault of the model itself, which no app and no script can cause: an id that leads nowhere. It
/// is not part of Android.
public struct ModelDefect: Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public let what: String
  /// Where in the model: file and line.
  public let place: String

  /// An error that should never be seen.
  public var description: String { "defect of the model at \(place): \(what)" }

  init(_ what: String, file: StaticString = #fileID, line: UInt = #line) {
    self.what = what
    place = "\(file):\(line)"
  }
}
