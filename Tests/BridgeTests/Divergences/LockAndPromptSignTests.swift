import Bridge
import Testing

/// The divergences that a comparison names while the device is locked, a prompt of the system has
/// the input, or the process has died.
@Suite("Signs under a lock or a prompt, and after a death")
struct LockAndPromptSignTests {
  @Test(arguments: [
    // Behind the lock.
    ("launch A; rotate; lock; open B; unlock", ["D12", "D38"]),
    (
      "versions android 23; screen A; part P in A notAdded; launch A; rotate; lock; add part P",
      ["D38"]
    ),
    (
      "versions android 29; launch A; rotate; home; return from recents; lock; open A",
      ["D4", "D66"]
    ),
    (
      "versions android 31; launch A; rotate; kill; launch A; lock; present B; unlock",
      ["D12", "D38"]
    ),
    ("versions android 21; launch A; rotate; lock; present B; open B; unlock; back", ["D12"]),
    ("launch A; home; return; interrupt; lock; unlock; open A", ["D55", "D66"]),
    (
      """
      versions android 23; launch A; ask permission; lock; open A; toggle dark mode; close
      """, ["D12", "D38", "D54"]
    ),
    (
      """
      versions android 23; screen A configChanges=orientation|screenSize; part P in A; launch A; \
      rotate; lock; add part P
      """, ["D4"]
    ),
    // Under another app's screen.
    ("launch A; present B; interrupt; lock; unlock; back", ["D55"]),
    ("launch A; open B; interrupt; lock; unlock; close", ["D54", "D55"]),
    ("versions android 23; launch A; interrupt; open B; ask permission; close", ["D8", "D30"]),
    // Below what is opened in the background.
    (
      """
      device ios linkedSDK=12; screen A; screen B theme=translucent; launch A; present B; \
      switch app; open B
      """, ["D4", "D66"]
    ),
    (
      "versions android 23; launch A; home; open B; kill; return from recents; open C; back",
      ["D66"]
    ),
    // Under a prompt.
    ("versions android 30; launch A; ask permission; switch app; open B; close", ["D8", "D66"]),
    ("launch A; ask permission; home; return; shade; change text size; close shade", ["D68"]),
    ("launch A; ask permission; home; return; open app switcher; rotate", ["D6"]),
    (
      """
      launch A; ask permission; answer permission denied; ask permission; shade; close shade
      """, ["D69"]
    ),
    (
      "versions android 28; launch A; open B; ask permission; home; return; close",
      ["D2", "D8", "D68"]
    ),
    (
      "versions android 29; launch A; ask permission; home; return; open B",
      ["D2", "D8", "D26", "D68"]
    ),
    (
      "versions android 29; launch A; present B; ask permission; open app switcher; return; back",
      ["D8", "D55", "D68"]
    ),
    ("launch A; open B; ask permission; home; return; close", ["D8", "D68"]),
    ("versions android 25; launch A; ask permission; interrupt; open A; close", ["D8", "D55"]),
    ("versions android 29; launch A; open B; ask permission; close; lock", ["D4", "D8", "D26"]),
    ("launch A; ask permission; home; return; open B; close B", ["D68"]),
    ("launch A; ask permission; lock; unlock; deep link B; close", ["D34", "D68"]),
    ("versions android 28; launch A; open B; ask permission; close; open B", ["D2", "D8", "D26"]),
    ("launch A; ask permission; home; return; kill; return from recents", ["D24"]),
    (
      "versions android 26; launch A; ask permission; home; return from recents; open A",
      ["D8", "D66"]
    ),
    ("launch A; open B; ask permission; home; return; back", ["D8", "D68"]),
    (
      "screen A; part P in A notAdded; launch A; ask permission; home; return; add part P", ["D68"]
    ),
    ("versions android 23; launch A; present A; ask permission; close", ["D1", "D8"]),
    (
      """
      versions android 29; screen A; screen B theme=translucent modalPresentationStyle=pageSheet; \
      launch A; present B; lock; unlock; home
      """, ["D1", "D4", "D26"]
    ),
    (
      "screen A; screen S launchMode=singleTask; launch A; open S; ask permission; open S",
      ["D8", "D58"]
    ),
    ("launch A; ask permission; home; return; shade; close shade", ["D68"]),
    ("versions android 23; launch A; present B; rotate; ask permission; close", ["D8", "D12"]),
    (
      "versions android 29; launch A; ask permission; home; return; shade; home",
      ["D4", "D8", "D26"]
    ),
    (
      "screen A; screen B theme=translucent; launch A; ask permission; home; deep link B; back",
      ["D34", "D68"]
    ),
    (
      """
      versions android 29; launch A; open B; ask permission; open app switcher; home; return; back
      """, ["D8", "D68"]
    ),
    // After a death.
    ("launch A; ask permission; rotate; kill; deep link A; back", ["D28", "D68"]),
    (
      "screen A; screen B theme=translucent; launch A; home; open A; kill; deep link B",
      ["D49", "D50"]
    ),
    ("launch A; ask permission; rotate; kill; deep link B; back", ["D50", "D68"]),
    ("launch A; ask permission; home; kill; deep link A; back", ["D24", "D28", "D68"]),
    (
      "versions android 28; launch A; home; present A; swipe away; launch A; close",
      ["D28", "D66"]
    ),
    ("launch A; home; present A; kill; deep link A; back", ["D28", "D66"]),
    (
      """
      versions ios 17; device ios sceneManifest=false restoresState; launch A; lock; unlock; kill; \
      return from recents
      """, ["D24", "D49"]
    ),
    (
      """
      versions ios 17; device ios sceneManifest=false restoresState; launch A; home; kill; \
      deep link A
      """, ["D24", "D49"]
    ),
    (
      """
      versions ios 14; versions android 29; device ios sceneManifest=false restoresState; \
      screen A; screen B restorationClass; launch A; open B; home; return; open B; kill; \
      open app switcher; return from recents
      """, ["D24", "D49"]
    ),
    // UIKit restores what was in front as the app left.
    (
      """
      versions ios 15; device ios sceneManifest=false restoresState; screen A; \
      screen B restorationClass; launch A; open B; home; close; kill; launch A
      """, ["D24", "D49"]
    ),
    (
      """
      versions ios 15; device ios sceneManifest=false restoresState; screen A; \
      screen B restorationClass; launch A; open B; home; kill; deep link B
      """, ["D24", "D49"]
    ),
    (
      """
      versions ios 13; device ios sceneManifest=false restoresState; deep link A; \
      open app switcher; return
      """, ["D4", "D6", "D50"]
    ),
    // A launcher's own start comes on top of a link's, whatever the app is left by or lies under.
    ("versions android 31; deep link A; alert; toggle dark mode; back; return", ["D12", "D50"]),
    ("deep link A; ask permission; home; return; back; return", ["D50", "D68"]),
    // A prompt outlives the process under it.
    ("launch A; present B; ask permission; home; kill; launch A; shade; close", ["D8", "D24"]),
    (
      """
      versions android 24; launch A; present A; ask permission; kill; return; shade; close shade
      """, ["D24"]
    ),
    // What has been dropped is made anew, or ends without having been left for good.
    (
      """
      device android dontKeepActivities=true; screen A; screen B theme=translucent; launch A; \
      open B; swipe away
      """, ["D23", "D26", "D49"]
    ),
    (
      """
      versions android 22; device android dontKeepActivities=true; screen A; \
      screen B theme=translucent; launch A; present B; home; launch A
      """, ["D14"]
    ),
    // An alert that one platform alone still shows, or shows in front.
    ("launch A; alert; alert; toggle dark mode; back", ["D12", "D26"]),
    ("launch A; home; present A; alert; deep link A; back", ["D34"]),
    ("launch A; home; present A; alert; return from recents; back", ["D4", "D66"]),
    ("launch A; present B; alert; deep link A; back; back", ["D34"]),
    ("launch A; alert; open B; alert; toggle dark mode; back", ["D12"]),
    // One screen is left of an app in the background, or is in front again.
    ("launch A; open B; present C; home; close; deep link D; close", ["D34"]),
    ("launch A; present B; home; close; deep link A; close", ["D34"]),
    // A screen out of sight comes in front as what is above it is finished.
    (
      """
      versions android 25; screen A; screen S launchMode=singleTask; screen B; launch A; open S; \
      open B; interrupt; open S
      """, ["D55", "D58", "D66"]
    ),
    (
      """
      versions android 23; screen A; screen S launchMode=singleTask; screen B; launch A; open S; \
      open B; ask permission; resize; open S
      """, ["D8", "D12", "D58"]
    ),
    // Only one platform asks the screen in front whether it rotates.
    (
      """
      versions ios 13; versions android 24; screen A; screen P screenOrientation=portrait \
      modalPresentationStyle=fullScreen supportedInterfaceOrientations=portrait; launch A; \
      present P; rotate; close P; present P; present A; rotate
      """, ["D12", "D61"]
    ),
    // A gesture holds the rotation.
    (
      "launch A; open B; begin back gesture; rotate; open C; interrupt",
      ["D12", "D19", "D26", "D55"]
    ),
    ("launch A; open B; begin back gesture; rotate; cancel back gesture", ["D12", "D19"]),
    ("launch A; open B; rotate; begin back gesture; open B; rotate", ["D12"]),
    (
      """
      screen A; screen S launchMode=singleTop; launch A; open S; open S; begin back gesture; \
      rotate; home
      """, ["D12", "D19", "D26", "D49"]
    ),
    // A gesture has shown a screen that was created anew, or takes away what came over it since.
    ("launch A; open B; toggle dark mode; begin back gesture; shade", ["D6", "D19", "D26"]),
    (
      """
      versions ios 12; versions android 32; launch A; open B; begin back gesture; back; present B; \
      commit back gesture
      """, ["D1", "D19"]
    ),
    ("launch A; present B; begin back gesture; open B; commit back gesture", ["D19", "D79"]),
    // What dies in front has no saved state.
    ("launch A; kill; launch B; kill; return from recents", ["D75"]),
    // A gesture finds another screen below the front one, or finds nothing on iOS.
    (
      "screen A; screen B noHistory; screen C; launch A; open B; open C; cancel back gesture",
      ["D19"]
    ),
    (
      "screen A; screen S launchMode=singleTask; launch A; open S; open S; cancel back gesture",
      ["D19"]
    ),
    (
      """
      versions android 31; screen A; screen C modalPresentationStyle=fullScreen; launch A; \
      present C; begin back gesture; commit back gesture
      """, ["D19"]
    ),
  ])
  func `What the user cannot reach is explained, and by nothing else`(
    script: String, ids: [String]
  ) {
    let step = LastStep(of: script)
    #expect(step.divergences == ids)
    #expect(step.undeclared == [])
  }
}
