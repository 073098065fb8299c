import AndroidModel

/// The classes of a program as the model numbers them: first the host's, then the fragments', then
/// those that code names without declaring them.
final class RecordedClasses: Sendable {
  private let names: [String]
  private let numbers: SpelledValues<ClassID>

  convenience init(host: String, fragments: [String]) {
    self.init(names: [host] + fragments)
  }

  init(names: [String]) {
    self.names = names
    numbers = SpelledValues(names.indices.map { ClassID($0) }, spelling: { names[Int($0.index)] })
  }

  static let hostNumber: Int32 = 0

  /// The recordings' name for the object: `A`, `A#2`.
  func text(of object: ObjectID) -> String {
    let name = names[Int(object.classID.index)]
    return object.number == 1 ? name : "\(name)#\(object.number)"
  }

  /// Nil if the text names nothing that the program could make.
  func object(written text: SpelledText) -> ObjectID? {
    if let whole = numbers.value(written: text) { return ObjectID(classID: whole, number: 1) }
    guard let instance = SpelledInstance(text), let number = Int32(exactly: instance.number),
      let classID = numbers.value(written: instance.className)
    else { return nil }
    return ObjectID(classID: classID, number: number)
  }

  /// The fragment whose children the manager holds, which is nil for the host's manager.
  ///
  /// - Returns: nil if there is no such manager.
  func parent(ofManager text: SpelledText) -> ObjectID?? {
    if Self.hostManager.value(written: text) != nil { return .some(nil) }
    return object(written: text).map(Optional.some)
  }

  private static let hostManager = SpelledValues([RecordedState.hostManager], spelling: { $0 })
}

/// An instance after the first of its class, as the recordings write it: `A#2`.
struct SpelledInstance {
  let className: SpelledText
  let number: Int

  /// Nil if the text does not have this form.
  init?(_ text: SpelledText) {
    guard let sign = text.lastIndex(of: UInt8(ascii: "#")), sign + 1 < text.count else {
      return nil
    }
    var number = 0
    for digit in text.part((sign + 1)..<text.count) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), number < Self.limit else {
        return nil
      }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    guard number > 0 else { return nil }
    className = text.part(0..<sign)
    self.number = number
  }

  /// Far more instances than a program makes.
  private static let limit = 100_000_000
}
