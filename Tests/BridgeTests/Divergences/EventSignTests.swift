@testable import Bridge
import Specification
import Testing

/// The explanation of a single event in a step that shows several divergences.
@Suite("The explanation of a single event")
struct EventSignTests {
  @Test(arguments: [
    ("launch A; rotate & home", "A.willHide", ["D12"]),
    ("launch A; rotate & home", "A#2.willHide", ["D4"]),
    ("launch A; deep link B; rotate", "B.environmentChange", ["D34"]),
    (
      "screen A; screen B; part P in B; launch A; deep link B; rotate; back", "P#2.willHide",
      ["D34"]
    ),
    ("launch A; back; deep link B", "B.load", ["D34"]),
    ("launch A; open B; deep link C & home; return", "C.load", ["D34"]),
    ("deep link B; home; launch B", "B#2.load", ["D50"]),
    ("deep link B; home; rotate; launch B", "B#2.load", ["D50"]),
    (
      "screen A; part P in A; screen B; deep link B; kill; return from recents", "B#2.load",
      ["D50"]
    ),
    (
      "screen A; part P in A; screen B; deep link B; kill; return from recents", "P#2.loadView",
      ["D50"]
    ),
    (
      "launch A; ios: setOverrideUserInterfaceStyle light; toggle dark mode", "A.environmentChange",
      ["D12"]
    ),
    ("screen A screenOrientation=portrait; launch A; rotate", "A.environmentChange", ["D61"]),
    (
      "screen A screenOrientation=portrait; screen B; launch A; rotate & open B",
      "A.environmentChange", ["D61"]
    ),
    (
      "screen A root screenOrientation=landscape supportedInterfaceOrientations=landscape; launch A",
      "A.environmentChange", ["D61"]
    ),
    ("screen A root; launch A; rotate; half turn", "A.environmentChange", ["D80"]),
    (
      "device android dontKeepActivities; screen A; screen B; launch A; open B & home; return",
      "B.load", ["D66"]
    ),
    (
      "device android dontKeepActivities; screen A; screen B; part P in A; launch A; open B",
      "P.detach", ["D14"]
    ),
    (
      """
      screen A; screen B; navigation N viewControllers=A; split S primary=N secondary=B; \
      android: launch A & ios: launch S
      """, "B.load", []
    ),
    ("screen A; screen B taskAffinity=b; launch A; home; launch B", "B.load", ["D75"]),
    ("screen A; screen B taskAffinity=b; launch A; home; rotate; launch B", "B.load", ["D75"]),
    ("screen A; screen B taskAffinity=b; launch A; home & launch B", "B.load", ["D75"]),
    ("screen A; part P in A; launch A; swipe away", "A.removed", ["D23"]),
    ("launch A; open B; home; kill; return; swipe away", "B#2.willHide", ["D24"]),
    ("launch A; open B; toggle dark mode & kill", "B.environmentChange", ["D22"]),
    ("launch A; open B; toggle dark mode & kill", "A#2.load", ["D24"]),
    ("launch A; open B; rotate & kill", "B#2.load", ["D24"]),
    (
      """
      device android dontKeepActivities; screen A; screen B; launch A; open B; deep link A; \
      back; back
      """, "A#3.load", ["D14"]
    ),
    ("launch A; open B; home; kill; deep link C; back", "B#2.load", ["D24"]),
    ("launch A; open B; home; kill; deep link C; back", "C.willHide", ["D50"]),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      home; kill; return
      """, "Q#2.attach", ["D59"]
    ),
    (
      """
      screen A; screen B; part P in A notAdded; launch A; open B; \
      android: commitAllowingStateLoss add P; ios: add part P; rotate; back
      """, "P.detach", ["D12"]
    ),
    (
      """
      screen A; screen B; screen C; launch A; present B; \
      android: start C in A & ios: present C in A
      """, "C.load", ["D81"]
    ),
    (
      """
      screen A; screen B; screen C; launch A; present B; \
      android: start C in A & ios: present C in A
      """, "B.willHide", ["D81"]
    ),
    (
      """
      screen A; screen B; screen C; launch A; present B; \
      android: start C in A & ios: present C in A
      """, "C.destroy", ["D81"]
    ),
    (
      """
      screen A; part P in A notAdded; launch A; home; \
      android: commitAllowingStateLoss add P & ios: add part P
      """, "P.willShow", ["D4"]
    ),
    (
      """
      screen A root; screen B
      on A.onCreate: start B
      on A.viewDidLoad: present B
      launch A
      """, "B.willShow", ["D81"]
    ),
  ])
  func `An event is explained by its own reason`(script: String, event: String, ids: [String]) {
    let rows = Comparison(of: parsed(script)).steps.last?.rows ?? []
    let explained = rows.filter { ($0.android ?? $0.ios)?.neutral?.description == event }
    #expect(explained.map(\.divergences) == [ids])
  }
}
