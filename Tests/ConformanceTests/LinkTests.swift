import Foundation
import TestSupport
import Testing

/// Chapters are merged and renamed, and the links to them must keep working.
@Suite("Links between the project's pages")
struct LinkTests {
  @Test func `Every link to another page of the project works`() throws {
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

  @Test func `The contents list every chapter once, by its title`() throws {
    let contents = try Repository.text(of: "Documentation/Contents.md")
    let chapters = try Self.pages().filter {
      $0.hasPrefix("Specs/") && !["Specs/README.md", "Specs/Reference.md"].contains($0)
    }
    for chapter in chapters {
      let title = try Repository.text(of: chapter).prefix { $0 != "\n" }.dropFirst(2)
      let entry = "- [\(title)](../\(chapter))\n"
      #expect(contents.ranges(of: entry).count == 1, "\(entry)")
    }
  }

  @Test func `Every folder and file that the guide for contributors names exists`() throws {
    let guide = try Repository.text(of: "CONTRIBUTING.md")
    // Paths may be relative to the root, or to one of the well-known folders.
    let roots = ["", "Sources/", "Sources/AndroidModel/", "Sources/IOSModel/"]
    let names = guide.matches(of: /`(?<path>[.\w]+(?:\/[\-.\w]+)+)`/).map { String($0.path) }
    for name in names {
      let places = roots.map { Repository.root.appending(path: $0 + name).path() }
      #expect(places.contains { FileManager.default.fileExists(atPath: $0) }, "\(name)")
    }
    #expect(names.count > 10)
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
