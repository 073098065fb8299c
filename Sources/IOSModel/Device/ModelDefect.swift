/// A fault of the model itself, which no app and no user can cause. It is not part of UIKit.
public struct ModelDefect: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public let complaint: String
  /// The place in the model's source that noticed it.
  public let file: String
  /// The line of that file.
  public let line: Int

  init(_ complaint: String, file: StaticString, line: Int) {
    self.complaint = complaint
    self.file = "\(file)"
    self.line = line
  }

  public var description: String { "defect of the model at \(file):\(line): \(complaint)" }
}

/// Where the machine notes the first use of an id that leads nowhere. Reading a record must not
/// change the machine, so the note stands apart: one object for one device, which listens during a
/// stimulus.
final class DefectRecorder: @unchecked Sendable {
  private(set) var first: (id: ControllerID, file: StaticString, line: Int)?
  private(set) var hasDefect = false

  @inline(never)
  func record(_ id: ControllerID, _ file: StaticString, _ line: Int) {
    if first == nil { first = (id, file, line) }
    hasDefect = true
  }
}

/// The observer of defects; it is no part of the value of a device.
struct DefectWatch: Hashable, Sendable {
  private var recorder: DefectRecorder?
  private var isListening = false

  @inline(__always)
  var hasDefect: Bool { recorder?.hasDefect ?? false }

  var first: (id: ControllerID, file: StaticString, line: Int)? { recorder?.first }

  /// A recorder of its own for this device: one that a copy shares stays with the copy.
  mutating func listen() {
    if !isKnownUniquelyReferenced(&recorder) { recorder = DefectRecorder() }
    isListening = true
  }

  mutating func rest() {
    if hasDefect { recorder = nil }
    isListening = false
  }

  @inline(never)
  func record(_ id: ControllerID, _ file: StaticString, _ line: Int) {
    if isListening { recorder?.record(id, file, line) }
  }

  static func == (left: DefectWatch, right: DefectWatch) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
