import Specification

/// The words of a log that mean something: the objects of a script, and the callbacks of a platform.
struct LoggedWords: Hashable, Sendable {
  /// What the script declares, and what exists without a declaration.
  private let objects: Set<String>
  private var callbacks: [String: Callback] = [:]

  private struct Callback: Hashable {
    /// Whether more of it can be told than its beginning.
    var hasMarks = false
    /// Whose it is where nobody is named: of the one object of its platform that hears it.
    var onlySubject: String?
  }

  init(_ script: Script, on platform: Platform) {
    let groups = platform.vocabulary.callbackGroups
    objects = Set(script.declarations.map(\.name.value) + groups.flatMap(\.builtInSubjects))
    for group in groups {
      for definition in group.callbacks {
        let known = callbacks[definition.name]
        let subjects = group.builtInSubjects
        callbacks[definition.name] = Callback(
          hasMarks: definition.hasMarks || known?.hasMarks == true,
          onlySubject: known == nil && subjects.count == 1 ? subjects[0] : nil)
      }
    }
  }

  /// The names of all callbacks.
  var names: [String] { callbacks.keys.sorted() }

  /// Whether the platform tells when the override of this name has returned from `super`, and when it ends.
  func hasMarks(_ callback: String) -> Bool { callbacks[callback]?.hasMarks ?? false }

  /// What a line says.
  enum Meaning: Hashable {
    case nothing
    case callback(String, of: String)
    /// A callback, and nobody whose it could be.
    case ofNobody(String)
  }

  /// The first callback that a line names, of the object that is named last before it or else first
  /// behind it.
  func meaning(of line: some StringProtocol) -> Meaning {
    var before: String?
    var callback: String?
    for word in line.split(whereSeparator: { !Self.isPart($0) }) {
      let text = String(word)
      if callback == nil, callbacks[text] != nil {
        callback = text
        if let before { return .callback(text, of: before) }
      } else if objects.contains(String(text.classOfInstance)) {
        guard let callback else {
          before = text
          continue
        }
        return .callback(callback, of: text)
      }
    }
    guard let callback else { return .nothing }
    guard let subject = callbacks[callback]?.onlySubject else { return .ofNobody(callback) }
    return .callback(callback, of: subject)
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "#"
  }
}
