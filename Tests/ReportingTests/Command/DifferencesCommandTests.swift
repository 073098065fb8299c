import LifecycleCommand
import Testing

@Suite("lifecycle differences")
struct DifferencesCommandTests {
  private static func chapter(_ steps: String) -> String {
    """
    # Differences

    ## Both go on

    They do [android] [ios].

    ```lifecycle
    screen A
    screen B

    \(steps)
    ```

    [android]: https://developer.android.com/guide "documented: a section"
    [ios]: https://developer.apple.com/documentation/uikit "documented: a section"

    """
  }

  private static let alike = "launch A\nopen B\n  both  B.load ..."
  private static let divided =
    "launch A\n  both  A.load ...\nandroid: other app to front & ios: rotate\nopen B"

  @Test("Explained differences exit with 0 and are counted by divergence")
  func explained() throws {
    let folder = try SpecFolder(Self.chapter(Self.alike))
    let run = CommandRun("differences", folder.path)
    #expect(run.code == .conforming)
    #expect(run.output.hasPrefix("id   shows in          divergence\n"))
    #expect(run.output.contains("D5   1 step of 1 case"))
    #expect(run.output.hasSuffix("2 steps compared, 2 differ, declared divergences explain all\n"))
    let limited = CommandRun("differences", folder.path, "--unexplained")
    #expect(limited.output == "2 steps compared, 2 differ, declared divergences explain all\n")
  }

  @Test("Differences caused by the script itself are listed and are not failures")
  func divided() throws {
    let folder = try SpecFolder(Self.chapter(Self.divided))
    let run = CommandRun("differences", folder.path, "--unexplained")
    #expect(run.code == .conforming)
    #expect(run.output.contains("scripted differently: android: other app to front & ios: rotate"))
    #expect(run.output.contains("  only iOS says A.environmentChange here (configChange)\n"))
  }

  @Test("A comparison of such a script says so too", arguments: ["text", "markdown", "html"])
  func comparison(_ format: String) {
    let reason = "scripted differently, which may be the reason for what is marked"
    func compare(_ script: String) -> CommandRun {
      CommandRun("compare", script, "--format", format, variables: ["COLUMNS": "120"])
    }
    let divided = compare("launch A; android: other app to front & ios: rotate")
    #expect(divided.output.ranges(of: reason).count == 1)
    #expect(!compare("launch A; open B").output.contains(reason))
    #expect(!compare("launch A; android: start B & ios: push B").output.contains(reason))
  }

  @Test("A table has one line for each difference, separated by tabs")
  func table() throws {
    let folder = try SpecFolder(Self.chapter(Self.alike))
    let run = CommandRun("differences", folder.path, "--format", "tsv")
    let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows.first?.first == "path")
    #expect(rows.allSatisfy { $0.count == 8 })
    #expect(
      rows.contains {
        $0[3...] == ["open B", "android", "A.willHide", "navigation", "D5"] && $0[1] == "12"
      })
    let markdown = CommandRun("differences", folder.path, "--format", "markdown")
    #expect(markdown.output.contains("| id | divergence | steps | cases |\n"))
    #expect(markdown.output.contains("| D5 | A leaving screen is paused first. | 1 | 1 |"))
  }

  @Test("An empty comparison is unusable input")
  func nothing() throws {
    let folder = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds))
    let run = CommandRun("differences", folder.path)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("no case runs on both platforms"))
    #expect(CommandRun("differences", "/nowhere").code == .unusableInput)
    #expect(CommandRun("differences", folder.path, "--format", "json").code == .unusableInput)
  }
}
