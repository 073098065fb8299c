import LifecycleCommand
import Testing

@Suite("lifecycle ask")
struct AskCommandTests {
  private let specs: SpecFolder

  init() throws {
    specs = try SpecFolder(SpecFolder.chapterOnSaving)
  }

  private func ask(_ question: String, _ option: String? = nil) -> CommandRun {
    if let option {
      CommandRun("ask", question, option, specs: specs.path)
    } else {
      CommandRun("ask", question, specs: specs.path)
    }
  }

  @Test("The best section is printed with its prose, its sources and its comparison")
  func answer() {
    let run = ask("onSaveInstanceState after onStop")
    #expect(run.code == .conforming)
    #expect(run.output.hasPrefix("State is saved after the stop\nopening#state-is-saved"))
    #expect(run.output.contains("is filled once the activity has"))
    #expect(run.output.contains("[docs]  documented: https://developer.android.com/guide"))
    #expect(run.output.contains("A.onSaveInstanceState"))
  }

  @Test(
    "Parts of a callback, other cases and other endings find it too",
    arguments: [
      "SAVED STATE", "save instance state", "onsaveinstancestate", "saving the state",
      "saves a state",
    ])
  func words(_ question: String) {
    #expect(ask(question).output.hasPrefix("State is saved after the stop"))
  }

  @Test("Other sections follow, one line each")
  func others() {
    let run = ask("stopped")
    #expect(run.output.hasPrefix("A stopped activity restarts"))
    #expect(run.output.contains("See also\n  opening#state-is-saved-after-the-stop\n"))
  }

  @Test("A section without a script says so")
  func pending() {
    #expect(ask("dialogs").output.contains("No script shows it yet."))
  }

  @Test("An empty result exits with 1 and suggests similar words")
  func nothing() {
    let run = ask("restrats")
    #expect(run.code == .notConforming)
    #expect(run.output.isEmpty)
    #expect(run.errors == "no section mentions 'restrats'; similar words are 'restarts'\n")
    #expect(ask("onRestrt").errors.hasSuffix("; similar words are 'onRestart'\n"))
    #expect(ask("xyzzy").errors == "no section mentions 'xyzzy'\n")
    #expect(ask("restrats restarst").errors.hasSuffix("; similar words are 'restarts'\n"))
    #expect(ask("é").errors == "no section mentions 'é'\n")
  }

  @Test("A question that finds nothing is repeated only as far as it can be read")
  func quote() {
    let run = ask(String(repeating: "xyzzy", count: 20_000))
    #expect(run.code == .notConforming)
    #expect(run.errors.hasPrefix("no section mentions 'xyzzyxyzzy"))
    #expect(run.errors.hasSuffix("…'\n"))
    #expect(run.errors.count < 250)
    #expect(!ask("xyzzy\u{1B}").errors.contains("\u{1B}"))
  }

  @Test("An empty question is unusable input", arguments: ["", "?!"])
  func none(_ question: String) {
    #expect(ask(question).code == .unusableInput)
  }

  @Test(
    "The laws of a section of rules are listed one below the other",
    arguments: [
      ("text", "every case:\nA.onCreate precedes A.onStart\nA.onStart precedes A.onResume\n"),
      ("markdown", "- `A.onCreate precedes A.onStart`\n- `A.onStart precedes A.onResume`\n"),
      ("html", "</code></li>\n<li><code>A.onStart precedes A.onResume</code></li>"),
    ])
  func rules(_ format: String, _ expected: String) throws {
    try specs.add(
      """
      # Rules

      ## An activity climbs

      Step by step [memory].

      ```lifecycle
      rule android activity A
        A.onCreate precedes A.onStart
        A.onStart precedes A.onResume
      ```

      [memory]: https://developer.android.com/guide "memory"

      """, file: "rules.md")
    let run = ask("climbs", "--format=\(format)")
    #expect(run.output.contains(expected))
    #expect(!run.output.contains("memory: :") && !run.output.contains("memory: \""))
  }

  @Test("Markdown keeps the prose and its links")
  func markdown() {
    let run = ask("onSaveInstanceState", "--format=markdown")
    #expect(run.output.hasPrefix("# State is saved after the stop\n"))
    #expect(
      run.output.contains("\n[docs]: https://developer.android.com/guide \"documented: a section\"")
    )
  }

  @Test("A section written as an answer ranks before one that says the same")
  func questions() throws {
    func chapter(_ title: String) -> String {
      """
      # Chapter

      ## \(title)

      It rotates [docs].

      [docs]: https://developer.android.com/guide "documented: a section"

      """
    }
    try specs.add(chapter("Rotation of one sort"), file: "a/turning.md")
    try specs.add(chapter("Rotation of another sort"), file: "questions/turning.md")
    #expect(ask("rotation").output.hasPrefix("Rotation of another sort\n"))
  }

  @Test("An answer to something else that mentions it ranks after a section about it")
  func passing() throws {
    func chapter(_ title: String, _ prose: String) -> String {
      """
      # Chapter

      ## \(title)

      \(prose) [docs].

      ```lifecycle
      activity A

      launch A
      lock
        android  A.onPause A.onStop ...
      ```

      [docs]: https://developer.android.com/guide "documented: the lock"

      """
    }
    try specs.add(
      chapter("What the lock does to an app at last", "It stops"), file: "a/locking.md")
    try specs.add(
      chapter("Each way out tells it four things", "*What comes in the dark?* The lock does"),
      file: "questions/ways.md")
    #expect(ask("lock").output.hasPrefix("What the lock does to an app at last\n"))
  }

  @Test("A section about both platforms ranks first, unless the question is about one of them")
  func platforms() throws {
    try specs.add(
      """
      # Turning

      ## Rotation of one sort

      It rotates [docs].

      ```lifecycle
      activity A

      launch A
        android  ... A.onResume
      ```

      ## Rotation of another sort

      It rotates [docs] [page].

      ```lifecycle
      screen A

      launch A
        android  ... A.onResume
        ios      ... A.viewDidAppear ...
      ```

      [docs]: https://developer.android.com/guide "documented: a section"
      [page]: https://developer.apple.com/documentation "documented: a section"

      """, file: "turning.md")
    #expect(ask("rotation").output.hasPrefix("Rotation of another sort\n"))
    #expect(ask("rotation of an activity").output.hasPrefix("Rotation of one sort\n"))
  }

  @Test("A section with the whole question ranks before one with a single word of it everywhere")
  func whole() throws {
    try specs.add(
      """
      # Views

      ## Twice told, twice shown

      It is told twice [docs].

      ## A view loads once

      *Can a view be loaded twice?* No [docs].

      [docs]: https://developer.android.com/guide "documented: a section"

      """, file: "questions/views.md")
    #expect(ask("loading a view twice").output.hasPrefix("A view loads once\n"))
  }

  @Test("A short title ranks before a long one with the same words")
  func titleShare() throws {
    try specs.add(
      """
      # Windows

      ## What was in front comes back behind a split screen after one of its sides has ended

      It does [docs].

      ## A split screen has two sides

      It does [docs].

      [docs]: https://developer.android.com/guide "documented: a section"

      """, file: "windows.md")
    #expect(ask("split screen").output.hasPrefix("A split screen has two sides\n"))
  }

  private func addPages() throws {
    try specs.add(
      """
      # Others

      ## A pager makes the children of its pages

      Each is one of the page's own [docs].

      ## Android 16 keeps the key to itself

      No key comes to the activity [docs].

      ## An app that targets API 32 gets the key

      The key comes back, and so does all that goes back, and back again [docs].

      ## A child is a child is a child

      A child, and the child of a child [docs].

      ## Another colour is drawn anew

      Nobody asks for it [docs].

      [docs]: https://developer.android.com/guide "documented: a section"

      """, file: "pages.md")
  }

  @Test(
    "A thing with several names is found by each of them",
    arguments: [
      ("API 36 key", "Android 16 keeps"), ("the key on Android 12L, API 32", "An app that targets"),
      ("children in a ViewPager2", "A pager makes"), ("key targetSdk=36", "Android 16 keeps"),
      ("colors", "Another colour"),
    ])
  func synonyms(_ question: String, _ title: String) throws {
    try addPages()
    #expect(ask(question).output.hasPrefix(title), "\(ask(question))")
  }

  @Test("A section with more words of a question ranks before one with a frequent word of it")
  func different() throws {
    try addPages()
    #expect(ask("child pages").output.hasPrefix("A pager makes"))
  }

  private func addViews() throws {
    try specs.add(
      """
      # Views

      ## A view, a view, and not a view

      No view is told of a view that is not called [docs].

      ## Nobody takes it any more

      `viewDidUnload` is not called [docs].

      ## A controller that shows an alert

      It lies behind it [docs].

      [docs]: https://developer.apple.com/documentation/uikit "documented: a section"

      """, file: "views.md")
  }

  @Test("A section with the callback ranks before one with its parts and the rest of the question")
  func callback() throws {
    try addViews()
    #expect(ask("viewDidUnload not called").output.hasPrefix("Nobody takes it any more\n"))
  }

  @Test("The name of a class finds its parts")
  func className() throws {
    try addViews()
    #expect(ask("UIAlertController").output.hasPrefix("A controller that shows an alert\n"))
  }

  @Test("A section with the parts of a name together ranks before one that has them apart")
  func together() throws {
    try specs.add(
      """
      # Names

      ## A controller shows an alert

      It does [docs].

      ## Nobody who waits for an alert controller hears of it

      It does [docs].

      ## The top of it is clear

      It does [docs].

      ## CLEAR_TOP ends every one that lies above the one that was asked for

      It does [docs].

      [docs]: https://developer.android.com/guide "documented: a section"

      """, file: "names.md")
    #expect(ask("UIAlertController").output.hasPrefix("Nobody who waits for an alert controller"))
    #expect(ask("CLEAR_TOP").output.hasPrefix("CLEAR_TOP ends every one"))
    #expect(ask("__clear__top__").output.hasPrefix("The top of it is clear"))
  }

  @Test("Filler words are not searched for, unless the question has no others")
  func fillers() throws {
    try addPages()
    #expect(ask("what is it that I hear when it restarts?") == ask("restarts"))
    #expect(ask("in which order, on which version, does it restart?") == ask("restart"))
    #expect(ask("is it known while it restarts?") == ask("restarts"))
    #expect(ask("does all the log means ever restart?") == ask("restart"))
    #expect(ask("is it").code == .conforming)
  }

  @Test("The same words find the same sections")
  func deterministic() {
    #expect(ask("activity", "--all") == ask("activity", "--all"))
  }
}
