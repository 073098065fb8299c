@testable import Bridge
import Foundation
import Specification
import Testing

@Suite("Spec files")
struct SpecFilesTests {
  /// A folder of its own for one test.
  private func withSpecs(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let specs = root.appendingPathComponent("Specs")
    try FileManager.default.createDirectory(
      at: specs.appendingPathComponent("b"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["z.md", "b/y.md", "a.md", "README.md", "notes.txt", ".hidden.md"] {
      try Data("# T\n".utf8).write(to: specs.appendingPathComponent(name))
    }
    try body(specs.path)
  }

  @Test func `A folder's files come in the order of their names, without guides and others`() throws
  {
    try withSpecs { path in
      #expect(SpecFiles.files(at: path).map(\.address) == ["a", "b/y", "z"])
    }
  }

  @Test func `An address is the same whether the file, its folder or all is named`() throws {
    try withSpecs { path in
      #expect(SpecFiles.files(at: path + "/b/y.md").map(\.address) == ["b/y"])
      #expect(SpecFiles.files(at: path + "/b").map(\.address) == ["b/y"])
      #expect(SpecFiles.files(at: path + "/b/").map(\.address) == ["b/y"])
    }
  }

  @Test func `A file that is not UTF-8 is a finding and hides no other file`() throws {
    try withSpecs { path in
      try Data([0x23, 0x20, 0xff, 0xfe]).write(to: URL(fileURLWithPath: path + "/m.md"))
      let suite = Suite.load([path])
      #expect(suite.chapters.map(\.chapter.address) == ["a", "b/y", "m", "z"])
      #expect(suite.findings.contains { $0.path.hasSuffix("m.md") && $0.isError })
    }
  }

  @Test func `A file that nobody can have written is not read`() throws {
    try withSpecs { path in
      let many = Data(repeating: 0x61, count: Limit.file.most + 1)
      try many.write(to: URL(fileURLWithPath: path + "/m.md"))
      let suite = Suite.load([path])
      #expect(suite.chapters.map(\.chapter.address) == ["a", "b/y", "z"])
      #expect(suite.findings.contains { $0.diagnostic.message == Limit.file.complaint })
    }
  }
}
