import IOSModel
import Specification

extension PlatformVocabulary {
  /// iOS under UIKit's own names.
  static let ios = PlatformVocabulary(
    name: Platform.ios.rawValue,
    versions: Platform.ios.supportedVersions,
    kinds: KindName.allCases.filter { $0.platforms == [.ios] }.map(\.definition),
    verbs: IOSVerb.definitions,
    actions: IOSActionVerb.definitions,
    callbackGroups: [.iosAppDelegate, .iosSceneDelegate, .iosController],
    states: [GroupName.controller.rawValue: AppearanceState.allCases.map(\.rawValue)],
    properties: ControllerProperty.allCases.map(\.rawValue),
    deviceSettings: IOSSetting.allCases.map(\.definition),
    hasTasks: false,
    documentation: Platform.ios.documentation)
}

/// The keys of `device ios`.
enum IOSSetting: String, Hashable, Sendable, CaseIterable {
  case idiom
  case linkedSDK
  /// `sceneManifest=false`: the Info.plist has no scene manifest.
  case sceneManifest
  /// The window's root comes from the main storyboard.
  case mainStoryboard
  /// The app opts in to state restoration.
  case restoresState

  var definition: AttributeDefinition {
    switch self {
    case .idiom: .words(rawValue, IOSVersion.Idiom.allCases.map(\.rawValue))
    case .linkedSDK: .number(rawValue)
    case .sceneManifest, .mainStoryboard, .restoresState: .flag(rawValue)
    }
  }
}

/// The attributes of controllers, under UIKit's names where it has them.
enum IOSAttribute: String, Hashable, Sendable, CaseIterable {
  case modalPresentationStyle
  case isModalInPresentation
  case definesPresentationContext
  /// What the presentation controller of a `custom` presentation answers.
  case shouldRemovePresentersView
  case shouldAutomaticallyForwardAppearanceMethods
  /// Made by `init(coder:)`.
  case storyboard
  /// What `shouldPerformSegue` answers.
  case shouldPerformSegue
  /// What the presentation delegate's `shouldDismiss` answers.
  case shouldDismiss
  /// What the tab bar delegate's `shouldSelect` answers for this tab.
  case shouldSelect
  /// The app keeps a reference of its own.
  case retained
  /// Launched as the window's root itself, without a navigation controller around it.
  case root
  case viewControllers
  case selectedIndex
  case primary
  case secondary
  case compact
  case transitionStyle

  var definition: AttributeDefinition {
    switch self {
    case .modalPresentationStyle:
      .words(rawValue, ModalPresentationStyle.allCases.map(\.rawValue))
    case .isModalInPresentation, .definesPresentationContext, .shouldRemovePresentersView,
      .shouldAutomaticallyForwardAppearanceMethods, .storyboard, .shouldPerformSegue,
      .shouldDismiss, .shouldSelect, .retained, .root:
      .flag(rawValue)
    case .viewControllers, .primary, .secondary, .compact:
      .objects(rawValue, KindName.controllers)
    case .selectedIndex: .number(rawValue)
    case .transitionStyle:
      .words(rawValue, ControllerDeclaration.PageTransition.allCases.map(\.rawValue))
    }
  }

  /// What every controller has.
  static let ofControllers: [IOSAttribute] = [
    .modalPresentationStyle, .isModalInPresentation, .definesPresentationContext,
    .shouldRemovePresentersView, .shouldAutomaticallyForwardAppearanceMethods, .storyboard,
    .shouldPerformSegue, .shouldDismiss,
    .shouldSelect, .retained, .root,
  ]
}

extension CallbackGroup {
  private static let uikit = "https://developer.apple.com/documentation/uikit/"

  static let iosAppDelegate = CallbackGroup(
    name: GroupName.appDelegate.rawValue,
    builtInSubjects: [IOSSubjectName.appDelegate],
    callbacks: AppDelegateCallback.allCases.map {
      CallbackDefinition(
        name: IOSCallback.appDelegate($0).name, documentation: uikit + "uiapplicationdelegate")
    })

  static let iosSceneDelegate = CallbackGroup(
    name: GroupName.sceneDelegate.rawValue,
    builtInSubjects: [IOSSubjectName.sceneDelegate],
    callbacks: SceneDelegateCallback.allCases.map {
      CallbackDefinition(
        name: IOSCallback.sceneDelegate($0).name, documentation: uikit + "uiscenedelegate")
    })

  /// A controller and, for containers and presentations, its delegate.
  static let iosController = CallbackGroup(
    name: GroupName.controller.rawValue,
    callbacks: ControllerCallback.allCases.map {
      CallbackDefinition(
        name: IOSCallback.controller($0).name, isCore: ControllerCallback.core.contains($0),
        arguments: $0.argumentLabels, documentation: uikit + "uiviewcontroller")
    }
      + ControllerDelegateCallback.allCases.map {
        CallbackDefinition(
          name: IOSCallback.delegate($0).name, arguments: $0.argumentLabels,
          documentation: uikit + $0.protocolPage)
      })
}

/// Subjects that no script declares.
enum IOSSubjectName {
  static let appDelegate = "AppDelegate"
  static let sceneDelegate = "SceneDelegate"
}

extension ControllerCallback {
  /// The parameters that an event may carry, by their labels in the signature; `isMoving…` and
  /// `isBeing…` are what the controller could ask at that moment.
  var argumentLabels: [String] {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      ["animated"] + RelationLabel.allCases.map(\.rawValue)
    case .willMove, .didMove: ["toParent"]
    case .viewWillTransition: ["to"]
    case .prepare: ["for"]
    case .willTransition, .shouldPerformSegue, .unwindAction, .canPerformUnwindSegueAction,
      .initNibName, .initCoder, .awakeFromNib, .loadView, .viewDidLoad,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints,
      .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .traitCollectionDidChange,
      .didReceiveMemoryWarning, .presentCompletion, .dismissCompletion, .encodeRestorableState,
      .decodeRestorableState, .applicationFinishedRestoringState, .deinit:
      []
    }
  }
}

/// Questions that a controller can ask about itself inside an appearance callback.
enum RelationLabel: String, Hashable, Sendable, CaseIterable {
  case isMovingToParent
  case isMovingFromParent
  case isBeingPresented
  case isBeingDismissed
}

extension ControllerDelegateCallback {
  var argumentLabels: [String] {
    switch self {
    case .navigationControllerWillShow, .navigationControllerDidShow: ["show"]
    case .tabBarControllerShouldSelect, .tabBarControllerDidSelect: ["select"]
    case .pageViewControllerWillTransitionTo: ["to"]
    case .pageViewControllerDidFinishAnimating: ["previous", "completed"]
    case .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss:
      []
    }
  }

  /// The last part of the address of the protocol's page.
  var protocolPage: String {
    switch self {
    case .navigationControllerWillShow, .navigationControllerDidShow:
      "uinavigationcontrollerdelegate"
    case .tabBarControllerShouldSelect, .tabBarControllerDidSelect: "uitabbarcontrollerdelegate"
    case .pageViewControllerWillTransitionTo, .pageViewControllerDidFinishAnimating:
      "uipageviewcontrollerdelegate"
    case .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss:
      "uiadaptivepresentationcontrollerdelegate"
    }
  }
}
