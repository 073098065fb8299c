import Specification
import Testing

@Suite struct UsageTests {
  @Test func `The usage of a verb has its operands, clauses and attributes`() {
    let verbs = Fixture.android.actions + Fixture.ios.actions + Fixture.ios.verbs
    let usages = verbs.map(\.usage)
    #expect(
      usages.contains("start ACTIVITY [flags=NEW_TASK|CLEAR_TASK|CLEAR_TOP|SINGLE_TOP] [extra=…]"))
    #expect(
      usages.contains(
        "commit replace FRAGMENT with FRAGMENT | remove FRAGMENT"
          + " | add FRAGMENT [container=main|side], … [addToBackStack]"
      ))
    #expect(usages.contains("transition CONTROLLER to CONTROLLER [DURATION]"))
    #expect(usages.contains("set view controllers CONTROLLER … [animated]"))
    #expect(usages.contains("drag sheet [complete|cancel]"))
  }
}
