import IOSModel
import Specification

/// Calls on a single controller, and on its view.
enum ViewCalls {
  private static let creator = AttributeDefinition.flag(
    "creator", "A block of the caller calls the initializer; since iOS 13.",
    page: IOSPage.storyboard + "/instantiateviewcontroller(identifier:creator:)")

  private static let force = AttributeDefinition.flag(
    "force", "With true: the field is told to resign without being asked first.",
    page: IOSPage.view + "/endediting(_:)")

  private static let fails = AttributeDefinition.flag(
    "fails", "The push service rejects the app.",
    page: IOSPage.uikit + "uiapplication/registerforremotenotifications()")

  static let all: [IOSCall] = onControllers + ofApp

  private static let ofApp: [IOSCall] = [
    IOSCall(
      "restoreUserActivityState", hasReceiver: true,
      summary: "The receiver is passed to the restorationHandler of a user activity.",
      page: IOSPage.responder + "/restoreuseractivitystate(_:)"
    ) { _, _ in .restoreUserActivityState },
    IOSCall(
      "registerForRemoteNotifications", hasReceiver: true, attributes: [fails],
      summary: "registerForRemoteNotifications(), which the push service answers later.",
      page: IOSPage.uikit + "uiapplication/registerforremotenotifications()"
    ) { _, call in .registerForRemoteNotifications(fails: call.flag(fails) ?? false) },
    IOSCall(
      "requestAuthorization", hasReceiver: true,
      summary:
        "requestAuthorization, or what asks for another permission; the system's prompt follows.",
      page: "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/"
        + "requestauthorization(options:completionhandler:)"
    ) { _, _ in .requestAuthorization },
    IOSCall(
      "extendStateRestoration",
      summary: "extendStateRestoration(): the app restores more by itself.",
      page: IOSPage.uikit + "uiapplication/extendstaterestoration()"
    ) { _, _ in .extendStateRestoration },
    IOSCall(
      "completeStateRestoration",
      summary: "completeStateRestoration(), which balances one call of extendStateRestoration().",
      page: IOSPage.uikit + "uiapplication/completestaterestoration()"
    ) { _, _ in .completeStateRestoration },
  ]

  private static let onControllers: [IOSCall] = [
    IOSCall(
      "make", CallWords.controller, makesInstances: true,
      summary: "init(): the app keeps the new controller in a variable, outside any hierarchy.",
      page: IOSPage.viewController + "/init(nibname:bundle:)"
    ) { _, call in .make(className: try call.className("the controller")) },
    IOSCall(
      "instantiate", CallWords.controller, hasReceiver: true, attributes: [creator],
      makesInstances: true,
      summary:
        "instantiateViewController of its storyboard: the app keeps the new controller in a variable.",
      page: IOSPage.storyboard + "/instantiateviewcontroller(withidentifier:)"
    ) { _, call in
      .instantiate(
        className: try call.className("the controller"),
        creator: call.flag(creator) ?? false)
    },
    IOSCall(
      "keep", CallWords.controller, hasReceiver: true,
      summary: "A strong property, a stored closure or a timer of the receiver keeps it.",
      page: IOSPage.memoryManagement
    ) { context, call in .keep(try context.instance(call)) },
    IOSCall(
      "letGo", CallWords.controller, hasReceiver: true,
      summary: "The reference of the receiver, or else the app's variable, is set to nil.",
      page: IOSPage.memoryManagement
    ) { context, call in .letGo(try context.instance(call)) },
    IOSCall(
      "setActive", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "isActive of a search controller, or of the one that a controller has.",
      page: IOSPage.searchController + "/isactive"
    ) { _, call in .container(.setActive(call.isTrue)) },
    IOSCall(
      "setShowsSearchResultsController", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "showsSearchResultsController of a search controller, likewise; from iOS 13 on.",
      page: IOSPage.searchController + "/showssearchresultscontroller"
    ) { _, call in .container(.setShowsSearchResults(call.isTrue)) },
    IOSCall(
      "loadViewIfNeeded", hasReceiver: true, summary: "loadViewIfNeeded()",
      page: IOSPage.viewController + "/loadviewifneeded()"
    ) { _, _ in .view(.loadViewIfNeeded) },
    IOSCall(
      "setView", .word("value", ["nil", "new"]), hasReceiver: true,
      summary: "view = nil, or a new view.",
      page: IOSPage.viewController + "/view"
    ) { _, call in .view(.setView(isNil: call.words.first == "nil")) },
    IOSCall(
      "setHidden", CallWords.controller, .word("value", BooleanWord.self),
      summary: "view.isHidden of the controller.", page: IOSPage.view + "/ishidden"
    ) { context, call in .view(.setHidden(try context.instance(call), call.isTrue)) },
    IOSCall(
      "setNeedsLayout", hasReceiver: true, summary: "view.setNeedsLayout()",
      page: IOSPage.view + "/setneedslayout()"
    ) { _, _ in .view(.setNeedsLayout) },
    IOSCall(
      "layoutIfNeeded", hasReceiver: true, summary: "view.layoutIfNeeded()",
      page: IOSPage.view + "/layoutifneeded()"
    ) { _, _ in .view(.layoutIfNeeded) },
    IOSCall(
      "setNeedsUpdateConstraints", hasReceiver: true, summary: "view.setNeedsUpdateConstraints()",
      page: IOSPage.view + "/setneedsupdateconstraints()"
    ) { _, _ in .view(.setNeedsUpdateConstraints) },
    IOSCall(
      "setNeedsUpdateProperties", hasReceiver: true,
      summary: "Marks content and styling of the view for an update; from iOS 26 on.",
      page: IOSPage.view + "/setneedsupdateproperties()"
    ) { _, _ in .view(.setNeedsUpdateProperties) },
    IOSCall(
      "updatePropertiesIfNeeded", hasReceiver: true,
      summary: "Updates the properties of the view and its subviews at once, if they are marked.",
      page: IOSPage.viewController + "/updatepropertiesifneeded()"
    ) { _, _ in .view(.updatePropertiesIfNeeded) },
    IOSCall(
      "updateTraitsIfNeeded", hasReceiver: true,
      summary: "Delivers pending trait changes in the view at once.",
      page: IOSPage.viewController + "/updatetraitsifneeded()"
    ) { _, _ in .view(.updateTraitsIfNeeded) },
    IOSCall(
      "unregisterForTraitChanges", hasReceiver: true,
      summary: "Ends the registration of its block for changes of its traits.",
      page: IOSPage.uikit + "uitraitchangeobservable-67e94/unregisterfortraitchanges(_:)"
    ) { _, _ in .view(.unregisterForTraitChanges) },
    IOSCall(
      "changeObservable",
      summary:
        "A property of the app's Observable model changes, which all readers of the model have read.",
      page: "https://developer.apple.com/documentation/observation/observable()"
    ) { _, _ in .view(.changeObservable) },
    IOSCall(
      "setPreferredContentSize", hasReceiver: true,
      summary: "preferredContentSize = a different size.",
      page: IOSPage.viewController + "/preferredcontentsize"
    ) { _, _ in .view(.setPreferredContentSize) },
    IOSCall(
      "changeFittingSize", hasReceiver: true,
      summary: "The view's systemLayoutSizeFitting(_:) changes.",
      page: IOSPage.view + "/systemlayoutsizefitting(_:)"
    ) { _, _ in .view(.changeFittingSize) },
    IOSCall(
      "setPreferredSearchBarPlacement", .word("placement", SearchBarPlacement.self),
      hasReceiver: true,
      summary: "preferredSearchBarPlacement of the item with the search bar; from iOS 16 on.",
      page: IOSPage.uikit + "uinavigationitem/preferredsearchbarplacement"
    ) { _, call in
      .container(
        .setPreferredSearchBarPlacement(call.word(as: SearchBarPlacement.self) ?? .stacked))
    },
    IOSCall(
      "setModalInPresentation", .word("value", BooleanWord.self), hasReceiver: true,
      summary:
        "isModalInPresentation: if true, the user may not dismiss its sheet; from iOS 13 on.",
      page: IOSPage.viewController + "/ismodalinpresentation"
    ) { _, call in .view(.setModalInPresentation(call.isTrue)) },
    IOSCall(
      "selectDetent", .word("detent", SheetDetent.self), hasReceiver: true,
      attributes: [CallWords.animated],
      summary: "selectedDetentIdentifier of the sheet in which it is presented; from iOS 15 on.",
      page: IOSPage.sheet + "/selecteddetentidentifier"
    ) { _, call in
      .view(
        .selectDetent(
          call.word(as: SheetDetent.self) ?? .large, animated: CallWords.isAnimated(call)))
    },
    IOSCall(
      "becomeFirstResponder", hasReceiver: true,
      summary: "becomeFirstResponder() of its text field, which brings the keyboard.",
      page: IOSPage.responder + "/becomefirstresponder()"
    ) { _, _ in .view(.becomeFirstResponder) },
    IOSCall(
      "resignFirstResponder", hasReceiver: true,
      summary: "resignFirstResponder() of its text field, which sends the keyboard away.",
      page: IOSPage.responder + "/resignfirstresponder()"
    ) { _, _ in .view(.resignFirstResponder) },
    IOSCall(
      "endEditing", hasReceiver: true, attributes: [force],
      summary:
        "view.endEditing(false): asks the text field that is being edited in the view to resign.",
      page: IOSPage.view + "/endediting(_:)"
    ) { _, call in .view(.endEditing(isForced: call.flag(force) ?? false)) },
    IOSCall(
      "setNeedsStatusBarAppearanceUpdate", hasReceiver: true,
      summary: "UIKit asks again whether the status bar hides and how it is drawn.",
      page: IOSPage.viewController + "/setneedsstatusbarappearanceupdate()"
    ) { _, _ in .interface(.setNeedsStatusBarAppearanceUpdate) },
    IOSCall(
      "setNeedsUpdateOfHomeIndicatorAutoHidden", hasReceiver: true,
      summary: "UIKit asks again whether the home indicator hides.",
      page: IOSPage.viewController + "/setneedsupdateofhomeindicatorautohidden()"
    ) { _, _ in .interface(.setNeedsUpdateOfHomeIndicatorAutoHidden) },
    IOSCall(
      "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", hasReceiver: true,
      summary: "UIKit asks again at which edges the app's gestures go first.",
      page: IOSPage.viewController + "/setneedsupdateofscreenedgesdeferringsystemgestures()"
    ) { _, _ in .interface(.setNeedsUpdateOfScreenEdgesDeferringSystemGestures) },
    IOSCall(
      "setNeedsUpdateOfPrefersPointerLocked", hasReceiver: true,
      summary: "UIKit asks again whether the pointer is locked to the scene; from iOS 14 on.",
      page: IOSPage.viewController + "/setneedsupdateofpreferspointerlocked()"
    ) { _, _ in .interface(.setNeedsUpdateOfPrefersPointerLocked) },
    IOSCall(
      "setPrefersInterfaceOrientationLocked", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "The app's own override returns this from now on, without telling UIKit.",
      page: IOSPage.viewController + "/prefersinterfaceorientationlocked"
    ) { _, call in .interface(.setPrefersInterfaceOrientationLocked(call.isTrue)) },
    IOSCall(
      "setNeedsUpdateOfPrefersInterfaceOrientationLocked", hasReceiver: true,
      summary: "UIKit asks again whether the scene is kept from turning; from iOS 26 on.",
      page: IOSPage.viewController + "/setneedsupdateofprefersinterfaceorientationlocked()"
    ) { _, _ in .interface(.setNeedsUpdateOfPrefersInterfaceOrientationLocked) },
    IOSCall(
      "setNeedsUpdateContentUnavailableConfiguration", hasReceiver: true,
      summary: "Marks the content-unavailable configuration for an update; from iOS 17 on.",
      page: IOSPage.viewController + "/setneedsupdatecontentunavailableconfiguration()"
    ) { _, _ in .view(.setNeedsUpdateContentUnavailableConfiguration) },
    IOSCall(
      "setEditing", .word("value", BooleanWord.self), hasReceiver: true,
      attributes: [CallWords.animated], summary: "setEditing(_:animated:)",
      page: IOSPage.viewController + "/setediting(_:animated:)"
    ) { _, call in
      .view(.setEditing(call.isTrue, animated: CallWords.isAnimated(call)))
    },
    IOSCall(
      "setOverrideUserInterfaceStyle", .word("style", ["light", "dark", "unspecified"]),
      hasReceiver: true,
      summary: "overrideUserInterfaceStyle of the controller; since iOS 13.",
      page: IOSPage.viewController + "/overrideuserinterfacestyle"
    ) { _, call in
      .view(.setOverrideUserInterfaceStyle(call.words.first.flatMap(UserInterfaceStyle.init)))
    },
    IOSCall(
      "setAdditionalSafeAreaInsets", hasReceiver: true,
      summary: "additionalSafeAreaInsets = different insets.",
      page: IOSPage.viewController + "/additionalsafeareainsets"
    ) { _, _ in .view(.setAdditionalSafeAreaInsets) },
    IOSCall(
      "setNavigationBarHidden", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "isNavigationBarHidden of the nearest navigation controller.",
      page: IOSPage.navigationController + "/isnavigationbarhidden"
    ) { _, call in .container(.setNavigationBarHidden(call.isTrue)) },
    IOSCall(
      "setToolbarHidden", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "isToolbarHidden of the nearest navigation controller, at first true.",
      page: IOSPage.navigationController + "/istoolbarhidden"
    ) { _, call in .container(.setToolbarHidden(call.isTrue)) },
    IOSCall(
      "setTabBarHidden", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "isTabBarHidden of the nearest tab bar controller; from iOS 18 on.",
      page: IOSPage.tabBarController + "/settabbarhidden(_:animated:)"
    ) { _, call in .container(.setTabBarHidden(call.isTrue)) },
    IOSCall(
      "setSupportedInterfaceOrientations", .word("orientations", InterfaceOrientationMask.self),
      hasReceiver: true,
      summary: "The app's own override returns this from now on, without telling UIKit.",
      page: IOSPage.viewController + "/supportedinterfaceorientations"
    ) { _, call in
      .interface(
        .setSupportedInterfaceOrientations(call.word(as: InterfaceOrientationMask.self) ?? .all))
    },
    IOSCall(
      "setNeedsUpdateOfSupportedInterfaceOrientations", hasReceiver: true,
      summary: "UIKit asks for the orientations again; from iOS 16 on.",
      page: IOSPage.viewController + "/setneedsupdateofsupportedinterfaceorientations()"
    ) { _, _ in .interface(.setNeedsUpdateOfSupportedInterfaceOrientations) },
    IOSCall(
      "attemptRotationToDeviceOrientation", hasReceiver: true,
      summary: "UIKit rotates the interface to the device's orientation, if that is permitted.",
      page: IOSPage.viewController + "/attemptrotationtodeviceorientation()"
    ) { _, _ in .interface(.attemptRotationToDeviceOrientation) },
    IOSCall(
      "requestGeometryUpdate", .word("orientations", InterfaceOrientationMask.self),
      hasReceiver: true,
      summary: "requestGeometryUpdate(_:errorHandler:) of its window scene; from iOS 16 on.",
      page: IOSPage.uikit + "uiwindowscene/requestgeometryupdate(_:errorhandler:)"
    ) { _, call in
      .interface(.requestGeometryUpdate(call.word(as: InterfaceOrientationMask.self) ?? .all))
    },
  ]
}
