@testable import Bridge
import Testing

@Suite("Reading a log")
struct DeviceLogTests {
  /// `2 A.onCreate`: the line number and its meaning.
  private func entries(
    _ text: String, of script: String = "launch A; open B", on platform: Platform = .android
  ) -> [String] {
    log(text, of: script, on: platform).entries.map { "\($0.line) \($0.object).\($0.callback)" }
  }

  private func log(_ text: String, of script: String, on platform: Platform) -> DeviceLog {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return DeviceLog(lines, of: parsed(script), on: platform)
  }

  @Test(
    "A line in any format counts if it contains an object and a callback",
    arguments: [
      "A.onCreate", "A: onCreate()", "onCreate A", "onCreate: com.example.A@1f2e",
      "11-30 04:00:00.000 1000 1000 D A : >> onCreate(savedInstanceState=null)",
      "[A onCreate]", "lifecycle,A,onCreate,1234", "A onCreate (super of B called)",
    ])
  func forms(_ line: String) {
    #expect(entries(line) == ["1 A.onCreate"])
  }

  @Test(
    "A name may be written with blanks",
    arguments: [
      "First Screen: onCreate", "First screen onCreate", "[first screen] onCreate",
      "onCreate of the First Screen", "Screen First Screen onCreate",
    ])
  func blanks(_ line: String) {
    #expect(entries(line, of: "launch FirstScreen") == ["1 FirstScreen.onCreate"])
    #expect(entries("First, Screen onCreate", of: "launch FirstScreen") == [])
  }

  @Test("A callback may be written with other capitals, but an object may not")
  func spelling() {
    #expect(entries("A: OnCreate\nA ONSTART\na onResume") == ["1 A.onCreate", "2 A.onStart"])
  }

  @Test(
    "The framework's event log names each callback by a tag",
    arguments: [
      ("I wm_on_create_called: [76210624,com.example.A,performCreate,56]", "onCreate"),
      ("I/am_on_paused_called( 4965): [0,com.example.A,performPause]", "onPause"),
      ("wm_on_activity_result_called: [0,1,com.example.A,ACTIVITY_RESULT]", "onActivityResult"),
      (
        "I wm_on_top_resumed_lost_called: [1,com.example.A,topStateChangedWhenResumed]",
        "onTopResumedActivityChanged"
      ),
    ])
  func eventLog(_ line: String, _ callback: String) {
    #expect(entries(line) == ["1 A.\(callback)"])
    #expect(entries("I wm_pause_activity: [0,30674795,com.example/.A,userLeaving=true]") == [])
  }

  @Test(
    "An event of a Lifecycle is known with its owner and without",
    arguments: [
      ("A: ON_START", "lifecycle.ON_START"), ("Lifecycle.Event.ON_STOP of A", "lifecycle.ON_STOP"),
      ("A.lifecycle.ON_PAUSE", "lifecycle.ON_PAUSE"),
    ])
  func lifecycleEvents(_ line: String, _ callback: String) {
    #expect(entries(line) == ["1 A.\(callback)"])
    let script = "activity A; fragment F in A; launch A"
    #expect(entries("F.viewLifecycle.ON_STOP", of: script) == ["1 F.viewLifecycle.ON_STOP"])
  }

  @Test(
    "UIKit's methods are known by their Swift and by their Objective-C names",
    arguments: [
      ("-[A viewWillAppear:]", "viewWillAppear"), ("A init(coder:)", "initCoder"),
      ("A initWithNibName:bundle:", "initNibName"), ("A dealloc", "deinit"),
      ("A didMove(toParent:)", "didMove"), ("A didMoveToParentViewController:", "didMove"),
      ("A viewWillTransitionToSize:withTransitionCoordinator:", "viewWillTransition"),
      ("A navigationController(_:willShow:animated:)", "navigationControllerWillShow"),
      ("A navigationController:didShowViewController:animated:", "navigationControllerDidShow"),
      ("A prepare(for:sender:)", "prepare"), ("A prepareForSegue:sender:", "prepare"),
    ])
  func selectors(_ line: String, _ callback: String) {
    #expect(entries(line, of: "launch A", on: .ios) == ["1 A.\(callback)"])
  }

  @Test(
    "A class whose name is the end of many selectors is an object like any other",
    arguments: [
      "viewDidLoad() - ViewController", "ViewController viewDidLoad", "viewDidLoad ViewController",
      "-[ViewController viewDidLoad]", "viewDidLoad: <Demo.ViewController: 0x7fb1c0d0a2b0>",
    ])
  func viewController(_ line: String) {
    let script = "launch ViewController"
    #expect(entries(line, of: script, on: .ios) == ["1 ViewController.viewDidLoad"])
  }

  @Test(
    "The first argument of a delegate's method may be a part of its name",
    arguments: [
      ("applicationDidFinishLaunchingWithOptions: Inactive", "didFinishLaunchingWithOptions"),
      ("applicationDidBecomeActive: Active", "applicationDidBecomeActive"),
      ("application(_:didFinishLaunchingWithOptions:)", "didFinishLaunchingWithOptions"),
    ])
  func receivers(_ line: String, _ callback: String) {
    #expect(entries(line, of: "launch A", on: .ios) == ["1 AppDelegate.\(callback)"])
    #expect(entries("applicationdidFinish; sceneWillBe", of: "launch A", on: .ios) == [])
  }

  @Test("An ordinary word is not a callback, nor is a method that no class of the script overrides")
  func calls() {
    #expect(entries("A prepare the show\nA present(B)\nA loadViewIfNeeded", on: .ios) == [])
    let script = "controller A overrides=loadViewIfNeeded; launch A"
    #expect(entries("A loadViewIfNeeded", of: script, on: .ios) == ["1 A.loadViewIfNeeded"])
  }

  @Test("A line without a callback is skipped, but counted as a line")
  func others() {
    let log = log("A\nSkipped 30 frames\n\nA onStop", of: "launch A", on: .android)
    #expect(log.lines == 4)
    #expect(log.entries.map(\.line) == [4])
    #expect(log.unclaimed.isEmpty)
  }

  @Test("A callback belongs to the object that is named last before it")
  func nearest() {
    #expect(entries("A: B.onStart after A") == ["1 B.onStart"])
  }

  @Test("A part of a longer word is neither a callback nor an object")
  func words() {
    #expect(entries("AB onCreateView2\nA onCreated\nMainA.onCreate") == [])
  }

  @Test("A callback of an undeclared object is listed separately")
  func unclaimed() {
    let log = log("Other onCreate\nA onCreate", of: "launch A", on: .android)
    #expect(log.entries.map(\.line) == [2])
    #expect(log.unclaimed == [.init(line: 1, callback: "onCreate")])
  }

  @Test("A line may have several callbacks, each with its object")
  func several() {
    #expect(
      entries("D/A: onPause-----AD/B: onCreate  D/B: onStart")
        == ["1 A.onPause", "1 B.onCreate", "1 B.onStart"])
    #expect(entries("A onCreate calls onStart") == ["1 A.onCreate"])
    #expect(entries("A: onPause (A.onPause has returned)") == ["1 A.onPause"])
  }

  @Test("A deeper indented line that begins with a callback belongs to the object above")
  func continued() {
    #expect(
      entries("D/A: onStart\n    onResume\n\n    onPause\nD/B: onCreate")
        == ["1 A.onStart", "2 A.onResume", "4 A.onPause", "5 B.onCreate"])
  }

  @Test(
    "A line without an object does not continue any other line",
    arguments: [
      "D/A: onStart\nonResume", "  D/A: onStart\n  onResume", "D/A: onStart\nother\n  onResume",
      "D/A: onStart\n  Other: onResume",
    ])
  func notContinued(_ text: String) {
    let log = log(text, of: "launch A", on: .android)
    #expect(log.entries.map(\.callback) == ["onStart"])
    #expect(log.unclaimed.map(\.callback) == ["onResume"])
  }

  @Test(
    "A callback may have its object from the block that it stands in",
    arguments: [
      "A {\n  onCreate\n  onStart: seen\n}\nB {\n  onCreate\n}",
      "A\n  onCreate\n  event = onStart\nB\n  onCreate",
      "A\n├─ onCreate\n└─ onStart\nB\n└─ onCreate",
      "> A\n>   onCreate\n>\n>   onStart\n> B\n>   onCreate",
      """
      [
        {
          "event": "onCreate",
          "screen": "A"
        },
        {
          "screen": "A",
          "event": "onStart"
        },
        {
          "screen": "B",
          "data": {
            "event": "onCreate"
          }
        }
      ]
      """,
      """
      [ 11-30 04:12:33.017  4312: 4312 D/A ]
      onCreate
      onStart

      [ 11-30 04:12:33.051  4312: 4312 D/B        ]
      onCreate: null
      """,
    ])
  func blocks(_ text: String) {
    let found = log(text, of: "launch A; open B", on: .android)
    #expect(
      found.entries.map { "\($0.object).\($0.callback)" } == [
        "A.onCreate", "A.onStart", "B.onCreate",
      ])
    #expect(found.unclaimed.isEmpty)
  }

  @Test(
    "A callback of another object has none from its block",
    arguments: [
      "A {\n  Other: onCreate\n}", "A {\n  Other: onCreate\n    onCreate\n}", "A {\n}\nonCreate",
      "{\n  \"screen\": \"Other\",\n  \"event\": \"onCreate\"\n}\nA",
      "[ 11-30 04:12:33.017  4312: 4312 D/A ]\n[ 11-30 04:12:33.017  4312: 4312 D/Other ]\nonCreate",
    ])
  func outsideOfBlocks(_ text: String) {
    let found = log(text, of: "launch A; open B", on: .android)
    #expect(found.entries.isEmpty)
    #expect(found.unclaimed.first?.callback == "onCreate")
  }

  @Test(
    "A frame of a stack is no callback",
    arguments: [
      (Platform.android, "E AndroidRuntime: \tat com.example.A.onCreate(A.kt:12)"),
      (.android, "        at com.example.A$1.onCreate(Unknown Source:4)"),
      (.ios, "3   Demo   0x0000000102b4c0f0 -[A viewDidLoad] + 64"),
      (.ios, "3   Demo   0x0000000102b4c0f0 A.viewDidLoad() + 64 (A.swift:12)"),
    ])
  func frames(_ platform: Platform, _ line: String) {
    let found = log(line, of: "launch A", on: platform)
    #expect(found.entries.isEmpty && found.unclaimed.isEmpty)
    #expect(entries("looked at A.onCreate(null)") == ["1 A.onCreate"])
  }

  @Test("Callbacks in lines that name no object can be attributed to a given one")
  func unnamed() {
    let lines = ["F onAttach", "onCreate: made", "    onStart"]
    let script = parsed("activity A; fragment F in A; launch A")
    let log = DeviceLog(lines, of: script, on: .android, unnamed: "A")
    #expect(log.entries.map(\.object) == ["F", "A", "A"])
    #expect(log.unclaimed.isEmpty)
  }

  @Test("An object that receives no callbacks is not an object of a log")
  func silent() {
    let script = "activity A; fragment F; pager V in A pages=F; launch A"
    #expect(entries("V/A: onCreate\nV/Other: onCreate", of: script) == ["1 A.onCreate"])
  }

  @Test("A callback that only one object can receive needs no name")
  func onlySubject() {
    #expect(
      entries("sceneDidBecomeActive(_:)\nviewDidLoad", on: .ios)
        == ["1 SceneDelegate.sceneDidBecomeActive"])
  }

  @Test("An instance may have a number, and a method may follow its class in the same way")
  func numbers() {
    #expect(entries("A#2.onCreate") == ["1 A#2.onCreate"])
    #expect(entries("A#onCreate\nB#onStart(null)") == ["1 A.onCreate", "2 B.onStart"])
  }
}
