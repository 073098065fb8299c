/// Values that are found by how they are written, byte by byte.
struct SpelledValues<Value: Sendable>: Sendable {
  /// By how many bytes their spelling has, which few share.
  private var byLength: [[(spelling: [UInt8], value: Value)]] = []

  init(_ values: some Sequence<Value>, spelling: (Value) -> String) {
    for value in values {
      let spelling = Array(spelling(value).utf8)
      while byLength.count <= spelling.count { byLength.append([]) }
      byLength[spelling.count].append((spelling, value))
    }
  }

  /// Nil: nothing is written so.
  func value(written text: SpelledText) -> Value? {
    guard text.count < byLength.count else { return nil }
    for entry in byLength[text.count] where text.isEqual(to: entry.spelling) { return entry.value }
    return nil
  }
}

/// A part of a string, as its bytes.
typealias SpelledText = Slice<UnsafeBufferPointer<UInt8>>

extension SpelledText {
  func isEqual(to spelling: [UInt8]) -> Bool {
    guard count == spelling.count else { return false }
    var index = startIndex
    for byte in spelling {
      guard self[index] == byte else { return false }
      index += 1
    }
    return true
  }
}

extension String {
  /// Looks at the bytes without making a string of each part.
  func withSpelling<Result>(_ body: (SpelledText) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body($0[...]) }) { return result }
    return Array(utf8).withUnsafeBufferPointer { body($0[...]) }
  }
}
