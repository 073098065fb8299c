import Testing

/// B is shown on another display than A.
private let onAnotherDisplay =
  "device android displays=2; device ios linkedSDK=26; screen A; screen B; launch A; "
  + "android: start B display=1 flags=NEW_TASK|MULTIPLE_TASK & ios: connect display B"

/// The divergences that a comparison names for events while something else has the user's input, or
/// while the app is not visible.
@Suite("Signs of events that are not visible")
struct HiddenSignTests {
  @Test(arguments: [
    ("launch A; open B; interrupt; close B", ["D54", "D55"]),
    (
      "screen A; screen B; part P in A; launch A; open B; interrupt; close B", ["D54", "D55"]
    ),
    ("launch A; open B; ask permission; close B", ["D8"]),
    ("launch A; ask permission; rotate", ["D12"]),
    ("launch A; home & deep link B; back", ["D34"]),
    ("launch A; open B; open C; back & close A", ["D2", "D30"]),
    ("screen A; screen B; part P in B; launch A; open B & home; return", ["D66"]),
    ("screen A; screen B launchMode=singleInstance; launch A; open B; home; return", ["D75"]),
    (
      "screen A; screen B launchMode=singleInstance; launch A; open B; home; return; back",
      ["D26", "D75"]
    ),
    (
      """
      screen A; screen B theme=translucent modalPresentationStyle=overFullScreen; launch A; \
      present B & home
      """, ["D4", "D26", "D66"]
    ),
    (
      """
      screen A; screen B; part P in B; part Q in B notAdded; tabs T in B viewControllers=P,Q; \
      launch A; open B; select tab Q; home; kill; return
      """, ["D24"]
    ),
    (
      "screen A; screen B modalPresentationStyle=fullScreen; launch A; present B & back",
      ["D5", "D64"]
    ),
    (
      "screen A; part P in A; screen B; launch A; open B & remove part P",
      ["D2", "D5", "D26", "D36"]
    ),
    (
      """
      screen A; screen B; screen C; launch A; open B; ios: keep B in A; back; deep link C; back
      """, ["D34"]
    ),
    (
      """
      screen A; screen B; launch A; open B; ios: keep B in A; back; alert & back; back
      """, ["D26", "D64"]
    ),
    ("screen A; part P in A; screen B; launch A; home; open B", ["D4", "D66"]),
    (
      "screen A; part P in A; part Q in A notAdded; launch A; back & add part Q", ["D26", "D28"]
    ),
    (
      "screen A; part P in A; part Q in A notAdded; launch A; back & replace part P with Q",
      ["D26", "D28", "D36", "D57"]
    ),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q & select tab P
      """, ["D3", "D16", "D47", "D59"]
    ),
    ("\(onAnotherDisplay); android: touch A; back", ["D26", "D28"]),
    (
      """
      device ios idiom=pad; screen A; part P in A; part Q in A; split S in A primary=P secondary=Q; \
      launch A; home
      """, ["D4", "D26", "D78"]
    ),
    (
      """
      device ios idiom=pad; screen A; part P in A; part Q in A; \
      split S in A primary=P secondary=Q style=doubleColumn; launch A; lock
      """, ["D4", "D26", "D78"]
    ),
    (
      "versions ios 12; device ios restoresState; screen A restorationIdentifier; launch A; home",
      ["D4"]
    ),
    ("\(onAnotherDisplay); interrupt", ["D26", "D43"]),
    ("screen C; \(onAnotherDisplay); open C", ["D26", "D43"]),
    ("screen C; \(onAnotherDisplay); open C; back", ["D43"]),
  ])
  func `What continues out of sight is explained, and by nothing else`(
    script: String, ids: [String]
  ) {
    let step = LastStep(of: script)
    #expect(step.divergences == ids)
    #expect(step.undeclared == [])
  }
}
