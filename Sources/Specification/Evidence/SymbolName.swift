/// Tells the name of a method, a type or a test from an ordinary word.
enum SymbolName {
  /// Whether a text begins with a name as code has them: `testLaunchOnTop`, `ViewPager.populate`,
  /// `-[UIView layoutSubviews]`, or the title of a test in quotation marks.
  ///
  /// - Parameter file: the name of the file, which does not count as a symbol in it.
  static func begins(_ text: String, inFile file: Substring) -> Bool {
    if text.hasPrefix("'") {
      let title = text.dropFirst().prefix { $0 != "'" }
      return !title.isEmpty && title.endIndex < text.endIndex
    }
    let end = text.firstIndex { $0.isWhitespace || $0 == "," || $0 == ";" } ?? text.endIndex
    let word = text[..<end]
    guard let first = word.first, first.isLetter || "_-+@".contains(first), word != file else {
      return false
    }
    return word.dropFirst().contains { "._([:#".contains($0) || $0.isUppercase }
  }
}
