import Testing

/// Walks at whose end the two sides are apart for several reasons at once.
@Suite("Signs at the end of long walks")
struct WalkSignTests {
  @Test(arguments: [
    (
      """
      versions android 37; versions ios 12; screen A launchMode=singleTop; \
      screen S launchMode=singleTask; screen B; launch A; open S; open B; switch app; open A; launch S
      """, "D58"
    ),
    (
      """
      versions android 32; versions ios 18; screen A; screen S launchMode=singleTask; screen B; \
      launch A; swipe away; launch S; open B; toggle dark mode; switch app; present S
      """, "D58"
    ),
    (
      """
      versions android 23; versions ios 17; device ios sceneManifest=false restoresState; screen A; \
      screen B restorationClass; launch A; open B; home; return; close; kill; return from recents
      """, "D24"
    ),
    (
      """
      versions android 21; versions ios 14; screen A; screen B taskAffinity=b; launch A; home; \
      launch B; lock; close; unlock
      """, "D28"
    ),
    (
      """
      versions android 27; versions ios 18; screen A; screen B modalPresentationStyle=fullScreen; \
      launch A; present B; interrupt; lock; unlock; close
      """, "D54"
    ),
    (
      """
      versions android 28; versions ios 15; launch A; present B; shade; interrupt; lock; unlock; \
      back
      """, "D55"
    ),
    (
      """
      versions android 34; versions ios 27; screen A; screen B screenOrientation=landscape \
      supportedInterfaceOrientations=landscape; launch A; open B; ask permission; close
      """, "D61"
    ),
    (
      """
      versions android 31; versions ios 26; screen A; screen B; part P in A; launch A; open B; \
      begin back gesture; present A; commit back gesture
      """, "D19"
    ),
  ])
  func explained(_ script: String, by id: String) {
    let step = LastStep(of: script)
    #expect(step.undeclared == [])
    #expect(step.divergences.contains(id))
  }
}
