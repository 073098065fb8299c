import IOSModel
import Specification

/// The attributes of UIKit's containers, in addition to those of every controller.
enum ContainerAttributes {
  static let ofNavigation =
    [viewControllers, TransitionAttributes.delegate, shouldPop]
    + orientations("navigationController", "uinavigationcontrollerdelegate")

  static let ofTabs =
    [viewControllers, tabs, selectedIndex, preferredPlacement, TransitionAttributes.delegate]
    + orientations("tabBarController", "uitabbarcontrollerdelegate")

  static let ofSplit =
    columns + orientations("splitViewController", "uisplitviewcontrollerdelegate")

  static let ofPages =
    [
      viewControllers, transitionStyle, spineLocation, spineLocationFor, presentationCount,
      makesNewPages,
    ]
    + orientations("pageViewController", "uipageviewcontrollerdelegate")

  /// The orientations that the delegate of a container returns.
  private static func orientations(
    _ container: String, _ itsDelegate: String
  ) -> [DeclarationAttribute<ControllerParts>] {
    let page = "\(IOSPage.uikit)\(itsDelegate)/\(container.lowercased())"
    return [
      .choice(
        "\(container)SupportedInterfaceOrientations", \.declaration.orientationsByDelegate,
        "What its delegate returns, if it is asked.",
        page: page + "supportedinterfaceorientations(_:)"),
      .choice(
        "\(container)PreferredInterfaceOrientationForPresentation",
        \.declaration.preferredOrientationByDelegate,
        "What its delegate returns, if it is asked.",
        page: page + "preferredinterfaceorientationforpresentation(_:)"),
    ]
  }

  private static let shouldPop = DeclarationAttribute<ControllerParts>.flag(
    "shouldPop", \.declaration.shouldPop,
    "What its override of navigationBar(_:shouldPop:) returns for the back button.",
    page: IOSPage.uikit + "uinavigationbardelegate/navigationbar(_:shouldpop:)")

  static let viewControllers = DeclarationAttribute<ControllerParts>.objects(
    "viewControllers", IOSKind.controllers, \.viewControllers, "What it shows, in order.",
    page: IOSPage.navigationController + "/viewcontrollers")

  private static let tabs = DeclarationAttribute<ControllerParts>(
    .objects(
      "tabs", IOSKind.controllers,
      "Its UITabs since iOS 18, by the controllers that their providers make; those in a group are made when they are needed.",
      page: IOSPage.tabBarController + "/tabs")
  ) { declaration, values in
    declaration.viewControllers += values
    declaration.declaration.providesTabs = true
  }

  private static let selectedIndex = DeclarationAttribute<ControllerParts>.number(
    "selectedIndex", \.selectedIndex, "The tab that is selected at first, from 0 on.",
    page: IOSPage.tabBarController + "/selectedindex")

  private static let preferredPlacement = DeclarationAttribute<ControllerParts>.choice(
    "preferredPlacement", \.declaration.sidebarPlacement,
    "Whether the sidebar of an iPhone takes the place of the tab bar where there is room; since iOS 27.",
    page: IOSPage.tabBarController + "/sidebar-swift.class/preferredplacement")

  private static let columns: [DeclarationAttribute<ControllerParts>] = [
    .object(
      "primary", IOSKind.controllers, \.primary, "The controller of the primary column.",
      page: IOSPage.splitViewController + "/column/primary"),
    .object(
      "secondary", IOSKind.controllers, \.secondary, "The controller of the secondary column.",
      page: IOSPage.splitViewController + "/column/secondary"),
    .object(
      "compact", IOSKind.controllers, \.compact,
      "The controller that is shown if there is room for one column only.",
      page: IOSPage.splitViewController + "/column/compact"),
    .object(
      "inspector", IOSKind.controllers, \.inspector,
      "The controller of the column at the trailing edge; since iOS 26.",
      page: IOSPage.splitViewController + "/column/inspector"),
    .object(
      "supplementary", IOSKind.controllers, \.supplementary,
      "The controller of the middle of three columns.",
      page: IOSPage.splitViewController + "/column/supplementary"),
    .choice(
      "style", \.declaration.split.style,
      "The style it was made with; by default classic if it has neither a middle nor a compact column.",
      page: IOSPage.splitViewController + "/style-swift.property"),
    .choice(
      "preferredDisplayMode", \.declaration.split.preferredDisplayMode,
      "Which columns show beside or over the secondary, in the column style.",
      page: IOSPage.splitViewController + "/preferreddisplaymode-swift.property"),
    .flag(
      "collapseSecondary", \.declaration.split.collapsesSecondary,
      "The classic delegate takes over the secondary controller, and drops it.",
      page: IOSPage.uikit
        + "uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:)"),
    .choice(
      "topColumnForCollapsing", \.declaration.split.topColumnForCollapsing,
      "The column that the delegate returns as the top one when they collapse.",
      page: IOSPage.uikit
        + "uisplitviewcontrollerdelegate/splitviewcontroller(_:topcolumnforcollapsingtoproposedtopcolumn:)"
    ),
  ]

  private static let spineLocation = DeclarationAttribute<ControllerParts>.choice(
    "spineLocation", \.declaration.spineLocation,
    "Where the spine of curling pages is; with 'mid' two of them show.",
    page: IOSPage.pageViewController + "/spinelocation-swift.property")

  private static let spineLocationFor = DeclarationAttribute<ControllerParts>.choice(
    "spineLocationFor", \.declaration.spineLocationByDelegate,
    "What its delegate returns after a rotation, by default the location as it was.",
    page: IOSPage.uikit
      + "uipageviewcontrollerdelegate/pageviewcontroller(_:spinelocationfor:)")

  private static let presentationCount = DeclarationAttribute<ControllerParts>.flag(
    "presentationCount", \.declaration.showsPageIndicator,
    "Its data source has presentationCount(for:) and presentationIndex(for:), for a page indicator.",
    page: IOSPage.uikit + "uipageviewcontrollerdatasource/presentationcount(for:)")

  private static let makesNewPages = DeclarationAttribute<ControllerParts>.flag(
    "makesNewPages", \.declaration.makesNewPages,
    "Its data source keeps no page, and makes a new one whenever it is asked for one.",
    page: IOSPage.uikit + "uipageviewcontrollerdatasource")

  private static let transitionStyle = DeclarationAttribute<ControllerParts>.choice(
    "transitionStyle", \.transitionStyle, "How pages turn.",
    page: IOSPage.pageViewController + "/transitionstyle-swift.property")
}
