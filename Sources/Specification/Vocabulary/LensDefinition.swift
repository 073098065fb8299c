/// A cross-platform framework whose reports a script can assert.
package struct LensDefinition: Hashable, Sendable {
  /// The word that begins its lines: `flutter`.
  package var name: String
  /// The platforms on which it runs.
  package var platforms: [String]
  /// Whether each report is about a screen (`A.ON_PAUSE`); otherwise the words stand alone and are
  /// about the app as a whole.
  package var reportsOnScreens: Bool
  /// What it reports, in its own words.
  package var words: [CallbackDefinition]
  /// One sentence.
  package var summary: String
  /// The address of the framework's page.
  package var page: String
  /// Where its vendor documents it; a source of class `documented` may be there.
  package var documentation: [DocumentationSite]

  package init(
    name: String, platforms: [String], reportsOnScreens: Bool = false, words: [CallbackDefinition],
    summary: String = "", page: String = "", documentation: [DocumentationSite] = []
  ) {
    self.name = name
    self.platforms = platforms
    self.reportsOnScreens = reportsOnScreens
    self.words = words
    self.summary = summary
    self.page = page
    self.documentation = documentation
  }

  /// Every name that a pattern can use.
  var names: [String] { words.map(\.name) }

  func word(named name: String) -> CallbackDefinition? { words.first { $0.name == name } }
}
