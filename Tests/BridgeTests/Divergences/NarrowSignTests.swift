import Testing

/// A link starts a second A with a part of its own on Android, and nothing new on iOS.
private let link = "screen A; part P in A; launch A; deep link A"

/// Signs ask for the very situation that their divergence names, and leave what only looks alike to
/// the true reason.
@Suite("Signs that ask for their situation")
struct NarrowSignTests {
  @Test(arguments: [
    // A part that no pager has is no page.
    ("\(link); open A; begin back gesture", "D13"),
    ("\(link); ask permission; switch app", "D13"),
    // A part that is replaced, and a screen under another screen, are not covered by a part.
    ("\(link); begin back gesture; replace part P with P", "D17"),
    ("screen A; part P in A; part Q in A notAdded; launch A; open A & open A", "D17"),
    // The container held nothing else.
    ("\(link); open A; replace part P with P", "D53"),
    // One task, of which the icon starts another activity.
    ("screen A; deep link A; open A; kill; launch A", "D43"),
    ("screen A; deep link A; switch app; open A; launch A", "D43"),
    ("screen A; screen B; deep link B; switch app & open A", "D43"),
    // Every activity has the standard launch mode, and no start finds one.
    ("screen A; launch A; open A & back", "D58"),
    ("screen A; deep link A; open A & begin back gesture", "D58"),
    ("screen A; screen B; deep link B; open B; rotate; cancel back gesture", "D58"),
    // The user leaves the app and swipes nothing.
    ("screen B noHistory; launch B; home", "D23"),
    // A part is left with its screen, not for the one below it.
    (
      """
      screen A; part P in A; part Q in A notAdded; tabs T in A viewControllers=P,Q; launch A; \
      deep link A & select tab Q
      """, "D60"
    ),
    // Code replaces the part.
    (
      """
      screen A; screen B; part P in A; launch A; switch app; launch B; open A; \
      replace part P with P & begin back gesture
      """, "D45"
    ),
    // No activity waits in the task.
    ("screen A; screen B; deep link B; home; deep link A", "D66"),
    ("screen A; screen B; deep link B; rotate & home", "D66"),
    // The icon is the same as before.
    ("screen A; deep link A; home & return", "D75"),
    // Nothing locks the device.
    ("screen A; launch A; switch app; open A & interrupt", "D38"),
    // Neither a call nor another app comes.
    ("screen A; launch A; back; biometric prompt; open A", "D55"),
    // Recreation for a configuration is not the work of a system that is short of memory.
    ("screen A; launch A; close A; return from recents & toggle dark mode", "D14"),
    // A permission is asked for over a screen that lets the home screen decide; no list is open.
    ("screen B theme=translucent; launch B; ask permission; rotate", "D6"),
    // No gesture has begun.
    (
      "screen A; screen B theme=translucent; launch A; deep link B & deep link A; close", "D19"
    ),
    // A link's activity has waited in the task, and no flag makes it anew.
    ("screen A; part P in A; launch A; deep link A & open A; back & remove part P", "D58"),
    // It goes because it has no history.
    ("screen A; screen B noHistory; launch B; lock; present A", "D54"),
    // UIKit forwards for this screen, which a gesture is taking away.
    ("screen A; part P in A; launch A; open A; begin back gesture; add part P", "D32"),
    // The screen is opened, and none is closed.
    ("screen A; launch A; lock; open A", "D54"),
    // The controller of iOS has been there before.
    ("screen A; screen B; deep link B; cancel back gesture & swipe away", "D66"),
    // The code closes one screen and opens another on both.
    ("screen A; launch A; back; deep link A; open A; close A & open A", "D58"),
    // The list of recent tasks lets the app run below it since Android 12.
    ("screen A; launch A; close A; open app switcher; return from recents", "D55"),
    // The system kills the process.
    (
      """
      screen A; screen B launchMode=singleTop; deep link B; open A; back; open B; \
      begin back gesture & kill
      """, "D23"
    ),
    // The process begins with the screen.
    ("screen A; screen B; launch A; swipe away; launch B & interrupt", "D66"),
    // What is presented in vain was no screen before.
    (
      """
      screen A; screen B launchMode=singleTop; launch A; open A; home; open B; alert & open A
      """, "D54"
    ),
  ])
  func `What only looks like a divergence has another reason`(script: String, id: String) {
    let step = LastStep(of: script)
    #expect(!step.divergences.contains(id))
    #expect(step.undeclared == [])
  }

  /// On Android the keyboard may also be hidden otherwise, while on iOS the user goes back.
  @Test func `Only Back that closes the keyboard keeps the screen`() {
    let typing = "screen A; screen B textField; launch A; open B; show keyboard"
    #expect(LastStep(of: "\(typing); back").divergences.contains("D83"))
    let hiding = LastStep(of: "\(typing); android: hide keyboard & ios: back")
    #expect(!hiding.divergences.contains("D83"))
  }

  @Test(arguments: [
    ("screen A; deep link A; switch app; open A; launch A", ["D26", "D50", "D66"]),
    (
      "screen A; deep link A; open app switcher; ask permission; return",
      ["D8", "D11", "D26", "D50"]
    ),
    (
      "screen A; screen B launchMode=singleTask; launch A; switch app; open B & open B",
      ["D4", "D58", "D63", "D66"]
    ),
    ("screen A; launch A; open A; lock; close A", ["D2", "D26", "D38", "D54"]),
    ("screen A; screen B; launch A; open B; begin back gesture & kill", ["D19", "D22", "D24"]),
    ("screen A; part P in A; launch A; open A; begin back gesture; add part P", ["D19"]),
    ("screen A; screen B; launch A; deep link B; interrupt & open B", ["D26", "D34", "D66"]),
    ("screen A; deep link A; home & return", ["D4", "D11", "D26", "D50"]),
    ("screen A; screen B; deep link B; open A; begin back gesture; close", ["D19"]),
    ("screen B noHistory; launch B; home", ["D4", "D26", "D58"]),
    ("screen A; launch A; switch app; open A & interrupt", ["D4", "D26", "D66"]),
  ])
  func `The true reason is named`(script: String, ids: [String]) {
    let step = LastStep(of: script)
    #expect(step.divergences == ids)
    #expect(step.undeclared == [])
  }
}
