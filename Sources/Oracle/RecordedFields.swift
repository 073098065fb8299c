/// An object of a recording, whose fields are read by name.
struct RecordedFields: Sendable {
  private let line: RecordedLine
  private let place: Int
  /// The place after the object's last field.
  private let end: Int
  /// Where to look for the next field first, because fields are usually read in their order.
  private var likelyPlace: Int

  /// - Parameter place: the place of the object; the first is the whole line.
  init(_ line: RecordedLine, _ place: Int = 0) throws {
    guard line.values[place].kind == .object else {
      throw line.complaint("this is not an object", about: place)
    }
    self.line = line
    self.place = place
    end = Int(line.values[place].end)
    likelyPlace = place + 1
  }

  func contains(_ name: RecordedName) -> Bool { isLikelyNext(name) || findAmongAll(name) != nil }

  // MARK: Required fields

  mutating func text(_ name: RecordedName) throws -> String {
    let place = try require(name)
    return try text(at: place)
  }

  mutating func flag(_ name: RecordedName) throws -> Bool {
    let place = try require(name)
    return try flag(at: place)
  }

  mutating func texts(_ name: RecordedName) throws -> [String] {
    let place = try require(name)
    return try texts(at: place)
  }

  mutating func object<Object: RecordedObject>(_ name: RecordedName) throws -> Object {
    let place = try require(name)
    return try object(at: place)
  }

  mutating func objects<Object: RecordedObject>(_ name: RecordedName) throws -> [Object] {
    let place = try require(name)
    return try objects(at: place)
  }

  /// Reads the objects of a list, each together with the context needed to decode it.
  mutating func objects<Object>(
    _ name: RecordedName, _ read: (inout RecordedFields) throws -> Object
  ) throws -> [Object] {
    let place = try require(name)
    return try list(at: place) { place in
      var fields = try RecordedFields(line, place)
      return try read(&fields)
    }
  }

  /// Reads the objects of a list, each together with the context needed to decode it.
  ///
  /// - Returns: nil if one cannot be decoded.
  @inline(__always)
  mutating func objectsIfUnderstood<Object>(
    _ name: RecordedName, _ read: (inout RecordedFields) throws -> Object?
  ) throws -> [Object]? {
    let place = try require(name)
    let places = try elements(at: place)
    var objects: [Object] = []
    objects.reserveCapacity(places.count)
    for place in places {
      var fields = try RecordedFields(line, place)
      guard let object = try read(&fields) else { return nil }
      objects.append(object)
    }
    return objects
  }

  /// Reads a list of texts that may contain nulls.
  mutating func optionalTexts(_ name: RecordedName) throws -> [String?] {
    let place = try require(name)
    return try list(at: place) { try line.values[$0].kind == .null ? nil : text(at: $0) }
  }

  /// Reads one of a fixed set of words.
  mutating func word<Word: SpelledWord>(_ name: RecordedName) throws -> Word {
    let place = try require(name)
    guard let word = try meaning(at: place, { Word.spellings.value(written: $0) }) else {
      throw line.complaint("there is no '\(try text(at: place))'", about: place)
    }
    return word
  }

  // MARK: Fields that may be missing or null

  mutating func wordIfPresent<Word: SpelledWord>(_ name: RecordedName) throws -> Word? {
    contains(name) ? try word(name) : nil
  }

  mutating func textIfPresent(_ name: RecordedName) throws -> String? {
    guard let place = findValue(name) else { return nil }
    return try text(at: place)
  }

  mutating func flagIfPresent(_ name: RecordedName) throws -> Bool? {
    guard let place = findValue(name) else { return nil }
    return try flag(at: place)
  }

  mutating func numberIfPresent(_ name: RecordedName) throws -> Int? {
    guard let place = findValue(name) else { return nil }
    guard line.values[place].kind == .number,
      let number = Int(line.written(line.values[place].written))
    else {
      throw line.complaint("this is not a whole number", about: place)
    }
    return number
  }

  mutating func objectIfPresent<Object: RecordedObject>(_ name: RecordedName) throws -> Object? {
    guard let place = findValue(name) else { return nil }
    return try object(at: place)
  }

  mutating func fieldsIfPresent(_ name: RecordedName) throws -> RecordedFields? {
    guard let place = findValue(name) else { return nil }
    return try RecordedFields(line, place)
  }

  mutating func objectsIfPresent<Object: RecordedObject>(_ name: RecordedName) throws -> [Object]? {
    guard let place = findValue(name) else { return nil }
    return try objects(at: place)
  }

  /// Reads several lists of texts; none if there is no such field.
  mutating func lists(_ name: RecordedName) throws -> [[String]] {
    guard let place = findValue(name) else { return [] }
    return try list(at: place) { try texts(at: $0) }
  }

  // MARK: Texts that are decoded without making strings

  /// - Returns: nil if the text cannot be decoded.
  @inline(__always)
  mutating func meaning<Meaning>(
    _ name: RecordedName, _ meaning: (SpelledText) -> Meaning?
  ) throws -> Meaning? {
    let place = try require(name)
    return try self.meaning(at: place, meaning)
  }

  /// - Returns: nil if the text is present and cannot be decoded.
  @inline(__always)
  mutating func meaningIfPresent<Meaning>(
    _ name: RecordedName, _ meaning: (SpelledText) -> Meaning?
  ) throws -> Meaning?? {
    guard let place = findValue(name) else { return .some(nil) }
    return try self.meaning(at: place, meaning).map(Optional.some)
  }

  /// Decodes each text in a list, to nil if it cannot be decoded.
  @inline(__always)
  mutating func eachMeaning<Meaning>(
    _ name: RecordedName, _ meaning: (SpelledText) -> Meaning?
  ) throws -> [Meaning?] {
    let place = try require(name)
    return try list(at: place) { try self.meaning(at: $0, meaning) }
  }

  /// Decodes the texts in a list.
  ///
  /// - Returns: nil if one cannot be decoded.
  @inline(__always)
  mutating func meanings<Meaning>(
    _ name: RecordedName, _ meaning: (SpelledText) -> Meaning?
  ) throws -> [Meaning]? {
    let place = try require(name)
    return try meanings(at: place, meaning)
  }

  /// Decodes the fields of an object, each of which is a list of texts.
  ///
  /// - Parameters:
  ///   - meaningOfName: decodes the name of a list.
  ///   - meaning: decodes a text in a list.
  ///   - element: combines the two.
  /// - Returns: nil if anything cannot be decoded.
  @inline(__always)
  mutating func namedMeanings<Name, Meaning, Element>(
    _ name: RecordedName, _ meaningOfName: (SpelledText) -> Name?,
    _ meaning: (SpelledText) -> Meaning?, _ element: (Name, [Meaning]) -> Element
  ) throws -> [Element]? {
    let object = try RecordedFields(line, require(name))
    var lists: [Element] = []
    for place in line.elements(of: object.place) {
      guard let name = try line.withName(of: place, { meaningOfName($0) }),
        let meanings = try meanings(at: place, meaning)
      else { return nil }
      lists.append(element(name, meanings))
    }
    return lists
  }

  // MARK: Names that are not part of the format

  /// The fields of an object as objects, in the order of their names.
  mutating func namedObjects<Object: RecordedObject>(
    _ name: RecordedName
  ) throws -> [(name: String, Object)] {
    let names = try names(in: name)
    return try names.map { ($0, try object(at: $1)) }
  }

  /// The fields of an object as lists of texts, in the order of their names.
  mutating func namedTexts(_ name: RecordedName) throws -> [(name: String, texts: [String])] {
    let names = try names(in: name)
    return try names.map { ($0, try texts(at: $1)) }
  }

  private mutating func names(in name: RecordedName) throws -> [(name: String, place: Int)] {
    let object = try RecordedFields(line, require(name))
    return try line.elements(of: object.place).map { (try line.name(of: $0), $0) }
      .sorted { $0.name < $1.name }
  }

  // MARK: Places

  /// Nil if there is no such field.
  @inline(__always)
  private mutating func find(_ name: RecordedName) -> Int? {
    guard let found = isLikelyNext(name) ? likelyPlace : findAmongAll(name) else { return nil }
    likelyPlace = Int(line.values[found].end)
    return found
  }

  @inline(__always)
  private func isLikelyNext(_ name: RecordedName) -> Bool {
    likelyPlace < end && line.values[likelyPlace].field == name
  }

  private func findAmongAll(_ name: RecordedName) -> Int? {
    line.values.withUnsafeBufferPointer { values in
      var field = place + 1
      while field < end {
        if values[field].field == name { return field }
        field = Int(values[field].end)
      }
      return nil
    }
  }

  private mutating func require(_ name: RecordedName) throws -> Int {
    guard let field = find(name) else {
      throw line.complaint("'\(name)' is missing", about: place)
    }
    return field
  }

  /// Nil if there is no such field, or it is null.
  private mutating func findValue(_ name: RecordedName) -> Int? {
    guard let field = find(name), line.values[field].kind != .null else { return nil }
    return field
  }

  private func checkText(at place: Int) throws {
    guard line.values[place].kind == .text else {
      throw line.complaint("this is not a string", about: place)
    }
  }

  private func text(at place: Int) throws -> String {
    try checkText(at: place)
    return try line.text(at: place)
  }

  @inline(__always)
  private func meaning<Meaning>(
    at place: Int, _ meaning: (SpelledText) -> Meaning?
  ) throws -> Meaning? {
    try checkText(at: place)
    return try line.withText(at: place, meaning)
  }

  private func flag(at place: Int) throws -> Bool {
    guard case .flag(let flag) = line.values[place].kind else {
      throw line.complaint("this is not true or false", about: place)
    }
    return flag
  }

  @inline(__always)
  private func meanings<Meaning>(
    at place: Int, _ meaning: (SpelledText) -> Meaning?
  ) throws -> [Meaning]? {
    let places = try elements(at: place)
    var meanings: [Meaning] = []
    meanings.reserveCapacity(places.count)
    for place in places {
      guard let meaning = try self.meaning(at: place, meaning) else { return nil }
      meanings.append(meaning)
    }
    return meanings
  }

  private func elements(at place: Int) throws -> RecordedLine.Elements {
    guard line.values[place].kind == .list else {
      throw line.complaint("this is not a list", about: place)
    }
    return line.elements(of: place)
  }

  @inline(__always)
  private func list<Element>(
    at place: Int, _ element: (Int) throws -> Element
  ) throws -> [Element] {
    let places = try elements(at: place)
    var list: [Element] = []
    list.reserveCapacity(places.count)
    for place in places { list.append(try element(place)) }
    return list
  }

  private func texts(at place: Int) throws -> [String] { try list(at: place) { try text(at: $0) } }

  private func objects<Object: RecordedObject>(at place: Int) throws -> [Object] {
    try list(at: place) { try object(at: $0) }
  }

  private func object<Object: RecordedObject>(at place: Int) throws -> Object {
    var fields = try RecordedFields(line, place)
    return try Object(&fields)
  }
}

/// A value that a recording writes as an object.
protocol RecordedObject {
  init(_ fields: inout RecordedFields) throws
}
