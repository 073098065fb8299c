import IOSModel
import Specification

/// What opens an app other than its icon: URLs, notifications, shared or continued content.
enum EntryPoints {
  private static let fails = AttributeDefinition.flag(
    "fails", "Its data does not arrive.",
    page: IOSPage.uikit
      + "uiscenedelegate/scene(_:didfailtocontinueuseractivitywithtype:error:)")

  static let all: [IOSVerb] = [
    IOSVerb(
      "open URL", attributes: [SceneVerbs.scene], summary: "Another app opens a URL of this app.",
      page: IOSPage.uikit + "uiscenedelegate/scene(_:openurlcontexts:)"
    ) { _, call in [.open(.url, scene: scene(call))] },
    IOSVerb(
      "continue user activity", attributes: [SceneVerbs.scene],
      summary: "The user follows a universal link, or a search result of the app's.",
      page: IOSPage.uikit + "uiscenedelegate/scene(_:continue:)"
    ) { _, call in [.open(.userActivity, scene: scene(call))] },
    IOSVerb(
      "hand off user activity", attributes: [fails, SceneVerbs.scene],
      summary: "The user continues an activity from another device (Handoff).",
      page: IOSPage.uikit + "uiscene/connectionoptions/handoffuseractivitytype"
    ) { _, call in
      [.open(call.flag(fails) == true ? .failedHandoff : .handoff, scene: scene(call))]
    },
    IOSVerb(
      "tap notification", summary: "The user taps a notification of the app.",
      page: IOSPage.uikit
        + "uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
    ) { _, _ in [.open(.notificationResponse)] },
    IOSVerb(
      "receive notification",
      summary:
        "A notification of the app arrives while it is in front, and the user does not touch it.",
      page: "https://developer.apple.com/documentation/usernotifications"
        + "/unusernotificationcenterdelegate"
        + "/usernotificationcenter(_:willpresent:withcompletionhandler:)"
    ) { _, _ in [.receiveNotification] }.ifRefused(
      "'background event notification' is for an app in the background"),
    IOSVerb(
      "accept CloudKit share", attributes: [SceneVerbs.scene],
      summary: "The user accepts an invitation to share data of CloudKit.",
      page: IOSPage.uikit
        + "uiwindowscenedelegate/windowscene(_:userdidacceptcloudkitsharewith:)"
    ) { _, call in [.open(.cloudKitShare, scene: scene(call))] },
    IOSVerb(
      "tap shortcut item", attributes: [SceneVerbs.scene],
      summary: "The user picks a quick action on the app's icon.",
      page: IOSPage.uikit
        + "uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)"
    ) { _, call in [.open(.shortcutItem, scene: scene(call))] },
  ]

  /// The scene that the content is meant for, according to its activation conditions.
  private static func scene(_ call: Arguments) -> Int? { call.number(SceneVerbs.scene) }
}
