import IOSModel
import Specification

/// Calls that show other screens.
enum NavigationCalls {
  static let all: [IOSCall] = showing + stack + containers

  private static let controller = CallWords.controller
  private static let column = OperandDefinition.word("column", SplitColumn.self)
  private static let animated = CallWords.animated
  private static let style = AttributeDefinition.words(
    "style", ModalPresentationStyle.self, "The style that is set on it first.",
    page: IOSPage.viewController + "/modalpresentationstyle")

  private static let showing = [
    IOSCall(
      "show", controller, hasReceiver: true, makesInstances: true, summary: "show(_:sender:)",
      page: IOSPage.viewController + "/show(_:sender:)"
    ) { context, call in .show(try context.operand(call)) },
    IOSCall(
      "showDetail", controller, hasReceiver: true, makesInstances: true,
      summary: "showDetailViewController(_:sender:)",
      page: IOSPage.viewController + "/showdetailviewcontroller(_:sender:)"
    ) { context, call in .showDetail(try context.operand(call)) },
    IOSCall(
      "present", controller, hasReceiver: true, attributes: [style, animated],
      makesInstances: true, summary: "present(_:animated:completion:)",
      page: IOSPage.viewController + "/present(_:animated:completion:)"
    ) { context, call in
      .present(
        try context.operand(call),
        style: call.value(style).flatMap(ModalPresentationStyle.init(rawValue:)),
        animated: CallWords.isAnimated(call))
    },
    IOSCall(
      "dismiss", hasReceiver: true, attributes: [animated],
      summary: "dismiss(animated:completion:) on this or the named controller.",
      page: IOSPage.viewController + "/dismiss(animated:completion:)"
    ) { _, call in .dismiss(animated: CallWords.isAnimated(call)) },
    IOSCall(
      "performSegue", controller, hasReceiver: true, attributes: [SegueWords.kind],
      makesInstances: true,
      summary: "performSegue(withIdentifier:sender:) of a segue to this controller.",
      page: IOSPage.viewController + "/performsegue(withidentifier:sender:)"
    ) { _, call in
      .performSegue(
        to: try call.className("the controller"), kind: SegueWords.kind(call))
    },
  ]

  private static let stack = [
    IOSCall(
      "push", controller, hasReceiver: true, attributes: [animated], makesInstances: true,
      summary: "pushViewController(_:animated:)",
      page: IOSPage.navigationController + "/pushviewcontroller(_:animated:)"
    ) { context, call in
      .container(.push(try context.operand(call), animated: CallWords.isAnimated(call)))
    },
    IOSCall(
      "pop", hasReceiver: true, attributes: [animated], summary: "popViewController(animated:)",
      page: IOSPage.navigationController + "/popviewcontroller(animated:)"
    ) { _, call in .container(.pop(animated: CallWords.isAnimated(call))) },
    IOSCall(
      "popToRoot", hasReceiver: true, attributes: [animated],
      summary: "popToRootViewController(animated:)",
      page: IOSPage.navigationController + "/poptorootviewcontroller(animated:)"
    ) { _, call in .container(.popToRoot(animated: CallWords.isAnimated(call))) },
    IOSCall(
      "popTo", controller, hasReceiver: true, attributes: [animated],
      summary: "popToViewController(_:animated:)",
      page: IOSPage.navigationController + "/poptoviewcontroller(_:animated:)"
    ) { context, call in
      .container(.popTo(try context.instance(call), animated: CallWords.isAnimated(call)))
    },
    IOSCall(
      "setViewControllers", CallWords.controllers, hasReceiver: true, attributes: [animated],
      makesInstances: true,
      summary:
        "setViewControllers(_:animated:) of a stack or, named as the receiver, of a tab bar.",
      page: IOSPage.navigationController + "/setviewcontrollers(_:animated:)"
    ) { context, call in
      .container(
        .setViewControllers(
          call.objects.map(context.member), animated: CallWords.isAnimated(call)))
    },
  ]

  private static let containers = [
    IOSCall(
      "selectTab", controller.ofTabBar, hasReceiver: true,
      summary: "selectedViewController = …, or selectedTab = … for UITabs, by code.",
      page: IOSPage.tabBarController + "/selectedviewcontroller"
    ) { _, call in .container(.selectTab(className: try call.className("the tab"))) },
    IOSCall(
      "setTabs", CallWords.controllers, hasReceiver: true, makesInstances: true,
      summary:
        "tabs = … since iOS 18: UITabs, by the controllers that their providers make or have made.",
      page: IOSPage.tabBarController + "/tabs"
    ) { _, call in .container(.setTabs(classNames: try call.classNames("the tab"))) },
    IOSCall(
      "setPage", controller, hasReceiver: true, attributes: [animated], makesInstances: true,
      summary: "setViewControllers(_:direction:animated:) of a page controller.",
      page: IOSPage.pageViewController + "/setviewcontrollers(_:direction:animated:completion:)"
    ) { _, call in
      .container(
        .setPage(
          className: try call.className("the page"), animated: CallWords.isAnimated(call)))
    },
    IOSCall(
      "setPages", CallWords.controllers, hasReceiver: true,
      summary: "The same without animation, with the two pages at a spine in the middle.",
      page: IOSPage.pageViewController + "/setviewcontrollers(_:direction:animated:completion:)"
    ) { _, call in .container(.setPages(classNames: try call.classNames("the page"))) },
    IOSCall(
      "setPages nil", hasReceiver: true, summary: "The same, with no page at all.",
      page: IOSPage.pageViewController + "/setviewcontrollers(_:direction:animated:completion:)"
    ) { _, _ in .container(.setPages(classNames: [])) },
    IOSCall(
      "show column", column, hasReceiver: true, summary: "show(_:) of a split controller's column.",
      page: IOSPage.splitViewController + "/show(_:)"
    ) { _, call in .container(.showColumn(call.word(as: SplitColumn.self) ?? .primary)) },
    IOSCall(
      "hide column", column, hasReceiver: true, summary: "hide(_:) of a split controller's column.",
      page: IOSPage.splitViewController + "/hide(_:)"
    ) { _, call in .container(.hideColumn(call.word(as: SplitColumn.self) ?? .primary)) },
    IOSCall(
      "setViewController", controller, column, hasReceiver: true, makesInstances: true,
      summary: "setViewController(_:for:) of a split controller's column.",
      page: IOSPage.splitViewController + "/setviewcontroller(_:for:)"
    ) { context, call in
      .container(.setColumn(call.word(as: SplitColumn.self) ?? .primary, try context.operand(call)))
    },
    IOSCall(
      "setViewController nil", column, hasReceiver: true,
      summary: "setViewController(nil, for:): empties the column.",
      page: IOSPage.splitViewController + "/setviewcontroller(_:for:)"
    ) { _, call in .container(.setColumn(call.word(as: SplitColumn.self) ?? .primary, nil)) },
    IOSCall(
      "setPreferredDisplayMode", .word("mode", SplitDisplayMode.self), hasReceiver: true,
      summary: "preferredDisplayMode of a split controller of the column style.",
      page: IOSPage.splitViewController + "/preferreddisplaymode-swift.property"
    ) { _, call in
      .container(.setPreferredDisplayMode(call.word(as: SplitDisplayMode.self) ?? .automatic))
    },
    IOSCall(
      "setSidebarHidden", .word("value", BooleanWord.self), hasReceiver: true,
      summary: "sidebar.isHidden of a tab bar controller; from iOS 18 on.",
      page: IOSPage.tabBarController + "/sidebar-swift.class/ishidden"
    ) { _, call in .container(.setSidebarHidden(call.isTrue)) },
    IOSCall(
      "setRoot", controller, hasReceiver: true, makesInstances: true,
      summary: "view.window.rootViewController = …, by default of the key window.",
      page: IOSPage.window + "/rootviewcontroller"
    ) { context, call in .setWindowRoot(try context.operand(call)) },
  ]
}
