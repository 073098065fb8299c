import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Looks through a line of a recording for fields that a decoder passes over: one that is there twice,
/// of which it would take either, and one that is empty.
///
/// What is no JSON is left to the decoder.
struct RecordingFields {
  private let bytes: [UInt8]
  private var offset = 0
  private var containers: [Container] = []
  /// The names so far in each object that is open, the innermost one's last.
  private var names: [Range<Int>] = []

  private enum Container {
    /// With the place in `names` of its first.
    case object(firstName: Int)
    /// With how many elements have begun.
    case list(count: Int)
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
    // The loops that look at every byte have the array for themselves: that halves what they take.
    let bytes = bytes
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "{"):
        beginElement()
        containers.append(.object(firstName: names.count))
        offset += 1
      case UInt8(ascii: "["):
        beginElement()
        containers.append(.list(count: 0))
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        endContainer()
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
    guard case .list(let count) = containers.last else { return }
    containers[containers.count - 1] = .list(count: count + 1)
  }

  private mutating func endContainer() {
    guard case .object(let firstName) = containers.popLast() else { return }
    names.removeLast(names.count - firstName)
  }

  private mutating func skipWord() {
    let bytes = bytes
    while offset < bytes.endIndex, !",]}".utf8.contains(bytes[offset]) { offset += 1 }
  }

  private mutating func readText() throws {
    let start = offset + 1
    offset = start
    skipText()
    let text = start..<min(offset, bytes.endIndex)
    offset += 1
    guard isFollowedByColon else {
      beginElement()
      if text.isEmpty, !containers.isEmpty { throw MalformedRecording("'\(place)' is empty") }
      return
    }
    guard case .object(let firstName) = containers.last else { return }
    for index in firstName..<names.count where isSame(names[index], text) {
      throw MalformedRecording(placed("'\(string(text))' is there twice"))
    }
    names.append(text)
  }

  private func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    var offset = 0
    while offset < one.count {
      guard bytes[one.lowerBound + offset] == bytes[other.lowerBound + offset] else { return false }
      offset += 1
    }
    return true
  }

  /// To the quotation mark that ends the text, or to the end of the line.
  private mutating func skipText() {
    repeat {
      offset = nextQuotationMark
      guard offset < bytes.endIndex, isEscaped else { return }
      offset += 1
    } while true
  }

  private var nextQuotationMark: Int {
    bytes.withUnsafeBufferPointer { bytes in
      guard offset < bytes.count, let start = bytes.baseAddress else { return bytes.endIndex }
      let found = memchr(start + offset, Int32(UInt8(ascii: "\"")), bytes.count - offset)
      return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.endIndex
    }
  }

  /// An odd number of backslashes precedes.
  private var isEscaped: Bool {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return !(offset - start).isMultiple(of: 2)
  }

  private var isFollowedByColon: Bool {
    var next = offset
    while next < bytes.endIndex, bytes[next] == UInt8(ascii: " ") { next += 1 }
    return next < bytes.endIndex && bytes[next] == UInt8(ascii: ":")
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func placed(_ message: String) -> String {
    let around = places.dropLast().joined(separator: ".")
    return around.isEmpty ? message : "\(around): \(message)"
  }

  private var place: String { places.joined(separator: ".") }

  /// Where it is in each container that is open, the innermost one's last.
  private var places: [String] {
    var places: [String] = []
    var endOfNames = names.count
    for container in containers.reversed() {
      switch container {
      case .list(let count): places.append(String(count))
      case .object(let firstName):
        places.append(firstName < endOfNames ? string(names[endOfNames - 1]) : "")
        endOfNames = firstName
      }
    }
    return places.reversed()
  }
}
