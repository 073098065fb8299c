/// Conditions for signs when a process has died, and another begins on one platform or on both.
extension TwoSidedStep {
  /// Whether both processes begin anew, and Android's with its previous task. A screen in that task
  /// may never have been created, and then has no saved state.
  var beginsWithKeptTask: Bool {
    hasKeptTask && android.has(.launch) && ios.has(.launch) && !ios.hasLink
  }

  /// Whether the user comes back to a process that has died, which begins anew on iOS, while on
  /// Android something else in its task is in front, such as a dialog of the system.
  var staysDead: Bool {
    android.isSilent && ios.has(.launch) && ios.has(.enterForeground)
      && [android, ios].allSatisfy { $0.appBefore == .notRunning }
      && android.app == .notRunning
  }

  /// Whether Android creates the subject because a process has died: anything in a new process, and
  /// later whatever is restored with its contents, unless a living process had dropped it.
  func recreatesAfterDeath(_ event: NeutralEvent) -> Bool {
    if android.has(.launch) { return true }
    return android.events.contains { restored in
      guard let restored, restored.name == .restoreState, restored.cause != .configChange,
        !android.hasLost(restored.subject)
      else { return false }
      return belongs(event.subject, to: restored.subject)
    }
  }

  /// Whether iOS restores the screen in front, which Android does not create, because it has been
  /// closed since the app left, or another is to be in front.
  var restoresAnotherInFront: Bool {
    guard let front = ios.after.front else { return false }
    return ios.has(.restoreState, of: front) && !android.has(.load, of: front)
  }

  /// Whether it is the screen in front on iOS, or a part in it.
  func isInFrontOnIOS(_ subject: NeutralSubject) -> Bool {
    ios.after.front.map { belongs(subject, to: $0) } ?? false
  }

  /// Whether only this platform creates the screen, or the part or its view.
  func beginsOnOneSide(_ subject: NeutralSubject, _ platform: Platform) -> Bool {
    if subject.scope == .screen {
      return side(platform).has(.load, of: subject) && !side(platform.other).has(.load, of: subject)
    }
    return [.load, .attach, .loadView].contains {
      android.has($0, of: subject) != ios.has($0, of: subject)
    }
  }
}
