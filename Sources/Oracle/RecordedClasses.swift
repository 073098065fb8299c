import AndroidModel

/// The classes of a program as the model numbers them: the host's first, then the fragments', then
/// those that code names without declaring them.
struct RecordedClasses {
  private let names: [String]
  /// As they are written.
  private let spellings: [[UInt8]]

  init(host: String, fragments: [String]) {
    self.init(names: [host] + fragments)
  }

  init(names: [String]) {
    self.names = names
    spellings = names.map { Array($0.utf8) }
  }

  static let hostNumber: Int32 = 0

  /// What the recordings write for it: `A`, `A#2`.
  func text(of object: ObjectID) -> String {
    let name = names[Int(object.classID.index)]
    return object.number == 1 ? name : "\(name)#\(object.number)"
  }

  /// Nil: nothing that the program could make is called so.
  func object(written text: String) -> ObjectID? {
    text.withSpelling(object)
  }

  /// Nil: nothing that the program could make is called so.
  func object(written text: SpelledText) -> ObjectID? {
    if let whole = classID(text) { return ObjectID(classID: whole, number: 1) }
    guard let sign = text.lastIndex(of: UInt8(ascii: "#")), let classID = classID(text[..<sign]),
      let number = Int32(String(decoding: text[(sign + 1)...], as: UTF8.self))
    else { return nil }
    return ObjectID(classID: classID, number: number)
  }

  private func classID(_ name: SpelledText) -> ClassID? {
    spellings.firstIndex { name.isEqual(to: $0) }.map { ClassID($0) }
  }
}
