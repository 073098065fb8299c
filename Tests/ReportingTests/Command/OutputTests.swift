import Foundation
import LifecycleCommand
import Testing

/// The destinations of `--output`, and the files that it never replaces.
@Suite("--output")
struct OutputTests {
  private let specs: SpecFolder
  private var folder: String { specs.path + "/.." }

  init() throws {
    specs = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds))
  }

  private func run(_ target: String) -> CommandRun {
    CommandRun("check", specs.path, "--output", target)
  }

  private var report: String { CommandRun("check", specs.path).output }

  @Test("A dash means standard output")
  func dash() {
    #expect(run("-") == CommandRun("check", specs.path))
  }

  @Test("A link is kept, and its target gets the report")
  func link() throws {
    let files = FileManager.default
    for target in ["there.txt", "not-yet.txt"] {
      let link = "\(folder)/link-to-\(target)"
      if target == "there.txt" {
        try "old".write(toFile: "\(folder)/there.txt", atomically: true, encoding: .utf8)
      }
      try files.createSymbolicLink(atPath: link, withDestinationPath: target)
      #expect(run(link).code == .conforming)
      #expect(try files.destinationOfSymbolicLink(atPath: link) == target)
      #expect(try String(contentsOfFile: "\(folder)/\(target)", encoding: .utf8) == report)
    }
  }

  @Test("A pipe is written to and not replaced")
  func pipe() async throws {
    let pipe = "\(folder)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = Task.detached {
      let data = try FileHandle(forReadingFrom: URL(filePath: pipe)).readToEnd() ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
    #expect(run(pipe).code == .conforming)
    #expect(try await reader.value == report)
    let type = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
    #expect(type != .typeRegular)
  }

  @Test("A device that accepts nothing is reported with the reason")
  func full() {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = run("/dev/full")
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("cannot write '/dev/full': No space left on device"))
  }

  @Test("A folder is refused")
  func refusesFolder() {
    let run = run(folder)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("it is a folder"))
  }

  @Test("A link to itself is refused and kept")
  func circle() throws {
    let link = "\(folder)/round.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "round.txt")
    #expect(run(link).code == .unusableInput)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "round.txt")
  }

  @Test("A spec file is refused, also through a link, and left unchanged")
  func refusesSpec() throws {
    let spec = specs.path + "/opening.md"
    let link = "\(folder)/harmless.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: spec)
    let text = try String(contentsOfFile: spec, encoding: .utf8)
    for target in [spec, link] {
      let run = run(target)
      #expect(run.code == .unusableInput)
      #expect(run.errors.contains("it is a spec file"))
    }
    #expect(try String(contentsOfFile: spec, encoding: .utf8) == text)
  }

  @Test(
    "A spec file is recognised however its blocks begin",
    arguments: [
      "```lifecycle", "````lifecycle", "~~~~lifecycle", "``` lifecycle", "  ```lifecycle",
    ])
  func refusesSpecs(_ fence: String) throws {
    let spec = "\(folder)/mine.md"
    let text = "# Mine\n\n\(fence)\nlaunch A\n"
    try text.write(toFile: spec, atomically: true, encoding: .utf8)
    #expect(run(spec).errors.contains("it is a spec file"))
    #expect(try String(contentsOfFile: spec, encoding: .utf8) == text)
  }

  @Test("A spec file is recognised whatever its line ends", arguments: ["\n", "\r\n", "\r"])
  func refusesSpecs(withLineEnd end: String) throws {
    let spec = "\(folder)/mine.md"
    let text = ["# Mine", "", "```lifecycle", "launch A", "```", ""].joined(separator: end)
    try text.write(toFile: spec, atomically: true, encoding: .utf8)
    #expect(run(spec).errors.contains("it is a spec file"))
    #expect(try String(contentsOfFile: spec, encoding: .utf8) == text)
  }

  @Test("A file that was read is not overwritten, even if it has no block yet")
  func refusesSource() throws {
    let spec = "\(folder)/pending.md"
    let text = """
      # Mine

      ## It is said [a]

      [a]: https://developer.android.com/guide "documented: a section"

      """
    try text.write(toFile: spec, atomically: true, encoding: .utf8)
    let run = CommandRun("check", spec, "--output", spec)
    #expect(run.code == .unusableInput)
    #expect(try String(contentsOfFile: spec, encoding: .utf8) == text)
  }

  @Test("A list of files with errors is not conforming", arguments: ["list", "claims"])
  func errors(_ command: String) throws {
    let bad = try SpecFolder(SpecFolder.chapter(expecting: "A.onCreat"))
    #expect(CommandRun(command, bad.path).code == .notConforming)
    #expect(CommandRun(command, specs.path).code == .conforming)
  }

  @Test("A file that links lead to is read once")
  func onceByLinks() throws {
    let link = "\(folder)/again.md"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: specs.path + "/opening.md")
    let once = CommandRun("check", specs.path)
    #expect(CommandRun("check", specs.path, link, specs.path + "/../Specs") == once)
  }
}
