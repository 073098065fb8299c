import Foundation
import LifecycleCommand
import TestSupport
import Testing

@Suite("lifecycle oracle")
struct OracleCommandTests {
  /// Runs the command on a temporary file with these lines of a recording.
  private func run(_ lines: [String]) throws -> CommandRun {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
    return CommandRun("oracle", file.path())
  }

  private func recorded(_ count: Int) throws -> [String] {
    try Repository.text(of: "Tests/OracleTests/Recordings/fragments.jsonl")
      .split(separator: "\n").prefix(count).map(String.init)
  }

  @Test("Programs that agree are counted, whatever the order of the cores")
  func agrees() throws {
    let lines = try recorded(20)
    let result = try run(lines + lines)
    #expect(result == (try run(lines + lines)))
    #expect(result.output.hasSuffix("40 passed, 0 failed\n"))
    #expect(result.code == .conforming)
  }

  @Test("A program that differs is one line with its id, step and both sides, and exits with 1")
  func differs() throws {
    let line = try #require(try recorded(1).first)
    let callback = try #require(line.firstRange(of: ".onAttach\""))
    let result = try run([line.replacingCharacters(in: callback, with: ".onDetach\"")])
    #expect(result.output.contains("expected"))
    #expect(result.output.contains("actual"))
    #expect(result.output.contains("hand-01: step 2:"))
    #expect(result.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(result.code == .notConforming)
  }

  @Test("A class that a program names without declaring it keeps its name in a difference")
  func undeclared() throws {
    let line = try #require(try recorded(1).first)
    let operand = try #require(line.firstRange(of: "\"new\":\"B\""))
    let result = try run([line.replacingCharacters(in: operand, with: "\"new\":\"Z\"")])
    #expect(result.output.contains("Z.onAttach"))
    #expect(result.code == .notConforming)
  }

  @Test("A malformed line is reported with its number and does not stop the rest")
  func malformed() throws {
    let lines = try recorded(2)
    let result = try run([lines[0], "{ nonsense", "", lines[1]])
    #expect(result.errors.contains(".jsonl:2: error:"))
    #expect(result.output == "2 passed, 0 failed\n")
    #expect(result.code == .unusableInput)
  }

  @Test("For a file that is not a recording, some lines are reported and the rest is counted")
  func foreign() throws {
    let result = try run((1...50).map { "Line \($0)" })
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count { $0.contains(".jsonl:") && $0.contains(": error:") } == 21)
    #expect(lines.contains { $0.hasSuffix("error: 30 more lines cannot be read as programs") })
    #expect(result.code == .unusableInput)
  }

  @Test("No file, a missing file, a folder and an empty file are unusable input")
  func unusable() throws {
    #expect(CommandRun("oracle").code == .unusableInput)
    let missing = CommandRun("oracle", "/nowhere.jsonl")
    #expect(missing.code == .unusableInput)
    #expect(missing.errors == "/nowhere.jsonl: error: there is no such file\n")
    let folder = CommandRun("oracle", "/")
    #expect(folder.code == .unusableInput)
    #expect(folder.errors == "/: error: nothing can be read; a recording has to be a file\n")
    let empty = try run([])
    #expect(empty.code == .unusableInput)
    #expect(empty.errors.contains("no program in the files; Documentation/Recordings.md shows"))
  }
}
