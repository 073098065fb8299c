/// Something to read, in a terminal or on a page.
package protocol Report: Sendable {
  /// For a terminal, in lines of a width.
  func text(_ options: TextOptions) -> String
  /// For any other place.
  var page: Page { get }
}
