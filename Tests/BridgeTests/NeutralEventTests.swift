@testable import Bridge
import Testing

@Suite("Neutral events")
struct NeutralEventTests {
  @Test func `A push hides the old screen before the new one shows, on both platforms`() throws {
    let events = neutralEvents("launch A; open B")
    for side in [events.android[1], events.ios[1]] {
      let hides = try #require(side.firstIndex(of: "A.willHide(cause: navigation)"), "\(side)")
      let shows = try #require(side.firstIndex(of: "B.willShow(cause: navigation)"), "\(side)")
      #expect(hides < shows, "\(side)")
    }
  }

  @Test func `Going back is final for the screen that is left, and for no other`() {
    let events = neutralEvents("launch A; open B; back")
    for side in [events.android[2], events.ios[2]] {
      #expect(side.contains("B.willHide(cause: navigation, final: true)"), "\(side)")
      #expect(side.contains("B.removed(cause: navigation, final: true)"), "\(side)")
      #expect(side.contains("A.didShow(cause: navigation)"), "\(side)")
    }
  }

  @Test func `Home has app events on both platforms, and events of the screen only on Android`() {
    let events = neutralEvents("launch A; home")
    let app = ["app.deactivate(cause: appState)", "app.enterBackground(cause: appState)"]
    #expect(events.ios[1] == app)
    #expect(
      events.android[1] == [
        "A.willHide(cause: appState)", app[0], "A.didHide(cause: appState)", app[1],
        "A.saveState(cause: appState)",
      ])
  }

  @Test func `A change of activities does not leave the app`() {
    let events = neutralEvents("launch A; open B; rotate; back")
    #expect(!events.android[1...].joined().contains { $0.hasPrefix("app.") })
  }

  @Test
  func `A second process of the app is not a launch, and its screen takes over like any other`() {
    let events = neutralEvents(
      "activity A; activity R process=\":remote\"; launch A; android: start R; "
        + "android: kill process of A; back")
    #expect(!events.android[1...2].joined().contains { $0.hasPrefix("app.") })
    #expect(events.android[3].contains("A#2.didShow(cause: navigation)"))
  }

  @Test
  func `A screen of another app does not belong to the app, which enters the background for it`() {
    let events = neutralEvents(
      "activity A; activity O package=other; launch A; android: start O")
    #expect(
      events.android[1].filter { $0.hasPrefix("app.") }.map { $0.prefix { $0 != "(" } }
        == ["app.deactivate", "app.enterBackground"])
    #expect(!events.android[1].contains { $0.hasPrefix("O.") })
  }

  @Test func `The app ends as often as its last scene is disconnected`() {
    let events = neutralEvents(
      "controller A root; launch A; home; ios: disconnect scene; return; home; ios: disconnect scene"
    )
    for step in [2, 5] {
      #expect(events.ios[step].filter { $0.hasPrefix("app.terminate") }.count == 1)
    }
  }

  @Test
  func `The controller for compact width is not removed for good when the width becomes regular`() {
    let events = neutralEvents(
      "split S primary=A secondary=B compact=C style=doubleColumn; controller A; controller B; "
        + "controller C; device ios idiom=pad; launch A; ios: resize to compact; "
        + "ios: resize to regular; home")
    for step in [2, 3] {
      #expect(events.ios[step].contains { $0.hasPrefix("C.didHide") })
      #expect(!events.ios[step].contains { $0.hasPrefix("C.") && $0.contains("final") })
    }
  }

  @Test func `The app enters the background with the last of its foreground windows`() {
    let events = neutralEvents(
      "controller A; controller B; device ios multipleScenes idiom=pad; launch A; "
        + "ios: open scene B fullScreen; ios: close scene 2; ios: activate scene 1")
    #expect(
      events.ios[2...3].map { step in
        step.filter { $0.hasPrefix("app.") }.map { String($0.prefix { $0 != "(" }) }
      } == [
        ["app.deactivate", "app.enterBackground"], ["app.enterForeground", "app.activate"],
      ])
  }

  @Test
  func `A page that was removed when the user turned it is not removed again with its container`() {
    let events = neutralEvents(
      "navigation N viewControllers=A; controller A; controller B; controller C; "
        + "pages P viewControllers=B,C transitionStyle=scroll; "
        + "launch N; ios: push P; ios: setPage C in P animated; ios: pop in P")
    #expect(events.ios.joined().filter { $0.hasPrefix("B.removed") }.count == 1)
  }

  @Test func `A rotation changes the environment on both and recreates on Android`() {
    let events = neutralEvents("launch A; rotate")
    #expect(events.ios[1] == ["A.environmentChange(cause: configChange)"])
    #expect(events.android[1].first == "A.environmentChange(cause: configChange)")
    #expect(events.android[1].contains("A#2.load(cause: configChange)"))
    #expect(!events.android[1].contains { $0.contains("final") })
  }

  @Test func `A screen recreated under another one appears because the other one is closed`() {
    let events = neutralEvents("launch A; open B & rotate; back")
    #expect(events.android[1].contains("A#2.willHide(cause: configChange)"))
    #expect(events.android[2].contains("A#2.willShow(cause: navigation)"))
    #expect(events.android[2].contains("A#2.didShow(cause: navigation)"))
  }

  @Test func `A change of traits after a change of size alone is a separate change`() {
    let events = neutralEvents(
      "screen A; device ios idiom=pad; launch A; rotate; toggle dark mode; toggle dark mode")
    for step in 1...3 {
      #expect(events.ios[step] == ["A.environmentChange(cause: configChange)"])
    }
  }

  @Test func `A cold launch has each app event once, with the cause launch`() {
    let events = neutralEvents("launch A")
    for side in [events.android[0], events.ios[0]] {
      let app = side.filter { $0.hasPrefix("app.") }
      #expect(
        app == ["launch", "enterForeground", "activate"].map { "app.\($0)(cause: launch)" })
    }
  }

  @Test func `An app without scenes enters the foreground at a cold launch`() {
    let result = run(
      """
      screen A
      device ios sceneManifest=false linkedSDK=26

      launch A
        both app.enterForeground ... app.activate
      """)
    #expect(result?.failures.map(\.explanation) == [])
  }

  @Test func `A sheet covers nothing on iOS, and its screen appears by navigation`() {
    let events = neutralEvents("launch A; present B")
    #expect(!events.ios[1].contains { $0.hasPrefix("A.") })
    #expect(events.ios[1].contains("B.didShow(cause: navigation)"))
    // All that Android knows is that an opaque activity is started.
    #expect(events.android[1].contains("A.didHide(cause: navigation)"))
  }

  @Test func `A process that dies in the foreground is restarted within the step`() {
    let events = neutralEvents("launch A; open B; kill")
    #expect(events.android[2].contains("app.activate(cause: system)"))
    #expect(events.ios[2] == [])
  }
}
