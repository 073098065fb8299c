import LifecycleCommand
import Testing

@Suite("lifecycle versions")
struct VersionsCommandTests {
  @Test("A behaviour is listed under the version that changes it, with its source")
  func border() {
    let run = CommandRun("versions", "--android", "27,28")
    #expect(run.code == .conforming)
    #expect(run.output.hasPrefix("Android 28\n"))
    #expect(run.output.contains("+  savesStateAfterStop"))
    #expect(run.output.contains("-  stopsStartedActivityDirectly"))
    #expect(run.output.contains("https://developer.android.com/reference/android/app/Activity"))
  }

  @Test("A single version means the border below it")
  func single() {
    #expect(
      CommandRun("versions", "--ios", "13").output
        == CommandRun("versions", "--ios", "12,13").output)
  }

  @Test("Two versions list all borders between them")
  func apart() {
    for (option, ends, range) in [
      ("--android", "27,30", "27..30"), ("--fragment", "1.2,1.8", "1.2..1.8"),
    ] {
      #expect(
        CommandRun("versions", option, ends).output == CommandRun("versions", option, range).output)
    }
  }

  @Test("Versions that behave alike have no border")
  func alike() {
    let run = CommandRun("versions", "--android", "21..22")
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("behave alike"))
  }

  @Test("Releases of the fragment library are selected like versions")
  func fragments() {
    let run = CommandRun("versions", "--fragment", "1.2,1.3")
    #expect(run.code == .conforming)
    #expect(run.output.hasPrefix("AndroidX Fragment 1.3\n"))
    #expect(run.output.contains("hasStateManager"))
    #expect(!run.output.contains("keepsLeavingViews"))
    #expect(CommandRun("versions", "--fragment", "1.3").output == run.output)
  }

  @Test("Without an option both platforms and the fragment library are listed")
  func everything() {
    let output = CommandRun("versions", "--format", "markdown").output
    for title in ["Android 34", "iOS 18", "Android, on every version", "AndroidX Fragment 1.4"] {
      #expect(output.contains("## \(title)\n"))
    }
    #expect(output.contains("| + begins, - ends | behaviour | what it means | source |\n"))
  }

  @Test("A script limits the list to the behaviours it queries")
  func script() {
    let run = CommandRun("versions", "launch A; home")
    #expect(run.code == .conforming)
    #expect(run.output.contains("+  savesStateAfterStop"))
    #expect(run.output.contains("+  hasScenes"))
    #expect(!run.output.contains("hasSplitScreen"))
    #expect(!run.output.contains("AndroidX Fragment"))
    let none = CommandRun("versions", "launch A", "--ios", "16..18", "--format", "markdown")
    #expect(none.code == .conforming)
    #expect(
      none.output == "No behaviour that the script depends on differs between these versions.\n")
  }

  @Test("Anything but a script is unusable input", arguments: [["launch"], ["launch A", "home"]])
  func noScript(_ operands: [String]) {
    #expect(CommandRun(["versions"] + operands).code == .unusableInput)
  }

  @Test("Short words fit the width of the terminal", arguments: [40, 60, 80])
  func width(_ width: Int) {
    let run = CommandRun("versions", variables: ["COLUMNS": String(width)])
    for line in run.output.split(separator: "\n") where !line.contains("://") {
      #expect(line.count <= width, "\(line)")
    }
  }
}
