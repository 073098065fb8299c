import Foundation
import LifecycleCommand
import Testing

@Suite("lifecycle verbs")
struct VerbsCommandTests {
  @Test("The operations of a transaction are listed once, for all four ways to commit")
  func listsOperationsOnce() {
    let output = CommandRun("verbs", "--format", "markdown").output
    #expect(output.components(separatedBy: "setMaxLifecycle FRAGMENT STATE").count == 2)
    #expect(output.contains("commitNow …, like commit"))
  }

  @Test("A verb without operations says what it takes")
  func saysWhatItTakes() {
    #expect(CommandRun("verbs").output.contains("finish [ACTIVITY]"))
  }
}
