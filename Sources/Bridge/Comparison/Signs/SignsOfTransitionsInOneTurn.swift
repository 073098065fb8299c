extension OneSidedSign {
  /// Signs when two transitions are made in one turn of the program.
  static let ofTransitionsInOneTurn: [OneSidedSign] = [
    OneSidedSign("D63") { event, platform, step in
      // The last of several screens of a class counts as the first on Android, while the first on
      // iOS never appears.
      if platform == .android {
        return event.name == .didShow && step.isNextOnAndroid(event.subject)
      }
      return !step.terminatesInTransition
        && (step.isSkipped(event.subject)
          || event.isHiding && step.isNextOnAndroid(event.subject)
          || event.isAppearance && event.isTransition
            && step.screensBetween.contains(event.subject))
    },
    OneSidedSign("D79") { event, platform, step in
      // A gesture may have held the dismissal meanwhile.
      if platform == .ios, step.frontGoesWithHeldScreen(event.subject) { return true }
      guard let gone = step.removedWithPresenter else { return false }
      if step.belongs(event.subject, to: gone) { return true }
      guard event.isAppearance, event.isTransition else { return false }
      return platform == .android
        ? event.isHiding && step.ios.keepsVisible(event.subject)
        : event.isShowing && step.isUnderNewScreen(event.subject)
    },
  ]
}

extension TwoSidedStep {
  /// The screens that iOS creates, shows and hides again at once, and that Android does not create.
  var passingScreens: Set<NeutralSubject> {
    ios.subjects(of: .load).intersection(ios.subjects(of: .didHide))
      .filter {
        $0.scope == .screen && !android.hasEvents(of: $0)
          && !ios.has(.load, of: $0, cause: .appState)
      }
  }

  /// The screens below one that goes for good, with their contents, which appear on iOS and not on
  /// Android, where by then they go as well, or lie under a new screen.
  var screensBetween: Set<NeutralSubject> {
    guard !ios.hasLink, android.leaves(.screen), ios.leaves(.screen) else { return [] }
    let made = android.subjects(of: .load).intersection(ios.subjects(of: .load))
    let gone = removedWithPresenter
    let makesScreen = made.contains { $0.scope == .screen && $0 != gone }
    return ios.subjects(of: .willShow).filter {
      ios.existedBefore($0) && !ios.before.shown.contains($0)
        && (makesScreen && isUnderNewScreen($0) || endsUnseen($0) && ios.isEnding($0))
    }
  }

  /// Whether the subject goes for good on Android without having been visible.
  private func endsUnseen(_ subject: NeutralSubject) -> Bool {
    android.existedBefore(subject) && android.isEnding(subject)
      && !android.hasAppearance(of: subject)
      && !android.before.shown.contains(subject)
  }

  /// The screen that both create and that on iOS goes again before it has appeared, together with
  /// its presenter.
  var removedWithPresenter: NeutralSubject? {
    guard ios.app > .notRunning, let front = android.after.front, front.scope == .screen,
      android.has(.load, of: front), ios.has(.load, of: front), ios.has(.removed, of: front),
      !ios.has(.didShow, of: front) || ios.hasHeldScreen
    else { return nil }
    return front
  }

  /// Whether the front screen of both, or a part in it, goes on iOS together with the one below,
  /// whose transition a gesture has held, while Android keeps the front one.
  fileprivate func frontGoesWithHeldScreen(_ subject: NeutralSubject) -> Bool {
    guard let front = ios.before.front, belongs(subject, to: front), ios.isEnding(front),
      !ios.before.appearing.contains(front), android.before.front == front,
      android.after.front == front
    else { return false }
    return ios.before.inTransition.contains { $0 != front && ios.isEnding($0) }
      && !android.isEnding(front)
  }

  /// Whether iOS creates a screen on the way to another, or a part that comes with one, and Android
  /// does not.
  fileprivate func isSkipped(_ subject: NeutralSubject) -> Bool {
    guard subject.scope == .part else {
      return passingScreens.contains(subject) || isCreatedOnIOSAlone(subject)
    }
    return ios.has(.attach, of: subject) && !android.existedBefore(subject)
      && !android.hasEvents(of: subject)
      && ios.subjects(of: .load).contains {
        stands(subject, in: $0) && (passingScreens.contains($0) || isCreatedOnIOSAlone($0))
      }
  }

  /// Whether iOS creates this screen, while Android creates only the one above it, which it did not
  /// have before in another instance. A starting process creates its first screen for another
  /// reason.
  private func isCreatedOnIOSAlone(_ subject: NeutralSubject) -> Bool {
    guard let front = android.after.front, android.has(.load, of: front),
      !android.screensBefore.contains(front)
    else { return false }
    return ios.has(.load, of: subject) && subject.scope == .screen && !android.has(.launch)
      && !ios.has(.launch)
      && !android.hasEvents(of: subject) && !android.screensBefore.contains(subject)
  }

  /// Whether iOS creates this and then another screen of its class, of which Android creates only
  /// the top one, which counts there as the first.
  fileprivate func isNextOnAndroid(_ subject: NeutralSubject) -> Bool {
    let made = [android, ios].map { side in
      side.subjects(of: .load).filter { $0.className == subject.className }.count
    }
    return android.has(.load, of: subject) && ios.has(.load, of: subject) && made[0] < made[1]
      && !android.has(.willHide, of: subject)
  }
}
