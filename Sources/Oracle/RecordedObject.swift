/// An object of a recording, made from the container that holds it.
///
/// A decoder reaches a type in a roundabout way: for each value it makes another decoder, asks what
/// it could be, and looks the type up at run time. Going from one container to the next instead
/// takes a quarter less.
protocol RecordedObject {
  associatedtype Key: CodingKey
  init(_ values: KeyedDecodingContainer<Key>) throws
}

extension KeyedDecodingContainer {
  func object<Object: RecordedObject>(forKey key: Key) throws -> Object {
    try Object(nestedContainer(keyedBy: Object.Key.self, forKey: key))
  }

  /// Nil if it is missing or null.
  func objectIfPresent<Object: RecordedObject>(forKey key: Key) throws -> Object? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try object(forKey: key)
  }

  func objects<Object: RecordedObject>(forKey key: Key) throws -> [Object] {
    var list = try nestedUnkeyedContainer(forKey: key)
    var objects: [Object] = []
    while !list.isAtEnd {
      objects.append(try Object(list.nestedContainer(keyedBy: Object.Key.self)))
    }
    return objects
  }

  func objectsIfPresent<Object: RecordedObject>(forKey key: Key) throws -> [Object]? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try objects(forKey: key)
  }

  func strings(forKey key: Key) throws -> [String] {
    var list = try nestedUnkeyedContainer(forKey: key)
    return try list.strings()
  }

  /// Strings with nulls among them.
  func optionalStrings(forKey key: Key) throws -> [String?] {
    var list = try nestedUnkeyedContainer(forKey: key)
    var strings: [String?] = []
    while !list.isAtEnd { strings.append(try list.decodeNil() ? nil : list.decode(String.self)) }
    return strings
  }

  /// Several lists of strings; none if there is no such key.
  func lists(forKey key: Key) throws -> [[String]] {
    guard contains(key), try !decodeNil(forKey: key) else { return [] }
    var outer = try nestedUnkeyedContainer(forKey: key)
    var lists: [[String]] = []
    while !outer.isAtEnd {
      var list = try outer.nestedUnkeyedContainer()
      lists.append(try list.strings())
    }
    return lists
  }

  /// One of the words that an enum lists.
  func word<Word: RawRepresentable<String>>(forKey key: Key) throws -> Word {
    let text = try decode(String.self, forKey: key)
    guard let word = Word(rawValue: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "there is no '\(text)'")
    }
    return word
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func strings() throws -> [String] {
    var strings: [String] = []
    strings.reserveCapacity(count ?? 0)
    while !isAtEnd { strings.append(try decode(String.self)) }
    return strings
  }
}

/// A key that the format does not name.
struct RecordedName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
