import LifecycleCommand
import TestSupport
import Testing

@Suite("lifecycle transitions")
struct TransitionsCommandTests {
  @Test("Versions with the same callbacks share a line")
  func groupsVersions() {
    let output = CommandRun("transitions", "--ios", "17,18").output
    #expect(output.contains("tap on a tab for the first time"))
    #expect(output.contains(" 17 "))
    #expect(output.contains("17…18"))
    #expect(!output.contains("startActivity"))
  }

  @Test("A step that is impossible on a version has the reason")
  func saysWhyNot() {
    let output = CommandRun("transitions", "--ios", "12", "--format", "markdown").output
    #expect(output.contains("B is not in a sheet that can be dragged"))
  }

  @Test("A callback that is watched only by name is shown where it matters")
  func showsWhatIsWatched() {
    let output = CommandRun("transitions", "--android", "36", "--format", "markdown").output
    #expect(output.contains("`B.onPause` `A.onRestart` `A.onStart` `A.onNewIntent` `A.onResume`"))
    #expect(output.contains("`A.onHiddenChanged`"))
  }

  @Test("It takes no operand")
  func refusesOperands() {
    let run = CommandRun("transitions", "push")
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("unexpected argument 'push'"))
  }

  @Test("The page of all transitions is the output of the command")
  func page() throws {
    let difference = firstDifference(
      of: try Repository.text(of: "Documentation/Transitions.md"),
      from: CommandRun("transitions", "--format", "markdown").output)
    #expect(
      difference == nil,
      "write it anew: swift run lifecycle transitions --format markdown > Documentation/Transitions.md"
    )
  }
}
