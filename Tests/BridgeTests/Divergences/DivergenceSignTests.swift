@testable import Bridge
import Specification
import Testing

/// The divergences that a comparison names in a step, and those that it does not.
@Suite("The signs of divergences")
struct DivergenceSignTests {
  @Test func `Every sign belongs to a declared divergence`() {
    let ids = Set(Divergence.all.map(\.id))
    let signs = OrderSign.all.map(\.id) + OneSidedSign.all.map(\.id)
    #expect(signs.filter { !ids.contains($0) } == [])
  }

  @Test(arguments: [
    ("launch A; present B", "D1"), ("launch A; open B", "D2"), ("launch A; home", "D4"),
    ("launch A; open B", "D5"), ("launch A; shade", "D6"), ("launch A; ask permission", "D8"),
    ("launch A; shade; ask permission", "D8"),
    ("launch A; shade; ask permission; android: close shade; answer permission", "D6"),
    ("launch A; home; return", "D10"), ("launch A; rotate", "D12"),
    ("launch A; home; kill; return", "D24"), ("launch A; home", "D26"), ("launch A; back", "D28"),
    ("launch A; deep link A", "D34"),
    ("screen A; screen B launcher=false; deep link B", "D50"),
    ("screen A; part P in A; launch A", "D51"),
    ("screen A; screen B; part P in B; launch A; open B; back", "D52"),
    ("screen A; screen B; part P in B; launch A; open B & back", "D52"),
    (
      "screen A; part P in A; part Q in A; part R in A notAdded; launch A; replace part P with R",
      "D53"
    ),
    ("launch A; open B; home; close B", "D54"), ("launch A; open B & home", "D66"),
    ("launch A; ask permission; home; return", "D68"),
    ("launch A; open B & home; return", "D66"), ("launch A; interrupt", "D55"),
    ("launch A; interrupt; end interruption", "D55"), ("launch A; memory pressure", "D56"),
    ("screen A; part P in A; part Q in A notAdded; launch A; replace part P with Q", "D57"),
    ("screen A; screen B launchMode=singleTop; launch A; open B; open B", "D58"),
    ("screen A supportsPictureInPicture; launch A; android: enter picture in picture; home", "D37"),
    ("launch A; open B; begin back gesture", "D19"),
    ("launch A; open B & begin back gesture", "D19"),
    ("launch A; open B; begin back gesture; cancel back gesture", "D19"),
    (
      """
      screen A; screen S modalPresentationStyle=pageSheet; launch A; present S; \
      begin back gesture; commit back gesture
      """, "D19"
    ),
    ("launch A; begin back gesture; commit back gesture", "D28"),
    ("launch A; open app switcher", "D6"), ("launch A; open app switcher; switch app", "D4"),
    ("launch A; change text size", "D12"), ("launch A; back; return", "D28"),
    ("launch A; home; open B", "D66"), ("launch A; home; present B", "D66"),
    ("launch A; ask permission; open B", "D8"),
    (
      "screen A; part P in A; part Q in A notAdded; launch A; ask permission; add part Q", "D8"
    ),
    ("screen A; screen B theme=translucent; launch A; open B; rotate; back", "D12"),
    (
      """
      screen A; part S in A notAdded; part T in S notAdded; pager V in S pages=T; \
      pages U in S viewControllers=T; launch A; add part S & hide part S
      """, "D77"
    ),
    (
      """
      screen A; part S in A notAdded; part T in S notAdded; pager V in S pages=T; \
      pages U in S viewControllers=T; launch A; add part S & hide part S; show part S
      """, "D77"
    ),
    (
      """
      screen A; part S in A; part T in S notAdded; pager V in S pages=T; \
      pages U in S viewControllers=T; launch A
      """, "D51"
    ),
    (
      "screen A root screenOrientation=landscape supportedInterfaceOrientations=landscape; launch A",
      "D61"
    ),
  ])
  func `A comparison names the divergences that the script shows`(script: String, id: String) {
    let comparison = Comparison(of: parsed(script))
    #expect(comparison.steps.last?.divergences.contains(id) == true)
    #expect(comparison.divergences.contains(id))
  }

  @Test(arguments: [(35, true), (36, false)])
  func `A comparison names the divergences that only an older version shows`(
    api: Int, isNamed: Bool
  ) {
    let script = parsed("launch A; ask permission; answer permission; ask permission")
    let comparison = Comparison(of: script, android: api)
    #expect(comparison.steps.last?.divergences.contains("D67") == isNamed)
  }

  @Test(arguments: [
    ("launch A", ["D49"]), ("activity A; launch A", []),
    ("screen A; launch A; open A; back", ["D2"]),
    ("launch A; alert", []), ("launch A; present A; back", ["D1"]),
    ("launch A; rotate; home", ["D4", "D26"]), ("launch A; open B; home; close B", ["D54"]),
    ("launch A; open app switcher; rotate", ["D6"]), ("launch A; home; alert", []),
    ("launch A; home; present B", ["D66"]),
    ("screen A; screen B; launch A; home; kill; deep link B; back", ["D24", "D50"]),
    ("launch A; deep link B; back; open B", ["D2", "D5", "D26"]),
  ])
  func `A divergence is named only where both its sides happen`(
    script: String, ids: [String]
  ) {
    #expect(LastStep(of: script).divergences == ids)
  }

  @Test(arguments: [
    ("screen A; screen B theme=translucent; screen C; launch A; open B; open C", "D1"),
    ("screen A; screen B theme=translucent; screen C; launch A; open B; open C; back", "D1"),
    ("screen A; device ios multipleScenes idiom=pad; launch A; swipe away", "D23"),
    ("screen A; screen B theme=translucent; launch A; deep link B", "D34"),
    ("launch A; shade; interrupt", "D55"),
    ("launch A; ask permission; answer permission denied; ask permission", "D69"),
    ("launch A; ask permission; swipe away", "D8"),
    ("screen A; part P in A; launch A; ask permission; remove part P", "D8"),
    ("launch A; shade & open B", "D6"), ("launch A; home & kill", "D22"),
    ("launch A; open B & rotate", "D12"), ("launch A; memory pressure & home", "D56"),
    ("launch A; open B; close B & home", "D54"), ("launch A; present B & interrupt", "D66"),
    ("launch A; open B; open C; back & back", "D2"), ("launch A; open B & back", "D70"),
    ("launch A; present B & back", "D64"), ("launch A; open B & deep link A", "D63"),
    ("launch A; close & home", "D28"), ("launch A; alert & open B", "D72"),
    ("screen A; screen B noHistory; launch A; open B; home", "D58"),
    ("screen A; screen B noHistory; launch A; open B; present B", "D58"),
    ("launch A; deep link B; open C; present B", "D1"),
    ("screen A; screen B theme=translucent; launch A; deep link B; rotate; back", "D34"),
    ("launch A; open B; alert & close", "D64"), ("launch A; rotate & rotate", "D12"),
    ("launch A; home & rotate", "D12"), ("launch A; rotate & open B", "D12"),
    ("launch A; rotate & close", "D28"), ("launch A; close; return from recents", "D28"),
    ("launch A; open B; back & rotate", "D12"), ("launch A; home & deep link A", "D34"),
    ("launch A; open B; back & interrupt", "D54"),
    ("screen A; screen B; part P in B; launch A; open B; swipe away", "D30"),
    (
      """
      screen A; screen B; part P in A; part Q in A; \
      pager V in A pages=P,Q offscreenPageLimit=1; pages W in A viewControllers=P,Q; \
      launch A; open B
      """, "D13"
    ),
    ("launch A; open B; lock; close B", "D38"), ("launch A; alert; rotate; back", "D12"),
    ("launch A; open B; alert; rotate; back", "D12"),
    ("launch A; open B; alert; rotate; back; back", "D12"),
    ("launch A; open B; alert; rotate; back; back; home", "D12"),
    ("screen A; screen B process=x; launch A; open B; alert; rotate; back", "D12"),
    (
      """
      device ios multipleScenes idiom=pad; screen A; screen B taskAffinity=b; launch A; \
      android: enter split screen; \
      android: start B in A flags=NEW_TASK|LAUNCH_ADJACENT; \
      ios: requestSceneSessionActivation B; ask permission
      """, "D43"
    ),
    ("launch A; ask permission; home; kill; return", "D68"),
    (
      """
      screen A; screen B; part P in B; part Q in B; pager V in B pages=P,Q; \
      pages W in B viewControllers=P,Q; launch A; open B
      """, "D51"
    ),
    ("screen A; part Q in A notAdded; launch A; home & add part Q", "D4"),
    ("screen A; part Q in A notAdded; launch A; ask permission & add part Q", "D8"),
    ("screen A; part Q in A notAdded; launch A; interrupt & add part Q", "D55"),
    ("screen A; part P in A; launch A; home & remove part P", "D36"),
    ("screen A; part P in A; launch A; add part P; rotate; remove part P", "D36"),
    ("screen A; part P in A; launch A; add part P; rotate; rotate; remove part P", "D36"),
    ("screen A; screen B; part Q in A notAdded; launch A; add part Q & present B", "D1"),
    ("versions android 25; launch A; rotate; lock", "D38"),
    ("screen A; part F in A; part E in A layout=fragment; launch A", "D51"),
    (
      "screen A; screen B; part F in A; part E in A layout=fragment; launch A; open B; back", "D51"
    ),
    ("launch A; deep link B & back", "D34"), ("launch A; open B; deep link C & back", "D34"),
    ("launch A; lock; rotate; unlock", "D12"),
    (
      """
      screen A; part P in A; part Q in A notAdded; launch A; replace part P with Q; home; kill; \
      return; replace part P with Q
      """, "D24"
    ),
    ("launch A; home & return & home", "D11"), ("launch A; lock & unlock & home", "D11"),
    ("launch A; home & deep link B", "D11"),
    ("launch A; toggle dark mode & kill", "D22"),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q & kill
      """, "D73"
    ),
    ("launch A; open B; back & deep link C", "D34"),
    ("screen A; part P in A; screen B; launch A; open B; back & deep link B", "D34"),
    ("launch A; open B & swipe away", "D66"), ("launch A; open B; back & swipe away", "D54"),
    ("screen A; screen B; part P in B; launch A; open B & swipe away", "D66"),
    ("launch A; kill; launch B", "D75"), ("launch A; swipe away; launch B", "D75"),
    ("versions android 22; launch A; ask permission", "D74"),
    ("versions android 22; launch A; ask permission; home", "D74"),
    ("versions android 25; rotate; launch A; lock; unlock", "D38"),
    ("versions android 25; launch A; rotate; lock; rotate; unlock", "D38"),
    (
      """
      screen A supportsPictureInPicture; launch A; android: enter picture in picture; home; return
      """, "D37"
    ),
    ("launch A; open B; back & back", "D28"),
    ("launch A; open B & close A", "D2"), ("launch A; open B; open C & close B", "D2"),
    ("screen A; part P in A notAdded; launch A; add part P & kill", "D73"),
    ("screen A; part P in A; launch A; remove part P & kill", "D73"),
    ("launch A; lock; android: tap notification A & ios: tap notification", "D34"),
    ("launch A; lock; android: start A in A & ios: tap notification", "D38"),
    (
      """
      screen A; screen C; launch A; home; \
      android: tap notification intent C flags=NEW_TASK|CLEAR_TASK & ios: tap notification
      """, "D28"
    ),
    (
      """
      screen A; activity X action=SHARE category=DEFAULT package=other; \
      controller S modalPresentationStyle=pageSheet; launch A; \
      android: start action=SHARE chooser & ios: present S in A
      """, "D7"
    ),
    (
      """
      launch A; open B; open C; open D; \
      android: start A flags=CLEAR_TOP|SINGLE_TOP & ios: popToRoot animated
      """, "D30"
    ),
    (
      """
      screen A; screen B modalPresentationStyle=fullScreen; \
      screen C modalPresentationStyle=fullScreen; screen D modalPresentationStyle=fullScreen; \
      launch A; present B; present C; present D; \
      android: start A flags=CLEAR_TOP|SINGLE_TOP & ios: dismiss in A
      """, "D30"
    ),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q; home; kill; return; select tab P
      """, "D24"
    ),
    (
      """
      screen A; screen B; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; \
      launch A; present B; kill; launch A; select tab Q
      """, "D59"
    ),
  ])
  func `A divergence explains all of its consequences`(script: String, id: String) {
    let step = LastStep(of: script)
    #expect(step.divergences.contains(id))
    #expect(step.undeclared == [])
  }

  @Test(arguments: [
    ("launch A; shade; close", "D23"), ("launch A; home; memory pressure", "D55"),
    ("screen A; part P in A; launch A; ask permission; home; return", "D13"),
    ("screen A; screen B theme=translucent; launch A; shade & open B", "D43"),
    ("launch A; open B; alert; rotate; back", "D58"),
    ("launch A; alert; rotate; android: start B & ios: home", "D12"),
    ("launch A; close & home", "D58"), ("launch A; lock & kill", "D23"),
    ("launch A; home; deep link B", "D50"), ("launch A; home; deep link B; back", "D50"),
    ("launch A; open B & swipe away", "D19"), ("launch A; open B & swipe away", "D63"),
    ("screen A; launch A; android: recreate A & ios: setRoot A", "D63"),
    ("launch A; open B; home; kill; return; back", "D14"),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q & kill
      """, "D23"
    ),
    ("screen A; part P in A; screen B; launch A; open B; rotate; back", "D47"),
    ("screen A; part P in A; screen B; launch A; open B; rotate; back", "D52"),
    ("screen A; part P in A; launch A; remove part P & back", "D7"),
    ("launch A; home & deep link B", "D6"), ("launch A; home & deep link B", "D43"),
    ("launch A; open B; back & swipe away", "D19"),
    ("launch A; open B; home; kill; return; swipe away", "D66"),
    (
      """
      device ios sceneManifest=false; versions ios ..12; screen A storyboard; launch A; \
      swipe away
      """, "D58"
    ),
    ("launch A; present B; rotate & back", "D30"), ("launch A; home; kill; launch B", "D75"),
    ("screen A; screen B launcher=false; deep link B", "D75"),
    ("versions android 22; launch A; ask permission", "D6"),
    ("versions android 22; launch A; ask permission; home", "D6"),
    ("launch A; open B; deep link C; back", "D30"), ("launch A; present B & back", "D72"),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q; rotate
      """, "D13"
    ),
    (
      "screen A; part P in A; part Q in A; part R in A notAdded; launch A; replace part P with R",
      "D52"
    ),
    ("screen A; part P in A notAdded; launch A; add part P & kill", "D13"),
    ("screen A; part P in A; launch A; remove part P & kill", "D13"),
    ("screen A; part P in A; launch A; remove part P & kill", "D23"),
    ("versions android 31; launch A; back; swipe away", "D22"),
    ("screen A; device ios multipleScenes idiom=pad; launch A; swipe away", "D58"),
    ("launch A; switch app; deep link B; back", "D43"),
    ("launch A; switch app; rotate; deep link B; back", "D24"),
    (
      "screen A; screen B; screen C; part P in A; part Q in P; launch A; open C; hide part Q; "
        + "present B; back; close", "D50"
    ),
    (
      """
      screen A; activity X action=SHARE category=DEFAULT package=other; \
      controller S modalPresentationStyle=pageSheet; launch A; \
      android: start action=SHARE chooser & ios: present S in A
      """, "D69"
    ),
    (
      """
      launch A; open B; android: begin back gesture & ios: swipe back begin; \
      android: cancel back gesture & ios: swipe back cancel
      """, "D1"
    ),
    (
      """
      device android fragment=1.8 enableOnBackInvokedCallback=true; screen A; screen B; \
      fragment F in A; fragment G in A notAdded; launch A; \
      android: commit replace G addToBackStack & ios: push B; \
      android: cancel back gesture & ios: swipe back cancel
      """, "D45"
    ),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q; home; kill; return; select tab P
      """, "D32"
    ),
  ])
  func `A divergence is not named for events that only look like it`(script: String, id: String) {
    #expect(!LastStep(of: script).divergences.contains(id))
  }

  @Test func `After a crash, what Android continues with is not taken for swiping away`() {
    let script = "screen A; screen B process=x; launch A; deep link B; crash; lock"
    #expect(!LastStep(of: script).divergences.contains("D23"))
  }

  @Test func `A snapshot in another size is not a gesture, and not a way to another screen`() {
    let script =
      "screen A; screen B; screen C; device ios idiom=pad; "
      + "split S primary=A secondary=B compact=C style=doubleColumn; launch A; home"
    #expect(LastStep(of: script).divergences == ["D4", "D26", "D78"])
  }

  @Test func `Back is not a divergence where both platforms go back`() {
    let comparison = Comparison(of: parsed("launch A; open B; back; present B; back; back"))
    let named = comparison.steps.map { $0.divergences.contains("D28") }
    #expect(named == [false, false, false, false, false, true])
  }

  @Test(arguments: [
    ("launch A; back; home", ["D28"]), ("launch A; interrupt; home", ["D55"]),
    ("launch A; present B; home; kill; return; kill; launch A", ["D24"]),
    ("launch A; back; deep link B; open B", ["D26", "D34"]),
    ("launch A; back; lock; unlock", ["D28"]), ("launch A; back; lock; unlock; return", ["D28"]),
    ("launch A; interrupt; lock; unlock", ["D55"]),
  ])
  func `The divergence that separated the states is named where one platform catches up`(
    script: String, ids: [String]
  ) {
    let step = LastStep(of: script)
    #expect(step.divergences == ids)
    #expect(step.undeclared == [])
  }

  @Test func `An event that no divergence explains is undeclared`() {
    func undeclared(_ script: String) -> [String] { LastStep(of: script).undeclared }
    #expect(
      undeclared("launch A; android: other app to front & ios: rotate")
        == [
          "A.willHide", "app.deactivate", "A.didHide", "app.enterBackground",
          "A.environmentChange",
        ])
    #expect(undeclared("launch A; open B; rotate; back") == [])
    #expect(undeclared("launch A; android: start B") == [])
    #expect(undeclared("screen A noHistory; screen B; launch A; open B; back") == [])
    #expect(undeclared("launch A; open B & open app switcher") == [])
    #expect(undeclared("launch A; open B & begin back gesture") == [])
    let finishing = "screen A; screen B finishOnTaskLaunch"
    #expect(undeclared("\(finishing); launch A; open B; home; launch A") == [])
    let seeThrough = "screen B theme=translucent modalPresentationStyle=overFullScreen"
    #expect(undeclared("screen A; \(seeThrough); launch A; present B; swipe away") == [])
    #expect(undeclared("activity A; launch A") == [])
  }
}
