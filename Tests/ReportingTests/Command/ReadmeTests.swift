import Foundation
import LifecycleCommand
import TestSupport
import Testing

/// The README shows exactly what the command prints.
@Suite("The README")
struct ReadmeTests {
  private let text: String

  init() throws {
    text = try Repository.text(of: "README.md")
  }

  /// The contents of the fenced block that begins like this.
  private func block(_ fence: String, beginning: String) throws -> String {
    let parts = text.components(separatedBy: "\n" + fence)
    let block = try #require(
      parts.first { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return lines.count == 2 && lines[1].hasPrefix(beginning)
      })
    return String(block.drop { $0 != "\n" }.dropFirst()) + "\n"
  }

  @Test("Its comparison is the output of the command")
  func comparison() throws {
    let sample = try block("```", beginning: "$ swift run lifecycle compare")
    let lines = sample.split(separator: "\n", maxSplits: 1)
    #expect(lines[0] == "$ swift run lifecycle compare 'launch A; open B' --only core")
    let output = CommandRun("compare", "launch A; open B", "--only", "core").output
    #expect(firstDifference(of: String(lines[1]), from: output) == nil)
  }

  @Test("Its spec runs when pasted, and the shown mistake produces the shown failure")
  func spec() throws {
    let spec = try block("````", beginning: "# Leaving the app")
    let pasted = try SpecFolder(spec, file: "home.md")
    #expect(CommandRun("check", pasted.path).code == .conforming)

    let failure = try block("```", beginning: "Specs/home.md:")
    let mistaken = spec.replacing("A.onPause A.onStop", with: "A.onPause A.onResume A.onStop")
    let folder = try SpecFolder(mistaken, file: "home.md")
    let output = CommandRun("check", folder.path).output
    let parent = String(folder.path.dropLast("Specs".count + (folder.path.hasSuffix("/") ? 1 : 0)))
    let beginning = String(output.replacing(parent, with: "").prefix(failure.count))
    #expect(firstDifference(of: failure, from: beginning) == nil)
  }
}
