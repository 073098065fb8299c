/// An object of a recording, which is asked for its fields by their names.
struct RecordedFields {
  private let line: RecordedLine
  private let place: Int

  /// - Parameter place: of the object; the whole line is the first.
  init(_ line: RecordedLine, _ place: Int = 0) throws {
    guard line.values[place].kind == .object else {
      throw line.complaint("this is no object", about: place)
    }
    self.line = line
    self.place = place
  }

  func contains(_ name: StaticString) -> Bool { find(name) != nil }

  // MARK: What is there in any case

  func text(_ name: StaticString) throws -> String { try text(at: require(name)) }

  func flag(_ name: StaticString) throws -> Bool { try flag(at: require(name)) }

  func texts(_ name: StaticString) throws -> [String] { try texts(at: require(name)) }

  func object<Object: RecordedObject>(_ name: StaticString) throws -> Object {
    try Object(RecordedFields(line, require(name)))
  }

  func objects<Object: RecordedObject>(_ name: StaticString) throws -> [Object] {
    try objects(at: require(name))
  }

  /// Texts with nulls among them.
  func optionalTexts(_ name: StaticString) throws -> [String?] {
    try elements(at: require(name)).map { try line.values[$0].kind == .null ? nil : text(at: $0) }
  }

  /// One of the words that an enum lists.
  func word<Word: RawRepresentable<String>>(_ name: StaticString) throws -> Word {
    let place = try require(name)
    let text = try text(at: place)
    guard let word = Word(rawValue: text) else {
      throw line.complaint("there is no '\(text)'", about: place)
    }
    return word
  }

  // MARK: What may be missing or null

  func wordIfPresent<Word: RawRepresentable<String>>(_ name: StaticString) throws -> Word? {
    contains(name) ? try word(name) : nil
  }

  func textIfPresent(_ name: StaticString) throws -> String? { try find(name, text(at:)) }

  func flagIfPresent(_ name: StaticString) throws -> Bool? { try find(name, flag(at:)) }

  func numberIfPresent(_ name: StaticString) throws -> Int? {
    try find(name) { place in
      guard line.values[place].kind == .number,
        let number = Int(line.written(line.values[place].bytes))
      else {
        throw line.complaint("this is no whole number", about: place)
      }
      return number
    }
  }

  func objectIfPresent<Object: RecordedObject>(_ name: StaticString) throws -> Object? {
    try find(name) { try Object(RecordedFields(line, $0)) }
  }

  func objectsIfPresent<Object: RecordedObject>(_ name: StaticString) throws -> [Object]? {
    try find(name, objects(at:))
  }

  /// Several lists of texts; none if there is no such field.
  func lists(_ name: StaticString) throws -> [[String]] {
    try find(name) { try elements(at: $0).map(texts(at:)) } ?? []
  }

  // MARK: Names that the format does not give

  /// The fields of an object as objects, in the order of their names.
  func namedObjects<Object: RecordedObject>(
    _ name: StaticString
  ) throws -> [(name: String, Object)] {
    try names(in: name).map { ($0, try Object(RecordedFields(line, $1))) }
  }

  /// The fields of an object as lists of texts, in the order of their names.
  func namedTexts(_ name: StaticString) throws -> [(name: String, texts: [String])] {
    try names(in: name).map { ($0, try texts(at: $1)) }
  }

  private func names(in name: StaticString) throws -> [(name: String, place: Int)] {
    let object = try RecordedFields(line, require(name))
    return try line.elements(of: object.place).map { (try line.name(of: $0), $0) }
      .sorted { $0.name < $1.name }
  }

  // MARK: Places

  /// Nil: there is no such field.
  private func find(_ name: StaticString) -> Int? {
    var field = place + 1
    while field < line.values[place].end {
      if line.isName(of: field, name) { return field }
      field = line.values[field].end
    }
    return nil
  }

  private func require(_ name: StaticString) throws -> Int {
    guard let field = find(name) else {
      throw line.complaint("'\(name)' is missing", about: place)
    }
    return field
  }

  /// Nil: there is no such field, or it is null.
  private func find<Value>(
    _ name: StaticString, _ value: (Int) throws -> Value
  ) rethrows -> Value? {
    guard let field = find(name), line.values[field].kind != .null else { return nil }
    return try value(field)
  }

  private func text(at place: Int) throws -> String {
    guard line.values[place].kind == .text else {
      throw line.complaint("this is no text", about: place)
    }
    return try line.text(line.values[place].bytes, of: place)
  }

  private func flag(at place: Int) throws -> Bool {
    guard case .flag(let flag) = line.values[place].kind else {
      throw line.complaint("this is neither true nor false", about: place)
    }
    return flag
  }

  private func elements(at place: Int) throws -> [Int] {
    guard line.values[place].kind == .list else {
      throw line.complaint("this is no list", about: place)
    }
    return line.elements(of: place)
  }

  private func texts(at place: Int) throws -> [String] { try elements(at: place).map(text(at:)) }

  private func objects<Object: RecordedObject>(at place: Int) throws -> [Object] {
    try elements(at: place).map { try Object(RecordedFields(line, $0)) }
  }
}

/// What a recording writes as an object.
protocol RecordedObject {
  init(_ fields: RecordedFields) throws
}
