extension OneSidedSign {
  /// Where the system asks for a permission.
  static let ofPrompts: [OneSidedSign] = [
    OneSidedSign("D8") { event, platform, step in
      if platform == .ios {
        if [.deactivate, .activate].contains(event.name),
          step.answersPromptInLeaving || step.opensOverPrompt
        {
          return true
        }
        return step.comesPaused(event)
          && (step.android.isDeactivated && step.ios.isDeactivated || step.staysUnderPrompt)
          || step.comesUnderPrompt(event)
      }
      if event.name == .activate, step.opensOverPrompt { return !step.ios.has(.activate) }
      // What comes over a prompt that is an activity has the input, for as long as it is there.
      if [.activate, .deactivate].contains(event.name), step.android.appBefore == .inactive,
        step.ios.appBefore == .inactive, step.parting.ofApp.isEmpty
      {
        // What is made anew is resumed for a moment because of that.
        return
          (step.goesOverPrompt
          || step.isResumedUnderPrompt && !step.android.has(.destroy, cause: .configChange))
          && !step.ios.has(event.name)
      }
      if event.isHiding, event.cause != .configChange, step.isResumedUnderPrompt,
        step.ios.isSilent(on: event)
      {
        return true
      }
      if step.isResumedBeforePrompt(event) { return true }
      // What is on its way as the app leaves is under no prompt.
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
        && step.android.isTouched && step.ios.isSilent && step.ios.app == .active
    },
    OneSidedSign("D74") { event, platform, step in
      platform == .ios && [.deactivate, .activate].contains(event.name) && step.ios.hasPrompt
        && step.android.staysActive && !step.opensOverPrompt
    },
    OneSidedSign("D69") { event, platform, step in
      platform == .android && event.cause == .cover && (event.subject == .app || event.isAppearance)
        && step.android.isDeactivated && !step.android.isActivated && step.ios.isSilent
        && !step.ios.movesOwnScreens && step.ios.app == .active
    },
    OneSidedSign("D68") { event, platform, step in
      let name: NeutralEventName = platform == .ios ? .activate : .deactivate
      return event.name == name && step.ios.has(.enterForeground)
        && (step.android.has(.enterForeground) || step.leavesPromptBriefly)
        && step.android.app == .inactive
    },
  ]
}

extension TwoSidedStep {
  /// Whether a prompt is answered just as the app leaves, which gives the input back on iOS before.
  var answersPromptInLeaving: Bool {
    ios.hasPrompt && ios.app <= .background && regainsInputInLeaving
  }

  /// Whether a prompt comes up and at once a screen over it, which has the input on Android.
  fileprivate var opensOverPrompt: Bool {
    ios.hasPrompt && ios.isDeactivated && android.app == .active
      && android.events.contains { $0?.name == .load && $0?.cause == .cover }
  }

  /// Whether both have no input, before and after, and nothing has brought them apart.
  fileprivate var staysUnderPrompt: Bool {
    parting.ofApp.isEmpty && android.appBefore == .inactive && android.app == .inactive
      && ios.appBefore == .inactive && ios.app == .inactive
  }

  /// Whether a prompt takes the input of the app on both, or what has taken it on iOS before keeps it.
  private var comesWithPrompt: Bool {
    ios.hasPrompt && android.isDeactivated && android.app == .inactive
      && (ios.isDeactivated || ios.keepsInactive)
  }

  /// Whether a screen comes to light under a prompt, where Android resumes it as soon as that has gone.
  fileprivate func comesUnderPrompt(_ event: NeutralEvent) -> Bool {
    // What has lain over the prompt on Android may be what goes.
    let isUnder =
      staysUnderPrompt || comesWithPrompt
      || parting.ofApp.contains("D8") && android.app == .inactive && ios.keepsInactive
    return event.name == .didShow && event.isTransition && isUnder
      && android.has(.willShow, of: event.subject) && !android.has(.didShow, of: event.subject)
  }

  /// Whether Android resumes for a moment what comes to light under a prompt.
  fileprivate var isResumedUnderPrompt: Bool {
    staysUnderPrompt && android.has(.activate) && android.has(.deactivate)
  }

  /// Whether Android has resumed by then what is in front, and pauses it for a prompt that has no other say on iOS.
  fileprivate func isResumedBeforePrompt(_ event: NeutralEvent) -> Bool {
    event.name == .willHide && event.isTransition && !event.isFinal && ios.hasPrompt
      && android.isDeactivated && (ios.isDeactivated || ios.keepsInactive)
      && android.has(.didShow, of: event.subject) && android.after.front == event.subject
  }

  /// Whether Android makes a screen and shows it over what has had the input.
  fileprivate var goesOverPrompt: Bool {
    android.events.contains { event in
      guard let event, event.name == .didShow, event.isTransition else { return false }
      return android.has(.load, of: event.subject)
    }
  }
}
