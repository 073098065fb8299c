extension OneSidedSign {
  /// Signs when the system asks for a permission.
  static let ofPrompts: [OneSidedSign] = [
    OneSidedSign("D8") { event, platform, step in
      if platform == .ios {
        if [.deactivate, .activate].contains(event.name),
          step.answersPromptWhileLeaving || step.opensOverPrompt
        {
          return true
        }
        return step.changesWhilePaused(event)
          && (step.android.isDeactivated && step.ios.isDeactivated || step.staysUnderPrompt)
          || step.comesUnderPrompt(event)
      }
      // Android 10 stops an activity that was only started by way of its resumed state.
      if [.activate, .deactivate].contains(event.name), step.stopsFromUnderPrompt {
        return !step.ios.has(.activate)
      }
      if event.name == .activate, step.opensOverPrompt { return !step.ios.has(.activate) }
      // A screen over a prompt that is an activity has the input as long as it is there.
      if [.activate, .deactivate].contains(event.name), step.android.appBefore == .inactive,
        step.ios.appBefore == .inactive,
        step.ongoing.ofApp.isEmpty || step.hasPromptOnAndroidAlone
      {
        // A recreated activity is resumed for a moment for that reason.
        return
          (step.goesOverPrompt || step.android.hasNewIntent
          || step.isResumedUnderPrompt && !step.android.has(.destroy, cause: .configChange))
          && !step.ios.has(event.name)
      }
      if event.isHiding, event.cause != .configChange, step.isResumedUnderPrompt,
        step.ios.isSilent(on: event)
      {
        return true
      }
      if step.isResumedBeforePrompt(event) { return true }
      // A transition in progress while the app leaves is not under a prompt.
      if step.android.has(.enterBackground), step.android.appBefore != .inactive,
        !step.ios.hasPrompt
      {
        return false
      }
      return event.isAppearance && event.cause == .cover
        && (step.android.has(.deactivate) && (step.ios.has(.deactivate) || step.ios.keepsInactive)
          || step.android.has(.activate) && (step.ios.has(.activate) || step.ios.keepsInactive))
    },
    OneSidedSign("D67") { event, platform, step in
      platform == .android && event.cause == .cover && (event.subject == .app || event.isAppearance)
        && step.android.losesInputBriefly && step.ios.isSilent && step.ios.app == .active
    },
    OneSidedSign("D74") { event, platform, step in
      platform == .ios && [.deactivate, .activate].contains(event.name) && step.ios.hasPrompt
        && step.android.staysActive && !step.opensOverPrompt
    },
    OneSidedSign("D69") { event, platform, step in
      platform == .android && event.cause == .cover && (event.subject == .app || event.isAppearance)
        && step.android.isDeactivated && !step.android.isActivated && step.ios.isSilent
        && !step.ios.movesOwnScreens && step.ios.app == .active && !step.returnsUnderPrompt
    },
    OneSidedSign("D68") { event, platform, step in
      if step.returnsUnderPrompt {
        return platform == .android
          ? event.name == .deactivate || event.isShowing || step.isCreatedUnderPrompt(event)
          : event.name == .didShow && step.android.has(.willShow, of: event.subject)
      }
      if platform == .ios, step.hasPromptOnAndroidAlone {
        // Back closes the prompt.
        if step.android.appBefore == .inactive, step.android.isActivated,
          !step.android.leaves(.screen), step.ios.leaves(.screen)
        {
          return event.isTransition || event.isEnd
        }
        // What comes under the prompt is only visible there.
        if event.name == .didShow, step.android.keepsInactive {
          return step.android.has(.willShow, of: event.subject)
        }
      }
      let name: NeutralEventName = platform == .ios ? .activate : .deactivate
      return event.name == name && step.ios.has(.enterForeground)
        && (step.android.has(.enterForeground) || step.leavesPromptBriefly)
        && step.android.app == .inactive
    },
  ]
}

extension TwoSidedStep {
  /// Whether a prompt is answered just when the app leaves, which on iOS gives the input back
  /// first.
  var answersPromptWhileLeaving: Bool {
    ios.hasPrompt && ios.app <= .background && regainsInputBeforeLosingIt
  }

  /// Whether a prompt appears and at once a screen over it, which has the input on Android.
  fileprivate var opensOverPrompt: Bool {
    ios.hasPrompt && ios.isDeactivated && android.app == .active
      && android.events.contains { $0?.name == .load && $0?.cause == .cover }
  }

  /// Whether a prompt waits on Android that iOS no longer has since the user came back.
  var hasPromptOnAndroidAlone: Bool { ongoing.ofApp.contains("D68") }

  /// Whether a screen goes that Android has opened over the prompt, so that the prompt is in front
  /// again, over a screen that may have died with its process, while on iOS it is no longer there.
  fileprivate var returnsUnderPrompt: Bool {
    android.appBefore == .active && android.app == .inactive && android.leaves(.screen)
      && android.inTransition.contains { screen in
        screen.scope == .screen
          && (android.screensBefore.contains(screen) || hadUncreatedActivities)
      }
      && ios.appBefore == .active && ios.app == .active && !ios.hasPrompt
  }

  /// Whether Android creates what has died under the prompt, and pauses it.
  fileprivate func isCreatedUnderPrompt(_ event: NeutralEvent) -> Bool {
    hadUncreatedActivities && !event.isFinal
      && android.inTransition.contains {
        belongs(event.subject, to: $0) && android.has(.load, of: $0)
      }
  }

  /// Whether what Android shows under a prompt is resumed for a moment as the app goes.
  fileprivate var stopsFromUnderPrompt: Bool {
    (ongoing.ofApp.isEmpty || hasPromptOnAndroidAlone)
      && android.appBefore == .inactive && ios.appBefore == .inactive
      && max(android.app, ios.app) <= .background
      && android.has(.activate) && android.has(.deactivate) && !android.has(.load)
  }

  /// Whether neither has its input, before and after, and nothing made the states differ.
  fileprivate var staysUnderPrompt: Bool {
    ongoing.ofApp.isEmpty && android.appBefore == .inactive && android.app == .inactive
      && ios.appBefore == .inactive && ios.app == .inactive
  }

  /// Whether a prompt takes the app's input on both, or whatever had it on iOS keeps it.
  private var comesWithPrompt: Bool {
    ios.hasPrompt && android.isDeactivated && android.app == .inactive
      && (ios.isDeactivated || ios.keepsInactive)
  }

  /// Whether a screen appears under a prompt, so that Android resumes it only after the prompt is
  /// gone.
  fileprivate func comesUnderPrompt(_ event: NeutralEvent) -> Bool {
    // The screen that goes may have been above the prompt on Android, or above another app's.
    let isUnder =
      staysUnderPrompt || comesWithPrompt
      || android.app == .inactive && !ios.hasLock && !android.hasPicture
        && (ios.keepsInactive || ios.isInBackground)
    return event.name == .didShow && event.isTransition && isUnder
      && android.has(.willShow, of: event.subject) && !android.has(.didShow, of: event.subject)
  }

  /// Whether Android briefly resumes what appears under a prompt.
  fileprivate var isResumedUnderPrompt: Bool {
    let isUnder =
      staysUnderPrompt
      || hasPromptOnAndroidAlone && android.appBefore == .inactive && android.app == .inactive
    return isUnder && android.has(.activate) && android.has(.deactivate)
  }

  /// Whether Android has already resumed the front screen and pauses it for a prompt that has no
  /// other effect on iOS.
  fileprivate func isResumedBeforePrompt(_ event: NeutralEvent) -> Bool {
    event.name == .willHide && event.isTransition && !event.isFinal && ios.hasPrompt
      && android.isDeactivated && (ios.isDeactivated || ios.keepsInactive)
      && android.has(.didShow, of: event.subject) && android.after.front == event.subject
  }

  /// Whether Android creates a screen and shows it over what had the input.
  fileprivate var goesOverPrompt: Bool {
    android.events.contains { event in
      guard let event, event.name == .didShow, event.isTransition else { return false }
      return android.has(.load, of: event.subject)
    }
  }
}
