/// Conditions for signs when a declaration or a flag decides which instance of a screen Android
/// shows, and which of them stay.
extension TwoSidedStep {
  /// Whether a screen disappears for good on Android, while nothing goes for good on iOS.
  func removesOnAndroidAlone(_ subject: NeutralSubject) -> Bool {
    guard !ios.isEnding(subject), !ios.leaves(.screen) else { return false }
    if returnsWithoutScreen(subject) || uncoversInstance && ios.screensBefore.contains(subject)
      || goesWithFront(subject)
    {
      return true
    }
    guard
      android.hasNewIntent || recreatesInstance
        || declared.withoutHistory.contains(subject.className)
    else { return false }
    return ios.has(.didHide, of: subject) && ios.app > .notRunning && !ios.hasNoWayBack
      || android.has(.didHide, of: subject) && ios.screensBefore.contains(subject)
        && !ios.isSilent && !ios.hasNoWayBack && !ios.hasRefusedTransition
        && min(android.app, ios.app) > .notRunning
  }

  /// Whether Android ends a screen and creates another instance of its class, of which iOS creates
  /// none. If activities have waited in the task, it may just have come to one of those.
  private var recreatesInstance: Bool {
    if hadUncreatedActivities { return false }
    let made = Set(android.subjects(of: .load).map(\.className))
      .subtracting(ios.subjects(of: .load).map(\.className))
    return android.screensBefore.contains { made.contains($0.className) && android.isEnding($0) }
  }

  /// Whether Android ends what is above a screen out of sight, and at most recreates that one, while
  /// iOS creates another of its class.
  private var uncoversInstance: Bool {
    guard let front = android.after.front,
      android.subjects(of: .load).allSatisfy({
        $0 == front && android.has(.load, of: $0, cause: .configChange)
      })
    else { return false }
    return android.screensBefore.contains(front) && android.before.front != front
      && ios.subjects(of: .load).contains {
        $0.className == front.className
          && !(android.screensBefore.contains($0) && ios.screensBefore.contains($0))
      }
  }

  /// Whether the screen is between one that Android has found and the one that was in front, and
  /// ends with that out of sight.
  private func goesWithFront(_ subject: NeutralSubject) -> Bool {
    guard android.hasNewIntent, let front = android.before.front, front != subject,
      android.isEnding(front), let found = android.after.front,
      android.screensBefore.contains(found)
    else { return false }
    return android.screensBefore.contains(subject) && !android.hasAppearance(of: subject)
      && ios.screensBefore.contains(subject)
  }

  /// Whether Android's launcher brings the task back without a screen that iOS comes back with.
  private func returnsWithoutScreen(_ subject: NeutralSubject) -> Bool {
    android.has(.enterForeground) && ios.has(.enterForeground)
      && android.screensBefore.contains(subject) && ios.after.screens.contains(subject)
  }

  /// Whether Android removes everything it has for a new screen, while iOS adds that screen to
  /// everything it has, with the front screen unchanged.
  var clearsUnderModal: Bool {
    let made = android.subjects(of: .load).intersection(ios.subjects(of: .load))
    let ended = android.screensBefore.subtracting(android.after.screens)
    return !made.isEmpty && android.after.screens.isSubset(of: made) && ended.count > 1
      && ended.isSubset(of: ios.after.screens)
      && (ios.before.front.map { !ios.hasEvents(of: $0) } ?? false)
  }

  /// Whether Android finishes a screen because it has been left, or the app with it, while iOS
  /// keeps the screen.
  func leavesNoHistory(_ event: NeutralEvent) -> Bool {
    let left = android.screensBefore.filter { screen in
      declared.withoutHistory.contains(screen.className) && android.isEnding(screen)
        && !ios.isEnding(screen)
    }
    if event.name == .terminate { return !left.isEmpty && !ios.ends }
    return event.isFinal && left.contains { belongs(event.subject, to: $0) }
  }

  /// Whether Android shows an existing instance, while iOS creates another of its class. Both may
  /// have created that one in the same step. What was out of sight on Android has another reason.
  func findsExistingInstance(_ event: NeutralEvent) -> Bool {
    guard event.isTransition, android.hasNewIntent,
      !event.isHiding || android.appBefore > .background
        || ios.has(.load, of: event.subject)
    else { return false }
    let made = Set(
      ios.subjects(of: .load).subtracting(android.subjects(of: .load)).map(\.className))
    return android.subjects(of: .didShow).contains {
      made.contains($0.className)
        && (android.screensBefore.contains($0)
          && android.has(.load, of: $0) == android.has(.load, of: $0, cause: .configChange)
          || ios.has(.load, of: $0))
    }
  }

  /// Whether Android creates another instance of the class, while iOS shows an existing one, or one
  /// that was retained.
  func createsAnotherInstance(_ subject: NeutralSubject) -> Bool {
    guard recreatesInstance else { return false }
    return android.subjects(of: .load).contains {
      $0.className == subject.className && !ios.screensBefore.contains($0)
    }
      && ios.subjects(of: .willShow).contains {
        $0.className == subject.className && !ios.has(.load, of: $0)
          && (ios.screensBefore.contains($0) || ios.before.retained.contains($0))
      }
  }
}
