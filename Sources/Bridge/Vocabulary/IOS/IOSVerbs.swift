import IOSModel
import Specification

/// A verb of iOS's user or system.
typealias IOSVerb = PlatformVerb<IOSStimuli, [IOSStimulus]>

/// Verbs of a user or the system that exist on iOS devices only.
enum IOSVerbs {
  static let all: [IOSVerb] = gestures + taps + app + SceneVerbs.all + EntryPoints.all

  private static let end = OperandDefinition.word("end", Gesture.self).optional
  private static let controller = OperandDefinition.object("controller", IOSKind.controllers)

  private static func gesture(_ arguments: Arguments) -> Gesture {
    arguments.word(as: Gesture.self) ?? .complete
  }

  private static let changed = AttributeDefinition.flag(
    "changed", "The bar has different tabs than before.",
    page: IOSPage.uikit
      + "uitabbarcontrollerdelegate/tabbarcontroller(_:didendcustomizing:changed:)")

  private static let gestures = [
    IOSVerb(
      "swipe back", end, summary: "The edge swipe of a navigation controller.",
      page: IOSPage.navigationController + "/interactivepopgesturerecognizer"
    ) { _, call in [.swipeBack(gesture(call))] },
    IOSVerb(
      "drag sheet", end, summary: "A drag on the presented sheet.", page: IOSPage.sheet
    ) { _, call in [.dragSheet(gesture(call))] }.ifRefused("'present' shows one since iOS 13"),
    IOSVerb(
      "drag sheet to", .word("detent", SheetDetent.self),
      summary: "A drag on the presented sheet that leaves it at another of its heights.",
      page: IOSPage.sheet + "/selecteddetentidentifier"
    ) { _, call in call.word(as: SheetDetent.self).map { [.dragSheetTo($0)] } ?? [] }.ifRefused(
      "a controller with detents=… in a sheet has several heights"),
    IOSVerb(
      "drag transition", end,
      summary: "The end of the drag that drives a custom interaction controller.",
      page: IOSPage.uikit + "uipercentdriveninteractivetransition"
    ) { _, call in [.dragTransition(gesture(call))] }.ifRefused(
      "a transition with a delegate's interactionController begins one"),
    IOSVerb(
      "swipe page", .word("direction", PageDirection.self), end,
      summary: "A swipe to the neighbouring page.", page: IOSPage.pageViewController
    ) { _, call in
      [.swipePage(forward: call.word(as: PageDirection.self) != .back, gesture(call))]
    }.ifThereIsNo(.pages),
    IOSVerb(
      "swipe columns",
      summary: "A swipe from the edge that shows the column beside the secondary one, or hides it.",
      page: IOSPage.splitViewController + "/presentswithgesture"
    ) { _, _ in [.swipeColumns] }.ifRefused("a split with style=doubleColumn on a pad has them"),
    IOSVerb(
      "tap dimmed column",
      summary: "A tap on the secondary column, which other columns dim.",
      page: IOSPage.splitViewController + "/displaymode-swift.enum"
    ) { _, _ in [.tapDimmedColumn] }.ifRefused(
      "setPreferredDisplayMode oneOverSecondary on a pad dims it"),
  ]

  private static let taps = [
    IOSVerb(
      "tap display mode button",
      summary: "A tap on the button that shows the column beside the secondary one, or hides it.",
      page: IOSPage.splitViewController + "/displaymodebuttonvisibility-swift.property"
    ) { _, _ in [.tapDisplayModeButton] }.ifRefused(
      "a split with style=doubleColumn on a pad has it"),
    IOSVerb(
      "tap tab", .object("tab", IOSKind.controllers).ofTabBar,
      summary: "A tap on an item of a tab bar, or of its sidebar.",
      page: IOSPage.tabBarController
    ) { context, call in [.tapTab(className: try context.name(call, of: "the tab"))] }
    .ifThereIsNo(.tabs),
    IOSVerb(
      "tap more", summary: "A tap on the More item of a tab bar that is too narrow for its tabs.",
      page: IOSPage.tabBarController + "/morenavigationcontroller"
    ) { _, _ in [.tapMore] }.ifRefused(
      "more than five tabs in compact width make one"),
    IOSVerb(
      "edit tabs", summary: "A tap on the Edit button of the More list or of a sidebar.",
      page: IOSPage.tabBarController + "/customizableviewcontrollers"
    ) { _, _ in [.editTabs] }.ifRefused("'tap more' brings the list"),
    IOSVerb(
      "finish editing tabs", attributes: [changed],
      summary: "A tap on the Done button, after the tabs have been rearranged or not.",
      page: IOSPage.tabBarController + "/customizableviewcontrollers"
    ) { _, call in [.finishEditingTabs(changed: call.flag(changed) ?? false)] }.ifRefused(
      "'edit tabs' has to come first"),
    IOSVerb(
      "reorder tabs", .object("group", IOSKind.controllers),
      summary: "The user moves the tabs of this group in the sidebar.",
      page: IOSPage.uikit + "uitabgroup/allowsreordering"
    ) { context, call in [.reorderTabs(className: try context.name(call, of: "the group"))] }
    .ifRefused("a controller with tabGroup=… allowsReordering is one"),
    IOSVerb(
      "tap segue", controller, attributes: [SegueWords.kind], makesInstances: true,
      summary: "A tap on a control that is wired to a segue.", page: IOSPage.segues
    ) { context, call in
      [.tapSegue(to: try context.name(call), kind: SegueWords.kind(call))]
    }.ifRefused("a controller with storyboard comes from one"),
    IOSVerb(
      "choose in back menu", controller,
      summary:
        "A long press on the back button, and a tap on this controller in the menu; since iOS 14.",
      page: IOSPage.uikit + "uinavigationitem/backbuttondisplaymode-swift.property"
    ) { context, call in
      [.chooseInBackMenu(context.current(try call.object("the controller")))]
    },
    IOSVerb(
      "tap alert button", summary: "A tap on the alert's button.",
      page: IOSPage.uikit + "uialertcontroller"
    ) { _, _ in [.tapAlertButton] }.ifRefused("'alert' shows one"),
    IOSVerb(
      "tap outside popover",
      summary:
        "A tap outside of the popover, which dismisses it; for an action sheet it runs the cancel action.",
      page: IOSPage.uikit + "uipopoverpresentationcontroller"
    ) { _, _ in [.tapOutsidePopover] }.ifRefused(
      "'present B style=popover' shows one, in regular width"),
    IOSVerb(
      "tap outside sheet",
      summary:
        "A tap on the dimmed area, which dismisses the sheet; an action sheet only with a cancel action.",
      page: IOSPage.sheet + "/largestundimmeddetentidentifier"
    ) { _, _ in [.tapOutsideSheet] }.ifRefused("'present B style=formSheet' shows a sheet"),
    IOSVerb(
      "tap edit button", summary: "A tap on the Edit or Done button of the controller in front.",
      page: IOSPage.viewController + "/editbuttonitem"
    ) { _, _ in [.tapEditButton] }.ifRefused("a controller with editButtonItem has one"),
    IOSVerb(
      "tap row", summary: "A tap on a row of the table view of the controller in front.",
      page: IOSPage.uikit + "uitableviewdelegate/tableview(_:didselectrowat:)"
    ) { _, _ in [.tapRow] }.ifRefused("a controller with tableView has one"),
    IOSVerb(
      "tap search bar", summary: "A tap into the search bar of the controller in front.",
      page: IOSPage.searchController + "/searchbar"
    ) { _, _ in [.tapSearchBar] }.ifRefused("a controller with searchController=… has one"),
    IOSVerb(
      "enter search text", summary: "The user enters text for the search that is active.",
      page: IOSPage.uikit + "uisearchresultsupdating/updatesearchresults(for:)"
    ) { _, _ in [.enterSearchText] }.ifRefused("'tap search bar' begins a search"),
    IOSVerb(
      "cancel search", summary: "A tap on the cancel button of the search that is active.",
      page: IOSPage.searchController + "/automaticallyshowscancelbutton"
    ) { _, _ in [.cancelSearch] }.ifRefused("'tap search bar' begins a search"),
    IOSVerb(
      "tap text field", summary: "A tap into the text field of the controller in front.",
      page: IOSPage.textFieldDelegate
    ) { _, _ in [.tapTextField] }.ifRefused("a controller with textField has one"),
    IOSVerb(
      "unwind", controller, summary: "An exit control unwinds to this controller.",
      page: IOSPage.viewController + "/unwind(for:towards:)"
    ) { context, call in [.unwind(to: context.current(try call.object("the controller")))] },
  ]

  /// Pulling down is one interruption, and the control or notification center, once it has arrived,
  /// is another; the app is active in between (flutter/flutter#60683,
  /// lionheart/openradar-mirror#21113).
  private static let pulledDown: [IOSStimulus] = [
    .interruption(begins: true), .interruption(begins: false), .interruption(begins: true),
  ]

  private static let app = [
    IOSVerb(
      "open notification center",
      summary: "The notification center is pulled over the app, all the way down.",
      page: IOSPage.appLifecycle
    ) { _, _ in pulledDown },
    IOSVerb(
      "close notification center", summary: "The notification center is pushed up again.",
      page: IOSPage.appLifecycle
    ) { _, _ in [.interruption(begins: false)] }.ifRefused(
      "'open notification center' has to come first"),
    IOSVerb(
      "resize to", .word("size class", SizeClass.self), attributes: [SceneVerbs.scene],
      summary:
        "The horizontal size class of the scene in front, or of the named one, changes to this.",
      page: IOSPage.uikit + "uiuserinterfacesizeclass"
    ) { _, call in
      [
        .resize(
          horizontal: call.word(as: SizeClass.self) ?? .regular,
          scene: call.number(SceneVerbs.scene))
      ]
    },
    IOSVerb(
      "drag divider to", .word("end", DividerEnd.self),
      summary:
        "The user moves the divider beside the app, or drags it to the edge over the app; up to iOS 18.",
      page: IOSPage.uikit + "uiuserinterfacesizeclass"
    ) { _, call in call.word(as: DividerEnd.self).map { [.dragDivider(to: $0.width)] } ?? [] },
    IOSVerb(
      "significant time change",
      summary: "It becomes midnight, or the time is changed; a suspended app is told later.",
      page: IOSPage.uikit + "uiapplicationdelegate/applicationsignificanttimechange(_:)"
    ) { _, _ in [.significantTimeChange] },
    IOSVerb(
      "toggle increased contrast",
      summary: "The user turns increased contrast on, or off again; from iOS 13 on.",
      page: IOSPage.uikit + "uitraitcollection/accessibilitycontrast"
    ) { _, _ in [.toggleIncreasedContrast] },
    IOSVerb(
      "unlock app",
      summary: "The user authenticates to open the app that is locked; from iOS 18 on.",
      page: "https://support.apple.com/guide/iphone/lock-or-hide-an-app-iph00f208d05/ios"
    ) { _, _ in [.unlockApp] }.ifRefused("'device ios lockedByUser' locks the app"),
    IOSVerb(
      "resize status bar",
      summary: "The status bar grows for a call behind the app, or shrinks after it; up to iOS 12.",
      page: IOSPage.uikit + "uiapplicationdelegate/application(_:willchangestatusbarframe:)"
    ) { _, _ in [.resizeStatusBar] },
    IOSVerb(
      "launch in background", .word("for", BackgroundEvent.self).optional,
      summary: "The system launches the app into the background, perhaps with work for it.",
      page: IOSPage.uikit + "about-the-app-launch-sequence"
    ) { _, call in [.launchInBackground(for: call.word(as: BackgroundEvent.self))] }
    .ifRefused("'kill' ends it first"),
    IOSVerb(
      "prewarm",
      summary: "The system starts the app before the user launches it; from iOS 15 on.",
      page: IOSPage.uikit + "about-the-app-launch-sequence"
    ) { _, _ in [.prewarm] },
    IOSVerb(
      "background event", .word("event", BackgroundEvent.self),
      summary:
        "The system wakes the app in the background for work; a notification that is not shown reaches it in the foreground, too.",
      page: "https://developer.apple.com/documentation/xcode/configuring-background-execution-modes"
    ) { _, call in call.word(as: BackgroundEvent.self).map { [.backgroundEvent($0)] } ?? [] }
    .ifRefused("'home' brings the app to the background first"),
  ]
}

/// What the app occupies in the end: a part of the screen with this width, or nothing.
private enum DividerEnd: String, Hashable, Sendable, CaseIterable {
  case compact
  case regular
  case edge

  var width: SizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .edge: nil
    }
  }
}

private enum PageDirection: String, Hashable, Sendable, CaseIterable {
  case forward
  case back
}

/// The attributes of a segue.
enum SegueWords {
  static let kind = AttributeDefinition.words(
    "kind", SegueKind.self, "What the segue does, by default 'show'.",
    page: IOSPage.segues)

  static func kind(_ arguments: Arguments) -> SegueKind {
    arguments.value(kind).flatMap(SegueKind.init(rawValue:)) ?? .show
  }
}
