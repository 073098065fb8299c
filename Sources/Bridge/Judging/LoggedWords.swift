import Specification

/// The meaningful words of a log: the objects of a script, and the callbacks of a platform.
struct LoggedWords: Hashable, Sendable {
  /// The declared objects that receive callbacks and those that exist without a declaration, with
  /// their groups of callbacks.
  private let groups: [String: String]
  private let spacedNames: SpacedNames
  private let shortenedNames: ShortenedNames
  private let callbacks: [String: Callback]
  /// Names with capitals, by their lower-case form.
  private var spellings: [String: String] = [:]
  /// Names by other words for them.
  private let aliases: [String: String]
  private let receivers: [String]
  private let telling: TellingWords

  private struct Callback: Hashable {
    /// Whether the log may also report the return from `super` and the end.
    var hasMarks = false
    /// The object of the callback if none is named: the only object of the platform that receives
    /// it.
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
    let aliases = platform.logAliases
    let receivers = platform.delegatingObjects
    let undeclared = platform.undeclaredOverrides(in: script)
    var callbacks: [String: Callback] = [:]
    for group in known {
      for definition in group.callbacks where !undeclared.contains(definition.name) {
        let other = callbacks[definition.name]
        let subjects = group.builtInSubjects
        callbacks[definition.name] = Callback(
          hasMarks: definition.hasMarks || other?.hasMarks == true,
          onlySubject: other == nil && subjects.count == 1 ? subjects[0] : nil)
      }
    }
    self.groups = groups
    self.aliases = aliases
    self.receivers = receivers
    self.callbacks = callbacks
    spacedNames = SpacedNames(groups.keys)
    shortenedNames = ShortenedNames(groups.keys)
    telling = TellingWords(
      callbacks: Array(callbacks.keys) + aliases.keys, receivers: receivers,
      controllerSuffix: Self.controllerSuffix, objects: groups.keys)
    for name in callbacks.keys where name.contains(where: \.isUppercase) {
      spellings[name.lowercased()] = name
    }
  }

  /// The names of all callbacks.
  var names: [String] { callbacks.keys.sorted() }

  /// The names of all objects.
  var objects: [String] { groups.keys.sorted() }

  /// Whether the platform also reports when the override with this name has returned from `super`,
  /// and when it ends.
  func hasMarks(_ callback: String) -> Bool { callbacks[callback]?.hasMarks ?? false }

  /// The group of callbacks that the object receives: `activity`.
  func group(of object: String) -> String? { groups[String(object.classOfInstance)] }

  /// The meaning of a line.
  enum Meaning: Hashable {
    case callback(String, of: String)
    /// A callback that cannot be attributed to an object by the line alone. It is leading if the
    /// line begins with it, or is a field that has it as its value: `"event": "onCreate"`.
    case unclaimed(String, isLeading: Bool)
    /// The only object of a line without callbacks.
    case object(String)
  }

  /// The callbacks that a line names, each attributed to the last object named before it; the first
  /// may also belong to the first object after it. A second callback counts only with an object of
  /// its own, as when line ends were lost. A line without callbacks may name an object.
  func meanings(of line: String) -> [Meaning] {
    guard telling.occur(in: line), !StackFrame.isAlone(in: line) else { return [] }
    let shown = Self.withoutEscapes(line)
    var meanings: [Meaning] = []
    var object: String?
    var objects: Set<String> = []
    var waiting: (callback: String, isLeading: Bool)?
    var previous: Substring = ""
    for word in words(in: shown) {
      defer { if word.text != "_" { previous = word.text } }
      guard word.isTelling else { continue }
      let text = String(word.text)
      let isCalled = word.end < shown.endIndex && shown[word.end] == "("
      let isMember = shown[..<word.start].last == "."
      if let callback = callbackName(
        text, isCalled: isCalled, behind: String(previous), isMember: isMember)
      {
        if let subject = object {
          let meaning = Meaning.callback(callback, of: subject)
          if meanings.last != meaning { meanings.append(meaning) }
          object = nil
        } else if meanings.isEmpty, waiting == nil {
          waiting = (callback, Self.isLeading(shown[..<word.start]))
        }
      } else if group(of: text) != nil {
        objects.insert(text)
        if let callback = waiting?.callback {
          meanings.append(.callback(callback, of: text))
          waiting = nil
        } else {
          object = text
        }
      }
    }
    guard let waiting else {
      return meanings.isEmpty && objects.count == 1 ? objects.map { .object($0) } : meanings
    }
    guard let subject = callbacks[waiting.callback]?.onlySubject else {
      return [.unclaimed(waiting.callback, isLeading: waiting.isLeading)]
    }
    return [.callback(waiting.callback, of: subject)]
  }

  /// The line with blanks for the escaped line ends and tabs of a string in JSON, of which the
  /// letter would otherwise belong to the word that follows.
  private static func withoutEscapes(_ line: String) -> String {
    guard line.utf8.contains(UInt8(ascii: "\\")) else { return line }
    return ["\\n", "\\r", "\\t"].reduce(line) { $0.replacing($1, with: "  ") }
  }

  /// Whether nothing but the name of a field comes before a word: `"event": "`.
  private static func isLeading(_ text: some StringProtocol) -> Bool {
    let words = text.split { !isPart($0) }
    guard let name = words.first else { return true }
    return words.count == 1 && name.first?.isLowercase == true && name.first?.isASCII == true
      && text[name.endIndex...].contains { $0 == ":" || $0 == "=" }
  }

  private struct Word {
    var text: Substring
    var start: String.Index
    var end: String.Index
    /// Whether it may have a meaning. Most words have none, and are passed over.
    var isTelling = true
  }

  /// The words of a line. Those that only blanks separate and that are together the name of an
  /// object, as in `First Screen`, are one word, and so are the two ends of a shortened name.
  private func words(in line: String) -> [Word] {
    let parts = Self.parts(of: line)
    var words: [Word] = []
    var next = 0
    while next < parts.count {
      let part = parts[next]
      let isTelling = telling.occur(in: part)
      var found: (name: String, last: Int)?
      if isTelling {
        found =
          spacedNames.name(from: next, of: parts, in: line)
          ?? shortenedNames.name(from: next, of: parts, in: line)
      }
      let last = found?.last ?? next
      words.append(
        Word(
          text: found.map { $0.name[...] } ?? part, start: part.startIndex,
          end: parts[last].endIndex, isTelling: isTelling))
      next = last + 1
    }
    return words
  }

  /// The callback that a word names: by itself, with the word before it, as in
  /// `navigationController(_:willShow:)` and `lifecycle.ON_START`, or by another name that the
  /// platform has for it. A log written by hand may have `OnCreate`.
  ///
  /// - Parameters:
  ///   - isCalled: whether a parenthesis follows. Without one `prepare` and the like are ordinary
  ///     words.
  ///   - isMember: whether a dot joins it to the word before it.
  private func callbackName(
    _ word: String, isCalled: Bool, behind previous: String, isMember: Bool
  ) -> String? {
    if isMember, callbacks[previous + "." + word] != nil { return previous + "." + word }
    if let name = aliases[word], callbacks[name] != nil { return name }
    if callbacks[word] != nil, isCalled || word.contains(where: \.isUppercase) { return word }
    let end =
      word.hasSuffix(Self.controllerSuffix) ? word.dropLast(Self.controllerSuffix.count) : word[...]
    let joined = previous + end.prefix(1).uppercased() + end.dropFirst()
    if !end.isEmpty, callbacks[joined] != nil { return joined }
    if let name = callbackName(withReceiver: word) { return name }
    return group(of: word) == nil ? spellings[word.lowercased()] : nil
  }

  /// The callback whose first argument a log has merged into its name, such as
  /// `applicationDidFinishLaunchingWithOptions`, as in
  /// https://github.com/regularberry/AppLaunchSequence/blob/2e69556e3d3bd8110ff71918d0ff89291c063ab0/README.md
  private func callbackName(withReceiver word: String) -> String? {
    for receiver in receivers where word.hasPrefix(receiver) {
      let rest = word.dropFirst(receiver.count)
      let name = rest.prefix(1).lowercased() + rest.dropFirst()
      if rest.first?.isUppercase == true, callbacks[name] != nil { return name }
    }
    return nil
  }

  /// The parts of a line that can be words. `A#onCreate` is a method of a class, and two words;
  /// `A#2` is an instance, and one.
  private static func parts(of line: String) -> [Substring] {
    let isASCII = line.utf8.allSatisfy { $0 < 0x80 }
    let parts =
      isASCII
      ? line.utf8.split { !isPart($0) }.map { line[$0.startIndex..<$0.endIndex] }
      : line.split { !isPart($0) }
    guard line.utf8.contains(UInt8(ascii: "#")) else { return parts }
    return parts.flatMap { part -> [Substring] in
      let members = part.split { $0 == "#" }
      return members.last?.allSatisfy(\.isNumber) == true ? [part] : members
    }
  }

  /// Follows the Swift name of the method in Objective-C selectors.
  private static let controllerSuffix = "ViewController"

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "#"
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    TellingWords.isPart(byte) || byte == UInt8(ascii: "#")
  }
}
