extension Unicode.Scalar {
  /// Whether the character shows nothing itself and may change how others are shown: controls,
  /// direction marks, joiners, breaks, tags, blank letters, and noncharacters.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .otherLetter: [0x115F, 0x1160, 0x3164, 0xFFA0].contains(value)
    default: value == 0x034F || properties.isNoncharacterCodePoint
    }
  }
}

extension StringProtocol {
  /// The text with invisible characters written as `\u{202E}`, so that no input can control the
  /// reader's terminal, break a line in two or reorder the letters on display.
  ///
  /// - Parameter kept: characters that are left as they are.
  package func visible(keeping kept: Set<Unicode.Scalar> = ["\n"]) -> String {
    let isPlain = utf8.allSatisfy { (UInt8(ascii: " ")...UInt8(ascii: "~")).contains($0) }
    guard !isPlain, unicodeScalars.contains(where: { $0.isInvisible && !kept.contains($0) }) else {
      return String(self)
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isInvisible, !kept.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension String {
  /// At most this many scalars of the text, with a mark if there is more.
  package func cut(to scalars: Int) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: scalars, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }
}
