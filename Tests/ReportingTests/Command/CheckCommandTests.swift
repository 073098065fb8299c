import Foundation
import LifecycleCommand
import Testing

@Suite("lifecycle check")
struct CheckCommandTests {
  private let conforming: SpecFolder
  private let failing: SpecFolder

  init() throws {
    conforming = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds))
    failing = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.fails))
  }

  @Test("Conforming specs exit with 0 and report what ran")
  func conforms() {
    let run = CommandRun("check", conforming.path)
    #expect(run.code == .conforming)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        conforming
        2 cases: 1 passed, 1 pending
        4 runs cover 17 on Android 21..37, 4 expectations checked
        evidence: 1 documented

        """)
  }

  @Test("A failing spec exits with 1 and names first its line, then the first disagreement")
  func fails() throws {
    let run = CommandRun("check", failing.path)
    #expect(run.code == .notConforming)
    let first = try #require(run.output.split(separator: "\n").first)
    #expect(first.hasPrefix("\(failing.path)/opening.md:11:3: failed:"))
    #expect(run.output.contains("\n      A.onCreate"))
    #expect(run.output.contains("\n    - A.onResume"))
    #expect(run.output.contains("\n    + A.onStart"))
    #expect(run.output.contains("on      Android 21..37"))
    #expect(run.output.contains("https://developer.android.com/guide"))
  }

  @Test("An error in a file exits with 1 and is printed like a compiler's, on standard error")
  func invalid() throws {
    let folder = try SpecFolder(SpecFolder.chapter(expecting: "A.onCrate"))
    let run = CommandRun("check", folder.path)
    #expect(run.code == .notConforming)
    #expect(run.errors.hasPrefix("\(folder.path)/opening.md:11:"))
    #expect(run.errors.contains("did you mean 'onCreate'?"))
    #expect(run.errors.contains("^~~~"))
  }

  @Test("Cases that are all pending are listed as pending, not as failures")
  func pending() {
    let run = CommandRun("check", conforming.path, "--filter", "nobody")
    #expect(run.code == .conforming)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("opening  Opening\n  pending "))
    #expect(run.output.contains("Nobody knows the rest\n"))
    #expect(run.output.contains("1 case: 1 pending\n"))
  }

  @Test("Nothing to run is unusable input")
  func nothing() throws {
    let filtered = CommandRun("check", conforming.path, "--filter", "elsewhere")
    #expect(filtered.code == .unusableInput)
    #expect(filtered.errors.contains("no case matches 'elsewhere'"))
    #expect(CommandRun("check", "/nowhere").errors.contains("no file or folder '/nowhere'"))
    let missing = CommandRun("check", specs: "/nowhere/Specs")
    #expect(missing.code == .unusableInput)
    #expect(missing.errors.contains("there is no folder '/nowhere/Specs' here"))
    let empty = try SpecFolder("", file: "notes.txt")
    #expect(
      CommandRun("check", empty.path).errors.contains("there is no spec (*.md) in '\(empty.path)'"))
    #expect(CommandRun("check", empty.path).code == .unusableInput)
  }

  @Test(
    "A file without a readable case is unusable input",
    arguments: ["", "no heading\n", "# Title\n\nNo case.\n"])
  func unusable(_ text: String) throws {
    let folder = try SpecFolder(text)
    for command in ["check", "differences"] {
      #expect(CommandRun(command, folder.path).code == .unusableInput)
    }
    let run = CommandRun("check", folder.path, "--format", "json")
    #expect(run.code == .unusableInput)
    #expect(run.output.contains("\"verdict\" : \"nothing ran\""))
  }

  @Test("A path that is not a file or cannot be reached is reported as such")
  func unreadable() throws {
    let pipe = conforming.path + "/pipe.md"
    #expect(mkfifo(pipe, 0o600) == 0)
    let run = CommandRun("check", pipe)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("no case ran: no file can be read"))
    // The superuser can read everything.
    guard geteuid() != 0 else { return }
    try conforming.add("# Title\n", file: "locked/ok.md")
    let locked = conforming.path + "/locked"
    #expect(chmod(locked, 0o600) == 0)
    defer { chmod(locked, 0o700) }
    let closed = CommandRun("check", locked + "/ok.md")
    #expect(closed.errors.contains("permission denied for a folder in its path"))
    #expect(CommandRun("check", locked).errors.contains("can be listed, but not entered"))
  }

  @Test("Files without anything to run are reported with what they lack")
  func nothingInThem() throws {
    let prose = try SpecFolder("# Opening\n\nNothing begins with two signs.\n")
    #expect(CommandRun("check", prose.path).errors.contains("the files have no case"))
    let rules = try SpecFolder(
      """
      # Orders

      ## A view is loaded once [docs]

      ```lifecycle
      rule ios controller C
        never C.viewDidLoad after C.viewDidLoad
      ```

      [docs]: https://developer.apple.com/guide "documented: a section"

      """)
    let run = CommandRun("check", rules.path)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("rules are checked on the steps of other cases"))
  }

  @Test("A declaration that cannot be carried out is reported at its line")
  func place() throws {
    let folder = try SpecFolder(
      """
      # Opening

      ## Two hold each other [docs]

      ```lifecycle
      controller C
      navigation M viewControllers=N
      navigation N viewControllers=M
      launch C
        ios C.viewDidLoad ...
      ```

      [docs]: https://developer.apple.com/guide "documented: a section"

      """)
    let run = CommandRun("check", folder.path)
    #expect(run.code == .notConforming)
    #expect(
      run.output.hasPrefix(
        "\(folder.path)/opening.md:7:12: failed: the script cannot be carried out: M is declared "))
  }

  @Test("The names of chapters fit a narrow terminal", arguments: ["list", "claims"])
  func narrow(_ command: String) throws {
    let text = SpecFolder.chapter(expecting: SpecFolder.holds)
    let title = "# Opening, and whatever else there is that a screen can do first"
    let folder = try SpecFolder(text.replacing("# Opening", with: title))
    let run = CommandRun(command, folder.path, variables: ["COLUMNS": "50"])
    let wide = run.output.split(separator: "\n").filter {
      $0.count > 50 && !$0.contains("#") && !$0.contains("://")
    }
    #expect(wide == [])
    #expect(run.code == .conforming)
  }

  @Test(
    "Versions are chosen by a number or a range",
    arguments: [("30", "1 run on Android 30"), ("28..", "2 runs cover 10 on Android 28..37")])
  func versions(_ range: String, _ expected: String) {
    let run = CommandRun("check", conforming.path, "--android", range)
    #expect(run.output.contains(expected))
  }

  @Test(
    "Versions that do not exist are refused", arguments: ["20", "40..", "x", "..", "30..28", ""])
  func noVersion(_ range: String) {
    #expect(CommandRun("check", conforming.path, "--android", range).code == .unusableInput)
  }

  @Test("An empty filter is refused")
  func noFilter() {
    let run = CommandRun("check", conforming.path, "--filter", "")
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("--filter '': expected a part of an address or of a title"))
  }

  @Test("A case has the same address however its file is reached")
  func address() {
    let folder = CommandRun("list", conforming.path, "--format", "markdown")
    let file = CommandRun("list", conforming.path + "/opening.md", "--format", "markdown")
    #expect(folder.output == file.output)
    #expect(folder.output.contains("`opening#a-launch-creates-starts-and-resumes`"))
  }

  @Test("A file that is named twice is read once")
  func twice() {
    let once = CommandRun("check", conforming.path)
    #expect(CommandRun("check", conforming.path, conforming.path + "/./opening.md") == once)
  }

  @Test("A filter matches a part of the address or the title, as people write it")
  func filter() {
    for text in ["opening#a-launch", "A launch creates", "A 'launch', creates", "LAUNCH"] {
      let run = CommandRun("check", conforming.path, "--filter", text)
      #expect(run.output.contains("1 case: 1 passed"))
    }
  }

  @Test("Progress is shown on a terminal only")
  func progress() {
    let clearing = "\r\u{1B}[K"
    let watched = CommandRun("check", conforming.path, isWatched: true)
    #expect(watched.errors.hasPrefix("\(clearing)1 of "))
    #expect(watched.errors.contains("\(clearing)in "))
    #expect(CommandRun("check", conforming.path).errors.isEmpty)
    #expect(watched.output == CommandRun("check", conforming.path).output)
  }

  @Test("A program gets the same verdict, complete and parsable", arguments: ["json", "junit"])
  func machineFormats(_ format: String) throws {
    for (folder, code) in [(conforming, ExitCode.conforming), (failing, .notConforming)] {
      let run = CommandRun("check", folder.path, "--format", format)
      #expect(run.code == code)
      #expect(run == CommandRun("check", folder.path, "--format", format, isTerminal: true))
      if format == "json" {
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let fields = try #require(object as? [String: Any])
        #expect(fields["format"] as? Int == 1)
        #expect(
          fields["verdict"] as? String == (code == .conforming ? "conforming" : "not conforming"))
      } else {
        #expect(run.output.contains("<failure") == (code == .notConforming))
        #expect(run.output.hasSuffix("</testsuites>\n"))
      }
    }
  }

  @Test("Cases are listed on request")
  func verbose() {
    let run = CommandRun("check", conforming.path, "--verbose")
    #expect(run.output.contains("passed   Android 21..37  A launch creates, starts and resumes"))
    #expect(run.output.contains("pending"))
  }

  @Test("The whole folder must prove every divergence, a part of it need not")
  func proofs() throws {
    let folder = try SpecFolder(SpecFolder.chapterProvingDivergence)
    let whole = CommandRun("check", specs: folder.path)
    #expect(whole.code == .notConforming)
    #expect(whole.output.contains("D1: not proven: "))
    #expect(!whole.output.contains("D2: not proven"))
    #expect(CommandRun("check", "--filter", "opening", specs: folder.path).code == .conforming)
    #expect(CommandRun("check", "--ios", "26", specs: folder.path).code == .conforming)
    #expect(CommandRun("check", folder.path + "/opening.md").code == .conforming)
    #expect(CommandRun("check", specs: conforming.path).code == .conforming)
  }

  @Test("Two runs print the same")
  func deterministic() {
    for command in ["check", "list", "claims"] {
      #expect(CommandRun(command, failing.path) == CommandRun(command, failing.path))
    }
  }

  @Test("A report is written to a file as a whole, and not to standard output")
  func output() throws {
    let file = conforming.path + "/report.txt"
    let run = CommandRun("check", conforming.path, "--output", file)
    #expect(run.code == .conforming)
    #expect(run.output.isEmpty)
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(written == CommandRun("check", conforming.path).output)
  }
}
