import Foundation
import LifecycleCommand
import TestSupport
import Testing

@Suite("lifecycle words")
struct WordsCommandTests {
  @Test("A transaction's operations are listed once, for all four ways to commit")
  func listsOperationsOnce() {
    let output = CommandRun("words", "--format", "markdown").output
    // It occurs once in the usage, and once in its explanation.
    #expect(output.components(separatedBy: "setMaxLifecycle FRAGMENT STATE").count == 3)
    #expect(output.contains("commitNow …, like commit"))
  }

  @Test("A verb without operations lists what it takes")
  func saysWhatItTakes() {
    #expect(CommandRun("words").output.contains("finish [ACTIVITY]"))
  }

  @Test("A kind of object limits the list to the words that relate to it")
  func narrowsToAKind() {
    let output = CommandRun("words", "activity").output
    #expect(output.contains("launchMode=…"))
    #expect(output.contains("onNewIntent(intent"))
    #expect(output.contains("state A stopped"))
    #expect(!output.contains("viewDidLoad"))
  }

  @Test("A part of a word, or a value, finds each word with its page")
  func findsWords() {
    let mode = CommandRun("words", "singletask").output
    #expect(mode.contains("launchMode=…"))
    #expect(mode.contains("activity-element#lmode"))
    let swipe = CommandRun("words", "swipe", "back").output
    #expect(swipe.contains("swipe back [complete|cancel|begin]"))
    #expect(!swipe.contains("swipe page"))
    let push = CommandRun("words", "pushViewController").output
    #expect(push.contains("push CONTROLLER [in RECEIVER]"))
  }

  @Test("The words that may follow a verb are explained, with the verbs that take them")
  func findsWhatFollows() {
    let pop = CommandRun("words", "popUpTo", "--format", "markdown").output
    #expect(pop.contains("popUpTo=…"))
    #expect(pop.contains("Follows 'navigate'"))
    let operation = CommandRun("words", "setMaxLifecycle", "--format", "markdown").output
    #expect(operation.contains("Follows 'commit', 'commitNow'"))
    #expect(CommandRun("words", "setLaunchDisplayId").output.contains("display=…"))
  }

  @Test("The values of a verb's attribute are found, including those not implemented yet")
  func findsValuesOfVerbs() {
    let flags = CommandRun("words", "NEW_TASK").output
    #expect(flags.contains("flags=…"))
    #expect(flags.contains("CLEAR_TOP"))
    #expect(CommandRun("words", "MATCH_EXTERNAL").output.contains("Not modelled yet: "))
    let reference = CommandRun("words", "--format", "markdown").output
    #expect(reference.contains("## Not modelled yet"))
    #expect(reference.contains("`flags MATCH_EXTERNAL`"))
  }

  @Test("A value is found with the prefix that it has on the platform")
  func findsPrefixedValues() {
    #expect(CommandRun("words", "FLAG_ACTIVITY_CLEAR_TOP").output.contains("flags=…"))
    #expect(CommandRun("words", "RESULT_OK").output.contains("setResult OK|CANCELED"))
  }

  @Test("A query that matches no name is searched in the summaries and the pages")
  func findsPages() {
    #expect(CommandRun("words", "tablet").output.contains("largeScreen"))
    #expect(CommandRun("words", "embedding").output.contains("splitPair=…"))
  }

  @Test("If no phrase matches, a word with all parts of the query in any order is found")
  func findsParts() {
    let swipe = CommandRun("words", "back", "swipe").output
    #expect(swipe.contains("swipe back [complete|cancel|begin]"))
    #expect(!swipe.contains("swipe page"))
    #expect(CommandRun("words", "picture-in-picture").output.contains("enter picture in picture"))
    #expect(CommandRun("words", "swipe", "onCraete").code == .unusableInput)
  }

  @Test("An abbreviation finds what it stands for, and names that contain it")
  func abbreviations() {
    let picture = CommandRun("words", "PiP").output
    #expect(picture.contains("enter picture in picture"))
    #expect(picture.contains("launchIntoPip"))
    let keyboard = CommandRun("words", "ime").output
    #expect(keyboard.contains("hide keyboard"))
    #expect(!keyboard.contains("mimeType"))
    #expect(CommandRun("words", "vc").output == CommandRun("words", "controller").output)
  }

  @Test("An unknown word is an error with a suggestion")
  func unknown() {
    let run = CommandRun("words", "onCraete")
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("unknown word 'onCraete'; did you mean 'onCreate'?"))
  }

  @Test("A query without letters does not match all words", arguments: ["", " "])
  func empty(_ word: String) {
    #expect(CommandRun("words", word).code == .unusableInput)
  }

  @Test("The reference of the language is the output of the command")
  func reference() throws {
    let difference = firstDifference(
      of: try Repository.text(of: "Specs/Reference.md"),
      from: CommandRun("words", "--format", "markdown").output)
    #expect(
      difference == nil,
      "write it anew: swift run lifecycle words --format markdown > Specs/Reference.md")
  }
}
