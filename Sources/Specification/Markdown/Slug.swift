/// The address of a heading, as Markdown renderers form it: lower case, blanks become hyphens, and
/// everything but letters, digits, hyphens and underscores goes.
enum Slug {
  static func make(from title: String) -> String {
    var slug = ""
    for character in title.lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
        slug.append(character)
      } else if character == " " {
        slug.append("-")
      }
    }
    return slug
  }
}
