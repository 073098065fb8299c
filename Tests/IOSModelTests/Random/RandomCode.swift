import IOSModel
import TestSupport

/// Where a random app has code, so that it makes requests in the middle of UIKit's work.
enum RandomCode {
  enum Place: CaseIterable {
    /// In the callbacks of a change of size or traits.
    case sizes
    /// When state is saved and restored, without scenes.
    case restoration
    /// When scenes connect and disconnect.
    case scenes
    /// In the calls to the delegates of containers and presentations.
    case delegates
  }
}

extension RandomCode.Place {
  var callbacks: [IOSCallback] {
    switch self {
    case .sizes:
      [
        .controller(.viewWillTransition), .controller(.willTransition),
        .controller(.traitCollectionDidChange), .controller(.viewSafeAreaInsetsDidChange),
        .controller(.viewWillLayoutSubviews), .controller(.viewDidLayoutSubviews),
        .controller(.updateViewConstraints), .sceneDelegate(.didUpdateCoordinateSpace),
      ]
    case .restoration:
      [
        .controller(.encodeRestorableState), .controller(.decodeRestorableState),
        .controller(.applicationFinishedRestoringState), .controller(.viewDidLoad),
        .controller(.initCoder), .controller(.viewDidAppear),
        .appDelegate(.willEncodeRestorableState), .appDelegate(.didDecodeRestorableState),
        .appDelegate(.applicationDidEnterBackground), .controller(.viewWillAppear),
      ]
    case .scenes:
      [
        .sceneDelegate(.willConnectTo), .sceneDelegate(.sceneWillEnterForeground),
        .sceneDelegate(.sceneDidBecomeActive), .sceneDelegate(.sceneWillResignActive),
        .sceneDelegate(.sceneDidEnterBackground), .sceneDelegate(.sceneDidDisconnect),
        .sceneDelegate(.stateRestorationActivity), .sceneDelegate(.restoreInteractionState),
        .controller(.viewWillDisappear), .controller(.updateUserActivityState),
      ]
    case .delegates:
      [
        .delegate(.navigation(.willShow)), .delegate(.navigation(.didShow)),
        .delegate(.tabs(.shouldSelect)), .delegate(.tabs(.didSelect)),
        .delegate(.pages(.willTransitionTo)),
        .delegate(.pages(.didFinishAnimating)),
        .delegate(.split(.willShow)), .delegate(.split(.willHide)),
        .delegate(.split(.collapseSecondary)),
        .delegate(.split(.separateSecondary)),
        .delegate(.split(.didCollapse)), .delegate(.split(.willChangeTo)),
        .delegate(.presentation(.willDismiss)),
        .delegate(.presentation(.didDismiss)), .controller(.presentCompletion),
        .controller(.dismissCompletion),
      ]
    }
  }

  /// Stimuli that lead to that code.
  var stimuli: [IOSStimulus] {
    switch self {
    case .sizes:
      [.rotate, .resize(horizontal: .compact), .resize(horizontal: .regular), .home, .launch]
    case .restoration: [.home, .launch, .terminateBySystem, .rotate]
    case .scenes:
      [
        .home, .launch, .openScene(showing: "T"), .closeScene(1), .activateScene(1),
        .disconnectScene(), .connectDisplay(showing: "A"), .disconnectDisplay, .terminateBySystem,
      ]
    case .delegates:
      [
        .back, .tapTab(className: "B"), .tapTab(className: "N"), .resize(horizontal: .compact),
        .resize(horizontal: .regular), .swipePage(forward: true, .complete), .dragSheet(.complete),
        .dragSheet(.cancel),
      ]
    }
  }

  func prepare(_ app: inout IOSApp, _ random: inout SplitMix) {
    switch self {
    case .restoration:
      app.restoresState = true
      app.usesScenes = random.chance(4)
      app.usesMainStoryboard = random.chance(2)
      for position in app.controllers.indices where random.chance(2) {
        app.controllers[position].hasRestorationClass = true
      }
      for position in app.controllers.indices where random.chance(3) {
        app.controllers[position].encodesChildren = true
      }
    case .scenes:
      app.restoresState = random.chance(2)
      for position in app.controllers.indices where random.chance(3) {
        app.controllers[position].sharesUserActivity = true
      }
    case .sizes, .delegates: break
    }
  }
}
