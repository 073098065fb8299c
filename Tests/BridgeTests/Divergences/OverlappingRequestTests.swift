import Testing

/// B is in a task of its own.
private let ownTask =
  "screen A; screen B taskAffinity=b launchMode=singleTask; launch A; open B"

/// The divergences that a comparison names when a step requests one thing before another has
/// finished.
@Suite("Signs of overlapping requests")
struct OverlappingRequestTests {
  @Test(arguments: [
    ("launch A; switch app; open B", "D66"),
    ("launch A; switch app; present B; deep link B", "D66"),
    ("screen A; part P in A; launch A; back & return", "D28"),
    ("screen A; part P in A; launch A; home & deep link A", "D34"),
    (
      """
      screen A; screen B modalPresentationStyle=fullScreen; launch A; present B; \
      cancel back gesture
      """, "D19"
    ),
    ("launch A; open app switcher; ask permission & memory pressure", "D8"),
    ("versions android 28; launch A; open B; ask permission; close", "D8"),
    ("launch A; present B & kill; rotate", "D24"), ("launch A; home; deep link B & shade", "D6"),
    ("launch A; ask permission; answer permission & shade", "D6"),
    ("versions android 29; launch A; memory pressure & shade", "D6"),
    ("versions ios 12; screen A; part P in A; launch A; swipe away", "D23"),
    ("versions android 33; launch A; close; rotate & return from recents", "D28"),
    ("versions android 24; launch A; lock; change text size", "D12"),
    ("versions android 21; versions ios 17; launch A; open B & rotate", "D12"),
    ("launch A; deep link B & interrupt; end interruption", "D34"),
    ("versions android 28; versions ios 13; launch A; ask permission; open B & home", "D8"),
    ("launch A; ask permission; close & answer permission denied", "D28"),
    ("launch A; open app switcher; open B & kill; launch A", "D24"),
    ("launch A; open B; begin back gesture & shade", "D19"),
    ("launch A; shade; present B & interrupt", "D66"),
    ("launch A; home; return; interrupt; open B", "D66"),
    ("launch A; open B; swipe away & launch B", "D23"),
    ("launch A; open B; swipe away & launch B", "D75"),
    ("launch A; home & kill & launch B", "D22"),
    (
      """
      versions ios 18; device ios idiom=pad; screen A; screen B; part P in A; part Q in A; \
      split S in A primary=P secondary=Q; launch A; open B
      """, "D62"
    ),
    ("launch A; open B & open C", "D63"), ("launch A; open B & open B", "D63"),
    (
      "screen A; screen B; screen C; launch C; open A; open B; ios: keep B in A; back; back", "D30"
    ),
    ("\(ownTask); swipe away", "D43"), ("\(ownTask); home; swipe away; launch A", "D43"),
    ("launch A; open B & home; kill; return", "D24"),
    ("versions ios 18; device ios idiom=pad; screen A; launch A; resize & interrupt", "D82"),
    ("launch A; shade & close shade & home", "D6"), ("launch A; open B; lock & open B", "D5"),
    ("launch A; ask permission & answer permission & home", "D8"),
    ("launch A; open B & ask permission", "D8"),
    ("launch A; present B; open C & ask permission", "D8"),
    ("launch A; ask permission; present B & kill", "D22"), ("launch A & kill", "D22"),
    ("launch A; close; return from recents & shade", "D28"),
    ("launch A; switch app; open B & swipe away", "D66"),
    ("screen A; screen B launchMode=singleTop; launch A; back; deep link B & swipe away", "D34"),
    (
      """
      versions ios 18; screen A; part P in A; part Q in A notAdded; launch A; open app switcher; \
      rotate & replace part P with Q
      """, "D6"
    ),
    ("launch A; switch app; close & return from recents", "D28"),
    ("launch A; ask permission; switch app & present B", "D66"),
    ("launch A; ask permission; switch app & deep link B", "D11"),
    ("launch A; present B; open A & open A", "D72"),
    ("versions ios 18; launch A; ask permission; open B & open B", "D2"),
    ("versions android 30; launch A; ask permission; open B & toggle dark mode", "D12"),
    ("launch A; alert; back & back", "D64"),
    ("launch A; alert & back; back", "D64"), ("launch A; open B; alert & back; back", "D64"),
    ("launch A; open B; alert & back; back; back", "D64"), ("launch A; alert & back & back", "D64"),
    ("launch A; open C; close & open B", "D63"), ("launch A; open B; close B & present C", "D63"),
    ("launch A; open B; close B & open C; close C", "D1"),
    (
      """
      navigation N viewControllers=A; screen A; screen B; screen C; launch A; open B; \
      android: start C & finish B & ios: pop in N animated & push C in N animated
      """, "D63"
    ),
    ("launch A; present B; close B & present C", "D79"),
    ("launch A; alert; dismiss alert & open C", "D79"),
    ("launch A; alert; dismiss alert & open C; back", "D79"),
    (
      """
      screen A; screen B modalPresentationStyle=fullScreen; \
      screen C modalPresentationStyle=fullScreen; launch A; present B; close B & present C
      """, "D79"
    ),
    ("versions android 30; launch A; open app switcher; home & present P", "D66"),
    ("versions android 28; launch A; open app switcher; present P & close", "D28"),
    ("versions android 30; launch A; open app switcher; open B & present P", "D65"),
    (
      """
      screen A; screen B modalPresentationStyle=fullScreen
      on A.onCreate: start B
      on A.viewDidLoad: present B
      launch A
      """, "D65"
    ),
    ("versions android 29; launch A; deep link A & alert", "D34"),
    ("versions android 29; launch A; open B & alert", "D5"),
    ("launch A; open app switcher; rotate & lock", "D6"),
    ("launch A; open app switcher; ask permission; return", "D68"),
    ("launch A; swipe away; launch A & swipe away", "D23"),
    ("launch A; lock; open B & unlock", "D38"), ("launch A; open B & back & home", "D54"),
    ("launch A; open B; open C; close C & close B", "D63"),
    ("launch A; home; close; launch A", "D28"), ("launch A; interrupt; open B", "D55"),
    ("launch A; ask permission; open C; close", "D8"),
    ("launch A; shade; open C & ask permission", "D8"),
    ("launch A; ask permission & open B", "D8"),
    ("launch A; ask permission & open B; close B", "D8"),
    ("versions android 25; launch A; ask permission & open B", "D8"),
    ("launch A; switch app; open B; toggle dark mode; launch A", "D66"),
    ("launch A; present B & present B; back", "D72"),
    ("launch A; deep link C & open B; close", "D34"),
    ("versions android 30; launch A; switch app; alert & open B", "D66"),
    (
      "screen A; part P in A; screen B; launch A; interrupt; present B & close", "D28"
    ),
    (
      """
      screen A; screen C modalPresentationStyle=fullScreen; launch A; open C & present C
      """, "D63"
    ),
    ("launch A; present B & kill; deep link B; begin back gesture", "D24"),
    ("launch A; home; close; return from recents", "D28"),
    ("versions android 31; launch A; close & open A; back", "D28"),
    ("launch A; kill; deep link C & swipe away", "D50"),
    ("versions android 24; launch A; home; open B & return from recents", "D66"),
    ("launch A; ask permission; open app switcher; rotate", "D6"),
    ("launch A; open B; close B & open C; back", "D30"),
    ("versions android 28; launch A; home; memory pressure & return from recents", "D18"),
    (
      """
      screen A; part P in A; launch A; open app switcher & remove part P; return & swipe away
      """, "D4"
    ),
  ])
  func `Everything caused by overlapping requests is explained by this divergence`(
    script: String, id: String
  ) {
    expectAll(explained: script, with: id)
  }

  @Test(arguments: [
    ("screen B; launch A; present B & add part Q", "D5"),
    ("screen B; launch A; open B & add part Q", "D5"),
    ("screen B; launch A; open B & replace part P with Q", "D57"),
    ("launch A; add part Q & replace part P with Q", "D53"),
    ("screen B; launch A; present A & deep link B", "D63"),
    ("launch A; ask permission; replace part P with Q & remove part Q", "D8"),
    ("launch A; deep link A & add part Q", "D34"),
  ])
  func `A part that changes in overlapping requests is explained`(steps: String, id: String) {
    expectAll(explained: "screen A; part P in A; part Q in A notAdded; \(steps)", with: id)
  }

  @Test(arguments: [
    ("launch A; select tab Q & select tab Q", "D59"),
    ("screen B; launch A; select tab Q & select tab Q; present B", "D59"),
    ("screen B; launch A; select tab Q & open B", "D3"),
    ("screen B; launch A; open B & select tab Q", "D5"),
    ("launch A; select tab Q & rotate", "D59"), ("launch A; select tab Q & deep link A", "D59"),
    ("launch A; back & select tab Q", "D28"), ("launch A; close & select tab Q", "D28"),
    ("launch A; select tab Q; close & select tab P", "D28"),
    ("screen B; launch A; back; present B & swipe away", "D23"),
  ])
  func `A tab that is selected in an overlapping request is explained`(steps: String, id: String) {
    let tabs = "screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q"
    expectAll(explained: "\(tabs); \(steps)", with: id)
  }

  @Test(arguments: [
    ("screen A; screen B; part P in B; launch A; open B & open A", "D63"),
    ("screen A; screen B; part P in B; screen C; launch A; open B & open C", "D63"),
    ("screen A; screen B; part P in B; screen C; launch A; open C & open B", "D63"),
    ("screen A; screen B; part P in B; launch A; present B & open A", "D63"),
    (
      """
      screen A; screen B; part P in B; part Q in B notAdded; launch A; open B; \
      close & replace part P with Q
      """, "D5"
    ),
  ])
  func `A part in a screen that is skipped or left is explained`(script: String, id: String) {
    expectAll(explained: script, with: id)
  }

  @Test(arguments: [
    ("launch A; switch app & present C", "D1"), ("launch A; interrupt & open B", "D66"),
    ("versions android 24; launch A; switch app & open B", "D66"),
    ("versions android 24; launch A; open app switcher & present B", "D66"),
    ("versions android 28; launch A; home; return from recents; back & open C", "D66"),
    ("versions android 28; launch A; switch app; present C; open C & open app switcher", "D66"),
    ("screen A; screen B theme=translucent; launch A; switch app & open B", "D1"),
    ("screen A; screen B theme=translucent; launch A; interrupt & open B", "D1"),
    ("screen A; screen B theme=translucent; launch A; back & open B", "D1"),
    ("screen A; screen B theme=translucent; screen C; launch A; open C & open B", "D1"),
    ("versions ios 13; launch A; open C; back & ask permission", "D8"),
    ("launch A; open app switcher; open B; ask permission & close B", "D8"),
    ("launch A; open B; begin back gesture; lock & close B", "D19"),
  ])
  func `Events while the app is left, or under what covers it, are explained`(
    script: String, id: String
  ) {
    expectAll(explained: script, with: id)
  }

  @Test(arguments: [
    ("part P in A; part Q in A; launch A", "D59"),
    ("part P in A; part Q in A; launch A; select tab Q", "D59"),
    ("part P in A; part Q in A; screen B; launch A; open B", "D59"),
    ("part P in A; part Q in A; launch A; home; return", "D59"),
    ("part P in A; part Q in A; launch A; home; return; select tab Q", "D59"),
    ("part P in A notAdded; part Q in A notAdded; launch A", "D59"),
    ("part P in A notAdded; part Q in A notAdded; launch A; select tab Q", "D59"),
  ])
  func `A tab that is added early, or selected before it is added, is explained`(
    steps: String, id: String
  ) {
    expectAll(explained: "screen A; tabs T in A viewControllers=P,Q; \(steps)", with: id)
  }

  @Test(arguments: [
    ("launch A; open B; open B", "D51"), ("launch A; open B; lock & open B", "D4"),
    ("launch A; open B; begin back gesture; lock & open B", "D19"),
  ])
  func `A screen with pages that is reopened in an overlapping request is explained`(
    steps: String, id: String
  ) {
    expectAll(
      explained: "versions ios 18; screen A; screen B; part P in B; part Q in B; "
        + "pager V in B pages=P,Q; pages W in B viewControllers=P,Q; \(steps)",
      with: id)
  }

  @Test(arguments: [
    ("launch A", "D36"), ("launch A; open B", "D62"), ("launch A; open B; back", "D62"),
  ])
  func `Columns that appear and disappear with their screen are explained`(
    steps: String, id: String
  ) {
    expectAll(
      explained: "device ios idiom=pad; screen A; screen B; part P in A; part Q in A; "
        + "split S in A primary=P secondary=Q; \(steps)",
      with: id)
  }

  @Test(arguments: [
    (
      "device ios idiom=pad; screen A; part P in A; part Q in A; "
        + "split S in A primary=P secondary=Q; launch A; resize", "D16"
    ),
    ("screen A; screen B; part Q in A notAdded; launch A; open B & add part Q", "D32"),
    ("launch A; ask permission; open B", "D6"),
    ("launch A; swipe away & launch A", "D55"),
    ("versions android 21; versions ios 17; launch A; open B & rotate", "D61"),
    ("launch A; open B & home; kill; return", "D75"),
    ("launch A; open B & home; kill; return; back", "D75"),
    ("launch A; ask permission & answer permission & home", "D6"),
    ("launch A; switch app; open C; launch A", "D38"),
    ("launch A; ask permission & open B", "D74"),
    ("launch A; home; deep link C; begin back gesture", "D43"),
    ("launch A; lock; open B; unlock", "D75"), ("launch A; close & open B", "D58"),
    ("launch A; home; close", "D54"), ("launch A; home; close; launch A", "D21"),
    ("launch A; interrupt; open B", "D4"), ("launch A; switch app & open B", "D43"),
    ("launch A; open B; begin back gesture; ask permission", "D43"),
    ("launch A; open B; close B & open C; back", "D28"),
    ("launch A; home; close; return from recents", "D10"),
    ("launch A; interrupt & open B", "D43"),
    ("launch A; begin back gesture & present C", "D28"),
    ("screen A; screen B theme=translucent; launch A; deep link B & back", "D28"),
    ("versions android 28; launch A; back & ask permission", "D55"),
    ("versions android 28; launch A; back & switch app", "D4"),
    ("versions android 28; launch A; back & switch app", "D23"),
    ("launch A; open A & swipe away", "D54"), ("launch A; kill; deep link C & swipe away", "D66"),
    ("versions android 24; launch A; open app switcher & present B", "D6"),
    ("launch A; present B & kill; deep link B", "D63"),
    ("launch A; open B; begin back gesture; lock & close B", "D78"),
    (
      """
      navigation N viewControllers=A; screen A; screen B; screen C; launch A; open B; \
      android: start C & finish B & ios: pop in N animated & push C in N animated
      """, "D62"
    ),
    (
      """
      screen A; screen B; part P in A
      on P.onResume: start B
      on P.viewDidAppear: show B
      launch A; back
      """, "D62"
    ),
  ])
  func `A divergence is not named for what only looks like overlapping requests`(
    script: String, id: String
  ) {
    #expect(!LastStep(of: script).divergences.contains(id))
  }

  private func expectAll(explained script: String, with id: String) {
    let step = LastStep(of: script)
    #expect(step.divergences.contains(id))
    #expect(step.undeclared == [])
  }
}
