extension String {
  /// Decodes a JSON text from the bytes between its quotation marks.
  ///
  /// - Returns: nil if an escape is invalid.
  ///
  /// https://www.rfc-editor.org/rfc/rfc8259#section-7
  init?(escaped bytes: ArraySlice<UInt8>) {
    var units: [UInt16] = []
    var rest = String(decoding: bytes, as: UTF8.self).utf16[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")) else {
        units.append(unit)
        continue
      }
      guard let escaped = Self.popEscaped(from: &rest) else { return nil }
      units.append(escaped)
    }
    guard let text = String(validating: units, as: UTF16.self) else { return nil }
    self = text
  }

  private static func popEscaped(from rest: inout Substring.UTF16View) -> UInt16? {
    guard let letter = rest.popFirst().flatMap(Unicode.Scalar.init) else { return nil }
    switch letter {
    case "\"", "\\", "/": return UInt16(letter.value)
    case "b": return 0x08
    case "f": return 0x0C
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "u":
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      guard digits.count == 4 else { return nil }
      return UInt16(String(Substring(digits)), radix: 16)
    default: return nil
    }
  }
}
