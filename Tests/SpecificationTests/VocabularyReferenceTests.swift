import Specification
import Testing

@Suite struct VocabularyReferenceTests {
  @Test func `A verb is shown with its operands, clauses and attributes`() throws {
    let verbs = Fixture.android.actions + Fixture.ios.actions + Fixture.ios.verbs
    let usages = verbs.map(\.usage)
    #expect(
      usages.contains("start ACTIVITY [flags=NEW_TASK|CLEAR_TASK|CLEAR_TOP|SINGLE_TOP] [extra=…]"))
    #expect(
      usages.contains(
        "commit replace FRAGMENT with FRAGMENT | remove FRAGMENT | add FRAGMENT, … [addToBackStack]"
      ))
    #expect(usages.contains("transition CONTROLLER to CONTROLLER [DURATION]"))
    #expect(usages.contains("set view controllers CONTROLLER … [animated]"))
    #expect(usages.contains("drag sheet [complete|cancel]"))
  }

  @Test func `Tables name every verb, callback and event, and escape what would end a cell`() {
    let vocabulary = Fixture.vocabulary
    let verbs = vocabulary.verbReference
    #expect(
      verbs.contains("| `swipe away` | The user removes the app from the list of recent apps. |"))
    #expect(verbs.contains("| `drag sheet [complete\\|cancel]` | A drag on the sheet. |"))
    let callbacks = vocabulary.callbackReference
    #expect(callbacks.contains("| `onCreate` | always | `savedInstanceState` |  |"))
    #expect(callbacks.contains("| `loadView` | once named |  |  |"))
    let events = vocabulary.neutralEventReference
    #expect(events.contains("| `application` | `launch` `activate` `terminate` |"))
    #expect(events.contains("| `final` | `true` `false` |"))
  }

  @Test func `A table without rows is left out`() {
    #expect(
      Vocabulary(platforms: [PlatformVocabulary(name: "web", versions: [1])]).verbReference == "")
  }
}
