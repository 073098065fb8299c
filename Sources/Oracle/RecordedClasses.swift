import AndroidModel

/// The classes of a program as the model numbers them: the host's first, then the fragments'.
struct RecordedClasses {
  private let names: [String]

  init(host: String, fragments: [String]) {
    names = [host] + fragments
  }

  static let hostNumber: Int32 = 0

  /// What the recordings write for it: `A`, `A#2`.
  func text(of object: ObjectID) -> String {
    let name = names[Int(object.classID.index)]
    return object.number == 1 ? name : "\(name)#\(object.number)"
  }

  /// Nil: nothing that the program could make is called so.
  func object(written text: Substring) -> ObjectID? {
    if let whole = classID(text) { return ObjectID(classID: whole, number: 1) }
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "#")),
      let classID = classID(text[..<sign]),
      let number = Int32(text[text.utf8.index(after: sign)...])
    else { return nil }
    return ObjectID(classID: classID, number: number)
  }

  private func classID(_ name: Substring) -> ClassID? {
    names.firstIndex { $0 == name }.map { ClassID($0) }
  }
}
