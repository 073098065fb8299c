package import AndroidModel
package import IOSModel

/// What a cross-platform framework reports for the same script: its words, and a machine for each
/// platform on which it runs.
package struct Lens: Sendable {
  /// The name in scripts and on the command line: `flutter`.
  package let name: String
  /// What reports, and about what, one sentence.
  package let summary: String
  /// The framework's page about it.
  package let page: String
  /// Where the framework's vendor documents it.
  package let documentation: [LensSite]
  /// Whether each word is about a screen, as in `A.ON_PAUSE`; otherwise they are about the app as a
  /// whole.
  package let reportsOnScreens: Bool
  package let words: [LensWordDefinition]
  /// Its machine on an API level of Android; nil where it does not run.
  package let onAndroid: (@Sendable (_ api: Int) -> any LensMachine<AndroidEvent>)?
  /// Its machine on a release of iOS; nil where it does not run.
  package let onIOS: (@Sendable (_ release: Int) -> any LensMachine<IOSEvent>)?
  /// The platform properties that its code reads from the app's objects when their callbacks run;
  /// the events carry the values.
  package let questions: [String]

  init<Word: LensWord>(
    _ name: String, _ words: Word.Type, ofScreens: Bool = false, summary: String, page: String,
    documentation: [LensSite] = [],
    onAndroid: (@Sendable (Int) -> any LensMachine<AndroidEvent>)? = nil,
    onIOS: (@Sendable (Int) -> any LensMachine<IOSEvent>)? = nil,
    askingOnAndroid: [AndroidProperty] = [], askingOnIOS: [ControllerProperty] = []
  ) {
    self.name = name
    self.summary = summary
    self.page = page
    self.documentation = documentation
    reportsOnScreens = ofScreens
    self.words = LensWordDefinition.all(of: words)
    self.onAndroid = onAndroid
    self.onIOS = onIOS
    questions = askingOnAndroid.map(\.rawValue) + askingOnIOS.map(\.rawValue)
  }

  /// The lens with this name.
  package static func named(_ name: String) -> Lens? { all.first { $0.name == name } }
}

/// A site, or a repository on one, that holds a vendor's documentation.
package struct LensSite: Hashable, Sendable {
  /// In lower case.
  package var host: String
  /// The first parts of the paths that belong to the vendor; all if empty.
  package var path: [String]

  init(_ host: String, _ path: String...) {
    self.host = host
    self.path = path
  }

  static func github(_ owner: String, _ name: String) -> LensSite {
    LensSite("github.com", owner, name)
  }
}

/// A word of a framework, with its documentation.
package struct LensWordDefinition: Hashable, Sendable {
  package var name: String
  package var summary: String
  /// The names of the values that come with it.
  package var arguments: [String]

  /// A word that has variants with different arguments is listed once.
  static func all<Word: LensWord>(of words: Word.Type) -> [LensWordDefinition] {
    var found: [LensWordDefinition] = []
    for word in Word.allCases where !found.contains(where: { $0.name == word.name }) {
      found.append(
        LensWordDefinition(
          name: word.name, summary: word.summary, arguments: word.arguments.map(\.label)))
    }
    return found
  }
}
