import IOSModel
import Specification

/// Calls on windows, which are named by their roots, and on the application about its scenes.
enum WindowCalls {
  static let all: [IOSCall] = windows + scenes + accessories

  private static let windows = [
    IOSCall(
      "makeKeyAndVisible", CallWords.controller, hasReceiver: true, makesInstances: true,
      summary: "makeKeyAndVisible() of the window with this root, a new one if there is none.",
      page: IOSPage.window + "/makekeyandvisible()"
    ) { context, call in
      .window(.makeKeyAndVisible(context.member(try call.object("the root"))))
    },
    IOSCall(
      "showWindow", CallWords.controller, hasReceiver: true, makesInstances: true,
      summary: "isHidden = false of the window with this root, a new one if there is none.",
      page: IOSPage.view + "/ishidden"
    ) { context, call in .window(.show(context.member(try call.object("the root")))) },
    IOSCall(
      "hideWindow", CallWords.controller, attributes: [ifMade],
      summary: "isHidden = true of the window with this root.", page: IOSPage.view + "/ishidden"
    ) { context, call in
      if let rootClass = try rootClass(ofWindowIfMade: call) {
        return .window(.hideIfMade(rootClass: rootClass))
      }
      return .window(.hide(try context.instance(call)))
    },
    IOSCall(
      "makeKey", CallWords.controller, summary: "makeKey() of the window with this root.",
      page: IOSPage.window + "/makekey()"
    ) { context, call in .window(.makeKey(try context.instance(call))) },
    IOSCall(
      "discardWindow", CallWords.controller, attributes: [ifMade],
      summary: "The app releases the window with this root.", page: IOSPage.window
    ) { context, call in
      if let rootClass = try rootClass(ofWindowIfMade: call) {
        return .window(.discardIfMade(rootClass: rootClass))
      }
      return .window(.discard(try context.instance(call)))
    },
  ]

  private static let ifMade = AttributeDefinition.flag(
    "ifMade",
    "Through a variable that holds the newest such window or nil; with nil the call does nothing.",
    page: IOSPage.window)

  /// Nil if the call names a particular window, which has to exist.
  private static func rootClass(ofWindowIfMade call: Arguments) throws(ScriptProblem) -> String? {
    guard call.flag(ifMade) == true else { return nil }
    let root = try call.object("the root")
    guard root.number == nil else {
      throw ScriptProblem(
        "'ifMade' is for the newest window with such a root; leave out the number")
    }
    return root.name.value
  }

  private static let scenes = [
    IOSCall(
      "requestSceneSessionActivation", CallWords.controller.optional, hasReceiver: true,
      attributes: [session, SceneVerbs.isAlone, userActivity], makesInstances: true,
      summary: "Asks for a scene of this session, or for a new one that shows the controller.",
      page: application("requestscenesessionactivation(_:useractivity:options:errorhandler:)")
    ) { _, call in
      let target: SceneSessionRequest.Target =
        if let number = call.number(session) {
          .session(number)
        } else {
          .newSession(try call.classNameIfNamed("the controller"))
        }
      return .requestSceneSession(
        .activation(
          target, alone: call.flag(SceneVerbs.isAlone) ?? false,
          carriesActivity: call.flag(userActivity) ?? false))
    },
    IOSCall(
      "requestSceneSessionDestruction", hasReceiver: true, attributes: [session],
      summary: "Asks for the end of this session, or of the receiver's session.",
      page: application("requestscenesessiondestruction(_:options:errorhandler:)")
    ) { _, call in .requestSceneSession(.destruction(session: call.number(session))) },
    IOSCall(
      "requestSceneSessionRefresh", hasReceiver: true, attributes: [session],
      summary: "Asks for another picture of this session's scene, or of the receiver's.",
      page: application("requestscenesessionrefresh(_:)")
    ) { _, call in .requestSceneSession(.refresh(session: call.number(session))) },
  ]

  private static let accessories = [
    IOSCall(
      "registerSceneAccessory", CallWords.controller, hasReceiver: true, makesInstances: true,
      summary:
        "registerSceneAccessory(_:): a connected display shows the controller; from iOS 27 on.",
      page: IOSPage.viewController + "/registersceneaccessory(_:)"
    ) { _, call in
      .sceneAccessory(.register(content: try call.className("the root on the display")))
    },
    IOSCall(
      "unregisterSceneAccessory", hasReceiver: true,
      summary: "unregisterSceneAccessory(_:) of what the receiver has registered.",
      page: IOSPage.viewController + "/unregistersceneaccessory(_:)"
    ) { _, _ in .sceneAccessory(.unregister) },
    IOSCall(
      "setSceneAccessoryEnabled", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "isEnabled of what the receiver has registered for a connected display.",
      page: IOSPage.uikit + "uisceneaccessoryregistration/isenabled"
    ) { _, call in .sceneAccessory(.setEnabled(call.isTrue)) },
  ]

  private static let session = AttributeDefinition.number(
    "session", "The number of the scene that belongs to it.",
    page: IOSPage.uikit + "uiscenesession")

  private static let userActivity = AttributeDefinition.flag(
    "userActivity", "The request has a user activity for the scene.",
    page: application("requestscenesessionactivation(_:useractivity:options:errorhandler:)"))

  private static func application(_ method: String) -> String {
    "\(IOSPage.uikit)uiapplication/\(method)"
  }
}
