import Testing

/// The divergences that a comparison names during a back gesture, and when something interrupts it.
@Suite("Signs during a gesture")
struct GestureSignTests {
  @Test(arguments: [
    ("launch A; open B; begin back gesture; open app switcher; close app switcher; back", "D19"),
    (
      """
      screen A; screen M modalPresentationStyle=fullScreen; launch A; present M; \
      begin back gesture
      """, "D19"
    ),
    (
      """
      screen A; screen M modalPresentationStyle=fullScreen; launch A; present M; \
      begin back gesture; commit back gesture
      """, "D19"
    ),
  ])
  func `A comparison names the divergences of gestures`(script: String, id: String) {
    #expect(LastStep(of: script).divergences.contains(id))
  }

  @Test(arguments: [
    ("launch A; open B; begin back gesture & commit back gesture", ["D2", "D19"]),
    (
      "screen A; screen B; part P in A; launch A; open B; begin back gesture & commit back gesture",
      ["D2", "D19"]
    ),
    ("launch A; open B; begin back gesture; rotate; commit back gesture", ["D12", "D19"]),
    ("launch A; open B; begin back gesture; open C; commit back gesture", ["D19"]),
    ("launch A; open B; begin back gesture & open C", ["D1", "D19", "D26"]),
    ("launch A; present B; begin back gesture & open C", ["D1", "D26"]),
    ("launch A; open B; begin back gesture & alert", ["D19"]),
    (
      "launch A; open B; begin back gesture & swipe away", ["D19", "D23", "D26", "D30", "D49"]
    ),
    ("launch A; open B; begin back gesture; close B", ["D19"]),
    ("launch A; open B; begin back gesture; close", ["D19"]),
    ("launch A; open B; begin back gesture; swipe away", ["D19", "D23", "D26", "D30", "D49"]),
    (
      "screen A; screen B; part P in A; launch A; open B; begin back gesture; swipe away",
      ["D19", "D23", "D26", "D30", "D49", "D52"]
    ),
    ("launch A; open B; open C; begin back gesture; close B", ["D19"]),
    ("launch A; open B; open C; begin back gesture; close B; commit back gesture", ["D19"]),
    ("launch A; open B; open C; begin back gesture; close B; commit back gesture; back", ["D19"]),
    ("launch A; open B; begin back gesture; open B; commit back gesture", ["D19"]),
    ("launch A; open B; begin back gesture; open C; commit back gesture; rotate", ["D12", "D19"]),
    (
      """
      screen A; screen B theme=translucent modalPresentationStyle=pageSheet; launch A; present B; \
      begin back gesture; open B; swipe away
      """, ["D1", "D19", "D23", "D26", "D49"]
    ),
    ("launch A; open B; open C; begin back gesture; back; commit back gesture", ["D2", "D19"]),
    (
      """
      versions android 35; versions ios 12; launch A; open B; begin back gesture; close; \
      present C; close
      """, ["D1", "D19"]
    ),
    (
      "launch A; open B; home; toggle dark mode; deep link A; begin back gesture; alert",
      ["D19", "D26"]
    ),
    (
      """
      versions android 29; launch A; present B; present C; deep link B; begin back gesture; close; \
      commit back gesture
      """, ["D1", "D19", "D34"]
    ),
    (
      "launch A; open B; home; deep link B; resize; begin back gesture; shade",
      ["D6", "D19", "D26"]
    ),
    (
      """
      versions android 32; screen A; screen B; part F in B; launch A; present A; present B; \
      begin back gesture; back
      """, ["D1", "D19"]
    ),
    (
      """
      screen A; screen B theme=translucent modalPresentationStyle=pageSheet; launch A; present B; \
      begin back gesture; open B; commit back gesture
      """, ["D26", "D79"]
    ),
    (
      "versions android 30; launch A; open B; begin back gesture; open C; commit back gesture",
      ["D19", "D30"]
    ),
    (
      """
      screen A; screen B; part P in A; launch A; present A; begin back gesture; add part P; \
      present B; swipe away
      """, ["D19", "D23", "D26", "D49", "D52"]
    ),
    (
      "launch A; present B; open B; begin back gesture; back; open C; shade", ["D6", "D19", "D79"]
    ),
    ("launch A; open B; cancel back gesture & open C", ["D2", "D19", "D26"]),
    (
      "launch A; open B; open C; begin back gesture; lock & open A",
      ["D2", "D4", "D5", "D19", "D26", "D49"]
    ),
  ])
  func `All consequences of a gesture are explained`(script: String, ids: [String]) {
    let step = LastStep(of: script)
    #expect(step.divergences == ids)
    #expect(step.undeclared == [])
  }

  @Test(arguments: [
    ("launch A; open B; begin back gesture; shade", ["D6", "D19"]),
    (
      """
      screen A; screen B; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; \
      launch A; select tab Q; open B; begin back gesture; cancel back gesture
      """, ["D19"]
    ),
  ])
  func `No other divergence is named for a gesture`(script: String, ids: [String]) {
    #expect(LastStep(of: script).divergences == ids)
  }
}
