extension OneSidedSign {
  /// Where the way from screen to screen differs.
  static let ofWays: [OneSidedSign] = [
    OneSidedSign("D1") { event, platform, step in
      if event.subject.scope == .part, event.cause == .container {
        // A see-through screen pauses the one below it, and a sheet gives it nothing.
        return platform == .ios && event.name == .didShow
          && step.android.has(.willShow, of: event.subject)
          && !step.android.has(.didShow, of: event.subject)
      }
      return event.isAppearance && event.isTransition && !step.android.has(.enterBackground)
        && step.shares(.screen, besides: event)
    },
    OneSidedSign("D19") { event, platform, step in
      platform == .ios && event.isAppearance && step.handMoves(event.subject)
        && (step.moved.contains { $0.scope == .screen })
    },
    OneSidedSign("D34") { event, platform, step in
      platform == .android && step.ios.hasLink && event.cause == .navigation
    },
    OneSidedSign("D50") { event, platform, step in
      if step.android.has(.launch), step.ios.has(.launch) {
        return event.cause == .launch && !step.android.has(.restoreState)
          && step.android.subjects(of: .load) != step.ios.subjects(of: .load)
      }
      // It has a task to itself, which ends with it and is not the launcher's.
      return platform == .android && step.makesFirstScreenAlone
        && !step.android.screensBefore.isEmpty && event.subject.scope != .app
        || step.android.has(.enterBackground) && !step.ios.has(.enterBackground)
          && step.ios.leaves(.screen) && !step.ios.subjects(of: .didShow).isEmpty
    },
    OneSidedSign("D54") { event, platform, step in
      guard step.android.isBehind, step.ios.isBehind else { return false }
      return platform == .ios
        ? event.isAppearance || event.name == .destroy
        : [.removed, .destroy, .terminate].contains(event.name)
    },
    OneSidedSign("D58") { event, platform, step in
      event.isTransition && step.hasFoundInstance
        || platform == .android && event.isEnd && step.ios.has(.didHide, of: event.subject)
          && !step.ios.isEnding(event.subject) && !step.ios.leaves(.screen)
        || platform == .android && step.makesAgain(event.subject)
    },
    OneSidedSign("D62") { event, platform, step in
      platform == .ios && step.hasNewDetail && (event.isEnd || event.name == .didHide)
    },
    OneSidedSign("D63") { event, platform, step in
      platform == .ios && step.passingScreens.contains(event.subject)
    },
  ]
}

extension TwoSidedStep {
  /// Whether on both sides another screen or part comes where the one of this event goes, or goes
  /// where it comes.
  func shares(_ scope: NeutralScope, besides event: NeutralEvent) -> Bool {
    let name: NeutralEventName = event.isHiding ? .didShow : .didHide
    return android.subjects(of: name).intersection(ios.subjects(of: name))
      .contains { $0 != event.subject && $0.scope == scope }
  }

  /// What has begun to come or go on iOS and has not ended, or has turned back.
  var moved: Set<NeutralSubject> { ios.open.union(ios.turned) }

  /// Whether it moves with a hand on iOS, and does not move on Android.
  func handMoves(_ subject: NeutralSubject) -> Bool {
    ios.turned.contains(subject) || ios.open.contains(subject) && !android.speaks(of: subject)
  }

  /// Whether Android makes a screen for a process that has none in front, where iOS has one already.
  var makesFirstScreenAlone: Bool {
    android.has(.enterForeground) && ios.has(.enterForeground) && !android.has(.launch)
      && !android.has(.restoreState) && !android.subjects(of: .load).isEmpty
      && !ios.speaks(of: .screen)
  }

  /// The screens that iOS makes, shows and hides again in one go, and Android does not make.
  var passingScreens: Set<NeutralSubject> {
    ios.subjects(of: .load).intersection(ios.subjects(of: .didHide))
      .filter { $0.scope == .screen && !android.speaks(of: $0) }
  }

  /// Whether on iOS a screen has gone for good before the one in its place is about to show.
  var hasNewDetail: Bool {
    guard let place = ios.events.firstIndex(where: { $0?.name == .removed }) else { return false }
    return ios.events[place...].contains { $0?.name == .willShow && $0?.subject.scope == .screen }
      && !android.subjects(of: .load).isEmpty
  }

  /// Whether Android shows an instance that was there where iOS makes another of its class.
  fileprivate var hasFoundInstance: Bool {
    let made = Set(ios.subjects(of: .load).map(\.className))
    return android.subjects(of: .didShow).contains {
      made.contains($0.className) && !android.has(.load, of: $0)
    }
  }

  /// Whether Android makes another instance of the class where iOS shows the one that was there.
  fileprivate func makesAgain(_ subject: NeutralSubject) -> Bool {
    android.subjects(of: .load).contains { $0.className == subject.className }
      && ios.subjects(of: .willShow).contains {
        $0.className == subject.className && !ios.has(.load, of: $0)
      }
  }
}
