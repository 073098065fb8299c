extension OneSidedSign {
  /// Where two ways from screen to screen are taken in one turn of the program.
  static let ofTurns: [OneSidedSign] = [
    OneSidedSign("D63") { event, platform, step in
      // The last of several of a class is the first on Android, and shows as none does on iOS.
      if platform == .android {
        return event.name == .didShow && step.isNextOnAndroid(event.subject)
      }
      return !step.endsOnTheWay
        && (step.isPassedOver(event.subject)
          || event.isHiding && step.isNextOnAndroid(event.subject)
          || event.isAppearance && event.isTransition
            && step.screensBetween.contains(event.subject))
    },
    OneSidedSign("D79") { event, platform, step in
      guard let gone = step.goneAlong else { return false }
      if step.belongs(event.subject, to: gone) { return true }
      guard event.isAppearance, event.isTransition else { return false }
      return platform == .android
        ? event.isHiding && step.ios.keeps(event.subject)
        : event.isShowing && step.liesUnderNew(event.subject)
    },
  ]
}

extension TwoSidedStep {
  /// The screens that iOS makes, shows and hides again in one go, and Android does not make.
  var passingScreens: Set<NeutralSubject> {
    ios.subjects(of: .load).intersection(ios.subjects(of: .didHide))
      .filter {
        $0.scope == .screen && !android.speaks(of: $0)
          && !ios.has(.load, of: $0, cause: .appState)
      }
  }

  /// The screens below one that goes for good, with what stands in them, which come into sight on iOS and not on
  /// Android: there they go as well by then, or lie under one that is made.
  var screensBetween: Set<NeutralSubject> {
    guard !ios.hasLink, android.leaves(.screen), ios.leaves(.screen) else { return [] }
    let made = android.subjects(of: .load).intersection(ios.subjects(of: .load))
    let gone = goneAlong
    let makesScreen = made.contains { $0.scope == .screen && $0 != gone }
    return ios.subjects(of: .willShow).filter {
      ios.hasHad($0) && !ios.before.shown.contains($0)
        && (makesScreen && liesUnderNew($0) || goesUnseen($0) && ios.isEnding($0))
    }
  }

  /// Whether it goes for good on Android and has not come into sight before.
  private func goesUnseen(_ subject: NeutralSubject) -> Bool {
    android.hasHad(subject) && android.isEnding(subject) && !android.tellsAppearance(of: subject)
      && !android.before.shown.contains(subject)
  }

  /// The screen that both make, and that goes again on iOS before it has come, with what has presented it.
  var goneAlong: NeutralSubject? {
    guard ios.app > .notRunning, let front = android.after.front, front.scope == .screen,
      android.has(.load, of: front), ios.has(.load, of: front), ios.has(.removed, of: front),
      !ios.has(.didShow, of: front)
    else { return nil }
    return front
  }

  /// Whether iOS makes a screen on the way to another, or a part that comes with one, and Android does not.
  fileprivate func isPassedOver(_ subject: NeutralSubject) -> Bool {
    guard subject.scope == .part else {
      return passingScreens.contains(subject) || liesUnmade(subject)
    }
    return ios.has(.attach, of: subject) && !android.hasHad(subject) && !android.speaks(of: subject)
      && ios.subjects(of: .load).contains {
        stands(subject, in: $0) && (passingScreens.contains($0) || liesUnmade($0))
      }
  }

  /// Whether Android makes the one above it alone, and iOS makes it. A process that begins makes its first screen for
  /// another reason.
  private func liesUnmade(_ subject: NeutralSubject) -> Bool {
    ios.has(.load, of: subject) && subject.scope == .screen && !android.has(.launch)
      && !ios.has(.launch)
      && !android.speaks(of: subject) && !android.screensBefore.contains(subject)
      && (android.after.front.map { android.has(.load, of: $0) } ?? false)
  }

  /// Whether iOS makes it and then another of its class, of which Android makes the one on top alone: that counts
  /// there as the first.
  fileprivate func isNextOnAndroid(_ subject: NeutralSubject) -> Bool {
    let made = [android, ios].map { side in
      side.subjects(of: .load).filter { $0.className == subject.className }.count
    }
    return android.has(.load, of: subject) && ios.has(.load, of: subject) && made[0] < made[1]
      && !android.has(.willHide, of: subject)
  }
}
