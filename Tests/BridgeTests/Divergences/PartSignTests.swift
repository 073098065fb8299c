import Testing

/// The divergences that a comparison names where parts come, go and replace each other.
@Suite("Signs of parts")
struct PartSignTests {
  @Test(arguments: [
    ("versions android 25; screen A; part P in A; launch A; rotate; lock; add part P", "D38"),
    (
      """
      versions android 25; screen A; part P in A; launch A; lock; change text size; \
      replace part P with P
      """, "D57"
    ),
    (
      """
      screen A; part P in A; part Q in A; part R in A notAdded; launch A; replace part P with R; \
      replace part Q with Q
      """, "D53"
    ),
    (
      """
      screen A; screen B; part P in A; part Q in B; launch A; open B; replace part Q with P; \
      replace part P with Q
      """, "D57"
    ),
    (
      """
      screen A shouldAutomaticallyForwardAppearanceMethods=false; part P in A; launch A; open A
      """, "D32"
    ),
    (
      """
      screen A shouldAutomaticallyForwardAppearanceMethods=false; screen B; part P in A; \
      launch A; open B; back
      """, "D32"
    ),
    (
      """
      screen A shouldAutomaticallyForwardAppearanceMethods=false; \
      screen B modalPresentationStyle=pageSheet; part P in A; launch A; present B; close
      """, "D32"
    ),
    (
      """
      screen A; screen B theme=translucent; part P in A; launch A; open B; \
      replace part P with P
      """, "D1"
    ),
    ("screen A; part P in A; launch A; ask permission; home; return; add part P", "D68"),
    (
      """
      screen A; screen B modalPresentationStyle=fullScreen; part P in A; part Q in B; launch A; \
      present B; replace part Q with P; close
      """, "D52"
    ),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q; home; kill; return from recents
      """, "D24"
    ),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q; home; kill; return; open A; close
      """, "D24"
    ),
    (
      """
      screen A; part P in A; part Q in A notAdded; launch A; replace part P with Q; home; kill; \
      return; add part Q; replace part P with P
      """, "D53"
    ),
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      select tab Q; home; kill; return; open A; change text size; back
      """, "D24"
    ),
    (
      """
      screen A; screen T theme=translucent; part P in A; launch A; open T; open A; close
      """, "D1"
    ),
    // A part in another of its class is made after it, and goes before it.
    (
      """
      screen A; part P in A; part C in P; launch A; replace part C with P; rotate; \
      replace part P with C
      """, "D57"
    ),
    (
      """
      screen A; part P in A; part Q in A notAdded; part C in P notAdded; \
      tabs T in A viewControllers=P,Q; launch A; select tab Q; change text size; add part C
      """, "D16"
    ),
    // One part goes in the place of another that has been restored on one platform alone.
    (
      """
      screen A; part P in A; launch A; add part P; back; kill; launch A; remove part P
      """, "D24"
    ),
    // Or comes in its place, out of sight.
    (
      """
      screen A; part P in A; part Q in A notAdded; launch A; add part Q; replace part P with P; \
      open A; replace part Q with Q
      """, "D53"
    ),
    // A view is asked for that nothing has needed so far.
    (
      """
      screen A; part P in A; part Q in A; tabs T in A viewControllers=P,Q; launch A; select tab Q; \
      home; kill; return; select tab P; show part Q
      """, "D15"
    ),
    // A part that one platform alone has restored is in another screen than the next of its class.
    (
      """
      screen A; part P in A; launch A; remove part P; home; kill; return; home; open A; \
      deep link A; present A; back
      """, "D1"
    ),
    (
      """
      versions ios 18; device ios sceneManifest=false restoresState; screen A encodesChildren; \
      part P in A; launch A; swipe away
      """, "D26"
    ),
  ])
  func `What parts bring is explained`(script: String, id: String) {
    let step = LastStep(of: script)
    #expect(step.divergences.contains(id))
    #expect(step.undeclared == [])
  }
}
