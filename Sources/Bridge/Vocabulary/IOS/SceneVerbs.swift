import IOSModel
import Specification

/// Verbs of a user or the system for an app's scenes. A scene is named by its number:
/// `SceneDelegate#2` is the delegate of scene 2.
enum SceneVerbs {
  static let all: [IOSVerb] = [
    IOSVerb(
      "open scene", .object("screen", IOSKind.controllers).optional, attributes: [isAlone],
      makesInstances: true,
      summary: "The user opens another window of the app, for this screen, next to those in front.",
      page: IOSPage.scenes
    ) { context, call in
      [
        .openScene(
          showing: call.objects.isEmpty ? nil : try context.name(call),
          alone: call.flag(isAlone) ?? false)
      ]
    }.ifRefused("'device ios multipleScenes idiom=pad' has several"),
    IOSVerb(
      "activate scene", number, attributes: [isAlone],
      summary: "The user selects a window of the app, which opens next to those in front.",
      page: IOSPage.scenes
    ) { _, call in
      [.activateScene(try scene(call), alone: call.flag(isAlone) ?? false)]
    }.ifRefused("'open scene' opens one"),
    IOSVerb(
      "touch scene", number, summary: "The user continues in this one of the scenes in front.",
      page: IOSPage.scenes
    ) { _, call in [.touchScene(try scene(call))] }
    .ifRefused("'activate scene' brings it to the front"),
    IOSVerb(
      "touch window", .object("root", IOSKind.controllers),
      summary: "The user touches the window with this root where nothing else comes of it.",
      page: IOSPage.window
    ) { context, call in [.touchWindow(context.current(try call.object("the root")))] }
    .ifRefused("'showWindow' shows one"),
    IOSVerb(
      "close scene", number, attributes: [isCancelled],
      summary: "The user closes a window of the app in the app switcher.",
      page: IOSPage.uikit + "uiapplicationdelegate/application(_:diddiscardscenesessions:)"
    ) { _, call in
      [.closeScene(try scene(call), isCancelled: call.flag(isCancelled) ?? false)]
    }.ifRefused("'open scene' opens one"),
    IOSVerb(
      "connect display", .object("screen", IOSKind.controllers).optional, makesInstances: true,
      summary: "A display is connected, and the app shows this screen there.", page: display
    ) { context, call in
      [.connectDisplay(showing: call.objects.isEmpty ? nil : try context.name(call))]
    },
    IOSVerb(
      "disconnect display", summary: "The display is taken away.", page: display
    ) { _, _ in [.disconnectDisplay] }.ifRefused("'connect display' connects one"),
    IOSVerb(
      "disconnect scene", number.optional,
      summary: "The system disconnects a background scene, the first such if none is named.",
      page: IOSPage.scenes
    ) { _, call in
      [.disconnectScene(call.number)]
    }.ifRefused("'home' brings it to the background first"),
  ]

  /// An attribute that names a scene.
  static let scene = AttributeDefinition.number(
    "scene", "The scene's number, which is its delegate's.", page: IOSPage.scenes)

  static let isAlone = AttributeDefinition.flag(
    "fullScreen", "It replaces the scenes in front.", page: IOSPage.scenes)

  private static let isCancelled = AttributeDefinition.flag(
    "cancelled", "The user is asked for a confirmation and does not give it; from iOS 27 on.",
    page: IOSPage.uikit + "uiwindowscene/closureconfirmation")

  private static let display = IOSPage.uikit + "presenting-content-on-a-connected-display"

  private static let number = OperandDefinition.number("scene")

  private static func scene(_ call: Arguments) throws(ScriptProblem) -> Int {
    guard let number = call.number else {
      throw ScriptProblem("the number of the scene is missing")
    }
    return number
  }
}
