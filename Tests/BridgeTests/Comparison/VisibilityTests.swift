import Testing

@testable import Bridge

/// The visibility of a screen according to its callbacks: an activity is resumed, started or
/// neither, see https://developer.android.com/guide/components/activities/activity-lifecycle, and a
/// controller has appeared or not in a scene that is active, in the foreground or neither, see
/// https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
@Suite("The effective visibility of each screen")
struct VisibilityTests {
  /// `A hidden, B active ≠ B active` after each step.
  private func rows(_ text: String, android: Int? = nil) -> [String] {
    Comparison(of: parsed(text), android: android).steps.map { step in
      let row = step.visibility
      return "\(words(row.android)) \(row.differs ? "≠" : "=") \(words(row.ios))"
    }
  }

  private func words(_ screens: [ScreenVisibility]?) -> String {
    guard let screens else { return "?" }
    return screens.isEmpty
      ? "-" : screens.map { "\($0.screen) \($0.visibility)" }.joined(separator: ", ")
  }

  @Test func `A pushed screen hides the one under it`() {
    #expect(
      rows("launch A; open B; back") == [
        "A active = A active", "A hidden, B active = A hidden, B active", "A active = A active",
      ])
  }

  @Test(
    arguments: [
      ("home", "A hidden = A hidden"), ("lock", "A hidden = A hidden"),
      ("ask permission", "A visible = A visible"), ("shade", "A active ≠ A visible"),
      ("open app switcher", "A active ≠ A visible"), ("interrupt", "A hidden ≠ A visible"),
    ])
  func `A screen is no more visible than its app`(_ step: String, _ row: String) {
    #expect(rows("launch A; \(step)")[1] == row)
  }

  @Test func `An alert of the app does not reduce the visibility of its screen`() {
    #expect(
      rows("launch A; alert; dismiss alert") == Array(repeating: "A active = A active", count: 3))
  }

  @Test func `A translucent window pauses the screen under it on Android only`() {
    for theme in ["translucent", "dialog"] {
      #expect(
        rows("screen A; screen B theme=\(theme); launch A; present B; home; return")[1...] == [
          "A visible, B active ≠ A active, B active", "A hidden, B hidden = A hidden, B hidden",
          "A visible, B active ≠ A active, B active",
        ])
    }
  }

  @Test func `A recreated screen counts as the same screen as a retained one`() {
    #expect(rows("launch A; rotate")[1] == "A#2 active = A active")
  }

  /// https://developer.android.com/develop/ui/views/layout/support-multi-window-mode
  @Test func `From Android 10 on, a screen beside another app is resumed without the focus`() {
    let script = "launch A; android: enter split screen"
    #expect(rows(script, android: 28)[1] == "A#2 visible ≠ A active")
    #expect(rows(script, android: 29)[1] == "A#2 active = A active")
  }

  @Test func `A step for one platform does not change the other`() {
    #expect(
      rows("launch A; ios: present B style=fullScreen; android: start C") == [
        "A active = A active", "A active ≠ A hidden, B active",
        "A hidden, C active ≠ A hidden, B active",
      ])
  }

  @Test func `A screen that exists on one platform only is not a difference`() {
    #expect(
      rows("screen A; controller C; launch A; ios: present C")[1]
        == "A active = A active, C active")
    #expect(rows("controller A; launch A") == ["? = A active"])
  }

  @Test func `A tab that is not selected is hidden`() {
    #expect(
      rows("controller A; controller B; tabs T viewControllers=A,B; launch T; ios: select tab B")[1]
        == "? = A hidden, B active")
  }

  @Test func `An app whose process has died has no screens`() {
    #expect(
      rows("launch A; open B; home; kill; return")[2...] == [
        "A hidden, B hidden = A hidden, B hidden", "- = -", "B#2 active ≠ A#2 active",
      ])
    #expect(rows("launch A; open B; swipe away")[2] == "- = -")
  }

  /// https://developer.android.com/guide/components/activities/process-lifecycle
  @Test func `A process that dies removes only its own screens`() {
    let apps = "activity A; activity R process=\":remote\"; launch A; android: start R; "
    #expect(
      rows(apps + "android: kill process of A; back")[1...] == [
        "A hidden, R active = ?", "R active = ?", "A#2 active = ?",
      ])
    #expect(rows(apps + "android: kill process of R")[2] == "A active = ?")
  }

  @Test func `The visibility after a step that was not reached is unknown`() {
    let steps = Comparison(of: parsed("launch A; unlock; home")).steps
    #expect(steps[2].visibility == VisibilityRow())
  }

  @Test func `A screen is no more visible than its scene`() {
    #expect(
      rows(
        "device ios multipleScenes idiom=pad; launch A; ios: open scene B; "
          + "ios: activate scene 2 fullScreen; ios: close scene 2")[1...] == [
          "A active ≠ A active, B active", "A active ≠ A hidden, B active", "A active ≠ A hidden",
        ])
  }
}
