import Foundation
import LifecycleCommand
import TestSupport
import Testing

@Suite("lifecycle words")
struct WordsCommandTests {
  @Test("The operations of a transaction stand in its usage once, for all four ways to commit")
  func listsOperationsOnce() {
    let output = CommandRun("words", "--format", "markdown").output
    // Once in the usage, and once explained.
    #expect(output.components(separatedBy: "setMaxLifecycle FRAGMENT STATE").count == 3)
    #expect(output.contains("commitNow …, like commit"))
  }

  @Test("A verb without operations says what it takes")
  func saysWhatItTakes() {
    #expect(CommandRun("words").output.contains("finish [ACTIVITY]"))
  }

  @Test("A kind of object narrows the list to what has to do with it")
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

  @Test("What may follow a verb is explained, with the verbs that take it")
  func findsWhatFollows() {
    let pop = CommandRun("words", "popUpTo", "--format", "markdown").output
    #expect(pop.contains("popUpTo=…"))
    #expect(pop.contains("Follows 'navigate'"))
    let operation = CommandRun("words", "setMaxLifecycle", "--format", "markdown").output
    #expect(operation.contains("Follows 'commit', 'commitNow'"))
    #expect(CommandRun("words", "setLaunchDisplayId").output.contains("display=…"))
  }

  @Test("What a verb's attribute may be is found, and what it may not be yet")
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

  @Test("What no name has is looked for in the sentences and the pages")
  func findsPages() {
    #expect(CommandRun("words", "tablet").output.contains("largeScreen"))
    #expect(CommandRun("words", "embedding").output.contains("splitPair=…"))
  }

  @Test("Where there is no such phrase, all its parts find a word in any order")
  func findsParts() {
    let swipe = CommandRun("words", "back", "swipe").output
    #expect(swipe.contains("swipe back [complete|cancel|begin]"))
    #expect(!swipe.contains("swipe page"))
    #expect(CommandRun("words", "picture-in-picture").output.contains("enter picture in picture"))
    #expect(CommandRun("words", "swipe", "onCraete").code == .unusableInput)
  }

  @Test("What is written short finds what it stands for, and what has it in its name")
  func abbreviations() {
    let picture = CommandRun("words", "PiP").output
    #expect(picture.contains("enter picture in picture"))
    #expect(picture.contains("launchIntoPip"))
    let keyboard = CommandRun("words", "ime").output
    #expect(keyboard.contains("hide keyboard"))
    #expect(!keyboard.contains("mimeType"))
    #expect(CommandRun("words", "vc").output == CommandRun("words", "controller").output)
  }

  @Test("A word that there is not is an error with what may have been meant")
  func unknown() {
    let run = CommandRun("words", "onCraete")
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("unknown word 'onCraete'; did you mean 'onCreate'?"))
  }

  @Test("A word without a letter in it does not stand for all of them", arguments: ["", " "])
  func empty(_ word: String) {
    #expect(CommandRun("words", word).code == .unusableInput)
  }

  @Test("The reference of the language is what the command prints")
  func reference() throws {
    let difference = firstDifference(
      of: try Repository.text(of: "Specs/Reference.md"),
      from: CommandRun("words", "--format", "markdown").output)
    #expect(
      difference == nil,
      "write it anew: swift run lifecycle words --format markdown > Specs/Reference.md")
  }
}
