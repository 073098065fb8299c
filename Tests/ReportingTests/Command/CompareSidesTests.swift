import LifecycleCommand
import Reporting
import Testing

@Suite("lifecycle compare with several sides")
struct CompareSidesTests {
  private let script = "launch A; open B; home"

  private func lines(_ run: CommandRun) -> [Substring] { run.output.split(separator: "\n") }

  @Test("Versions are shown side by side, and those that behave alike share a column")
  func versions() {
    let run = CommandRun("compare", script, "--android", "21..36", "--only", "core")
    #expect(run.code == .conforming)
    #expect(lines(run).first?.contains("Android API 28…36") == true)
    #expect(!run.output.contains("iOS"))
    #expect(run.output.contains("savesStateAfterStop, documented:"))
  }

  @Test("Several sides of both platforms produce a table for each")
  func both() {
    let run = CommandRun("compare", script, "--android", "27,28", "--ios", "12,13")
    #expect(run.output.contains("Android API 28"))
    #expect(run.output.contains("iOS 13"))
  }

  @Test(
    "Devices, target SDKs and linked SDKs are shown side by side",
    arguments: [
      (["--idiom", "phone,pad"], "idiom=pad"), (["--target-sdk", "27,28"], "targetSdk=28"),
      (["--linked-sdk", "12,13"], "linkedSDK=13"), (["--fragment", "1.2,1.8"], "fragment=1.2"),
    ])
  func settings(_ option: [String], _ title: String) {
    let run = CommandRun(
      "compare", "launch A; present B; rotate; home", option[0], option[1], "--all",
      variables: ["COLUMNS": "120"])
    #expect(run.code == .conforming)
    #expect(lines(run).first?.contains(title) == true)
  }

  @Test("A single value of a setting applies to the device of the comparison")
  func single() {
    let run = CommandRun(
      "compare", "launch A", "--idiom", "pad", "--target-sdk", "27",
      variables: ["COLUMNS": "120"])
    #expect(lines(run).first?.contains("Android API 37, targetSdk=27") == true)
    #expect(lines(run).first?.contains("iOS 27, idiom=pad") == true)
    #expect(run.output.contains("A.load"))
  }

  @Test("Releases of the fragment library are shown side by side, with the reasons for differences")
  func fragments() {
    let script = "activity A; fragment P in A; fragment C in P; launch A; android: commit hide P"
    let run = CommandRun("compare", "--changes", script, "--fragment", "1.3..1.5")
    #expect(run.code == .conforming)
    #expect(run.output.contains("fragment 1.3 | 1.4"))
    #expect(run.output.contains("hidesChildrenWithParent"))
    #expect(!run.output.contains("1.4 | 1.5"))
    let open = CommandRun("compare", "--changes", script, "--fragment", "1.7..")
    #expect(open.output.contains("fragment 1.7, 1.8, 1.9"))
  }

  @Test("Two scripts are shown side by side on both platforms")
  func scripts() {
    let run = CommandRun("compare", "launch A; open B", "launch A; present B", "--only", "core")
    #expect(run.code == .conforming)
    #expect(run.output.contains("Android API 37"))
    #expect(run.output.contains("iOS 27"))
    #expect(run.output.contains("open B | present B"))
    let one = CommandRun("compare", "launch A; open B", "launch A; present B", "--ios", "17")
    #expect(one.output.contains("iOS 17"))
    #expect(!one.output.contains("Android"))
    let lines = CommandRun("compare", "launch A\nopen B\n", "launch A\npresent B", "--ios", "17")
    #expect(lines.output == one.output)
  }

  @Test("Only the borders of the whole range are listed, with their explanations")
  func changes() {
    let run = CommandRun("compare", "--changes", "launch A; home")
    #expect(run.code == .conforming)
    #expect(run.output.contains("Android 21…37"))
    #expect(run.output.contains("iOS 12…27"))
    #expect(run.output.contains("27 | 28"))
    #expect(run.output.contains("savesStateAfterStop"))
    #expect(!run.output.contains("24 | 25"))
    let nothing = CommandRun("compare", "--changes", "launch A", "--ios", "14..16")
    #expect(nothing.output.contains("nothing changes"))
    #expect(!nothing.output.contains("Android"))
    let refused = CommandRun("compare", "--changes", "launch A; unlock", "--ios", "14..16")
    #expect(refused.code == .notConforming)
    #expect(refused.output.hasSuffix("nothing changes\n\nNot every step could be carried out.\n"))
  }

  @Test(
    "A list may have blanks around its commas",
    arguments: [
      ("--as", "flutter, compose", "flutter,compose"), ("--android", "27, 28", "27,28"),
      ("--idiom", " phone ,pad ", "phone,pad"), ("--target-sdk", "27 , 28", "27,28"),
    ])
  func blanks(_ option: String, _ spaced: String, _ plain: String) {
    let run = CommandRun("compare", "launch A; home", option, spaced)
    #expect(run.code == .conforming, "\(run.errors)")
    #expect(run == CommandRun("compare", "launch A; home", option, plain))
  }

  @Test("Steps that do not differ are folded on request")
  func differences() {
    let run = CommandRun(
      "compare", "launch A; open B; back; home", "--differences", "--android", "27,28")
    #expect(run.output.contains("1 step alike: launch A"))
    #expect(!run.output.contains("A.onCreate"))
    #expect(run.output.contains("A.onSaveInstanceState"))
    let both = CommandRun("compare", "launch A; wait 1s; wait 2s", "--differences")
    #expect(both.output.contains("2 steps alike: wait 1s; wait 2s"))
  }

  @Test(
    "Each event has its reason and its evidence", arguments: ["text", "markdown", "html", "json"])
  func why(_ format: String) throws {
    let specs = try SpecFolder(SpecFolder.chapter(expecting: SpecFolder.holds))
    let run = CommandRun("compare", "launch A", "--why", "--format", format, specs: specs.path)
    #expect(run.code == .conforming)
    #expect(run.output.contains("#a-launch-creates-starts-and-resumes"))
    #expect(run.output.contains("https://developer.android.com/guide"))
    #expect(run.output.contains("document"))
    #expect(run.output.contains("launch; as above") == (format == "text"))
    // The report may be read far from the cases' files.
    #expect(!run.output.contains(/href="(?!https:)/))
    #expect(!run.output.contains(/\]\(<?(?!<?https:)/))
    let alone = CommandRun("compare", "launch A", "--why", specs: "nowhere")
    #expect(alone.code == .conforming)
    #expect(run.errors.isEmpty)
    #expect(alone.errors == "there is no folder 'nowhere' here, so --why cannot name a case\n")
    #expect(!alone.output.contains("; case"))
    #expect(alone.output.contains("launch; document"))
    #expect(alone.output.contains("https://developer.apple.com/"))
  }

  @Test("No line is too wide, and no name is broken", arguments: [60, 80, 100, 160])
  func widths(_ width: Int) {
    let variables = ["COLUMNS": String(width)]
    for arguments in [["--android", "21..36"], ["--ios", "12..27"], ["--idiom", "phone,pad"]] {
      let run = CommandRun(
        "compare", "launch A; present B; home", arguments[0], arguments[1], variables: variables)
      let wide = lines(run).filter { $0.columns > width && !$0.contains("://") }
      #expect(wide == [])
      if arguments[0] != "--android" {
        #expect(run.output.contains("didFinishLaunchingWithOptions"))
      }
    }
    let tour = CommandRun("compare", variables: variables)
    #expect(tour.output.contains("didFinishLaunchingWithOptions"))
    #expect(lines(tour).allSatisfy { $0.columns <= width })
  }

  @Test(
    "Invalid combinations are refused with advice",
    arguments: [
      (["launch A", "--android", "99"], "no supported API level 99; supported: 21 to 37\n"),
      (["launch A", "--android", "12"], "supported: 21 to 37; Android 12 begins with 31"),
      (["launch A", "--ios", "19"], "of iOS 19; supported: 12 to 18, 26 and 27"),
      (["launch A", "--as", "fluter"], "unknown framework 'fluter'; did you mean 'flutter'?"),
      (["launch A", "--as", "swiftui"], "unknown framework 'swiftui'; did you mean 'scenePhase'?"),
      (["launch A", "--as", "x"], "unknown framework 'x'; there are flutter, react-native"),
      (["launch A", "--as", "flutter,"], "unknown framework ''; there are flutter, react-native"),
      (["launch A; ios: push B animatd"], "unexpected 'animatd' after 'push'; did you mean"),
      (["launch A; ios: push B A"], "unexpected 'A' after 'push'"),
      (["launch A; android: start B id=1 in A"], "'start'; it has to come before the attributes"),
      (["launch A; ios: push B in animated"], "'push' needs the receiver"),
      (["home"], "the script runs on no platform; begin with 'launch A'"),
      (["launch A", "--android", "27,99"], "there is no supported API level 99"),
      (["launch A", "--android", ""], "expected a number, a range or several"),
      (["launch A", "--android", "27,"], "expected a number, a range or several"),
      (["launch A", "--ios", "17..12"], "the range runs backwards; write 12..17"),
      (["launch A", "--idiom", "tablet"], "there is no idiom 'tablet'; expected phone or pad"),
      (["launch A", "--idiom", ""], "expected phone or pad"),
      (
        ["launch A", "--fragment", "2.0"], "there is no fragment '2.0'; expected platform, 1.0"
      ),
      (["launch A", "--fragment", "1.3..1.0"], "the range runs backwards; write 1.0..1.3"),
      (["launch A", "--fragment", ".."], "there is no fragment '..'"),
      (["launch A", "--target-sdk", "1000"], "there is no supported target SDK 1000"),
      (
        ["launch A", "--android", "27,28", "--target-sdk", "27,28"],
        "--android and --target-sdk have several values"
      ),
      (["launch A", "launch B", "launch C"], "at most two can be compared"),
      (["launch A", "launch B", "--android", "27,28"], "on one version and one device only"),
      (["--changes"], "--changes needs one script"),
      (["--changes", "launch A", "launch B"], "--changes needs one script"),
      (["--changes", "launch A", "--ios", "17"], "--changes needs several versions of iOS"),
      (["--changes", "launch A", "--why"], "leave --why out"),
      (
        ["--changes", "launch A", "--visibility"],
        "both platforms; it cannot be combined with '--changes'"
      ),
      (
        ["launch A", "launch B", "--visibility"],
        "both platforms; it cannot be combined with two scripts"
      ),
      (
        ["launch A", "--visibility", "--android", "27,28"], "with several variants of one platform"
      ),
      (["--android", "27,28"], "several variants need a script"),
      (["controller A; launch A", "--android", "27,28"], "the script does not run on Android"),
      (["controller A; launch A", "--target-sdk", "27"], "the script does not run on Android"),
      (["activity A; launch A", "controller A; launch A"], "no platform runs both scripts"),
    ])
  func unusable(_ arguments: [String], _ complaint: String) {
    let run = CommandRun(["compare"] + arguments)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains(complaint), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
