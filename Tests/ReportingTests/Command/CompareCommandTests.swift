import LifecycleCommand
import Reporting
import Testing

@Suite("lifecycle compare")
struct CompareCommandTests {
  @Test("Without an argument there is a tour", arguments: ["text", "markdown", "html", "json"])
  func tour(_ format: String) {
    let run = CommandRun("compare", "--format", format)
    #expect(run.code == .conforming)
    for step in ["launch A", "open B", "back", "rotate", "home", "return"] {
      #expect(run.output.contains(step))
    }
  }

  @Test("A script shows both platforms in columns that fit", arguments: [60, 80, 120])
  func script(_ width: Int) {
    let run = CommandRun(
      "compare", "launch A; open B; rotate; back; home; return",
      variables: ["COLUMNS": String(width)])
    #expect(run.code == .conforming)
    #expect(run.output.contains("Android API 37"))
    #expect(run.output.contains("B.onCreate"))
    #expect(run.output.contains("B.viewDidLoad"))
    let wide = run.output.split(separator: "\n").filter { $0.columns > width }
    #expect(wide == [])
  }

  @Test("Both sides of one neutral event are in one row")
  func aligned() throws {
    let run = CommandRun("compare", "launch A")
    let row = run.output.split(separator: "\n").first { $0.contains(" A.didShow") }
    #expect(try #require(row).contains("A.onResume"))
    #expect(try #require(row).contains("A.viewDidAppear"))
  }

  @Test("A recreated screen is never beside the one that is kept")
  func recreation() throws {
    let run = CommandRun("compare", "launch A; open B; rotate; back")
    let rows = run.output.split(separator: "\n").filter { $0.contains("B#2.") }
    #expect(!rows.isEmpty)
    #expect(!rows.contains { $0.contains("B.view") })
    let paused = rows.last { $0.contains("B#2.onPause") }
    #expect(try #require(paused).contains("~ B#2.willHide"))
    #expect(run.output.contains("~ the other"))
  }

  @Test("Omitted callbacks are counted, and can be shown")
  func detail() {
    let some = CommandRun("compare", "launch A; wait 1s")
    #expect(some.output.contains("'--all' shows them"))
    #expect(some.output.contains("nothing on either side"))
    #expect(!some.output.contains("A.onPostResume"))
    let all = CommandRun("compare", "launch A", "--all")
    #expect(!all.output.contains("Left out"))
    #expect(all.output.contains("A.onPostResume"))
    let core = CommandRun("compare", "launch A", "--only", "core")
    #expect(core.output.contains("Left out"))
    #expect(!core.output.contains("viewIsAppearing"))
    #expect(CommandRun("compare", "launch A", "--all", "--only", "core").code == .unusableInput)
    #expect(CommandRun("compare", "launch A", "--only", "some").code == .unusableInput)
  }

  @Test("An undeclared name is an error")
  func undeclared() {
    let run = CommandRun("compare", "launch Home; close Hom")
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("nothing named 'Hom' is declared; did you mean 'Home'?"))
  }

  @Test("A name that cannot be a screen has to be declared")
  func undeclaredPart() {
    let run = CommandRun("compare", "launch A; add part P")
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("P, which is a screen because nothing is declared"))
    #expect(run.errors.contains("declare it, and all other objects: part P in A"))
    let tab = CommandRun("compare", "launch A; select tab T")
    #expect(tab.code == .unusableInput)
    #expect(tab.errors.contains("declare it, and all other objects: part T in A"))
    #expect(tab.errors.contains("'tabs'"))
    let tap = CommandRun("compare", "launch A; ios: tap tab T")
    #expect(tap.code == .unusableInput)
    #expect(tap.errors.contains("no declared 'tabs' has T among its viewControllers"))
    #expect(tap.errors.contains("screen T; tabs X viewControllers=T"))
  }

  @Test("A script runs on the versions that it allows, and on no others")
  func limits() {
    let script = "versions ios ..17; controller A; launch A"
    let run = CommandRun("compare", script)
    #expect(run.output.contains("iOS 17"))
    #expect(run.output.contains("not on Android"))
    let newer = CommandRun("compare", script, "--ios", "18")
    #expect(newer.code == .unusableInput)
    #expect(newer.errors.contains("does not run on iOS 18, but on 12..17"))
  }

  @Test("A step that is impossible is reported as such, and later steps do not run")
  func impossible() {
    let run = CommandRun("compare", "launch A; unlock; home")
    #expect(run.code == .notConforming)
    #expect(run.output.contains("this step cannot be carried out"))
    #expect(run.output.contains("not run, because an earlier step could not be carried out"))
    #expect(!run.output.contains("A.onPause"))
  }

  @Test("A step that one of the platforms cannot carry out is enough for exit code 1")
  func impossibleOnOne() {
    let script = "activity A; navigation N viewControllers=B; controller B; launch N; back"
    #expect(CommandRun("compare", script).code == .notConforming)
  }

  @Test("Versions can be chosen")
  func versions() {
    let run = CommandRun("compare", "launch A", "--android", "21", "--ios", "12")
    #expect(run.output.contains("Android API 21"))
    #expect(run.output.contains("iOS 12"))
  }

  @Test("Arguments of callbacks are written on request")
  func arguments() {
    let run = CommandRun("compare", "launch A", "--arguments", variables: ["COLUMNS": "120"])
    #expect(run.output.contains("savedInstanceState: null"))
    #expect(!CommandRun("compare", "launch A").output.contains("savedInstanceState"))
  }

  @Test("An error in the script is shown at its place")
  func misspelt() {
    let run = CommandRun("compare", "launch A; opne B")
    #expect(run.code == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("script:1:11: error: unknown verb 'opne'; did you mean 'open'?"))
  }

  @Test("A verb that both platforms have in their own form is explained for both")
  func ambiguous() {
    let run = CommandRun("compare", "launch A; dismiss")
    #expect(
      run.errors.contains(
        "'dismiss' is a verb of android and ios; "
          + "mark the step: 'android: dismiss …' or 'ios: dismiss …'"))
  }

  @Test("An empty script and an unquoted one are unusable input")
  func unusable() {
    #expect(CommandRun("compare", "").code == .unusableInput)
    let unquoted = CommandRun("compare", "launch", "A;")
    #expect(unquoted.code == .unusableInput)
    #expect(unquoted.errors.contains("quote each"))
  }

  @Test("A case is shown for any unambiguous beginning of its title")
  func address() throws {
    let specs = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds))
    let run = CommandRun("compare", "opening#a-launch", specs: specs.path)
    #expect(run.code == .conforming)
    #expect(run.output.contains("A.onCreate"))
    #expect(run == CommandRun("compare", "opening#A launch creates", specs: specs.path))
    #expect(run == CommandRun("compare", "opening#A 'launch', creates", specs: specs.path))
  }

  @Test("A folder distinguishes chapters of the same name, and a full address means only itself")
  func sameChapterName() throws {
    let text = SpecFolder.chapter(expecting: SpecFolder.holds)
    let specs = try SpecFolder(text, file: "first.md")
    try specs.add(text, file: "x/opening.md")
    try specs.add(text, file: "y/opening.md")
    let title = "A launch creates, starts and resumes"
    let either = CommandRun("compare", "opening#\(title)", specs: specs.path)
    #expect(either.code == .unusableInput)
    #expect(either.errors.contains("matches several cases:\n  x/opening#a-launch"))
    #expect(CommandRun("compare", "y/opening#\(title)", specs: specs.path).code == .conforming)
    try specs.add(text, file: "opening.md")
    #expect(CommandRun("compare", "opening#\(title)", specs: specs.path).code == .conforming)
  }

  @Test(
    "A case of any file is shown",
    arguments: ["mine.md", "my own.md", "a#b.md", "#1.md", "my #1 notes.md"])
  func file(_ name: String) throws {
    let mine = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds), file: name)
    let run = CommandRun("compare", "\(mine.path)/\(name)#a-launch", specs: "/nowhere")
    #expect(run.code == .conforming)
    #expect(run.output.contains("A.onCreate"))
    let none = CommandRun("compare", "\(mine.path)/\(name)#none", specs: "/nowhere")
    #expect(none.errors.contains("no case has the address"))
    let bad = try SpecFolder(SpecFolder.chapter(expecting: "A.onCrate"), file: name)
    let wrong = CommandRun("compare", "\(bad.path)/\(name)#a-launch", specs: "/nowhere")
    #expect(wrong.code == .unusableInput)
    #expect(wrong.errors.contains("did you mean 'onCreate'?"))
  }

  @Test("A missing file is named, unless a chapter of the default folder has its name")
  func missingFile() throws {
    let specs = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds))
    let absence = "error: there is no file or folder 'nothing/mine.md'\n"
    for folder in [specs.path, "/nowhere"] {
      let run = CommandRun("compare", "nothing/mine.md#title", specs: folder)
      #expect(run.code == .unusableInput)
      #expect(run.errors.hasPrefix(absence), "\(run.errors)")
    }
    let misspelt = CommandRun("compare", "openign.md#a-launch", specs: specs.path)
    #expect(misspelt.errors.contains("file or folder 'openign.md'; did you mean 'opening'?"))
    #expect(CommandRun("compare", "opening.md#a-launch", specs: specs.path).code == .conforming)
    let none = CommandRun("compare", "opening.md#none", specs: specs.path)
    #expect(none.errors.contains("no case has the address 'opening#none'"))
    let numbered = CommandRun("compare", "nothing/a#b.md#title", specs: specs.path)
    #expect(numbered.errors.contains("no file or folder 'nothing/a#b.md'"))
  }

  @Test(
    "A file that a comment mentions makes no address of a script",
    arguments: ["launch A // as in mine.md", "launch A // as in mine.md#title"])
  func comment(_ script: String) {
    let run = CommandRun("compare", script, specs: "/nowhere")
    #expect(run == CommandRun("compare", "launch A", specs: "/nowhere"))
    #expect(run.code == .conforming)
  }

  @Test("An address that matches no case with a script, or several, is unusable input")
  func noCase() throws {
    let specs = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds))
    let none = CommandRun("compare", "openign#a-launch", specs: specs.path)
    #expect(none.code == .unusableInput)
    #expect(none.errors.contains("did you mean 'opening'?"))
    let several = CommandRun("compare", "opening#", specs: specs.path)
    #expect(several.errors.contains("'opening' matches several cases:"))
    let chapter = CommandRun("compare", "x/openign", specs: specs.path)
    #expect(chapter.errors.contains("no case has the address 'x/openign'"))
    let pending = CommandRun("compare", "opening#nobody", specs: specs.path)
    #expect(pending.errors.contains("has no script"))
    try specs.add(SpecFolder.chapter(expecting: SpecFolder.holds), file: "navigation/leaving.md")
    let short = CommandRun("compare", "leavin#a-launch", specs: specs.path)
    #expect(short.errors.contains("did you mean 'navigation/leaving'?"))
    let unlike = CommandRun("compare", "navigation/arrived#a-launch", specs: specs.path)
    #expect(!unlike.errors.contains("did you mean"))
  }
}
