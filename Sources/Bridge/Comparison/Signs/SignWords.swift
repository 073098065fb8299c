/// What signs ask of a side, of an event and of a platform.
extension TwoSidedStep.Side {
  func speaks(of subject: NeutralSubject) -> Bool { events.contains { $0?.subject == subject } }

  func speaks(of scope: NeutralScope) -> Bool { events.contains { $0?.subject.scope == scope } }

  /// Whether something of this scope, other than this, goes for good.
  func leaves(_ scope: NeutralScope, besides subject: NeutralSubject? = nil) -> Bool {
    events.contains {
      $0?.subject.scope == scope && $0?.isFinal == true && $0?.subject != subject
    }
  }

  /// Whether it goes for good.
  func isEnding(_ subject: NeutralSubject) -> Bool {
    events.contains { $0?.subject == subject && $0?.isFinal == true }
  }

  func tellsAppearance(of subject: NeutralSubject) -> Bool {
    events.contains { $0?.subject == subject && $0?.isAppearance == true }
  }

  /// Whether another screen is in front in the end.
  func front(besides subject: NeutralSubject) -> Bool { after.front.map { $0 != subject } ?? false }

  func isSilent(on event: NeutralEvent) -> Bool { !has(event.name, of: event.subject) }

  /// Whether the screen was there before the step, or the part in its place.
  func hasHad(_ subject: NeutralSubject) -> Bool {
    before.screens.contains(subject) || before.attached.contains(subject)
  }

  /// Whether a screen is on its way out and still seen, as under one that lets it show through.
  var hasPaused: Bool { before.open.contains { $0.scope == .screen } }

  /// Whether it tells nothing of what it has had in sight, and has in sight still.
  func keeps(_ subject: NeutralSubject) -> Bool {
    before.shown.contains(subject) && after.shown.contains(subject) && !speaks(of: subject)
  }

  /// Whether nobody has seen the app before the step or after it.
  var isBehind: Bool {
    app <= .background && appBefore <= .background && !has(.launch) && !has(.enterForeground)
  }
}

extension TwoSidedStep {
  /// Whether a part or a tab comes or goes inside its screen while nobody sees the app.
  func changesBehind(_ event: NeutralEvent) -> Bool {
    event.isAppearance && event.cause == .container && android.isBehind && ios.isBehind
  }
}

extension NeutralEvent {
  var isHiding: Bool { name == .willHide || name == .didHide }
  var isShowing: Bool { name == .willShow || name == .didShow }
  var isAppearance: Bool { isHiding || isShowing }
  /// Of one screen to another, however it is made.
  var isTransition: Bool {
    subject.scope != .app && (cause == .navigation || cause == .cover)
  }
  /// A part gets its view, and it can be seen.
  var isSight: Bool { name == .loadView || isShowing }
  /// A part comes, as far as it can be seen.
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
