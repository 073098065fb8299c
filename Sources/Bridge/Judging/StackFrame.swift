/// Frames of a stack that was printed into a log. They name callbacks that are running or have
/// failed, which says nothing of when they came.
///
/// Taken apart by hand: an expression would be compiled anew for each line.
enum StackFrame {
  /// Whether the line is a frame: `at com.example.Main.onCreate(Main.kt:12)` of Java, or
  /// `3   App   0x0000000102b4 -[Main viewDidLoad] + 64` of Apple's reports.
  static func isAlone(in line: some StringProtocol) -> Bool {
    guard line.utf8.contains(dot) || line.utf8.contains(plus) else { return false }
    var bytes = Array(line.utf8)[...]
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return isOfJava(bytes) || isOfApple(bytes)
  }

  // MARK: Java

  private static func isOfJava(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.last == closing, let start = line.lastIndex(of: opening),
      isJavaPlace(line[(start + 1)...].dropLast())
    else { return false }
    let method = line[..<start].suffix(while: { !isBlank($0) })
    guard let dot = method.lastIndex(of: dot), dot > method.startIndex, dot < method.endIndex - 1,
      method.allSatisfy({ isWord($0) || "$<>./@-".utf8.contains($0) })
    else { return false }
    let before = line[..<method.startIndex].dropLast()
    guard before.endIndex < method.startIndex, before.suffix(2).elementsEqual("at".utf8) else {
      return false
    }
    return before.dropLast(2).last.map(isBlank) ?? true
  }

  /// Whether this is what Java has in parentheses: `Main.kt:12`, `Native Method`.
  private static func isJavaPlace(_ text: ArraySlice<UInt8>) -> Bool {
    let number = text.suffix(while: isDigit)
    var file = text
    if !number.isEmpty, text[..<number.startIndex].last == UInt8(ascii: ":") {
      file = text[..<number.startIndex].dropLast()
    }
    let known = ["", "Native Method", "Unknown Source", "SourceFile"]
    if known.contains(where: { file.elementsEqual($0.utf8) }) { return true }
    return [".java", ".kt"].contains { ending in
      let name = file.dropLast(ending.utf8.count)
      return !name.isEmpty && name.allSatisfy(isWord)
        && file[name.endIndex...].elementsEqual(ending.utf8)
    }
  }

  // MARK: Apple

  private static func isOfApple(_ line: ArraySlice<UInt8>) -> Bool {
    var fields = line.split(whereSeparator: isBlank)[...]
    if line.last == closing, let place = fields.firstIndex(where: { $0.first == opening }) {
      // `-[Main viewDidLoad] + 64 (Main.m:12)`
      let end = fields[place...].first { isOffset(before: $0.startIndex, in: fields) }
      if let end { fields = fields.prefix { $0.startIndex < end.startIndex } }
    }
    guard isOffset(before: line.endIndex, in: fields) else { return false }
    return fields.dropLast(2).dropFirst().contains(where: isAddress)
  }

  /// Whether the fields before a place end in `+ 64`.
  private static func isOffset(
    before place: Int, in fields: ArraySlice<ArraySlice<UInt8>>
  ) -> Bool {
    let end = fields.prefix { $0.startIndex < place }.suffix(2)
    guard end.count == 2, let sign = end.first, let number = end.last else { return false }
    return sign.elementsEqual([plus]) && number.allSatisfy(isDigit)
  }

  private static func isAddress(_ field: ArraySlice<UInt8>) -> Bool {
    field.count >= 8 && field.starts(with: "0x".utf8)
      && field.dropFirst(2).allSatisfy {
        isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  // MARK: Bytes

  private static let dot = UInt8(ascii: ".")
  private static let plus = UInt8(ascii: "+")
  private static let opening = UInt8(ascii: "(")
  private static let closing = UInt8(ascii: ")")

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Letters beyond ASCII count as parts of a word.
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension ArraySlice<UInt8> {
  /// The longest end of which each byte satisfies the condition.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, condition(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
