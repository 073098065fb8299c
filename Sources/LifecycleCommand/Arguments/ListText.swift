/// Divides lists as users write them: `flutter,compose` or `27, 28`.
enum ListText {
  /// The entries between the commas, without the blanks around them; an entry can be empty.
  static func entries(of text: String) -> [Substring] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(withoutBlanksAround)
  }

  private static func withoutBlanksAround(_ entry: Substring) -> Substring {
    let rest = entry.drop(while: \.isWhitespace)
    return rest.lastIndex { !$0.isWhitespace }.map { rest[...$0] } ?? rest
  }
}
