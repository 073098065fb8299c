import Bridge
package import Specification

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds and reads spec files.
///
/// Never fails: a file that cannot be read becomes a chapter whose only content is the error.
package struct SpecLoader: Sendable {
  let parser: ChapterParser

  package init(vocabulary: Vocabulary = .mobile) {
    parser = ChapterParser(vocabulary: vocabulary)
  }

  /// Whether a file or folder stands at the path.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The chapters of a file or of all spec files in a folder and the folders in it, in the order of
  /// their paths.
  ///
  /// In a folder, spec files end in `.md`; `README.md` files explain and hold no cases.
  package func load(_ path: String) -> [ParsedChapter] {
    Self.files(at: path).map { read($0, root: path) }
  }

  private func read(_ path: String, root: String) -> ParsedChapter {
    let address = Self.address(of: path, root: root)
    guard let data = FileManager.default.contents(atPath: path) else {
      return Self.unreadable(path, address: address)
    }
    return parser.parse(bytes: Array(data), address: address, path: path)
  }

  private static func files(at path: String) -> [String] {
    guard isFolder(path) else { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let child = path.hasSuffix("/") ? path + name : path + "/" + name
      if name.hasPrefix(".") { return [] }
      if isFolder(child) { return isLink(child) ? [] : files(at: child) }
      return name.hasSuffix(".md") && name != "README.md" ? [child] : []
    }
  }

  /// The path inside the specs folder without the extension: `navigation/opening`.
  ///
  /// The specs folder is the innermost one named `Specs` around the file, so that a case keeps its
  /// address however it is reached; where there is none, the folder that was asked for.
  static func address(of path: String, root: String) -> String {
    let parts = path.split(separator: "/")
    let inside: [Substring]
    if let specs = parts.dropLast().lastIndex(of: "Specs") {
      inside = Array(parts[(specs + 1)...])
    } else {
      let rootParts = root.split(separator: "/")
      inside = parts.count > rootParts.count ? Array(parts[rootParts.count...]) : parts.suffix(1)
    }
    let address = inside.joined(separator: "/")
    return address.hasSuffix(".md") ? String(address.dropLast(3)) : address
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// A link to a folder may lead back to where it stands.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func unreadable(_ path: String, address: String) -> ParsedChapter {
    let start = SourceRange(line: 1, column: 1)
    let chapter = Chapter(address: address, path: path, title: Located(address, at: start))
    return ParsedChapter(
      chapter: chapter, diagnostics: [Diagnostic(.error, "the file cannot be read", at: start)])
  }
}
