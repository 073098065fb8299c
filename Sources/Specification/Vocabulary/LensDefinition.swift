/// A cross-platform framework whose reports a script can assert.
public struct LensDefinition: Hashable, Sendable {
  /// The word that begins its lines: `flutter`.
  public var name: String
  /// The platforms on which it runs.
  public var platforms: [String]
  /// Whether each report is about a screen (`A.ON_PAUSE`); else the words stand alone, about the app
  /// as a whole.
  public var speaksOfScreens: Bool
  /// What it reports, in its own words.
  public var words: [CallbackDefinition]
  /// One sentence.
  public var summary: String
  /// The address of the framework's page.
  public var page: String
  /// Where its vendor documents it; a source of class `documented` may stand there.
  public var documentation: [DocumentationSite]

  public init(
    name: String, platforms: [String], speaksOfScreens: Bool = false, words: [CallbackDefinition],
    summary: String = "", page: String = "", documentation: [DocumentationSite] = []
  ) {
    self.name = name
    self.platforms = platforms
    self.speaksOfScreens = speaksOfScreens
    self.words = words
    self.summary = summary
    self.page = page
    self.documentation = documentation
  }

  /// Every name that a pattern can give.
  var names: [String] { words.map(\.name) }

  func word(named name: String) -> CallbackDefinition? { words.first { $0.name == name } }
}
