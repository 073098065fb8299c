/// The lines of a file in UTF-16, in which `adb logcat > device.log` is written by Windows
/// PowerShell up to 5.1.
///
/// https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_character_encoding
struct UTF16Lines {
  private let bytes: [UInt8]
  private let isLittleEndian: Bool
  private let hasMark: Bool

  private static let newline: UInt8 = 0x0A

  /// - Parameter lines: the bytes between those that would end a line in ASCII.
  /// - Returns: nil if the file begins neither with a byte order mark nor with a character of ASCII
  ///   in two bytes.
  init?(_ lines: [[UInt8]]) {
    guard let first = lines.first, first.count > 1 else { return nil }
    hasMark = first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF])
    let isASCII = (first[0] == 0) != (first[1] == 0)
    guard hasMark || isASCII else { return nil }
    isLittleEndian = hasMark ? first[0] == 0xFF : first[1] == 0
    bytes = Array(lines.joined(separator: [Self.newline]))
  }

  var texts: [String] {
    var lines = String(decoding: units, as: UTF16.self)
      .split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
      .map(String.init)
    // Nothing follows the end of the last line.
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The code units after a byte order mark. A byte without its second half is left out.
  private var units: [UInt16] {
    stride(from: hasMark ? 2 : 0, to: bytes.count - 1, by: 2).map { place in
      let pair = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittleEndian ? pair.1 << 8 | pair.0 : pair.0 << 8 | pair.1
    }
  }
}
