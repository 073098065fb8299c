import Specification

/// What can be done to both platforms alike.
enum NeutralVerb: String, VerbEnumeration {
  case launch
  case open
  case present
  case back
  case close
  case home
  case returnByLauncher = "return"
  case returnFromRecents = "return from recents"
  case switchApp = "switch app"
  case rotate
  case resize
  case lock
  case unlock
  case alert
  case dismissAlert = "dismiss alert"
  case askPermission = "ask permission"
  case answerPermission = "answer permission"
  case interrupt
  case endInterruption = "end interruption"
  case shade
  case closeShade = "close shade"
  case memoryPressure = "memory pressure"
  case kill
  case crash
  case swipeAway = "swipe away"
  case deepLink = "deep link"
  case showPart = "show part"
  case hidePart = "hide part"
  case addPart = "add part"
  case removePart = "remove part"
  case replacePart = "replace part"
  case selectTab = "select tab"
  case wait

  var shape: VerbShape {
    switch self {
    case .launch:
      VerbShape(
        .object("screen"), makesInstances: true,
        summary: "Starts the app from its icon, or brings it to the front.")
    case .open:
      VerbShape(
        .object("screen"), makesInstances: true,
        summary: "The ordinary way forward: startActivity, show(_:sender:).")
    case .present:
      VerbShape(
        .object("screen"), makesInstances: true,
        summary: "The modal way forward: startActivity, present(_:animated:).")
    case .back: VerbShape(summary: "The user's way back.")
    case .close:
      VerbShape(
        .object("screen").optional,
        summary: "The program's way back: finish(); pop or dismiss. Without a screen, the topmost.")
    case .home: VerbShape(summary: "The user goes to the home screen.")
    case .returnByLauncher:
      VerbShape(summary: "The user comes back by the icon on the home screen.")
    case .returnFromRecents: VerbShape(summary: "The user comes back by the app switcher.")
    case .switchApp: VerbShape(summary: "The user switches to another app.")
    case .rotate: VerbShape(summary: "The device turns by 90 degrees.")
    case .resize:
      VerbShape(summary: "The window changes its size, as in multi-window or Split View.")
    case .lock: VerbShape(summary: "The user locks the device, which has a secure keyguard.")
    case .unlock: VerbShape(summary: "The user unlocks the device.")
    case .alert: VerbShape(summary: "The app shows an alert of its own.")
    case .dismissAlert: VerbShape(summary: "The user dismisses the app's alert.")
    case .askPermission:
      VerbShape(summary: "The app asks for a permission and the system shows its prompt.")
    case .answerPermission:
      VerbShape(
        .word("answer", ["granted", "denied"]).optional,
        summary: "The user answers the permission prompt; without a word, by granting.")
    case .interrupt: VerbShape(summary: "A call or another app's interface comes over the app.")
    case .endInterruption: VerbShape(summary: "The interruption goes away.")
    case .shade: VerbShape(summary: "The user opens the notification shade or control centre.")
    case .closeShade:
      VerbShape(summary: "The user closes the notification shade or control centre.")
    case .memoryPressure: VerbShape(summary: "The system is short of memory and tells the app.")
    case .kill: VerbShape(summary: "The system kills the process and keeps what it has saved.")
    case .crash: VerbShape(summary: "The app dies of an uncaught exception.")
    case .swipeAway: VerbShape(summary: "The user swipes the app out of the app switcher.")
    case .deepLink:
      VerbShape(
        .object("screen"), makesInstances: true, summary: "Another app opens a link to a screen.")
    case .showPart: VerbShape(.object("part", partKinds), summary: "Shows a part that was hidden.")
    case .hidePart:
      VerbShape(.object("part", partKinds), summary: "Hides a part that stays attached.")
    case .addPart:
      VerbShape(.object("part", partKinds), summary: "Adds a new part to its container.")
    case .removePart:
      VerbShape(.object("part", partKinds), summary: "Removes a part from its container.")
    case .replacePart:
      VerbShape(
        .object("part", partKinds), .particle("with"), .object("part", partKinds),
        summary: "Puts a new part in the place of another.")
    case .selectTab:
      VerbShape(
        .object("tab"),
        summary: "Selects a tab: detaches the sibling fragments and attaches this one; taps."
      )
    case .wait:
      VerbShape(
        OperandDefinition(name: "time", value: .duration), summary: "Lets logical time pass.")
    }
  }

  private var partKinds: [String] {
    [KindName.part, .fragment, .dialog, .controller].map(\.rawValue)
  }
}
