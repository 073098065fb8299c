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
    case .swipeBack: VerbShape(gesture, "The edge swipe of a navigation controller.")
    case .dragSheet: VerbShape(gesture, "A drag on the presented sheet.")
    case .swipePage:
      VerbShape(
        .word("direction", PageDirection.allCases.map(\.rawValue)), gesture,
        "A swipe to the neighbouring page.")
    case .tapTab: VerbShape(.object("tab", KindName.controllers), "A tap on a tab bar item.")
    case .tapSegue:
      VerbShape(
        .object("controller", KindName.controllers),
        attributes: [.words("kind", SegueKind.allCases.map(\.rawValue))],
        "A tap on a control that is wired to a segue.")
    case .tapAlertButton: VerbShape("A tap on the alert's button.")
    case .unwind:
      VerbShape(
        .object("controller", KindName.controllers), "An exit control unwinds to this controller.")
    case .openAppSwitcher: VerbShape("The app switcher opens over the app.")
    case .closeAppSwitcher: VerbShape("The app switcher closes and the app is in front again.")
    case .resizeTo:
      VerbShape(
        .word("size class", SizeClass.allCases.map(\.rawValue)),
        "The scene's horizontal size class becomes this one.")
    case .disconnectScene: VerbShape("The system disconnects a background scene.")
    case .launchInBackground: VerbShape("The system launches the app into the background.")
    case .openURL: VerbShape("Another app opens a URL of this app.")
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
    let receiver = AttributeDefinition.objects("from", KindName.controllers)
    let animated = AttributeDefinition.flag("animated")
    return switch self {
    case .show: VerbShape(controller, attributes: [receiver], "show(_:sender:)")
    case .showDetail:
      VerbShape(controller, attributes: [receiver], "showDetailViewController(_:sender:)")
    case .present:
      VerbShape(
        controller,
        attributes: [
          .words("style", ModalPresentationStyle.allCases.map(\.rawValue)), animated, receiver,
        ], "present(_:animated:completion:)")
    case .dismiss:
      VerbShape(
        controller.optional, attributes: [animated],
        "dismiss(animated:completion:) on this or the named controller.")
    case .push:
      VerbShape(
        controller, attributes: [animated, receiver], "pushViewController(_:animated:)")
    case .pop: VerbShape(attributes: [animated, receiver], "popViewController(animated:)")
    case .popToRoot:
      VerbShape(attributes: [animated, receiver], "popToRootViewController(animated:)")
    case .popTo:
      VerbShape(
        controller, attributes: [animated, receiver], "popToViewController(_:animated:)")
    case .setViewControllers:
      VerbShape(
        controllers, attributes: [animated, receiver], "setViewControllers(_:animated:)")
    case .selectTab:
      VerbShape(controller, attributes: [receiver], "selectedViewController = …, by code.")
    case .setPage:
      VerbShape(
        controller, attributes: [animated, receiver],
        "setViewControllers(_:direction:animated:) of a page controller.")
    case .performSegue:
      VerbShape(
        controller,
        attributes: [.words("kind", SegueKind.allCases.map(\.rawValue)), receiver],
        "performSegue(withIdentifier:sender:) of a segue to this controller.")
    case .loadViewIfNeeded: VerbShape(controller.optional, "loadViewIfNeeded()")
    case .setView:
      VerbShape(
        .word("value", ["nil", "new"]), attributes: [receiver], "view = nil, or a new view.")
    case .setRoot: VerbShape(controller, "window.rootViewController = …")
    case .addChild: VerbShape(controller, attributes: [receiver], "addChild(_:)")
    case .addSubview:
      VerbShape(controller, attributes: [receiver], "view.addSubview of the child's view.")
    case .didMove:
      VerbShape(
        controller, .word("parent", ["nil", "parent"]), attributes: [receiver],
        "didMove(toParent:) of the child.")
    case .willMove:
      VerbShape(
        controller, .word("parent", ["nil"]), attributes: [receiver],
        "willMove(toParent: nil) of the child.")
    case .removeFromSuperview: VerbShape(controller, "view.removeFromSuperview() of the child.")
    case .removeFromParent: VerbShape(controller, "removeFromParent() of the child.")
    case .embed:
      VerbShape(controller, attributes: [receiver], "addChild, addSubview and didMove in one go.")
    case .unembed:
      VerbShape(controller, "willMove(nil), removeFromSuperview, removeFromParent in one go.")
    case .transition:
      VerbShape(
        controller, .particle("to"), controller, attributes: [receiver],
        "transition(from:to:duration:options:animations:completion:)")
    case .beginAppearanceTransition:
      VerbShape(
        controller, .word("direction", AppearanceDirection.allCases.map(\.rawValue)),
        attributes: [animated, receiver], "beginAppearanceTransition of the child.")
    case .endAppearanceTransition:
      VerbShape(controller, attributes: [receiver], "endAppearanceTransition of the child.")
    case .setHidden:
      VerbShape(controller, .word("value", ["true", "false"]), "view.isHidden of the controller.")
    case .setNeedsLayout: VerbShape(controller.optional, "view.setNeedsLayout()")
    }
  }
}

enum AppearanceDirection: String, Hashable, Sendable, CaseIterable {
  case appearing
  case disappearing
}
