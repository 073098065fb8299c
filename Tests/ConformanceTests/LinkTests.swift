import Foundation
import TestSupport
import Testing

/// Chapters come to be merged and renamed, and what has led to them is to lead on.
@Suite("Links between the project's pages")
struct LinkTests {
  @Test func `Every link to another page of the project leads to one`() throws {
    var links = 0
    for page in try Self.pages() {
      let text = try Repository.text(of: page)
      let folder = Repository.root.appending(path: page).deletingLastPathComponent()
      for link in text.matches(of: /\]\((?<path>[^)#:\s]+\.md)(#[^)\s]*)?\)/) {
        links += 1
        let target = folder.appending(path: String(link.path)).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: target.path()), "\(page): \(link.path)")
      }
    }
    #expect(links > 100)
  }

  private static func pages() throws -> [String] {
    let own = ["README.md", "CONTRIBUTING.md"]
    let folders = try ["Specs", "Documentation"].flatMap { folder in
      let root = Repository.root.appending(path: folder).path()
      return try FileManager.default.subpathsOfDirectory(atPath: root).map { "\(folder)/\($0)" }
    }
    return own + folders.filter { $0.hasSuffix(".md") }
  }
}
