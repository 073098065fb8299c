import Foundation
import LifecycleCommand
import TestSupport
import Testing

@Suite("lifecycle judge")
struct JudgeCommandTests {
  private static let script = "launch MainActivity; open DetailActivity"

  private static let log = """
    D MainActivity: onCreate
    D MainActivity: onStart
    D MainActivity: onResume
    I Choreographer: Skipped 30 frames
    D MainActivity: onPause
    D DetailActivity: onCreate
    D DetailActivity: onStart
    D DetailActivity: onResume
    D MainActivity: onSaveInstanceState
    D MainActivity: onStop
    """

  private func judge(
    _ log: String, _ script: String = Self.script, _ options: [String] = []
  ) throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.add(log, file: "device.log")
    return CommandRun(
      ["judge", script, folder.root.appending(path: "device.log").path()] + options,
      variables: ["COLUMNS": "160"])
  }

  @Test("It names the versions that agree, and where each other version first differs")
  func agreeing() throws {
    let run = try judge(Self.log)
    #expect(run.code == .conforming)
    #expect(run.output.contains("9 callbacks in 10 lines\n"))
    #expect(run.output.contains("\nagrees with Android 21…27\n"))
    #expect(run.output.contains("\ndiffers from Android 28…37 in 2 places, first in"))
  }

  @Test("If no version agrees, the nearest is shown like a diff with the lines of the log")
  func differing() throws {
    let run = try judge(Self.log, Self.script, ["--android", "30"])
    #expect(run.code == .notConforming)
    #expect(
      run.output.hasSuffix(
        """
        open DetailActivity
            MainActivity.onPause              line 5
            DetailActivity.onCreate           line 6
            DetailActivity.onStart            line 7
            DetailActivity.onResume           line 8
          - MainActivity.onStop               not in the log
            MainActivity.onSaveInstanceState  line 9
          + MainActivity.onStop               line 10

        """), "\(run.output)")
  }

  @Test("A log is judged by the platform with the most callbacks in it")
  func platform() throws {
    let run = try judge("A viewDidLoad\nA viewWillAppear", "launch A")
    #expect(run.output.contains("agrees with iOS 12…27"))
  }

  @Test("Callbacks of undeclared objects are listed")
  func unclaimed() throws {
    let run = try judge("Other onStop\n" + Self.log)
    #expect(run.output.contains("line 1 (onStop) names no object of the script and is left out"))
    #expect(run.code == .conforming)
  }

  @Test("An option gives the object of lines that name none")
  func unnamed() throws {
    let log = "LifecycleDemo  D  onCreate: made\nLifecycleDemo  D  onStart: seen"
    let run = try judge(log, "launch A", ["--unnamed", "A"])
    #expect(run.output.contains("agrees with Android 21…37\n"))
    let other = try judge(log, "launch A", ["--unnamed", "B"])
    #expect(other.code == .unusableInput)
    #expect(other.errors.contains("unknown object 'B'"))
  }

  @Test("It reports the step with which a log begins")
  func excerpt() throws {
    let run = try judge(
      "MainActivity: onPause\nDetailActivity: onResume\nMainActivity: onStop")
    #expect(run.output.contains("agrees with Android 21…37, from 'open DetailActivity' on\n"))
  }

  @Test("If nothing agrees, it suggests other releases of fragments, and another way to add them")
  func advice() throws {
    let script = "activity A; fragment F in A; launch A; home"
    let log = "A: onStop\nF: onCreate"
    let run = try judge(log, script)
    #expect(run.code == .notConforming)
    #expect(run.output.contains("'--fragment 1.0..' tries the releases"))
    let named = try judge(log, script, ["--android", "30", "--fragment", "1.2,1.4"])
    #expect(named.output.contains("differs from Android 30, fragment 1.2, 1.4, from 'home' on, in"))
    #expect(!named.output.contains("tries the releases"))
    #expect(named.output.contains("\na fragment is added by code unless it is declared with"))
    let declared = "activity A; fragment F in A layout=fragment; launch A; home"
    let ofLayout = try judge(log, declared, ["--android", "30", "--fragment", "1.2"])
    #expect(ofLayout.code == .notConforming)
    #expect(!ofLayout.output.contains("added by code"))
  }

  @Test("If nothing agrees, it says which callbacks nothing in the script brings about")
  func unsent() throws {
    let run = try judge("A onCreate\nA onCreateOptionsMenu", "launch A")
    #expect(
      run.output.contains(
        "\nnothing in the script makes the model send onCreateOptionsMenu; "
          + "'lifecycle ask onCreateOptionsMenu' finds scripts that do\n"))
    let before = try judge("A onStop\nA onStart", "launch A; home")
    #expect(before.code == .notConforming)
    #expect(!before.output.contains("nothing in"))
  }

  @Test("Versions are combined with the values of an option that has several")
  func combined() throws {
    let script = "activity A; fragment F in A; launch A; home"
    let log = "A onCreate\nF onCreateAnimator\nA onStop\nA onSaveInstanceState"
    let run = try judge(log, script, ["--fragment", "1.0.."])
    #expect(run.code == .conforming)
    #expect(run.output.contains("\nagrees with Android 28…37 with fragment 1.0…1.2\n"))
    #expect(run.output.contains("differs from Android 28…37 with fragment 1.3…1.9 in 1 place"))
    let json = try judge(
      log, script, ["--fragment", "1.2,1.3", "--android", "27,28", "--format", "json"])
    #expect(json.output.contains("\"28 fragment=1.2\"\n"))
    let both = try judge(log, script, ["--fragment", "1.2,1.3", "--target-sdk", "27,28"])
    #expect(both.code == .unusableInput)
    #expect(both.errors.contains("have several values; only one of them can"))
  }

  @Test("It tells which conditions a verdict depends on")
  func conditions() throws {
    let layouts = try judge(
      """
      First screen: viewDidLoad
      First screen: viewWillLayoutSubviews
      First screen: viewDidAppear
      First screen: viewWillLayoutSubviews
      """, "launch FirstScreen")
    #expect(
      layouts.output.contains(
        "agrees with iOS 12…27, leaving out 1 callback of further layout passes\n"))
    let lines = try judge(
      "A onStart\nF onStart\nF onStart\nA onStart", "activity A; fragment F in A; launch A")
    #expect(
      lines.output.contains("agrees with Android 21…37, if the app writes before and after the"))
    let focus = try judge(
      "A onResume\nA onWindowFocusChanged\nA onWindowFocusChanged\nA onPause", "launch A; home")
    #expect(
      focus.output.contains(
        "agrees with Android 21…37, whatever the order of onWindowFocusChanged\n"))
    let once = try judge(
      "A onStart\nF onStart\nA onStart", "activity A; fragment F in A; launch A")
    #expect(once.output.contains("before and after the call of super, but only once in F\n"))
  }

  @Test("JSON has the documented fields")
  func json() throws {
    let run = try judge("Other onStop\n" + Self.log, Self.script, ["--format", "json"])
    let impossible = try judge(
      Self.log, "launch MainActivity; dismiss alert", ["--format", "json"])
    let layout = try judge(
      "A viewDidAppear\nA viewWillLayoutSubviews", "launch A", ["--format", "json"])
    let fields = MachineDescription.fields(in: run.output + impossible.output + layout.output)
    let described = try MachineDescription(of: "judge")
    #expect(fields.subtracting(described.words) == [])
    #expect(described.fields.subtracting(fields) == [])
  }

  @Test(
    "Input that cannot be judged is an error with advice",
    arguments: [
      (Self.log, ["launch MainActivity; open DetailActivity", "--logs", "onStpo"], "onStop"),
      (Self.log, ["launch A"], "names no object of the script: line 1 has 'onCreate'"),
      ("viewDidLoad", ["launch A"], "names no object of the script: line 1 has 'viewDidLoad'"),
      (Self.log, ["launch A", "--ios", "17"], "names a callback of iOS, such as '-[Detail"),
      ("nothing", ["launch A"], "names a callback, such as"),
      ("", ["launch A"], "device.log' is empty"), ("\n \r\n", ["launch A"], "is empty"),
      ("PK\u{3}\u{4}\n\u{0}A", ["launch A"], "is not a text file: line 2 has bytes"),
      (Self.log, ["launch MainActivity", "--android", "30", "--ios", "17"], "one platform"),
    ])
  func unusable(_ log: String, _ arguments: [String], _ message: String) throws {
    let run = try judge(log, arguments[0], Array(arguments.dropFirst()))
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("Codes for colours are left out, with and without their escape character")
  func colours() throws {
    let escape = "\u{1B}"
    for log in [
      "\(escape)[1mA\(escape)[0m: onCreate\n\(escape)[38;5;2mA: \(escape)[0monStart",
      "[1mA[0m: onCreate\n[32mA: [0monStart",
      "\(escape)]8;;file:///a\(escape)\\A\(escape)]8;;\u{7} onCreate\n[7] A onStart",
    ] {
      #expect(try judge(log, "launch A").output.contains("2 callbacks in 2 lines\n"))
    }
  }

  @Test("Code that the log shows the app to have is added to the script")
  func implied() throws {
    let log = "onActivityCreated: com.example.A@1f2e\nonActivityStarted: com.example.A@1f2e"
    let run = try judge(log, "launch A")
    #expect(run.code == .conforming)
    #expect(
      run.output.contains(
        "  added to the script, as the log shows it: "
          + "'on Application.onCreate: registerActivityLifecycleCallbacks'\n"))
    let json = try judge(log, "launch A", ["--format", "json"])
    #expect(json.output.contains("\"on Application.onCreate: registerActivityLifecycleCallbacks\""))
  }

  @Test("A log may be in UTF-16, with a byte order mark or without")
  func utf16() throws {
    let log = "A: onCreate\r\nB: onStart\r\nA: onStart Ċ਀\r\n"
    for (mark, encoding) in [
      (Data([0xFF, 0xFE]), String.Encoding.utf16LittleEndian),
      (Data([0xFE, 0xFF]), .utf16BigEndian), (Data(), .utf16LittleEndian),
      (Data(), .utf16BigEndian),
    ] {
      let folder = try TemporaryFolder()
      let file = folder.root.appending(path: "device.log")
      try (mark + #require(log.data(using: encoding))).write(to: file)
      let run = CommandRun("judge", "launch A", file.path())
      #expect(run.code == .conforming)
      #expect(run.output.contains("line 2 (onStart) names no object"))
    }
  }

  @Test("A missing log and a folder are errors")
  func paths() {
    for (path, message) in [("/nowhere.log", "no file"), ("/", "a log has to be a file")] {
      let run = CommandRun("judge", "launch A", path)
      #expect(run.code == .unusableInput)
      #expect(run.errors.contains(message))
    }
    #expect(CommandRun("judge", "launch A").errors.contains("a script"))
  }
}
