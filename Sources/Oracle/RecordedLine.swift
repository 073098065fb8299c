/// A line of a recording as the JSON values that it consists of, in the order in which they begin.
///
/// A general decoder takes many times as long, and passes over fields that are there twice.
///
/// https://www.rfc-editor.org/rfc/rfc8259
struct RecordedLine {
  let bytes: [UInt8]
  /// The whole is the first.
  var values: [Value] = []
  /// Somewhere a backslash stands in a text; mostly nowhere.
  var hasEscapes = false

  struct Value {
    let kind: Kind
    /// Of a text, those between its quotation marks.
    let bytes: Range<Int>
    /// What its object calls it; nil: it is in a list, or the whole.
    let name: Range<Int>?
    /// The place of what it is in; nil: it is the whole.
    let parent: Int?
    /// The place after the last value inside it.
    var end: Int
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
  func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What a text or a name between its quotation marks says.
  func text(_ range: Range<Int>, of place: Int) throws -> String {
    guard hasEscapes, bytes[range].contains(UInt8(ascii: "\\")) else { return written(range) }
    guard let text = String(escaped: bytes[range]) else {
      throw complaint("a backslash stands before what it cannot", about: place)
    }
    return text
  }

  /// What its object calls it; nothing if it is in none.
  func name(of place: Int) throws -> String {
    try values[place].name.map { try text($0, of: place) } ?? ""
  }

  func isName(of place: Int, _ name: StaticString) -> Bool {
    guard let own = values[place].name, own.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { $0.elementsEqual(bytes[own]) }
  }

  /// The places of what is in an object or a list, in its order.
  func elements(of place: Int) -> [Int] {
    var elements: [Int] = []
    var element = place + 1
    while element < values[place].end {
      elements.append(element)
      element = values[element].end
    }
    return elements
  }

  /// A complaint about a value, with where it is: the names around it, and its places in lists, which
  /// count from 1.
  func complaint(_ message: String, about place: Int) -> MalformedRecording {
    let path = path(to: place)
    return MalformedRecording(path.isEmpty ? message : "\(path): \(message)")
  }

  /// `steps.1.do.step`; empty for the whole.
  func path(to place: Int) -> String {
    guard let parent = values[place].parent else { return "" }
    let around = path(to: parent)
    let own = values[place].name.map(written) ?? String(number(of: place, in: parent))
    return around.isEmpty ? own : "\(around).\(own)"
  }

  private func number(of place: Int, in list: Int) -> Int {
    var number = 1
    var other = list + 1
    while other < place {
      number += 1
      other = values[other].end
    }
    return number
  }
}
