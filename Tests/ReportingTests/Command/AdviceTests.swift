import Foundation
import LifecycleCommand
import TestSupport
import Testing

@Suite("What the command refuses")
struct AdviceTests {
  @Test(
    "A refusal says what to do instead",
    arguments: [
      (["check", "--filter", "a", "--filter", "b"], "keep one of them"),
      (["check", "--help=yes"], "write it alone"), (["check", ""], "name a file or a folder"),
      (["check", "--output", ""], "such as report.md"),
      (["check", "--filter", ""], "'lifecycle list' shows them"),
      (["check", "--filter", "no such case"], "'lifecycle list' shows the cases"),
      (["words", "--output", "/"], "name a file in it"),
      (["words", "--output", "/nowhere/x"], "make it first"),
      (["words", "qqqqqqqqqqqqqqqqqq"], "'lifecycle words' lists them all"),
      (["words", "qqqqqqqqqqqqqqqqqq"], "'lifecycle ask' finds what has none"),
      (["transitions", "push"], "leave it out"), (["--version", "x"], "leave them out"),
      (["help", "check", "list"], "'lifecycle help check'"),
      (["oracle"], "oracle fragments.jsonl"),
      (["compare", "launch A", "--all", "--only", "core"], "leave out one of them"),
      (["compare", "launch A", "launch B", "--android", "27,28"], "'--android 34'"),
      (["compare", "activity A; launch A", "controller A; launch A"], "'screen A'"),
      (["compare", "controller A; launch A", "--android", "34"], "options of Android"),
      (
        ["compare", "launch A", "--android", "27,28", "--target-sdk", "27,28"],
        "give one value to the others"
      ),
    ])
  func advice(_ arguments: [String], _ advice: String) throws {
    let specs = try SpecFolder(SpecFolder.chapterOnSaving)
    let run = CommandRun(arguments, specs: specs.path)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains(advice), "\(run.errors)")
  }

  private func judge(_ log: Data, _ options: [String] = []) throws -> CommandRun {
    let folder = try TemporaryFolder()
    let path = folder.root.appending(path: "device.log")
    try log.write(to: path)
    return CommandRun(["judge", "launch A", path.path()] + options)
  }

  @Test(
    "A log that cannot be used says what a log is",
    arguments: [
      ("", [], "has lines such as"), ("nothing", [], "log a line in each callback"),
      ("A onCreate", ["--unnamed", "Zzzzzzzz"], "the script has A"),
      ("A onCreate", ["--logs", "qqqqqqqqq"], "'lifecycle words' lists the callbacks"),
    ])
  func logs(_ text: String, _ options: [String], _ advice: String) throws {
    let run = try judge(Data(text.utf8), options)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains(advice), "\(run.errors)")
  }

  @Test("A large file that is no text is refused before it is read as one")
  func binary() throws {
    var random = SplitMix(seed: 1)
    let bytes = Data((0..<200_000).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    let run = try judge(bytes)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("is not a text file; save the log as text"))
  }

  @Test("A link that leads to itself is refused as what it is")
  func circle() throws {
    let folder = try TemporaryFolder()
    let link = folder.root.appending(path: "loop")
    try FileManager.default.createSymbolicLink(
      atPath: link.path(), withDestinationPath: link.path())
    for arguments in [["check", link.path()], ["judge", "launch A", link.path()]] {
      let run = CommandRun(arguments)
      #expect(run.code == .unusableInput)
      #expect(run.errors.contains("a link that leads to itself; name the file"))
    }
  }
}
