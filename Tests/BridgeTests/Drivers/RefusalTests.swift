@testable import Bridge
import Specification
import Testing

@Suite("Steps that cannot be carried out")
struct RefusalTests {
  /// The last step's notes on this version of Android and of iOS.
  private func notes(
    _ text: String, android: Int = 36, ios: Int = 26
  ) -> (android: [String], ios: [String]) {
    let script = parsed(text)
    let objects = ObjectTable(script.declarations)
    return (
      SideRecorder<AndroidDriver>(script, objects, android, .core).steps.last?.notes.map(\.text)
        ?? [],
      SideRecorder<IOSDriver>(script, objects, ios, .core).steps.last?.notes.map(\.text) ?? []
    )
  }

  @Test func `The reason comes with a suggestion if one exists`() {
    let notes = notes("screen A; launch A; unlock")
    #expect(
      notes.android == [
        "this step cannot be carried out: the screen is on and not locked; 'lock' has to come first"
      ])
    #expect(
      notes.ios
        == ["this step cannot be carried out: the device is not locked; 'lock' has to come first"])
  }

  @Test(
    "A refusal says what to do first",
    arguments: [
      (
        "android: addOnBackPressedCallback dispatcher=dialog",
        "'showDialog class=ComponentDialog' shows one"
      ),
      (
        "android: addOnBackPressedCallback in F dispatcher=dialog",
        "declare it as one: dialog F in A"
      ),
      ("android: dismissDialog", "'showDialog' shows one"),
      ("android: removeOnBackPressedCallback", "'addOnBackPressedCallback' makes one"),
      ("android: show F", "declare it as one: dialog F in A"),
      (
        "ios: setSupportedInterfaceOrientations portrait",
        "a controller with supportedInterfaceOrientations=… has one"
      ),
      ("ios: drag sheet", "'present' shows one since iOS 13"),
      ("ios: setPage A", "'pages C viewControllers=A,B' declares one"),
      ("ios: launch in background", "'kill' ends it first"),
    ])
  func advice(_ step: String, _ advice: String) {
    let object = step.hasPrefix("android") ? "activity A; fragment F in A" : "controller A"
    let notes = notes("\(object); launch A; \(step)")
    #expect(
      (notes.android + notes.ios).contains { $0.hasSuffix("; \(advice)") }, "\(notes)")
  }

  @Test func `An app that is not in front is brought there first`() {
    #expect(
      notes("screen A; launch A; home; back").android == [
        "this step cannot be carried out: Back does nothing on the home screen; "
          + "'return' brings the app to the front"
      ])
    #expect(
      notes("controller A; launch A; home; ios: tap row").ios == [
        "this step cannot be carried out: the app is not in front and takes no touches; "
          + "'return' brings the app to the front"
      ])
    let ended = notes("screen A; launch A; swipe away; back")
    #expect(!(ended.android + ended.ios).contains { $0.contains("'return'") })
  }

  @Test func `A screen that is started by its class takes no number`() {
    let ground =
      "this step cannot be carried out: A#2 is an instance, but the screen is named by its class here: A"
    for step in ["launch A#2", "open A#2", "present A#2", "deep link A#2"] {
      let notes = notes("screen A; launch A; home; \(step)")
      #expect(notes.android == [ground])
      #expect(notes.ios == [ground])
    }
  }

  @Test func `A number is refused if a call or a part is named by its class`() {
    let android = "activity A; activity B; fragment F in A; fragment D in A; launch A"
    let ios = "controller A; controller B; controller C in A notAdded; launch A"
    let pages = "controller A; controller B; pages P viewControllers=A,B; launch P"
    let calls: [(script: String, object: String)] = [
      ("\(android); android: start B#3", "the activity is named by its class here: B"),
      ("\(android); android: startActivities A B#3", "the activity is named by its class here: B"),
      ("\(android); android: send B#3", "the activity is named by its class here: B"),
      ("\(android); android: enter split screen B#3", "the activity is named by its class here: B"),
      ("\(android); android: make F#3", "the fragment is named by its class here: F"),
      ("\(android); android: show D#3", "the dialog is named by its class here: D"),
      ("\(ios); ios: make B#3", "the controller is named by its class here: B"),
      ("\(ios); ios: performSegue B#3", "the controller is named by its class here: B"),
      ("\(ios); add part C#3", "the part is named by its class here: C"),
      ("\(pages); ios: setPage B#1 in P", "the page is named by its class here: B"),
      ("\(pages); ios: setPages A#1 B in P", "the page is named by its class here: A"),
    ]
    for call in calls {
      let notes = notes(call.script)
      let said = notes.android + notes.ios
      #expect(said.contains { $0.hasSuffix(call.object) }, "\(call.script)")
    }
    // The activity whose intent is set is an instance, and the intent names its class.
    #expect(notes("activity A; launch A; android: setIntent A#1 id=7").android == [])
  }

  @Test
  func `For an app that the release cannot run, the message does not suggest leaving the screen`() {
    let notes = notes(
      """
      split S primary=A secondary=D style=doubleColumn
      controller A
      controller D
      launch S
      """, ios: 13)
    #expect(
      notes.ios.first?.hasSuffix("which S needs; a 'versions ios' line can exclude such releases")
        == true)
  }

  @Test func `For a word that the release lacks, the message suggests no earlier step`() {
    let lacking = [
      ("ask permission; answer permission", 22, "this release has no runtime permissions"),
      ("begin back gesture", 28, "this release has no gesture for Back"),
      (
        "android: send A pendingIntentBackgroundActivityStartMode=ALLOW_ALWAYS", 35,
        "this release has no ALLOW_ALWAYS"
      ),
      (
        "android: enter picture in picture; android: stash picture in picture", 30,
        "leaves the picture"
      ),
    ]
    for (steps, release, reason) in lacking {
      let note = notes("activity A supportsPictureInPicture; launch A; \(steps)", android: release)
        .android.first
      #expect(note?.contains(reason) == true, "\(steps)")
      let way = "; a 'versions android' line can exclude such releases"
      #expect(note?.hasSuffix(way) == true, "\(steps)")
    }
    #expect(
      notes("launch A; answer permission").android.first?.contains("'ask permission' shows") == true
    )
  }

  @Test func `A step of an app that is not running suggests how to start it`() {
    let notes = notes("open A")
    #expect(notes.android.first?.hasSuffix("the app has no process; 'launch A' starts it") == true)
    #expect(notes.ios.first?.hasSuffix("the app is not running; 'launch A' starts it") == true)
    #expect(self.notes("launch A; unlock").ios.first?.contains("starts it") == false)
  }

  @Test func `A biometric prompt that is not there is not called a shade alone`() {
    let note = notes("launch A; end biometric prompt").android.first
    #expect(
      note?.hasSuffix(
        "nor another window of the system is open; 'biometric prompt' shows it") == true)
  }

  /// `removeFromParent()` and `addChild(_:)` are for containers that the app has written:
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent() and
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
  @Test(arguments: [
    "tabs T in A viewControllers=P,Q", "tabs T in A tabs=P,Q", "pages T in A viewControllers=P,Q",
    "split T in A primary=P secondary=Q",
  ])
  func `What a container of UIKit shows is not added or removed by the app`(container: String) {
    for step in [
      "add part P", "remove part P", "replace part P with R", "replace part R with Q",
    ] {
      let script = """
        screen A; part P in A; part Q in A notAdded; part R in A; \(container); launch A; \(step)
        """
      #expect(
        notes(script).ios.first?.contains("which adds and removes what it shows by itself")
          == true, "\(step)")
    }
  }

  @Test func `A tab that no tab bar has suggests declaring it`() {
    let screen = "screen A; part P in A; part Q in A notAdded"
    let advice = "; the viewControllers=… of a declared 'tabs' are its tabs"
    for tabs in ["", "; tabs T in A viewControllers=P"] {
      let notes = notes("\(screen)\(tabs); launch A; select tab Q")
      #expect(notes.ios.first?.hasSuffix("no tab bar on screen has a tab Q\(advice)") == true)
      #expect(notes.android == [])
    }
    let hidden = notes(
      "\(screen); screen B; tabs T in A viewControllers=P,Q; launch A; open B; select tab Q")
    #expect(hidden.ios.first?.hasSuffix("no tab bar on screen has a tab Q") == true)
  }

  @Test func `What a word needs in an app that runs is no advice for one that does not`() {
    for step in ["show keyboard", "hide keyboard", "dismiss alert"] {
      let notes = notes("screen A textField; launch A; swipe away; \(step)")
      for side in [notes.android, notes.ios] {
        #expect(side.first?.hasSuffix("; 'launch A' starts it") == true, "\(step)")
      }
    }
    let inFront = notes("launch A; hide keyboard").ios.first
    #expect(inFront?.hasSuffix("; 'show keyboard' brings it") == true)
  }

  @Test func `A step that the lock screen prevents suggests unlocking, and nothing else`() {
    for step in ["return", "back", "swipe away"] {
      let notes = notes("screen A; launch A; home; lock; \(step)")
      for side in [notes.android, notes.ios] {
        #expect(side.first?.hasSuffix("the device is locked; 'unlock' has to come first") == true)
      }
    }
  }

  @Test func `A call that no front activity can make suggests a caller`() {
    let activities = "activity A; activity B; launch A"
    let twice = notes("\(activities); android: start B & start B").android.first
    #expect(
      twice?.hasSuffix("no activity of the app is resumed; 'in A' lets that activity call it")
        == true)
    let beside = notes("\(activities); android: enter split screen; android: start B").android.first
    #expect(
      beside?.hasSuffix("no activity of the app is on top; 'in A#2' lets that activity call it")
        == true)
    let named = notes("\(activities); android: start B & start B in A").android
    #expect(named.isEmpty)
  }

  @Test func `A window that may not exist yet suggests 'ifMade'`() {
    let script = """
      controller A root
      controller B root
      on SceneDelegate.sceneWillResignActive: showWindow B
      on SceneDelegate.sceneDidBecomeActive: hideWindow B
      launch A
      """
    #expect(notes(script).ios.first?.contains("take 'ifMade' for a window") == true)
    #expect(notes(script.replacing("hideWindow B", with: "hideWindow B ifMade")).ios == [])
  }

  @Test func `A child that code has recreated is named if the first instance has no parent`() {
    let notes = notes(
      """
      controller A root
      controller C in A notAdded
      on A.didReceiveMemoryWarning: make C; embed C
      launch A
      memory pressure
      ios: unembed C#1
      """)
    #expect(
      notes.ios == [
        "this step cannot be carried out: C is nobody's child, but C#2 is a child of A"
      ])
  }

  @Test func `An activity in place of a manager suggests 'in'`() {
    let text = "activity A; fragment F in A; launch A; android: commit remove F manager=A"
    let help = ScriptParser.mobile.parse(text).diagnostics.flatMap(\.help)
    #expect(help.contains { $0.contains("'in A' uses the manager of an activity") })
  }

  @Test func `A refused touch names what covers the app`() {
    let covers = [
      ("ask permission", "the system's prompt for a permission covers the app"),
      ("interrupt", "an interruption, such as a call, covers the app"),
      ("home", "the app is not in front"),
    ]
    for (step, cover) in covers {
      let notes = notes("controller A tableView; launch A; \(step); ios: tap row").ios
      #expect(notes.first?.contains(cover) == true, "\(step)")
    }
  }

  @Test func `A refused call in a callback is reported with its callback`() {
    let notes = notes(
      """
      controller A
      controller B
      on B.viewDidLoad: popTo A#7
      launch A
      ios: push B
      """)
    #expect(
      notes.ios == [
        "this step cannot be carried out: in B.viewDidLoad, there has been no A#7 yet"
      ])
  }

  @Test func `Back at a root is not an input, and Back into impossible code is an error`() {
    #expect(notes("screen A; launch A; back").ios == [UnavailableInput.noWayBack.explanation])
    let refused = notes(
      """
      controller A
      controller B
      on A.viewWillAppear once: setNeedsLayout
      on B.viewWillDisappear: popTo A#7
      launch A
      ios: push B
      back
      """)
    #expect(refused.ios.first?.contains("in B.viewWillDisappear, there has been no A#7") == true)
  }

  @Test func `After leaving the app on Android only, there is nothing to return from on iOS`() {
    for step in ["return", "return from recents"] {
      let notes = notes("screen A; launch A; back; \(step)")
      #expect(notes.ios == [UnavailableInput.appNotLeft.explanation])
      #expect(notes.android.isEmpty)
    }
  }

  @Test func `The icon of the front app cannot be reached on iOS and has no effect on Android`() {
    for step in ["launch A", "launch B"] {
      let notes = notes("screen A; screen B; launch A; \(step)")
      #expect(notes.android == [UnavailableInput.taskAlreadyInFront.explanation])
      #expect(notes.ios.first?.hasSuffix("'home' leaves the app first") == true)
    }
    #expect(notes("activity A launchMode=singleTop; launch A; launch A").android == [])
    #expect(notes("screen A; launch A; home; launch A").android == [])
  }

  @Test func `A dialog that is gone with its activity cannot be dismissed`() {
    #expect(
      notes("launch A; alert; rotate; dismiss alert").android == [
        UnavailableInput.alertAlreadyGone.explanation
      ])
    #expect(notes("launch A; rotate; alert & dismiss alert").android == [])
    for script in ["launch A", "launch A; rotate", "launch A; alert; dismiss alert; rotate"] {
      let notes = notes("\(script); dismiss alert").android
      #expect(notes.first?.contains("shows no dialog") == true)
    }
  }

  @Test func `During a Back gesture a key is ignored, and no code closes the screen`() {
    let way = "launch A; open B; begin back gesture"
    for close in ["close B", "close"] {
      #expect(notes("\(way); \(close)").ios == [UnavailableInput.alreadyLeaving.explanation])
    }
    #expect(
      notes("\(way); open app switcher; close app switcher; back").android
        == [UnavailableInput.backGestureInProgress.explanation])
  }

  @Test(arguments: [
    "open B; close & close", "open B; close B & close B", "present B; close & close",
  ])
  func `A screen that the step has closed before is not closed again`(steps: String) {
    let notes = notes("launch A; \(steps)")
    #expect(notes.ios == [UnavailableInput.alreadyLeaving.explanation])
    #expect(notes.android == [])
    let events = neutralEvents("launch A; \(steps)").ios.last ?? []
    #expect(events.contains { $0.hasPrefix("B.removed") })
  }

  @Test func `An unavailable input does nothing, and the rest of the step is carried out`() {
    for step in ["back & back", "back & back & back"] {
      let events = neutralEvents("launch A; open B; \(step)").ios.last ?? []
      #expect(events.contains { $0.hasPrefix("B.removed") }, "\(step)")
    }
    let events = neutralEvents("screen A; screen B; launch A; back & open B").ios.last ?? []
    #expect(events.contains { $0.hasPrefix("B.load") })
    #expect(
      notes("screen A; launch A; back & back").ios == [UnavailableInput.noWayBack.explanation])
  }

  @Test func `Back before the app is left still reaches the front screen`() {
    for leaving in ["home", "lock"] {
      let events = neutralEvents("launch A; open B; back & \(leaving)").android.last ?? []
      #expect(events.contains { $0.hasPrefix("B.removed") }, "\(leaving)")
    }
  }
}
