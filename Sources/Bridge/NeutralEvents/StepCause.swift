import Specification

/// Why the events of a step happen, as far as the step itself says: it stands in for what the models
/// do not say yet, and nothing but the drivers may ask it.
struct StepCause: Hashable, Sendable {
  private var cause: NeutralCause
  /// Classes that the step puts over others.
  private var presented: [String] = []

  /// The first command decides; one without a cause of its own leaves it to the system.
  init(_ commands: [ScriptCommand]) {
    guard let first = commands.first else {
      cause = .system
      return
    }
    switch first {
    case .neutral(let verb, let arguments):
      cause = verb.cause
      if verb == .present { presented = arguments.objects.map(\.name.value) }
    case .android(let verb, _): cause = verb.cause
    case .androidAction(let verb, _): cause = verb.cause
    case .fragmentAction: cause = .container
    case .ios(let verb, _): cause = verb.cause
    case .iosAction(let verb, let arguments):
      cause = verb.cause
      if verb == .present { presented = arguments.objects.map(\.name.value) }
    }
  }

  /// Why an event of this class comes.
  func reason(ofEventOn className: String?) -> NeutralCause {
    guard cause == .cover, let className, presented.contains(className) else { return cause }
    return .navigation
  }
}

extension NeutralVerb {
  var cause: NeutralCause {
    switch self {
    case .launch: .launch
    case .open, .back, .close, .deepLink: .navigation
    case .present, .alert, .dismissAlert, .askPermission, .answerPermission, .shade, .closeShade:
      .cover
    case .home, .returnByLauncher, .returnFromRecents, .switchApp, .lock, .unlock, .interrupt,
      .endInterruption:
      .appState
    case .rotate, .resize: .configChange
    case .memoryPressure, .kill, .crash, .wait: .system
    case .swipeAway: .user
    case .showPart, .hidePart, .addPart, .removePart, .replacePart, .selectTab: .container
    }
  }
}

extension AndroidVerb {
  var cause: NeutralCause {
    switch self {
    case .changeConfiguration: .configChange
    case .trim, .lowMemory, .throwException: .system
    case .forceStop: .user
    case .openRecents, .otherAppToFront, .otherAppFinished, .screenOff, .screenOn: .appState
    case .windowFocusLost, .windowFocusGained: .cover
    case .drag, .release: .container
    }
  }
}

extension AndroidActionVerb {
  var cause: NeutralCause {
    switch self {
    case .start, .startActivities, .finish, .finishAffinity, .finishAndRemoveTask, .setResult,
      .setIntent:
      .navigation
    case .recreate: .configChange
    case .moveTaskToBack: .appState
    case .releaseInstance, .getViewModel: .system
    case .requestPermissions, .showDialog, .dismissDialog: .cover
    case .setCurrentItem: .container
    }
  }
}

extension IOSVerb {
  var cause: NeutralCause {
    switch self {
    case .swipeBack, .tapSegue, .unwind, .openURL: .navigation
    case .dragSheet, .tapAlertButton: .cover
    case .swipePage, .tapTab: .container
    case .openAppSwitcher, .closeAppSwitcher: .appState
    case .resizeTo: .configChange
    case .disconnectScene: .system
    case .launchInBackground: .launch
    }
  }
}

extension IOSActionVerb {
  var cause: NeutralCause {
    switch self {
    case .show, .showDetail, .push, .pop, .popToRoot, .popTo, .setViewControllers, .performSegue,
      .setRoot:
      .navigation
    case .present, .dismiss: .cover
    case .selectTab, .setPage, .loadViewIfNeeded, .setView, .addChild, .addSubview, .didMove,
      .willMove, .removeFromSuperview, .removeFromParent, .embed, .unembed, .transition,
      .beginAppearanceTransition, .endAppearanceTransition, .setHidden, .setNeedsLayout:
      .container
    }
  }
}
