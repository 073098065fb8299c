@testable import Bridge
import Foundation
import Specification
import TestSupport
import Testing

@Suite("Spec files")
struct SpecFilesTests {
  private let folder: TemporaryFolder
  private let specs: URL
  private var path: String { specs.path() }

  init() throws {
    folder = try TemporaryFolder()
    specs = folder.root.appending(path: "Specs")
    for name in ["z.md", "b/y.md", "a.md", "README.md", "notes.txt", ".hidden.md"] {
      try folder.add("# T\n", file: "Specs/\(name)")
    }
  }

  @Test func `The spec files of a folder come in the order of their names`() {
    #expect(SpecFiles.files(at: path).map(\.address) == ["a", "b/y", "z"])
  }

  @Test func `An address is the same whether the file, its folder or nothing is named`() {
    #expect(SpecFiles.files(at: path + "/b/y.md").map(\.address) == ["b/y"])
    #expect(SpecFiles.files(at: path + "/b").map(\.address) == ["b/y"])
    #expect(SpecFiles.files(at: path + "/b/").map(\.address) == ["b/y"])
  }

  @Test func `A file that is not UTF-8 is a finding and does not hide other files`() throws {
    try Data([0x23, 0x20, 0xff, 0xfe]).write(to: specs.appending(path: "m.md"))
    let suite = Suite.load([path])
    #expect(suite.chapters.map(\.chapter.address) == ["a", "b/y", "m", "z"])
    #expect(suite.findings.contains { $0.path.hasSuffix("m.md") && $0.isError })
  }

  @Test func `A file that is too large is not read`() throws {
    try Data(repeating: 0x61, count: Limit.file.most + 1).write(to: specs.appending(path: "m.md"))
    let suite = Suite.load([path])
    #expect(suite.chapters.map(\.chapter.address) == ["a", "b/y", "z"])
    #expect(suite.findings.contains { $0.diagnostic.message == Limit.file.complaint })
  }
}
