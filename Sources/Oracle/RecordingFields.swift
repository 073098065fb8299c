import FoundationEssentials

/// Looks through a line of a recording for fields that a decoder passes over: one that is there twice,
/// of which it would take either, and one that is empty.
///
/// What is no JSON is left to the decoder.
struct RecordingFields {
  private let bytes: [UInt8]
  private var offset = 0
  private var containers: [Container] = []

  private struct Container {
    /// Nil in a list.
    var names: [Range<Int>]?
    /// How many elements of a list have begun.
    var count = 0
  }

  /// - Throws: `MalformedRecording` that names the field and its place, counted from 1.
  static func check(_ line: Data) throws {
    var fields = RecordingFields(line)
    try fields.check()
  }

  private init(_ line: Data) {
    bytes = Array(line)
  }

  private mutating func check() throws {
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "{"):
        beginElement()
        containers.append(Container(names: []))
        offset += 1
      case UInt8(ascii: "["):
        beginElement()
        containers.append(Container(names: nil))
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = containers.popLast()
        offset += 1
      case UInt8(ascii: "\""): try readText()
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: " "): offset += 1
      default:
        beginElement()
        skipWord()
      }
    }
  }

  /// Something begins that is a list's next element, or a field's value.
  private mutating func beginElement() {
    guard let last = containers.indices.last, containers[last].names == nil else { return }
    containers[last].count += 1
  }

  private mutating func skipWord() {
    while offset < bytes.endIndex, !",]}".utf8.contains(bytes[offset]) { offset += 1 }
  }

  private mutating func readText() throws {
    let start = offset + 1
    offset = start
    while offset < bytes.endIndex, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    let text = start..<min(offset, bytes.endIndex)
    offset += 1
    guard isFollowedByColon else {
      beginElement()
      if text.isEmpty, !containers.isEmpty { throw MalformedRecording("'\(place)' is empty") }
      return
    }
    guard let last = containers.indices.last, let names = containers[last].names else { return }
    if names.contains(where: { $0.count == text.count && bytes[$0].elementsEqual(bytes[text]) }) {
      throw MalformedRecording(placed("'\(string(text))' is there twice"))
    }
    containers[last].names?.append(text)
  }

  private var isFollowedByColon: Bool {
    bytes[min(offset, bytes.endIndex)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func placed(_ message: String) -> String {
    let around = containers.dropLast().map(step).joined(separator: ".")
    return around.isEmpty ? message : "\(around): \(message)"
  }

  private var place: String { containers.map(step).joined(separator: ".") }

  private func step(_ container: Container) -> String {
    guard let names = container.names else { return String(container.count) }
    return names.last.map(string) ?? ""
  }
}
