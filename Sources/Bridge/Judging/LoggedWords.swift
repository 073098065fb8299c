import Specification

/// The words of a log that mean something: the objects of a script, and the callbacks of a platform.
struct LoggedWords: Hashable, Sendable {
  /// What the script declares and hears something, and what exists without a declaration, with the group of
  /// callbacks that it hears.
  private let groups: [String: String]
  private var callbacks: [String: Callback] = [:]
  /// Their names by how they are without capitals, of those that have some.
  private var spellings: [String: String] = [:]
  /// Their names by other words for them.
  private let aliases: [String: String]

  private struct Callback: Hashable {
    /// Whether more of it can be told than its beginning.
    var hasMarks = false
    /// Whose it is where nobody is named: of the one object of its platform that hears it.
    var onlySubject: String?
  }

  init(_ script: Script, on platform: Platform) {
    let known = platform.vocabulary.callbackGroups
    var groups: [String: String] = [:]
    for group in known {
      for subject in group.builtInSubjects { groups[subject] = group.name }
    }
    for declaration in script.declarations {
      let kind = Kind(named: declaration.kind.value)?.definition
      if let group = kind?.callbackGroups[platform.rawValue] {
        groups[declaration.name.value] = group
      }
    }
    self.groups = groups
    aliases = platform.logAliases
    let unheard = platform.unheardCallbacks(in: script)
    for group in known {
      for definition in group.callbacks where !unheard.contains(definition.name) {
        let other = callbacks[definition.name]
        let subjects = group.builtInSubjects
        callbacks[definition.name] = Callback(
          hasMarks: definition.hasMarks || other?.hasMarks == true,
          onlySubject: other == nil && subjects.count == 1 ? subjects[0] : nil)
      }
    }
    for name in names where name.contains(where: \.isUppercase) {
      spellings[name.lowercased()] = name
    }
  }

  /// The names of all callbacks.
  var names: [String] { callbacks.keys.sorted() }

  /// The names of all objects.
  var objects: [String] { groups.keys.sorted() }

  /// Whether the platform tells when the override of this name has returned from `super`, and when it ends.
  func hasMarks(_ callback: String) -> Bool { callbacks[callback]?.hasMarks ?? false }

  /// The group of callbacks that the object hears: `activity`.
  func group(of object: String) -> String? { groups[String(object.classOfInstance)] }

  /// What a line says.
  enum Meaning: Hashable {
    case callback(String, of: String)
    /// A callback, and nobody whose it could be.
    case ofNobody(String)
  }

  /// The callbacks that a line names, of the object that is named last before each; the first may also be that of the
  /// object first behind it. A second one counts only with an object of its own, as where line ends were lost.
  func meanings(of line: some StringProtocol) -> [Meaning] {
    var meanings: [Meaning] = []
    var object: String?
    var waiting: String?
    var previous = ""
    for word in line.split(whereSeparator: { !Self.isPart($0) }) {
      let text = String(word)
      let isCalled = word.endIndex < line.endIndex && line[word.endIndex] == "("
      if let callback = callbackName(text, isCalled: isCalled, behind: previous) {
        if let subject = object {
          let meaning = Meaning.callback(callback, of: subject)
          if meanings.last != meaning { meanings.append(meaning) }
          object = nil
        } else if meanings.isEmpty, waiting == nil {
          waiting = callback
        }
      } else if group(of: text) != nil {
        if let callback = waiting {
          meanings.append(.callback(callback, of: text))
          waiting = nil
        } else {
          object = text
        }
      }
      if text != "_" { previous = text }
    }
    guard let waiting else { return meanings }
    guard let subject = callbacks[waiting]?.onlySubject else { return [.ofNobody(waiting)] }
    return [.callback(waiting, of: subject)]
  }

  /// The callback that a word names: by itself, with the word before it, as in `navigationController(_:willShow:)`, or
  /// as Objective-C has it. Who writes a log by hand may write `OnCreate`.
  ///
  /// - Parameter isCalled: whether a parenthesis follows. Without one `prepare` and the like are words as any others.
  private func callbackName(_ word: String, isCalled: Bool, behind previous: String) -> String? {
    if let name = aliases[word], callbacks[name] != nil { return name }
    if callbacks[word] != nil, isCalled || word.contains(where: \.isUppercase) { return word }
    let end =
      word.hasSuffix(Self.controllerSuffix) ? word.dropLast(Self.controllerSuffix.count) : word[...]
    let joined = previous + end.prefix(1).uppercased() + end.dropFirst()
    if callbacks[joined] != nil { return joined }
    return group(of: word) == nil ? spellings[word.lowercased()] : nil
  }

  /// Stands in selectors of Objective-C behind what Swift calls the method.
  private static let controllerSuffix = "ViewController"

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "#"
  }
}
