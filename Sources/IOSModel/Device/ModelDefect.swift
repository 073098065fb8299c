/// A mistake of the model itself, which no app and no user can make.
public struct ModelDefect: Hashable, Sendable, CustomStringConvertible {
  public let complaint: String
  /// The place in the model's source that noticed it.
  public let file: String
  public let line: Int

  init(_ complaint: String, file: StaticString, line: Int) {
    self.complaint = complaint
    self.file = "\(file)"
    self.line = line
  }

  public var description: String { "defect of the model at \(file):\(line): \(complaint)" }
}

/// Where the machine notes the first use of an id that leads nowhere. Reading a record must not change
/// the machine, so the note stands apart; one object serves one stimulus on one thread and then goes.
final class DefectBell: @unchecked Sendable {
  private(set) var first: (id: ControllerID, file: StaticString, line: Int)?

  @inline(never)
  func ring(_ id: ControllerID, _ file: StaticString, _ line: Int) {
    if first == nil { first = (id, file, line) }
  }
}

/// The bell is no part of what a device is.
struct DefectWatch: Hashable, Sendable {
  var bell: DefectBell?

  static func == (left: DefectWatch, right: DefectWatch) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
