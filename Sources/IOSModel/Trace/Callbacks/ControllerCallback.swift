/// https://developer.apple.com/documentation/uikit/uiviewcontroller
public enum ControllerCallback: String, Hashable, Sendable, CaseIterable {
  /// `init(nibName:bundle:)`, also for `init()`.
  case initNibName
  /// `init(coder:)`
  case initCoder
  case awakeFromNib
  case loadView
  /// `init(coder:)` of the view in its nib.
  case viewInitCoder
  /// `awakeFromNib` of the view in its nib.
  case viewAwakeFromNib
  /// `willMove(toSuperview:)` and its siblings of the view, which has a class of the app's own.
  case viewWillMoveToSuperview
  case viewDidMoveToSuperview
  case viewWillMoveToWindow
  case viewDidMoveToWindow
  /// `layoutSubviews()` of the view.
  case viewLayoutSubviews
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case updateViewConstraints
  case updateProperties
  case viewSafeAreaInsetsDidChange
  case viewLayoutMarginsDidChange
  /// `willTransition(to:with:)`, traits.
  case willTransition
  /// `viewWillTransition(to:with:)`, size.
  case viewWillTransition
  case traitCollectionDidChange
  /// The block given to `registerForTraitChanges(_:handler:)`.
  case traitChangeHandler
  /// `preferredContentSizeDidChange(forChildContentContainer:)`
  case preferredContentSizeDidChange
  /// `systemLayoutFittingSizeDidChange(forChildContentContainer:)`
  case systemLayoutFittingSizeDidChange
  /// `size(forChildContentContainer:withParentContainerSize:)`
  case sizeForChildContentContainer
  /// Asked; only an override is told so.
  case supportedInterfaceOrientations
  /// Asked, too; only an override is told so.
  case preferredInterfaceOrientationForPresentation
  /// The block given to `requestGeometryUpdate(_:errorHandler:)`.
  case errorHandler
  /// The action that takes the place of the back button's own.
  case backAction
  /// `tableView(_:didSelectRowAt:)` of its table view.
  case didSelectRow
  /// The block that one of an alert's actions was made with.
  case actionHandler
  /// `willMove(toParent:)`
  case willMove
  /// `didMove(toParent:)`
  case didMove
  case shouldPerformSegue
  /// `prepare(for:sender:)`
  case prepare
  /// `perform()` of a segue of the app's own class, told of the controller that it starts from.
  case perform
  /// The method behind an unwind segue.
  case unwindAction
  case canPerformUnwindSegueAction
  /// `allowedChildrenForUnwinding(from:)`
  case allowedChildrenForUnwinding
  /// `unwind(for:towards:)`
  case unwind
  /// The method behind a segue that makes the destination itself.
  case segueAction
  /// The block given to `instantiateViewController(identifier:creator:)`.
  case creator
  case didReceiveMemoryWarning
  /// The completion handler of `present` or `dismiss` that this controller called.
  case presentCompletion
  case dismissCompletion
  /// `viewController(withRestorationIdentifierPath:coder:)` of the class that makes it anew; told
  /// of the instance that comes of it.
  case viewControllerWithRestorationIdentifierPath
  case encodeRestorableState
  case decodeRestorableState
  case applicationFinishedRestoringState
  /// `updateUserActivityState(_:)`
  case updateUserActivityState
  /// `restoreUserActivityState(_:)`
  case restoreUserActivityState
  case `deinit`

  /// Watched in every case: loading, and the four of appearance.
  public static let core: [ControllerCallback] = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// Those that app code can call as methods, and should leave to UIKit.
  public static let ofAppearance: [ControllerCallback] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
}

extension ControllerCallback {
  /// Whether it is an override with a `super` call in it: no block, no method that the app has
  /// thought of itself or that only gives an answer, and not `deinit`.
  public var callsSuper: Bool {
    switch self {
    case .initNibName, .initCoder, .awakeFromNib, .loadView, .viewInitCoder, .viewAwakeFromNib,
      .viewWillMoveToSuperview, .viewDidMoveToSuperview, .viewWillMoveToWindow,
      .viewDidMoveToWindow, .viewLayoutSubviews, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
      .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .updateViewConstraints, .updateProperties,
      .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .willTransition,
      .viewWillTransition, .traitCollectionDidChange, .preferredContentSizeDidChange,
      .systemLayoutFittingSizeDidChange, .sizeForChildContentContainer, .willMove, .didMove,
      .prepare, .unwind, .didReceiveMemoryWarning, .encodeRestorableState,
      .decodeRestorableState, .applicationFinishedRestoringState, .updateUserActivityState,
      .restoreUserActivityState:
      true
    case .traitChangeHandler, .supportedInterfaceOrientations,
      .preferredInterfaceOrientationForPresentation, .errorHandler, .backAction, .didSelectRow,
      .actionHandler, .shouldPerformSegue, .perform, .unwindAction,
      .canPerformUnwindSegueAction, .allowedChildrenForUnwinding, .segueAction, .creator,
      .presentCompletion, .dismissCompletion, .viewControllerWithRestorationIdentifierPath,
      .deinit:
      false
    }
  }

  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .initNibName:
      .init("It is made by init(nibName:bundle:), as also by init().", page: Page.viewController)
    case .initCoder: .init("It is made from a storyboard.", page: Page.viewController)
    case .awakeFromNib:
      .init("Everything in its storyboard's scene has been made.", page: Page.nibLoading)
    case .loadView: .init("It makes its view.", page: Page.viewController)
    case .viewInitCoder:
      .init(
        "The view in its nib or scene, which has a custom class, is decoded.",
        page: Page.nibLoading)
    case .viewAwakeFromNib:
      .init(
        "Everything in the nib of its view has been made and connected.", page: Page.nibLoading)
    case .viewWillMoveToSuperview:
      .init("The superview of its view is about to change.", page: Page.view)
    case .viewDidMoveToSuperview: .init("The superview of its view has changed.", page: Page.view)
    case .viewWillMoveToWindow:
      .init("Its view is about to enter a window, or to leave it.", page: Page.view)
    case .viewDidMoveToWindow:
      .init("Its view has entered a window, or left it.", page: Page.view)
    case .viewLayoutSubviews: .init("Its view lays out its subviews.", page: Page.view)
    case .viewDidLoad: .init("Its view has been made.", page: Page.viewController)
    case .viewWillAppear:
      .init(
        "Its view is about to be shown.", arguments: Self.appearanceArguments,
        page: Page.viewController)
    case .viewIsAppearing:
      .init(
        "Its view is in the hierarchy and has its size and traits; from iOS 13 on.",
        arguments: Self.appearanceArguments, page: Page.viewController)
    case .viewDidAppear:
      .init(
        "Its view has been shown.", arguments: Self.appearanceArguments, page: Page.viewController)
    case .viewWillDisappear:
      .init(
        "Its view is about to be hidden.", arguments: Self.appearanceArguments,
        page: Page.viewController)
    case .viewDidDisappear:
      .init("Its view has gone.", arguments: Self.appearanceArguments, page: Page.viewController)
    case .viewWillLayoutSubviews:
      .init("Its view is about to lay out its subviews.", page: Page.viewController)
    case .viewDidLayoutSubviews:
      .init("Its view has laid out its subviews.", page: Page.viewController)
    case .updateViewConstraints:
      .init("The constraints of its view need an update.", page: Page.viewController)
    case .updateProperties:
      .init(
        "Content and styling of its view need an update; since iOS 26.", page: Page.viewProperties)
    case .viewSafeAreaInsetsDidChange:
      .init("The safe area of its view has changed.", page: Page.viewController)
    case .viewLayoutMarginsDidChange:
      .init("The layout margins of its view have changed.", page: Page.viewController)
    case .willTransition: .init("Its traits are about to change.", page: Page.contentContainer)
    case .viewWillTransition:
      .init("Its size is about to change.", "to", page: Page.contentContainer)
    case .preferredContentSizeDidChange:
      .init(
        "A child has set another preferred size.", "forChildContentContainer",
        page: Page.contentContainer)
    case .systemLayoutFittingSizeDidChange:
      .init(
        "The fitting size of a child's layout has changed.", "forChildContentContainer",
        page: Page.contentContainer)
    case .sizeForChildContentContainer:
      .init(
        "It is asked for the size of a child.", "forChildContentContainer",
        page: Page.contentContainer)
    case .supportedInterfaceOrientations:
      .init(
        "Its override is asked for the supported orientations.", page: Page.viewController)
    case .preferredInterfaceOrientationForPresentation:
      .init(
        "Its override is asked in which orientation it is to be presented in full screen.",
        page: Page.viewController)
    case .errorHandler:
      .init(
        "The block that it gave to requestGeometryUpdate runs, because the request has failed; since iOS 16.",
        page: Page.windowScene)
    case .backAction:
      .init(
        "The back button runs the action that its navigation item has; since iOS 16.",
        page: Page.navigationItem)
    case .didSelectRow:
      .init(
        "As the delegate of its table view it is told that the user has selected a row.",
        page: Page.tableViewDelegate)
    case .actionHandler:
      .init(
        "The handler of the alert's action that the user has chosen runs.", page: Page.alertAction)
    case .traitCollectionDidChange: .init("Its traits have changed.", page: Page.traitEnvironment)
    case .traitChangeHandler:
      .init(
        "The block that it has registered for changes of its traits runs; since iOS 17.",
        page: Page.traitObservable)
    case .willMove:
      .init(
        "It is about to be added to a container, or removed from one.", "toParent",
        page: Page.viewController)
    case .didMove:
      .init(
        "It has been added to a container, or removed from one.", "toParent",
        page: Page.viewController)
    case .shouldPerformSegue:
      .init("A control asks whether its segue is to be performed.", page: Page.viewController)
    case .prepare: .init("A segue is about to be performed.", "for", page: Page.viewController)
    case .perform:
      .init(
        "The code of a custom segue runs and has to show the destination.",
        page: Page.segueAction + "/perform()")
    case .unwindAction: .init("The method behind an unwind segue runs.", page: Page.viewController)
    case .canPerformUnwindSegueAction:
      .init(
        "UIKit asks whether it is the destination of an unwind segue.", page: Page.viewController)
    case .allowedChildrenForUnwinding:
      .init(
        "UIKit asks which of its children may be the destination of an unwind segue.",
        page: Page.viewController)
    case .unwind:
      .init(
        "An unwind segue goes through it, towards its parent or one of its children.", "towards",
        page: Page.viewController)
    case .segueAction:
      .init("A segue asks it to make the destination.", page: Page.segueAction)
    case .creator:
      .init(
        "The block in which it makes a controller of the storyboard runs.", page: Page.storyboard)
    case .didReceiveMemoryWarning:
      .init("The system is short of memory.", page: Page.viewController)
    case .presentCompletion:
      .init("The completion handler that it gave to present runs.", page: Page.viewController)
    case .dismissCompletion:
      .init("The completion handler that it gave to dismiss runs.", page: Page.viewController)
    case .viewControllerWithRestorationIdentifierPath:
      .init(
        "Its restoration class is asked for it, and creates or finds it.",
        page: Page.viewControllerRestoration)
    case .encodeRestorableState:
      .init("It may save state for its restoration.", page: Page.stateRestoring)
    case .decodeRestorableState: .init("It gets its saved state back.", page: Page.stateRestoring)
    case .applicationFinishedRestoringState:
      .init("Every object of the app has its saved state back.", page: Page.stateRestoring)
    case .updateUserActivityState:
      .init("It may add to its user activity, which is about to be archived.", page: Page.responder)
    case .restoreUserActivityState:
      .init(
        "The app's delegate passes it a user activity to continue.", page: Page.responder)
    case .deinit: .init("It is released.", page: Page.viewController)
    }
  }

  /// What comes with an appearance callback: its parameter, and what can be asked then.
  private static let appearanceArguments =
    ["animated"] + ControllerProperty.relations.map(\.rawValue)
}
