import IOSModel
import Specification

/// What a user or the system can do to an iOS device only.
enum IOSVerb: String, VerbEnumeration {
  case swipeBack = "swipe back"
  case dragSheet = "drag sheet"
  case swipePage = "swipe page"
  case tapTab = "tap tab"
  case tapSegue = "tap segue"
  case tapAlertButton = "tap alert button"
  case unwind
  case openAppSwitcher = "open app switcher"
  case closeAppSwitcher = "close app switcher"
  case resizeTo = "resize to"
  case disconnectScene = "disconnect scene"
  case launchInBackground = "launch in background"
  case openURL = "open URL"

  var shape: VerbShape {
    let gesture = OperandDefinition.word("end", Gesture.allCases.map(\.rawValue)).optional
    return switch self {
    case .swipeBack: VerbShape(gesture, summary: "The edge swipe of a navigation controller.")
    case .dragSheet: VerbShape(gesture, summary: "A drag on the presented sheet.")
    case .swipePage:
      VerbShape(
        .word("direction", PageDirection.allCases.map(\.rawValue)), gesture,
        summary: "A swipe to the neighbouring page.")
    case .tapTab:
      VerbShape(.object("tab", KindName.controllers), summary: "A tap on a tab bar item.")
    case .tapSegue:
      VerbShape(
        .object("controller", KindName.controllers),
        attributes: [.words("kind", SegueKind.allCases.map(\.rawValue))],
        makesInstances: true, summary: "A tap on a control that is wired to a segue.")
    case .tapAlertButton: VerbShape(summary: "A tap on the alert's button.")
    case .unwind:
      VerbShape(
        .object("controller", KindName.controllers),
        summary: "An exit control unwinds to this controller.")
    case .openAppSwitcher: VerbShape(summary: "The app switcher opens over the app.")
    case .closeAppSwitcher:
      VerbShape(summary: "The app switcher closes and the app is in front again.")
    case .resizeTo:
      VerbShape(
        .word("size class", SizeClass.allCases.map(\.rawValue)),
        summary: "The scene's horizontal size class becomes this one.")
    case .disconnectScene: VerbShape(summary: "The system disconnects a background scene.")
    case .launchInBackground: VerbShape(summary: "The system launches the app into the background.")
    case .openURL: VerbShape(summary: "Another app opens a URL of this app.")
    }
  }
}

enum PageDirection: String, Hashable, Sendable, CaseIterable {
  case forward
  case back
}

/// Calls of iOS app code, in a callback script or from an event handler.
enum IOSActionVerb: String, VerbEnumeration {
  case show
  case showDetail
  case present
  case dismiss
  case push
  case pop
  case popToRoot
  case popTo
  case setViewControllers
  case selectTab
  case setPage
  case performSegue
  case loadViewIfNeeded
  case setView
  case setRoot
  case addChild
  case addSubview
  case didMove
  case willMove
  case removeFromSuperview
  case removeFromParent
  case embed
  case unembed
  case transition
  case beginAppearanceTransition
  case endAppearanceTransition
  case setHidden
  case setNeedsLayout

  var shape: VerbShape {
    let controller = OperandDefinition.object("controller", KindName.controllers)
    let controllers = OperandDefinition.objects("controller", KindName.controllers)
    let animated = AttributeDefinition.flag("animated")
    return switch self {
    case .show:
      VerbShape(controller, hasReceiver: true, makesInstances: true, summary: "show(_:sender:)")
    case .showDetail:
      VerbShape(
        controller, hasReceiver: true, makesInstances: true,
        summary: "showDetailViewController(_:sender:)")
    case .present:
      VerbShape(
        controller,
        hasReceiver: true,
        attributes: [
          .words("style", ModalPresentationStyle.allCases.map(\.rawValue)), animated,
        ], makesInstances: true, summary: "present(_:animated:completion:)")
    case .dismiss:
      VerbShape(
        hasReceiver: true, attributes: [animated],
        summary: "dismiss(animated:completion:) on this or the named controller.")
    case .push:
      VerbShape(
        controller, hasReceiver: true, attributes: [animated],
        makesInstances: true, summary: "pushViewController(_:animated:)")
    case .pop:
      VerbShape(hasReceiver: true, attributes: [animated], summary: "popViewController(animated:)")
    case .popToRoot:
      VerbShape(
        hasReceiver: true, attributes: [animated], summary: "popToRootViewController(animated:)")
    case .popTo:
      VerbShape(
        controller, hasReceiver: true, attributes: [animated],
        summary: "popToViewController(_:animated:)")
    case .setViewControllers:
      VerbShape(
        controllers, hasReceiver: true, attributes: [animated],
        makesInstances: true, summary: "setViewControllers(_:animated:)")
    case .selectTab:
      VerbShape(controller, hasReceiver: true, summary: "selectedViewController = …, by code.")
    case .setPage:
      VerbShape(
        controller, hasReceiver: true, attributes: [animated],
        makesInstances: true,
        summary: "setViewControllers(_:direction:animated:) of a page controller.")
    case .performSegue:
      VerbShape(
        controller,
        hasReceiver: true, attributes: [.words("kind", SegueKind.allCases.map(\.rawValue))],
        makesInstances: true,
        summary: "performSegue(withIdentifier:sender:) of a segue to this controller.")
    case .loadViewIfNeeded: VerbShape(hasReceiver: true, summary: "loadViewIfNeeded()")
    case .setView:
      VerbShape(
        .word("value", ["nil", "new"]), hasReceiver: true, summary: "view = nil, or a new view.")
    case .setRoot:
      VerbShape(controller, makesInstances: true, summary: "window.rootViewController = …")
    case .addChild:
      VerbShape(controller, hasReceiver: true, makesInstances: true, summary: "addChild(_:)")
    case .addSubview:
      VerbShape(controller, hasReceiver: true, summary: "view.addSubview of the child's view.")
    case .didMove:
      VerbShape(
        controller, .word("parent", ["nil", "parent"]), hasReceiver: true,
        summary: "didMove(toParent:) of the child.")
    case .willMove:
      VerbShape(
        controller, .word("parent", ["nil"]), hasReceiver: true,
        summary: "willMove(toParent: nil) of the child.")
    case .removeFromSuperview:
      VerbShape(controller, summary: "view.removeFromSuperview() of the child.")
    case .removeFromParent: VerbShape(controller, summary: "removeFromParent() of the child.")
    case .embed:
      VerbShape(
        controller, hasReceiver: true, makesInstances: true,
        summary: "addChild, addSubview and didMove in one go.")
    case .unembed:
      VerbShape(
        controller, summary: "willMove(nil), removeFromSuperview, removeFromParent in one go.")
    case .transition:
      VerbShape(
        controller, .particle("to"), controller, hasReceiver: true,
        summary: "transition(from:to:duration:options:animations:completion:)")
    case .beginAppearanceTransition:
      VerbShape(
        controller, .word("direction", AppearanceDirection.allCases.map(\.rawValue)),
        hasReceiver: true, attributes: [animated],
        summary: "beginAppearanceTransition of the child.")
    case .endAppearanceTransition:
      VerbShape(
        controller, hasReceiver: true, summary: "endAppearanceTransition of the child.")
    case .setHidden:
      VerbShape(
        controller, .word("value", ["true", "false"]), summary: "view.isHidden of the controller.")
    case .setNeedsLayout: VerbShape(hasReceiver: true, summary: "view.setNeedsLayout()")
    }
  }
}

enum AppearanceDirection: String, Hashable, Sendable, CaseIterable {
  case appearing
  case disappearing
}
