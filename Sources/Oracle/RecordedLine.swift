/// A line of a recording as a flat list of JSON values, in the order in which they begin. It is
/// immutable, and shared by everything that still has to be decoded from it.
///
/// A general decoder takes many times as long, and ignores duplicate fields.
///
/// https://www.rfc-editor.org/rfc/rfc8259
final class RecordedLine: Sendable {
  let bytes: [UInt8]
  /// The first value is the whole line.
  let values: [Value]
  /// Whether any text contains a backslash, which is rare.
  private let hasEscapes: Bool

  /// - Throws: `MalformedRecording` if the line is not JSON, if a text is empty, or if a field
  ///   occurs twice.
  init(reading bytes: [UInt8]) throws {
    self.bytes = bytes
    (values, hasEscapes) = try RecordedLineReader.read(bytes)
  }

  struct Value {
    let kind: Kind
    /// The field of the format; nil for an element of a list, or for a name that is not part of the
    /// format.
    let field: RecordedName?
    /// The field's name, between the quotation marks; `nowhere` if the value is not in an object.
    let name: Place
    /// The contents of a text, between its quotation marks.
    let written: Place
    /// The place after the last value inside it.
    var end: Int32

    var isNamed: Bool { name.end > 0 }
  }

  /// A range of bytes.
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

  /// The bytes at this place, as a string.
  func written(_ place: Place) -> String { String(decoding: bytes[place.range], as: UTF8.self) }

  /// The string value of a text.
  func text(at place: Int) throws -> String { try text(values[place].written, of: place) }

  /// The name of a field; empty if the value is not in an object.
  func name(of place: Int) throws -> String { try text(values[place].name, of: place) }

  /// The value of a text, as bytes.
  @inline(__always)
  func withText<Result>(
    at place: Int, _ body: (SpelledText) throws -> Result
  ) throws -> Result {
    try withSpelling(of: values[place].written, of: place, body)
  }

  /// The name of a field, as bytes.
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
      throw complaint("a backslash begins no valid escape", about: value)
    }
    return text
  }

  /// The places of the elements of an object or a list, in order.
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

    /// The number of elements.
    var count: Int { reduce(0) { count, _ in count + 1 } }
  }

  /// An error about a value, with its path: the names of the enclosing fields, and positions in
  /// lists, which count from 1.
  func complaint(_ message: String, about place: Int) -> MalformedRecording {
    let path = RecordedPath(to: place, among: values, written: written).text
    return MalformedRecording(path.isEmpty ? message : "\(path): \(message)")
  }
}
