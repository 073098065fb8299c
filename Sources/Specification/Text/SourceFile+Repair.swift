extension SourceFile {
  /// Makes a file of valid UTF-8, and returns the lines that had to be repaired.
  static func repairing(_ bytes: [UInt8]) -> (SourceFile, invalidLines: [SourceRange]) {
    let file = SourceFile(bytes: bytes)
    if String(validating: bytes, as: UTF8.self) != nil { return (file, []) }
    var repaired: [UInt8] = []
    var invalid: [SourceRange] = []
    for (line, range) in file.lines.enumerated() {
      let slice = bytes[range]
      let text = String(decoding: slice, as: UTF8.self)
      if String(validating: slice, as: UTF8.self) == nil {
        // Up to the first replacement character the text is as written.
        let column = text.prefix { $0 != "\u{FFFD}" }.count + 1
        invalid.append(SourceRange(line: line + 1, column: column))
      }
      repaired += Array(text.utf8)
      repaired.append(Byte.newline)
    }
    return (SourceFile(bytes: repaired), invalid)
  }
}
