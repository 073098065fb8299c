/// Output for people, in a terminal or on a page.
package protocol Report: Sendable {
  /// The report for a terminal, in lines of a given width.
  func text(_ options: TextOptions) -> String
  /// The report for all other formats.
  var page: Page { get }
}
