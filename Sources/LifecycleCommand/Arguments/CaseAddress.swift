import Specification

/// A case as a user names it: `navigation/opening#the-old-screen`, `/tmp/mine.md#title`.
struct CaseAddress: Hashable, Sendable {
  /// The path of its file, if it is given by path; the file need not exist.
  var path: String?
  /// The chapter's address, or the end of it.
  var chapter: String
  /// The beginning of the heading, in lower case and with hyphens.
  var heading: String

  /// Nil for a text that is not an address, such as a script: the part of a script before the first
  /// `#` is never a single word or the name of a file.
  init?(_ text: String) {
    let (chapter, title) = Self.parts(of: text)
    guard !chapter.isEmpty else { return nil }
    let isFile = Self.isFile(chapter)
    guard isFile || Self.isWord(chapter) && (title != nil || chapter.contains("/")) else {
      return nil
    }
    path = isFile ? String(chapter) : nil
    let inside = chapter.hasPrefix("Specs/") ? chapter.dropFirst("Specs/".count) : chapter
    self.chapter = String(isFile ? inside.dropLast(Self.ending.count) : inside)
    let words = title?.split(separator: " ") ?? []
    heading = Slug.make(from: words.joined(separator: " "))
  }

  /// The chapter or its file, and the title, which follows the first `#` that is not part of the
  /// file's name.
  private static func parts(of text: String) -> (chapter: Substring, title: Substring?) {
    let ofFile = text.ranges(of: "\(ending)#").last.map { text.index(before: $0.upperBound) }
    let ends = [text.firstIndex(of: "#"), ofFile, text.endIndex].compactMap(\.self)
    let end = ends.first { isFile(text[..<$0]) } ?? ends[0]
    return (text[..<end], end < text.endIndex ? text[text.index(after: end)...] : nil)
  }

  /// How the names of spec files end.
  private static let ending = ".md"

  /// Whether the text names a file. A script can end with such a name in a comment.
  private static func isFile(_ text: Substring) -> Bool {
    guard text.hasSuffix(ending) else { return false }
    let isScript = text.contains { $0 == ";" || $0.isNewline } || text.contains("//")
    return isWord(text) || !isScript || SpecSuite.exists(String(text))
  }

  private static func isWord(_ text: Substring) -> Bool {
    text.allSatisfy { !$0.isWhitespace && $0 != ";" }
  }

  /// The one case that the address means.
  ///
  /// - Parameter absence: says that the file of the address does not exist, so that only a chapter
  ///   of the same name can be meant; nil if it exists or none is given.
  /// - Throws: `UsageError` if it matches none or more than one; it names some of them.
  func resolve(
    among addresses: [String], absence: String? = nil
  ) throws(UsageError) -> String {
    // A complete address is taken literally, even if that of another case ends in it.
    if addresses.contains(text) { return text }
    let beginning = addresses.filter(matches)
    let whole = beginning.filter { $0.hasSuffix("#\(heading)") }
    let candidates = whole.isEmpty ? beginning : whole
    switch candidates.count {
    case 1: return candidates[0]
    case 0:
      let isKnown = addresses.contains { isChapter(Chapter.chapterAddress(ofCase: $0)) }
      let problem = isKnown ? nil : absence
      throw UsageError((problem ?? "no case has the address '\(text)'") + hint(addresses))
    default:
      let some = candidates.prefix(5).map { "\n  \($0)" }.joined()
      let more = candidates.count > 5 ? "\n  and \(candidates.count - 5) more" : ""
      throw UsageError(
        "'\(text)' matches several cases:\(some)\(more)\nWrite more of the one you want.")
    }
  }

  /// The address as written, without the folder and the extension of the file.
  private var text: String { heading.isEmpty ? chapter : "\(chapter)#\(heading)" }

  private func matches(_ address: String) -> Bool {
    let chapter = Chapter.chapterAddress(ofCase: address)
    return isChapter(chapter) && address.dropFirst(chapter.count + 1).hasPrefix(heading)
  }

  private func isChapter(_ other: String) -> Bool {
    other == chapter || other.hasSuffix("/\(chapter)")
  }

  private func hint(_ addresses: [String]) -> String {
    let known = addresses.map(Chapter.chapterAddress(ofCase:))
    guard !known.contains(where: isChapter) else {
      let selection = path ?? "--filter \(chapter)"
      return "; 'lifecycle list \(selection)' lists those of the chapter"
    }
    let name = Self.name(of: chapter)
    let folder = chapter.dropLast(name.count)
    let siblings = known.filter { $0.dropLast(Self.name(of: $0).count).hasSuffix(folder) }
    guard !siblings.isEmpty else { return Suggestion.ending(for: chapter, among: known) }
    // The folder is right, so that its letters do not make another name more similar.
    let near = Suggestion.nearest(to: name, among: siblings.map(Self.name))
    return siblings.first { Self.name(of: $0) == near }.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The last part of a chapter's address, without its folders.
  private static func name(of chapter: String) -> String {
    chapter.split(separator: "/").last.map(String.init) ?? chapter
  }
}
