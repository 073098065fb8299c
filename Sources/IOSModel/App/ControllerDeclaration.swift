/// A controller class of the app. Containers name the classes whose instances they start with.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
public struct ControllerDeclaration: Hashable, Sendable {
  /// The name of the class.
  public var name: String
  /// The class of UIKit that it is, or derives from.
  public var kind: Kind
  /// Nil: not set by the app, that is `automatic` since iOS 13 and `fullScreen` before.
  public var modalPresentationStyle: ModalPresentationStyle?
  /// The user cannot dismiss it.
  public var isModalInPresentation = false
  /// Nil: not set by the app.
  public var definesPresentationContext: Bool?
  /// `shouldRemovePresentersView` of the presentation controller of a `custom` style.
  public var removesPresentersView = false
  /// `shouldAutomaticallyForwardAppearanceMethods`
  public var forwardsAppearance = true
  /// Where `init(coder:)` decodes it from; nil if code makes it.
  public var archive: ControllerArchive?
  /// What the app's code gives to `init(nibName:bundle:)`.
  public var nibName: String?
  /// Its override of `loadView`, which wins over any nib; nil if it has none.
  public var loadView: LoadViewOverride?
  /// Its view is of a class of the app's own.
  public var hasOwnViewClass = false
  /// It has a `restorationIdentifier`, in an app that takes part in state restoration.
  public var hasRestorationIdentifier = true
  /// Its `restorationClass` is set, to a class that makes it, or finds it where it stands already.
  public var hasRestorationClass = false
  /// A plain container's own code encodes its children.
  public var encodesChildren = false
  /// Its `userActivity` is that of its scene while it is on screen.
  public var sharesUserActivity = false
  /// What `shouldPerformSegue` answers.
  public var allowsSegues = true
  /// What `canPerformUnwindSegueAction` answers where an unwind segue looks for this controller.
  public var takesUnwindSegues = true
  /// It has a segue action, which makes the destinations of its segues.
  public var hasSegueAction = false
  /// `detents` of the sheet in which it is presented; empty: not set by the app, that is the large
  /// one.
  public var detents: [SheetDetent] = []
  /// `prefersEdgeAttachedInCompactHeight` of that sheet; without effect before iOS 15.
  public var prefersEdgeAttachedInCompactHeight = false
  /// What the presentation delegate's `shouldDismiss` answers.
  public var shouldDismiss = true
  /// What the tab bar delegate's `shouldSelect` answers for this tab.
  public var shouldSelect = true
  /// What its override of `supportedInterfaceOrientations` answers; nil if it has none. UIKit's
  /// containers have none either, and permit everything.
  public var supportedInterfaceOrientations: InterfaceOrientationMask?
  /// What the delegate of one of UIKit's containers answers for it; nil if it is not asked.
  public var orientationsByDelegate: InterfaceOrientationMask?
  /// What its override of `preferredInterfaceOrientationForPresentation` answers; nil if it has
  /// none.
  public var preferredOrientationForPresentation: InterfaceOrientation?
  /// What the delegate of one of UIKit's containers answers to that for it; nil if it is not asked.
  public var preferredOrientationByDelegate: InterfaceOrientation?
  /// What its override of `prefersInterfaceOrientationLocked` answers at first.
  public var prefersOrientationLocked = false
  /// What its override of `shouldAutorotate` answers.
  public var shouldAutorotate = true
  /// Its parent's override of `size(forChildContentContainer:withParentContainerSize:)` answers the
  /// size that it has.
  public var keepsSize = false
  /// What the delegate of its presentation answers to
  /// `adaptivePresentationStyle(for:traitCollection:)`, whatever the traits; nil if there is no
  /// such delegate.
  public var adaptivePresentationStyle: ModalPresentationStyle?
  /// What its `transitioningDelegate` provides; empty if there is none.
  public var transitioningDelegate: [TransitionObject] = []
  /// What the delegate of a navigation or tab bar controller provides.
  public var delegateTransitions: [TransitionObject] = []
  /// The animators of either delegate call `completeTransition(_:)` once their animations have
  /// ended.
  public var completesTransitions = true
  /// The `wantsInteractiveStart` of the interaction controllers of either delegate.
  public var wantsInteractiveStart = true
  /// `preferredTransition = .zoom`, which there is since iOS 18.
  public var prefersZoom = false
  /// The child that its `childForStatusBarStyle`, and its siblings, answer; nil if they are not
  /// overridden.
  public var childForStatusBar: String?
  /// `modalPresentationCapturesStatusBarAppearance`
  public var capturesStatusBar = false
  /// The methods for callers that it overrides, so that its code hears of each call.
  public var overrides: [OverrideCallback] = []
  /// Overrides whose code does not call `super`.
  public var overridesWithoutSuper: [ControllerCallback] = []
  /// A tab bar controller has `UITab`s, whose providers make their controllers when they are
  /// needed.
  public var providesTabs = false
  /// `preferredPlacement` of its sidebar; without effect on a pad, and before iOS 27.
  public var sidebarPlacement = SidebarPlacement.automatic
  /// Its tab is a `UITabGroup` with these tabs, by their controllers; empty: a `UITab`.
  public var tabGroup: [String] = []
  /// The `managingNavigationController` of that group.
  public var managingNavigationController: String?
  /// The user may put the tabs of that group into another order.
  public var allowsReordering = false
  /// `isEnabled` of its tab: the user can select it.
  public var tabIsEnabled = true
  /// Its tab is a `UISearchTab` that activates its search, which there is since iOS 26.
  public var activatesSearch = false
  /// The place of the spine, of a page controller that curls its pages.
  public var spineLocation = SpineLocation.min
  /// The place that its delegate gives the spine after a turn of the device; nil: the same.
  public var spineLocationByDelegate: SpineLocation?
  /// The data source of a page controller answers the two questions of its page indicator.
  public var showsPageIndicator = false
  /// The data source of a page controller keeps no page, and makes a new one whenever it is asked
  /// for one.
  public var makesNewPages = false
  /// What the class of a split controller declares.
  public var split = SplitDeclaration()
  /// What the class of an alert declares.
  public var alert = AlertDeclaration()
  /// Child controllers that the instance adds in its `viewDidLoad`: addChild, addSubview, didMove.
  public var children: [String] = []
  /// The search controller that the instance makes in its `viewDidLoad`, for a search bar of its
  /// own.
  public var searchController: String?
  /// The tab bar makes room for it, and for all that is pushed on it.
  public var hidesBottomBarWhenPushed = false
  /// Its `editButtonItem` is in the bar.
  public var hasEditButton = false
  /// Its navigation item has a `backAction`, which there is since iOS 16.
  public var hasBackAction = false
  /// Its navigation item hides the back button, or has a button of its own in its place.
  public var hidesBackButton = false
  /// It has a table view, whose delegate it is.
  public var hasTableView = false
  /// What a navigation controller's override of `navigationBar(_:shouldPop:)` answers.
  public var shouldPop = true
  /// `registerForTraitChanges(_:handler:)`, which there is since iOS 17.
  public var registersForTraitChanges = false
  /// The traits that it is called for; all if none is named.
  public var registeredTraits: [RegisteredTrait] = []
  /// The overrides that read a property of an `Observable` model.
  public var readsObservable: [ObservingMethod] = []
  /// The overrides that read the traits of their controller, which UIKit notes since iOS 18.
  public var readsTraits: [ObservingMethod] = []
  /// Its popover presentation controller has been given a view or an item to point to.
  public var hasPopoverSource = true
  /// The text field in its view, whose delegate it is; nil if there is none.
  public var textField: TextField?
  /// A `UIHostingController`: its root view is SwiftUI's, and hears when it appears.
  public var hostsRootView = false
  /// What the app shows in a scene that is opened for it.
  public var sceneRoot = SceneRoot.itself
  /// Whether the app keeps a reference of its own, so that leaving the screen does not deinit it.
  public var isRetainedByApp = false

  /// What becomes the root of the window of a scene.
  public enum SceneRoot: Hashable, Sendable {
    case itself
    /// A navigation controller of UIKit's own class around it.
    case navigation
    /// An instance of the class of the container that it starts in.
    case container(String)
  }

  /// The classes of UIKit that a class can derive from.
  public enum Kind: Hashable, Sendable {
    case plain
    /// `UINavigationController` with these controllers, bottom to top.
    case navigation(stack: [String])
    /// `UITabBarController`
    case tabs([String], selected: Int)
    /// `UISplitViewController`; a column may be missing.
    case split(
      primary: String?, supplementary: String? = nil, secondary: String?, compact: String?,
      inspector: String? = nil)
    /// `UIPageViewController` with its pages in order.
    case pages([String], transition: PageTransition)
    /// `UIAlertController`
    case alert
    /// `UISearchController` with the class of the controller for its results.
    case search(results: String?)
  }

  /// The overrides that can leave out `super`.
  public static let overridesThatCallSuper: [ControllerCallback] = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willTransition, .viewWillTransition,
  ]

  /// `UIPageViewController.TransitionStyle`
  public enum PageTransition: String, Hashable, Sendable, CaseIterable {
    case scroll
    case pageCurl
  }

  /// A class that declares nothing else.
  public init(name: String, kind: Kind = .plain) {
    self.name = name
    self.kind = kind
  }
}

extension ControllerDeclaration {
  /// What an instance shows is made when there is need of it, and not together with the instance.
  var makesMembersLater: Bool {
    switch kind {
    case .tabs: providesTabs
    case .pages: makesNewPages
    case .plain, .navigation, .split, .alert, .search: false
    }
  }
}

extension ControllerDeclaration.Kind {
  var isSearch: Bool { if case .search = self { true } else { false } }

  /// The classes whose instances a container starts with.
  var memberNames: [String] {
    switch self {
    case .plain, .alert: []
    case .navigation(let stack): stack
    case .tabs(let names, _): names
    case .split(let primary, let supplementary, let secondary, let compact, let inspector):
      [primary, supplementary, secondary, compact, inspector].compactMap { $0 }
    case .pages(let names, _): names
    case .search(let results): results.map { [$0] } ?? []
    }
  }
}
