import LifecycleCommand
import Testing

/// Which of two sections ranks first for a question as an engineer types it.
@Suite("The ranking of lifecycle ask")
struct AskRankingTests {
  /// A chapter with a single section.
  private func section(
    _ title: String, _ prose: String = "So it is", _ script: String = ""
  ) -> String {
    let block = script.isEmpty ? "" : "\n```lifecycle\n\(script)\n```\n"
    return """
      # Chapter

      ## \(title)

      \(prose) [docs] [page].
      \(block)
      [docs]: https://developer.android.com/guide "documented: a section"
      [page]: https://developer.apple.com/documentation/uikit "documented: a section"

      """
  }

  /// The title of the first result if these chapters are the only ones.
  private func first(_ question: String, _ chapters: [(String, String)]) throws -> Substring {
    let specs = try SpecFolder(section("Nothing of the kind"))
    for (file, text) in chapters { try specs.add(text, file: file) }
    let run = CommandRun("ask", question, specs: specs.path)
    return run.output.prefix { $0 != "\n" }
  }

  private let launchOfController = "controller A\n\nlaunch A\n  ios  ... A.viewDidAppear ..."
  private let launch = "activity A\n\nlaunch A\n  android  ... A.onResume"

  @Test(
    "A callback is recognised in any case, and by the words that prose uses for it",
    arguments: ["ONNEWINTENT called", "onnewintent", "is onNewIntent ever called?"])
  func anyCase(_ question: String) throws {
    let found = try first(
      question,
      [
        ("a.md", section("An activity is made once")),
        ("b.md", section("Started again", "A new intent comes to it")),
      ])
    #expect(found == "Started again")
  }

  @Test("A conjunction in a name is not what the name is about")
  func conjunction() throws {
    let chapters = [
      ("a.md", section("An alert comes and goes by itself")),
      ("b.md", section("A task that is removed")),
    ]
    #expect(try first("finishAndRemoveTask", chapters) == "A task that is removed")
  }

  @Test(
    "Synonyms find the same section",
    arguments: [
      ("killed in the background", "A process that dies is told nothing"),
      ("onCreate multiple times", "What runs onCreate again"),
      ("transparent activity on top", "Something see-through only pauses"),
      ("iOS equivalent of a pause", "The counterpart of a pause"),
      ("which calls does a VC hear", "A controller hears all"),
      ("BottomNavigationView loses a view", "A tab goes"),
    ])
  func kinship(_ question: String, _ title: String) throws {
    let titles = [
      "A process that dies is told nothing", "What runs onCreate again",
      "Something see-through only pauses", "The counterpart of a pause", "A task is put in front",
      "A controller hears all", "A tab goes",
    ]
    let chapters = titles.enumerated().map { ("\($0.offset).md", section($0.element)) }
    #expect(try first(question, chapters) == title)
  }

  @Test(
    "A form that no ending tells is a form of the same word",
    arguments: [
      ("what is hidden", "A cover hides it"), ("it died", "How to die"),
      ("the state was lost", "Not to lose"), ("since it is closed", "To dismiss it"),
    ])
  func irregular(_ question: String, _ title: String) throws {
    let titles = ["A cover hides it", "How to die", "Not to lose", "To dismiss it"]
    let chapters = titles.enumerated().map { ("\($0.offset).md", section($0.element)) }
    #expect(try first(question, chapters) == title)
  }

  @Test("Words that only phrase a question do not decide what answers it")
  func phrasing() throws {
    let chapters = [
      ("a.md", section("What each turn really does")),
      ("b.md", section("A tab is shown again")),
    ]
    for question in ["do I really need each tab shown", "a user went though also the tab shown"] {
      #expect(try first(question, chapters) == "A tab is shown again")
    }
  }

  @Test(
    "A call of the phone is searched for, and one of a method is not",
    arguments: [
      ("answers a phone call", "A call stops it"),
      ("answering an incoming call", "A call stops it"),
      ("a phone call comes in", "A call stops it"),
      ("does it call the answer on a phone", "The answer comes on a phone"),
    ])
  func phoneCall(_ question: String, _ title: String) throws {
    let titles = ["The answer comes on a phone", "A call stops it", "It is put in front"]
    let chapters = titles.enumerated().map { ("\($0.offset).md", section($0.element)) }
    #expect(try first(question, chapters) == title)
  }

  @Test("A section that runs on one platform alone ranks last for a word of the other")
  func platform() throws {
    let chapters = [
      ("a.md", section("The end of a transition", "So", launch)),
      ("b.md", section("The end of a transition again", "So", launchOfController)),
    ]
    #expect(try first("viewDidAppear at the end of a transition", chapters).hasSuffix("again"))
    #expect(try !first("onResume at the end of a transition", chapters).hasSuffix("again"))
  }

  @Test("A question for a counterpart is about what it names, on both platforms")
  func counterpart() throws {
    let chapters = [
      ("a.md", section("Home has no counterpart")),
      ("b.md", section("The shade opens again", "So", launch)),
      ("c.md", section("The shade opens twice", "So", "screen A\n\nlaunch A\n  both  A.load")),
    ]
    #expect(try first("iOS counterpart of the shade", chapters).hasSuffix("twice"))
    let titles = ["A pause under a cover", "A pause corresponds to nothing"]
    let pauses = titles.enumerated().map { ("\($0.offset).md", section($0.element)) }
    #expect(try first("what is equivalent to a pause", pauses).hasSuffix("to nothing"))
  }

  @Test("A section about past versions ranks behind one that holds today")
  func past() throws {
    let chapters = [
      ("a.md", section("Home of old", "So", "versions android ..27\n\(launch)")),
      ("b.md", section("Home of now", "So", "versions android 28..\n\(launch)")),
    ]
    #expect(try first("home", chapters) == "Home of now")
  }

  @Test("A section about another toolkit ranks behind one about the platform")
  func toolkit() throws {
    let chapters = [
      ("lenses/a.md", section("Home pauses the engine")),
      ("z.md", section("Home pauses the screen")),
    ]
    let question = "which callbacks when the home button is pressed"
    #expect(try first(question, chapters).hasSuffix("screen"))
    #expect(try first("home engine", chapters).hasSuffix("engine"))
  }

  @Test("Words that are adjacent in the question and in the text count for more")
  func together() throws {
    let found = try first(
      "split screen",
      [
        ("a.md", section("A screen that is split is none")),
        ("b.md", section("In a split screen all is none")),
      ])
    #expect(found.hasPrefix("In a split screen"))
  }

  @Test("An answer has its place, the versions on which it holds, and what to run next")
  func place() throws {
    let specs = try SpecFolder(
      section("Home stops it", "It does", "versions android 28..\n\(launch)"))
    let output = CommandRun("ask", "home", specs: specs.path).output
    // The line breaks depend on the folder.
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("opening.md:3, on Android 28..37 It does"))
    #expect(output.contains("\nNext\n  lifecycle compare 'opening#home-stops-it' --all\n"))
  }
}
