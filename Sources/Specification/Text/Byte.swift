/// The ASCII characters that have a meaning in a spec file.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let numberSign = UInt8(ascii: "#")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let comma = UInt8(ascii: ",")
  static let ampersand = UInt8(ascii: "&")
  static let question = UInt8(ascii: "?")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let at = UInt8(ascii: "@")
  static let equals = UInt8(ascii: "=")
  static let bar = UInt8(ascii: "|")

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == carriageReturn
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Characters that stand for themselves in a script and end a word.
  static func isSymbol(_ byte: UInt8) -> Bool {
    switch byte {
    case openParenthesis, closeParenthesis, openBrace, closeBrace, openBracket, closeBracket,
      comma, semicolon, colon, ampersand, question, plus, at, equals, bar:
      true
    default:
      false
    }
  }
}
