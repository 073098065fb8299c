/// A line of a recording as the JSON values that it consists of, in the order in which they begin. It is
/// shared by all that is still to be read from it, and never changed.
///
/// A general decoder takes many times as long, and passes over fields that are there twice.
///
/// https://www.rfc-editor.org/rfc/rfc8259
final class RecordedLine: Sendable {
  let bytes: [UInt8]
  /// The whole is the first.
  let values: [Value]
  /// Somewhere a backslash stands in a text; mostly nowhere.
  private let hasEscapes: Bool

  /// - Throws: `MalformedRecording` if the line is no JSON, or if a text is empty or a field there twice.
  init(reading bytes: [UInt8]) throws {
    self.bytes = bytes
    (values, hasEscapes) = try RecordedLineReader.read(bytes)
  }

  struct Value {
    let kind: Kind
    /// The field of the format that it is; nil: it is in a list, or its name is none of the format's.
    let field: RecordedName?
    /// What its object calls it, between the quotation marks; nowhere: it is in none.
    let name: Place
    /// Of a text, what stands between its quotation marks.
    let written: Place
    /// The place after the last value inside it.
    var end: Int32

    var isNamed: Bool { name.end > 0 }
  }

  /// Where something stands among the bytes.
  struct Place {
    let start: Int32
    let end: Int32

    static let nowhere = Place(start: 0, end: 0)

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  enum Kind: Equatable {
    case object
    case list
    case text
    case number
    case flag(Bool)
    case null
  }

  /// What is written there.
  func written(_ place: Place) -> String { String(decoding: bytes[place.range], as: UTF8.self) }

  /// What a text says.
  func text(at place: Int) throws -> String { try text(values[place].written, of: place) }

  /// What its object calls it; nothing if it is in none.
  func name(of place: Int) throws -> String { try text(values[place].name, of: place) }

  /// What a text says, as its bytes.
  @inline(__always)
  func withText<Result>(
    at place: Int, _ body: (SpelledText) throws -> Result
  ) throws -> Result {
    try withSpelling(of: values[place].written, of: place, body)
  }

  /// What its object calls it, as bytes.
  func withName<Result>(
    of place: Int, _ body: (SpelledText) throws -> Result
  ) throws -> Result {
    try withSpelling(of: values[place].name, of: place, body)
  }

  @inline(__always)
  private func withSpelling<Result>(
    of place: Place, of value: Int, _ body: (SpelledText) throws -> Result
  ) throws -> Result {
    if hasEscapes, hasEscape(place) { return try text(place, of: value).withSpelling(body) }
    return try bytes.withUnsafeBufferPointer { try body($0.part(place.range)) }
  }

  private func hasEscape(_ place: Place) -> Bool {
    bytes[place.range].contains(UInt8(ascii: "\\"))
  }

  private func text(_ place: Place, of value: Int) throws -> String {
    guard hasEscapes, hasEscape(place) else { return written(place) }
    guard let text = String(escaped: bytes[place.range]) else {
      throw complaint("a backslash stands before what it cannot", about: value)
    }
    return text
  }

  /// The places of what is in an object or a list, in its order.
  func elements(of place: Int) -> Elements {
    Elements(line: self, place: place + 1, end: Int(values[place].end))
  }

  struct Elements: Sequence, IteratorProtocol {
    fileprivate let line: RecordedLine
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = Int(line.values[place].end) }
      return place
    }

    /// How many there are.
    var count: Int { reduce(0) { count, _ in count + 1 } }
  }

  /// A complaint about a value, with where it is: the names around it, and its places in lists, which
  /// count from 1.
  func complaint(_ message: String, about place: Int) -> MalformedRecording {
    let path = RecordedPath(to: place, among: values, written: written).text
    return MalformedRecording(path.isEmpty ? message : "\(path): \(message)")
  }
}
