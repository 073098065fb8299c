@testable import Bridge
import Testing

/// The shapes of lines that loggers, tools and consoles write, as they stand in public repositories
/// and issues.
@Suite("The shapes of logs")
struct LogShapeTests {
  /// `MainActivity.onCreate`; `?.onCreate` for a callback whose object the line does not tell.
  private func callbacks(_ text: String, of script: String, on platform: Platform) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let log = DeviceLog(lines, of: parsed(script), on: platform)
    let claimed = log.entries.map { (line: $0.line, text: "\($0.object).\($0.callback)") }
    let unclaimed = log.unclaimed.map { (line: $0.line, text: "?.\($0.callback)") }
    return (claimed + unclaimed).sorted { $0.line < $1.line }.map(\.text)
  }

  @Test(
    "Logcat in each of its formats",
    arguments: [
      // brief, process, tag, time, threadtime, with a year, with a zone
      "D/MainActivity( 1234): onCreate", "D( 1234) onCreate  (MainActivity)",
      "D/MainActivity: onCreate", "11-30 10:00:00.123 D/MainActivity( 1234): onCreate",
      "11-30 10:00:00.123  1234  1250 D MainActivity: onCreate",
      "2026-11-30 10:00:00.123  1234  1250 D MainActivity: onCreate",
      "2026-11-30 10:00:00.123 +0100  1234  1250 D MainActivity: onCreate",
      "1796032800.123  1234  1250 D MainActivity: onCreate",
      // The panel of Android Studio up to Electric Eel, and since.
      "2022-01-20 14:01:32.624 6937-6937/com.example.app D/MainActivity: onCreate() called",
      "02-08 14:00:30.567 31012-31012/? D/MainActivity: onCreate",
      "2024-04-26 14:56:48.684  5484-5484  MainActivity   com.example.app   D  onCreate Called",
      "MainActivity            D  onCreate",
      "2024-02-24 20:55:23.066  6674-6674  main activity   com.example.app   D  onCreate",
      "01:50:53.270 [Test]MainActivity      D  onCreate",
      // What tools and loggers make of it.
      ",D/MainActivity( 1234): onCreate,", "D/KLog: (MainActivity.java:62) onCreate",
      "2026-04-19 21:17:55.057 D/MainActivity: onCreate", "println: MainActivity onCreate",
      "31398-31398/? I/System.out: OnCreate: MainActivity", "MainActivity::MyFragment::onCreate",
      "MainActivity$onCreate$1: onCreate", "MainActivity.kt:12 onCreate(savedInstanceState=null)",
      "{\"header\":{\"tag\":\"MainActivity\",\"pid\":1},\"message\":\"onCreate\"}",
      "\"raw\": \" [ 08-01 18:17:20.628  4531: 4531 D/MainActivity ]\\nonCreate\\n\\n\"",
    ])
  func logcat(_ line: String) {
    #expect(callbacks(line, of: "launch MainActivity", on: .android) == ["MainActivity.onCreate"])
  }

  @Test(
    "Apple's consoles and the loggers of its apps",
    arguments: [
      "2016-03-22 15:12:11.475 Demo[49348:2047139] -[HomeViewController viewDidLoad]",
      "2026-11-30 10:00:00.123456+0100 Demo[123:456] [HomeViewController] viewDidLoad",
      "2013-06-04 17:28:12.095 Demo[3833:c07] viewDidLoad: HomeViewController",
      "2026-11-30 10:00:00.123 Db Demo[4312:aB90] [com.example.app:HomeViewController] viewDidLoad",
      "2026-11-30 10:00:00.112233+0100 0x1  Default     0x0    1  0    Demo: (Lib) "
        + "[com.example.app:HomeViewController] viewDidLoad",
      "2012-02-16 16:49:41.008 Demo[14824:15203] [INFO] (-[HomeViewController viewDidLoad]) - "
        + "Called for object <HomeViewController: 0x8b37770>",
      "2014-12-18 17:58:41.381 [Verbose] [HomeViewController.swift:17] viewDidLoad(): loaded",
      "[HomeViewController.swift:17] viewDidLoad()", "HomeViewController.viewDidLoad():23 - loaded",
      "\u{1F535} [HomeViewController] viewDidLoad",
      "<Demo.HomeViewController: 0x7fb1> viewDidLoad()",
      "Optional(Demo.HomeViewController) viewDidLoad()", "HomeViewController viewDidLoad()",
      "[2026-11-30T10:00:00] [INFO] [com.example.app:HomeViewController] viewDidLoad",
      "{\"category\":\"HomeViewController\",\"eventMessage\":\"viewDidLoad\"}",
    ])
  func console(_ line: String) {
    #expect(
      callbacks(line, of: "launch HomeViewController", on: .ios)
        == ["HomeViewController.viewDidLoad"])
  }

  @Test(
    "A line that names no object, or only the tag of the whole app, leaves it to '--unnamed'",
    arguments: [
      "12-16 23:59:35.806 7477-7477/com.example.app I/System.out: onCreate",
      "11-30 10:00:00.000  1234  1234 D MyTag   : onCreate", "D/MyTag: onCreate",
      "LifeTest                 D  onCreate:", "D( 1234: 1234) onCreate",
    ])
  func untold(_ line: String) {
    #expect(callbacks(line, of: "launch MainActivity", on: .android) == ["?.onCreate"])
  }

  @Test(
    "A shortened tag is the only object that it can be",
    arguments: [
      "SettingsDe...lActivity  D  onCreate", "SettingsDe\u{2026}lActivity  D  onCreate",
      // 23 characters, as many as a tag had before Android 8.
      "D/SettingsDetailPanelActi: onCreate",
    ])
  func shortened(_ line: String) {
    let name = "SettingsDetailPanelActivity"
    #expect(callbacks(line, of: "launch \(name)", on: .android) == ["\(name).onCreate"])
    #expect(
      callbacks(
        line, of: "launch \(name); open SettingsDetailPanelActionActivity", on: .android
      ).count == 1)
    let two = "launch SettingsDetailPanelActivity; open SettingsDetailPanelActiveActivity"
    #expect(
      callbacks("D/SettingsDetailPanelActi: onCreate", of: two, on: .android) == ["?.onCreate"])
  }

  @Test(
    "A block of braces lasts to its end, however its lines are indented",
    arguments: [
      "A {\nonCreate\nonStart\n}\nonStop", "A\n{\nonCreate\nonStart\n}\nonStop",
      "A\n{\n  onCreate\n  onStart\n}\nonStop", "{\nscreen: A\nonCreate\nonStart\n}\nonStop",
      "  A {\n  onCreate\n  onStart\n  }\n  onStop",
      "A {\nonCreate\nB {\n}\nonStart\n}\nonStop",
    ])
  func flatBraces(_ text: String) {
    #expect(
      callbacks(text, of: "launch A; open B", on: .android) == [
        "A.onCreate", "A.onStart", "?.onStop",
      ])
  }

  @Test("A message of Android Studio's export has the tag of its header, and no other message's")
  func export() {
    func message(_ tag: String, _ text: String) -> String {
      """
          {
            "header": {
              "logLevel": "DEBUG",
              "tag": "\(tag)",
              "timestamp": {
                "seconds": 1
              }
            },
            "message": "\(text)"
          }
      """
    }
    let messages = [
      message("A", "onCreate"), message("Other", "onStart"), message("B", "onCreate"),
      message("A", "onStop"),
    ]
    let text =
      "{\n  \"logcatMessages\": [\n" + messages.joined(separator: ",\n") + "\n  ]\n}"
    #expect(
      callbacks(text, of: "launch A; open B", on: .android) == [
        "A.onCreate", "?.onStart", "B.onCreate", "A.onStop",
      ])
  }

  @Test("What two blocks name differently belongs to neither")
  func ambiguous() {
    let text = """
      {
        "from": {
          "screen": "A"
        },
        "to": {
          "screen": "B"
        },
        "event": "onCreate"
      }
      """
    #expect(callbacks(text, of: "launch A; open B", on: .android) == ["?.onCreate"])
  }

  @Test("The fields that Xcode writes below a message tell its object")
  func trailer() {
    let fields =
      "Type: Debug | Timestamp: 2026-11-30 10:00:00.123456+01:00 | Process: Demo"
      + " | Library: Demo | Subsystem: com.example.app | Category: "
    let text = "viewDidLoad\n\(fields)A | TID: 0x1a2b\nviewDidLoad()\n\(fields)B\nviewDidAppear"
    #expect(
      callbacks(text, of: "launch A; open B", on: .ios) == [
        "A.viewDidLoad", "B.viewDidLoad", "?.viewDidAppear",
      ])
  }

  @Test(
    "A log may stand in a comment",
    arguments: [
      " * D/A: onCreate...\n * D/A: onStart...\n *        onStop...",
      "/**\n * D/A: onCreate...\n * D/A: onStart...\n *        onStop...\n */",
      "//D/A: onCreate\n//D/A: onStart\n//     onStop",
      "# D/A: onCreate\n# D/A: onStart\n#   onStop",
    ])
  func comments(_ text: String) {
    #expect(
      callbacks(text, of: "launch A", on: .android) == ["A.onCreate", "A.onStart", "A.onStop"])
  }

  @Test("Many blocks that never end are read at once")
  func depth() {
    let text = Array(repeating: "{", count: 20_000) + Array(repeating: "onCreate", count: 20_000)
    #expect(callbacks(text.joined(separator: "\n"), of: "launch A", on: .android).count == 20_000)
  }
}
