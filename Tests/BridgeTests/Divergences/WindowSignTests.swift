import Testing

/// The second window of an app on a tablet, in place of the first.
private let inItsPlace =
  "device ios multipleScenes idiom=pad; screen A; screen B taskAffinity=b; launch A; "
  + "android: start B flags=NEW_TASK & ios: open scene B fullScreen"

/// The second window of an app on a tablet, beside the first.
private let beside =
  "device ios multipleScenes idiom=pad; screen A; screen B taskAffinity=b; launch A; "
  + "android: enter split screen; "
  + "android: start B in A flags=NEW_TASK|LAUNCH_ADJACENT & ios: open scene B"

/// Pages of a screen that a full-screen modal covers while code turns them.
private let coveredPages =
  "screen A; screen B modalPresentationStyle=fullScreen; part P in A; part Q in A; "
  + "pager V in A pages=P,Q; pages W in A viewControllers=P,Q; launch A; present B; "
  + "android: setCurrentItem V 1 & ios: setPage Q in W"

/// The divergences that a comparison names for several windows, for what lies over a screen that is
/// no screen itself, and for what is changed behind a cover.
@Suite("Signs of windows and of what lies over a screen")
struct WindowSignTests {
  @Test(arguments: [
    ("\(inItsPlace); home; kill; return from recents; home; launch A", "D24"),
    (
      "\(inItsPlace); home; kill; return; android: launch A & ios: activate scene 1 fullScreen",
      "D24"
    ),
    ("\(beside); home; kill; return", "D43"), ("\(beside); kill; launch A", "D43"),
    ("\(beside); crash; launch A", "D43"),
    (
      """
      device ios multipleScenes idiom=pad; screen A; screen B taskAffinity=b; deep link B; \
      deep link A; swipe away
      """, "D43"
    ),
    (
      """
      screen A; activity X package=other; controller S modalPresentationStyle=pageSheet; launch A; \
      android: start X & ios: present S in A
      """, "D7"
    ),
    ("versions ios 18; device ios idiom=pad; screen A; launch A; resize", "D82"),
    ("versions ios 18; device ios idiom=pad; screen A; launch A; resize & home", "D82"),
    (
      """
      screen A; screen B textField; launch A; open B; \
      android: showSoftInput & ios: tap text field; back
      """, "D83"
    ),
    (coveredPages, "D71"), ("\(coveredPages); back", "D71"),
    (
      """
      screen A; screen B searchController=S definesPresentationContext; search S; launch A; \
      open B; android: showPopupWindow & ios: tap search bar; rotate; back
      """, "D12"
    ),
  ])
  func `What windows and things over a screen bring is explained`(script: String, id: String) {
    let step = LastStep(of: script)
    #expect(step.divergences.contains(id))
    #expect(step.undeclared == [])
  }

  @Test func `A window that comes in the place of another is no cover`() {
    let step = LastStep(of: inItsPlace)
    #expect(step.divergences == ["D26", "D43"])
    #expect(step.undeclared == [])
  }
}
