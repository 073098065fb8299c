import IOSModel
import Specification

/// A controller as a script declares it.
struct ControllerParts {
  var declaration: ControllerDeclaration
  /// Whether it is launched as the window's root itself, without a navigation controller around it.
  var isRoot = false
  /// Whether it is added only by a step or a script.
  var isNotAdded = false
  /// The initial controllers of a stack, a tab bar or a page controller.
  var viewControllers: [String] = []
  var selectedIndex: Int?
  var primary: String?
  var supplementary: String?
  var secondary: String?
  var compact: String?
  var inspector: String?
  /// The controller that shows the results of a search.
  var searchResultsController: String?
  var transitionStyle: ControllerDeclaration.PageTransition = .scroll

  init(name: String) {
    declaration = ControllerDeclaration(name: name)
  }

  /// The classes that it shows as a container.
  var members: [String] {
    viewControllers
      + [primary, supplementary, secondary, compact, inspector, searchResultsController]
      .compactMap(\.self)
  }

  /// Only one kind of archive can be set.
  fileprivate mutating func setArchive(
    _ archive: ControllerArchive, _ isSo: Bool
  ) throws(ScriptProblem) {
    guard isSo else {
      if declaration.archive == archive { declaration.archive = nil }
      return
    }
    guard declaration.archive ?? archive == archive else {
      throw ScriptProblem("\(declaration.name) is 'storyboard' or 'topLevelOfNib', not both")
    }
    declaration.archive = archive
  }
}

/// The attributes of controllers, under UIKit's names where it has them.
extension ControllerParts {
  static func attributes(of kind: IOSKind) -> [DeclarationAttribute<ControllerParts>] {
    all[kind, default: []]
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: IOSKind.allCases.map { ($0, list(of: $0)) })

  private static func list(of kind: IOSKind) -> [DeclarationAttribute<ControllerParts>] {
    switch kind {
    case .controller:
      ofControllers + TextFieldAttributes.all + [notAdded, searchController, hosting]
    case .alert: ofControllers + AlertAttributes.all
    case .search: ofControllers + [searchResultsController]
    case .navigation: ofControllers + ContainerAttributes.ofNavigation
    case .tabs: ofControllers + ContainerAttributes.ofTabs
    case .split: ofControllers + ContainerAttributes.ofSplit
    case .pages: ofControllers + ContainerAttributes.ofPages
    }
  }

  private static func page(_ property: String) -> String { "\(IOSPage.viewController)/\(property)" }

  /// The attributes of every controller.
  private static let ofControllers = own + TransitionAttributes.all + ObservationAttributes.all

  private static let own: [DeclarationAttribute<ControllerParts>] = [
    .choice(
      "modalPresentationStyle", \.declaration.modalPresentationStyle, "How it is presented.",
      page: page("modalpresentationstyle")),
    .flag(
      "isModalInPresentation", \.declaration.isModalInPresentation,
      "The user cannot dismiss its sheet.", page: page("ismodalinpresentation")),
    .flag(
      "prefersEdgeAttachedInCompactHeight", \.declaration.prefersEdgeAttachedInCompactHeight,
      "On a phone in landscape its sheet does not fill the screen; since iOS 15.",
      page: IOSPage.sheet + "/prefersedgeattachedincompactheight"),
    .init(
      .flag(
        "definesPresentationContext",
        "A presentation in the current context covers its view, as it does for a navigation controller.",
        page: page("definespresentationcontext"))
    ) { $0.declaration.definesPresentationContext = BooleanWord.isTrue($1) },
    .flag(
      "shouldRemovePresentersView", \.declaration.removesPresentersView,
      "What its presentation controller returns, with the style 'custom'.",
      page: IOSPage.uikit + "uipresentationcontroller/shouldremovepresentersview"),
    forwardsAppearance,
    .init(
      .flag("storyboard", "Made by init(coder:).", page: page("init(coder:)"))
    ) { try $0.setArchive(.storyboard, BooleanWord.isTrue($1)) },
    .init(
      .flag(
        "topLevelOfNib", "Made by init(coder:), from a nib that has its view too.",
        page: IOSPage.uikit + "uinib/instantiate(withowner:options:)")
    ) { try $0.setArchive(.nib, BooleanWord.isTrue($1)) },
    .text(
      "nibName", \.declaration.nibName, "What the app passes to init(nibName:bundle:).",
      page: page("nibname")),
    .choice(
      "loadView", \.declaration.loadView, "What its override of loadView does, if it has one.",
      page: page("loadview()")),
    .flag(
      "ownViewClass", \.declaration.hasOwnViewClass,
      "Its view has a custom class, which overrides the methods for its nib or scene, moves, and layout.",
      page:
        "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()"
    ),
    .flag(
      "restorationIdentifier", \.declaration.hasRestorationIdentifier,
      "It has one by default; without one, state restoration leaves it out.",
      page: page("restorationidentifier")),
    .flag(
      "restorationClass", \.declaration.hasRestorationClass,
      "It has one, which recreates it when the app's state is restored.",
      page: page("restorationclass")),
    .flag(
      "encodesChildren", \.declaration.encodesChildren,
      "Its encodeRestorableState also encodes its children, which UIKit does not do.",
      page: page("encoderestorablestate(with:)")),
    .flag(
      "userActivity", \.declaration.sharesUserActivity,
      "Its user activity is that of its scene, and it may add to it before it is archived.",
      page: IOSPage.uikit + "uiresponder/useractivity"),
    .flag(
      "shouldPerformSegue", \.declaration.allowsSegues, "What shouldPerformSegue returns.",
      page: page("shouldperformsegue(withidentifier:sender:)")),
    .flag(
      "canPerformUnwindSegueAction", \.declaration.takesUnwindSegues,
      "What canPerformUnwindSegueAction returns to an unwind segue.",
      page: page("canperformunwindsegueaction(_:from:sender:)")),
    .flag(
      "segueAction", \.declaration.hasSegueAction,
      "It has a segue action, which makes the destination of its segues; since iOS 13.",
      page: IOSPage.segues),
    .init(
      .words(
        "detents", SheetDetent.allCases.map { WordDefinition($0.rawValue) },
        "The heights at which its sheet rests, by default only the large one; since iOS 15.",
        page: IOSPage.uikit + "uisheetpresentationcontroller/detents")
    ) { parts, values in
      parts.declaration.detents = values.compactMap(SheetDetent.init)
    },
    .flag(
      "shouldDismiss", \.declaration.shouldDismiss,
      "What the presentation delegate's shouldDismiss returns.",
      page: IOSPage.uikit + "uiadaptivepresentationcontrollerdelegate"),
    .flag(
      "shouldSelect", \.declaration.shouldSelect,
      "What the tab bar delegate's shouldSelect returns for this tab.",
      page: IOSPage.uikit + "uitabbarcontrollerdelegate"),
    .flag(
      "retained", \.declaration.isRetainedByApp, "The app keeps a reference of its own.",
      page: IOSPage.viewController),
    .flag(
      "root", \.isRoot, "It is the window's root itself at launch, without a stack around it.",
      page: IOSPage.window + "/rootviewcontroller"),
    registerForTraitChanges,
    .init(
      .words(
        "registeredTraits", RegisteredTrait.self,
        "The traits that it has registered the block for, by default all.",
        page: IOSPage.uikit
          + "uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)")
    ) { parts, values in
      parts.declaration.registeredTraits = values.compactMap(RegisteredTrait.init)
    }.requiring(registerForTraitChanges),
    .flag(
      "sourceItem", \.declaration.hasPopoverSource,
      "The item that its popover points to is set; true by default.",
      page: IOSPage.uikit + "uipopoverpresentationcontroller/sourceitem"),
    .flag(
      "hidesBottomBarWhenPushed", \.declaration.hidesBottomBarWhenPushed,
      "On a tab's stack it hides the tab bar.", page: page("hidesbottombarwhenpushed")),
    .choice(
      "supportedInterfaceOrientations", \.declaration.supportedInterfaceOrientations,
      "What its override returns, if it has one.", page: page("supportedinterfaceorientations")),
    .choice(
      "preferredInterfaceOrientationForPresentation",
      \.declaration.preferredOrientationForPresentation,
      "What its override returns, if it has one.",
      page: page("preferredinterfaceorientationforpresentation")),
    .flag(
      "prefersInterfaceOrientationLocked", \.declaration.prefersOrientationLocked,
      "What its override returns at first; since iOS 26.",
      page: page("prefersinterfaceorientationlocked")),
    .flag(
      "editButtonItem", \.declaration.hasEditButton, "Its Edit button is in the bar.",
      page: page("editbuttonitem")),
    backAction,
    .flag(
      "hidesBackButton", \.declaration.hidesBackButton,
      "Its navigation item hides the back button; the edge swipe goes with it.",
      page: IOSPage.uikit + "uinavigationitem/hidesbackbutton"),
    .flag(
      "leftBarButtonItem", \.declaration.hidesBackButton,
      "Its navigation item has a button of its own in place of the back button.",
      page: IOSPage.uikit + "uinavigationitem/leftitemssupplementbackbutton"),
    .flag(
      "tableView", \.declaration.hasTableView, "It has a table view, and is its delegate.",
      page: IOSPage.uikit + "uitableviewdelegate"),
    tabGroup,
    .object(
      "managingNavigationController", [IOSKind.navigation.rawValue],
      \.declaration.managingNavigationController,
      "The navigation controller that manages its tab group.",
      page: IOSPage.uikit + "uitabgroup/managingnavigationcontroller"
    ).requiring(tabGroup),
    .flag(
      "allowsReordering", \.declaration.allowsReordering,
      "The user may reorder the tabs of its group.",
      page: IOSPage.uikit + "uitabgroup/allowsreordering"
    ).requiring(tabGroup),
    .flag(
      "isEnabled", \.declaration.tabIsEnabled,
      "Whether the user can select its tab; true by default.",
      page: IOSPage.uikit + "uitab/isenabled"),
    .flag(
      "automaticallyActivatesSearch", \.declaration.activatesSearch,
      "Its tab is a UISearchTab that begins the search when it is selected; since iOS 26.",
      page: IOSPage.uikit + "uisearchtab/automaticallyactivatessearch"),
    .flag(
      "shouldAutorotate", \.declaration.shouldAutorotate,
      "What its override returns, by default true; asked until iOS 15.",
      page: page("shouldautorotate")),
    .flag(
      "keepsSize", \.declaration.keepsSize,
      "Its parent's size(forChildContentContainer:withParentContainerSize:) returns the size that it has.",
      page: IOSPage.uikit
        + "uicontentcontainer/size(forchildcontentcontainer:withparentcontainersize:)"),
    .choice(
      "adaptivePresentationStyle", \.declaration.adaptivePresentationStyle,
      "What the presentation delegate returns, whatever the traits; without it there is no delegate.",
      page: IOSPage.uikit
        + "uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:traitcollection:)"
    ),
    .init(
      .words(
        "withoutSuper",
        ControllerDeclaration.overridesThatCallSuper.map { WordDefinition($0.rawValue) },
        "Overrides that do not call super.", page: IOSPage.viewController)
    ) { parts, values in
      parts.declaration.overridesWithoutSuper = values.compactMap(ControllerCallback.init)
    },
    .object(
      "childForStatusBar", IOSKind.controllers, \.declaration.childForStatusBar,
      "The child that it names to decide on status bar, home indicator, screen edges, and locks.",
      page: page("childforstatusbarstyle")),
    .flag(
      "modalPresentationCapturesStatusBarAppearance", \.declaration.capturesStatusBar,
      "It is asked about the status bar even if it does not fill the screen.",
      page: page("modalpresentationcapturesstatusbarappearance")),
    .init(
      .words(
        "overrides", OverrideCallback.allCases.map { WordDefinition($0.rawValue) },
        "Methods meant to be called that it overrides, so that each call is a callback.",
        page: IOSPage.viewController)
    ) { parts, values in
      parts.declaration.overrides = values.compactMap(OverrideCallback.init)
    },
  ]

  private static let notAdded = DeclarationAttribute<ControllerParts>(SharedAttribute.notAdded) {
    $0.isNotAdded = BooleanWord.isTrue($1)
  }

  static let forwardsAppearance = DeclarationAttribute<ControllerParts>.flag(
    "shouldAutomaticallyForwardAppearanceMethods", \.declaration.forwardsAppearance,
    "UIKit forwards appearance to its children; true by default.",
    page: page("shouldautomaticallyforwardappearancemethods"))

  static let backAction = DeclarationAttribute<ControllerParts>.flag(
    "backAction", \.declaration.hasBackAction,
    "Its navigation item has an action that replaces going back; since iOS 16.",
    page: IOSPage.uikit + "uinavigationitem/backaction")

  private static let registerForTraitChanges = DeclarationAttribute<ControllerParts>.flag(
    "registerForTraitChanges", \.declaration.registersForTraitChanges,
    "It has registered a block for changes of its traits; since iOS 17.",
    page: IOSPage.uikit + "uitraitchangeobservable-67e94")

  private static let tabGroup = DeclarationAttribute<ControllerParts>.objects(
    "tabGroup", IOSKind.controllers, \.declaration.tabGroup,
    "Its tab is a UITabGroup with the tabs of these controllers; since iOS 18.",
    page: IOSPage.uikit + "uitabgroup/children")

  private static let searchController = DeclarationAttribute<ControllerParts>.object(
    "searchController", [IOSKind.search.rawValue], \.declaration.searchController,
    "The search controller that it makes in viewDidLoad, for a search bar in its interface.",
    page: IOSPage.uikit + "uinavigationitem/searchcontroller")

  private static let hosting = DeclarationAttribute<ControllerParts>.flag(
    "hosting", \.declaration.hostsRootView,
    "A UIHostingController, whose root view is SwiftUI's; since iOS 13.",
    page: "https://developer.apple.com/documentation/swiftui/uihostingcontroller")

  private static let searchResultsController = DeclarationAttribute<ControllerParts>.object(
    "searchResultsController", [IOSKind.controller.rawValue, "screen"], \.searchResultsController,
    "What shows the results.", page: IOSPage.searchController + "/searchresultscontroller")
}
