/// Common conditions about a side, an event or a platform.
extension TwoSidedStep.Side {
  func hasEvents(of subject: NeutralSubject) -> Bool { events.contains { $0?.subject == subject } }

  func hasEvents(of scope: NeutralScope) -> Bool { events.contains { $0?.subject.scope == scope } }

  /// Whether a screen has an event other than a change of its environment, or that of saving state.
  var movesScreens: Bool {
    events.contains { event in
      guard let event, event.subject.scope == .screen else { return false }
      return event.name != .environmentChange && event.name != .saveState
    }
  }

  /// Whether something of this scope, other than this subject, goes for good.
  func leaves(_ scope: NeutralScope, besides subject: NeutralSubject? = nil) -> Bool {
    events.contains {
      $0?.subject.scope == scope && $0?.isFinal == true && $0?.subject != subject
    }
  }

  /// Whether the subject goes for good.
  func isEnding(_ subject: NeutralSubject) -> Bool {
    events.contains { $0?.subject == subject && $0?.isFinal == true }
  }

  func hasAppearance(of subject: NeutralSubject) -> Bool {
    events.contains { $0?.subject == subject && $0?.isAppearance == true }
  }

  /// Whether another screen is in front at the end.
  func front(besides subject: NeutralSubject) -> Bool { after.front.map { $0 != subject } ?? false }

  func isSilent(on event: NeutralEvent) -> Bool { !has(event.name, of: event.subject) }

  /// Whether the screen existed before the step, or the part was attached.
  func existedBefore(_ subject: NeutralSubject) -> Bool {
    before.screens.contains(subject) || before.attached.contains(subject)
  }

  /// Whether the screen existed before the step, or the part was attached, and still is.
  func keeps(_ subject: NeutralSubject) -> Bool {
    existedBefore(subject) && (after.screens.contains(subject) || after.attached.contains(subject))
  }

  /// Whether some screen was in the middle of a transition: held by a gesture on iOS, or paused and
  /// still visible on Android, for instance under a translucent one.
  var hasHeldScreen: Bool { before.inTransition.contains { $0.scope == .screen } }

  /// Whether the subject stays visible without any event.
  func keepsVisible(_ subject: NeutralSubject) -> Bool {
    before.shown.contains(subject) && after.shown.contains(subject) && !hasEvents(of: subject)
  }

  /// Whether the app is in the background before and after the step.
  var isInBackground: Bool {
    app <= .background && appBefore <= .background && !has(.launch) && !has(.enterForeground)
  }
}

extension TwoSidedStep {
  /// Whether a part or a tab appears or disappears inside its screen while the app is in the
  /// background.
  func changesInBackground(_ event: NeutralEvent) -> Bool {
    event.isAppearance && event.cause == .container && android.isInBackground && ios.isInBackground
  }
}

extension NeutralEvent {
  var isHiding: Bool { name == .willHide || name == .didHide }
  var isShowing: Bool { name == .willShow || name == .didShow }
  var isAppearance: Bool { isHiding || isShowing }
  /// A transition from one screen to another, by whatever means.
  var isTransition: Bool {
    subject.scope != .app && (cause == .navigation || cause == .cover)
  }
  /// A part gets its view or becomes visible.
  var isBecomingVisible: Bool { name == .loadView || isShowing }
  /// A part is added, up to the point where it becomes visible.
  var isArrival: Bool { [.attach, .loadView, .willShow].contains(name) }
  /// A screen has left for good.
  var isEnd: Bool { isFinal && [.removed, .destroy].contains(name) }
  var isAttachment: Bool { [.attach, .detach, .loadView, .destroyView].contains(name) }
}

extension Platform {
  var other: Platform {
    switch self {
    case .android: .ios
    case .ios: .android
    }
  }
}
