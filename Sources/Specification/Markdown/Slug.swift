/// The address of a heading, as Markdown renderers form it: letters become lower case, blanks
/// become hyphens, and everything but letters, digits, hyphens and underscores is removed.
package enum Slug {
  package static func make(from title: String) -> String {
    var slug = ""
    for character in title.lowercased() {
      if character == " " {
        slug.append("-")
      } else if isKept(character) {
        slug.append(character)
      }
    }
    return slug
  }

  private static func isKept(_ character: Character) -> Bool {
    // Nearly all characters are ASCII, for which Unicode's tables need not be consulted.
    guard let ascii = character.asciiValue else { return character.isLetter || character.isNumber }
    return switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      Byte.minus, UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
