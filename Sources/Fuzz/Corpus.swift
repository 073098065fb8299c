#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The starting point of the mutations: the spec files of a folder, and the scripts in them.
struct Corpus {
  /// The texts of the files, in the order of their paths.
  let chapters: [String]
  /// The lines of each case's script without its expectations.
  let scripts: [[String]]
  /// Every word of the scripts, each once.
  let words: [String]

  init(folder: String) throws {
    var paths: [String] = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".md") {
          paths.append(path)
        } else if !name.contains(".") {
          waiting.append(path)
        }
      }
    }
    chapters = try paths.sorted().map { try String(contentsOfFile: $0, encoding: .utf8) }
    scripts = chapters.flatMap(Self.scripts)
    words = Set(scripts.joined().flatMap { $0.split(separator: " ").map(String.init) }).sorted()
  }

  private static func scripts(of chapter: String) -> [[String]] {
    var scripts: [[String]] = []
    var script: [String]?
    for line in chapter.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```lifecycle") {
        script = []
      } else if line.hasPrefix("```"), let lines = script {
        if !lines.isEmpty { scripts.append(lines) }
        script = nil
      } else if !line.isEmpty, !line.hasPrefix(" "), !line.hasPrefix("//") {
        script?.append(String(line))
      }
    }
    return scripts
  }
}
