// Follows platform/frameworks/base, core/java/android/app/Activity.java and Application.java:
// registerActivityLifecycleCallbacks, dispatchActivityPreCreated to dispatchActivityPostDestroyed.

/// One registration of `ActivityLifecycleCallbacks`.
struct ActivityLifecycleCallbacks: Hashable, Sendable {
  /// The object whose code registered it, and which therefore can take it back.
  let registrant: CodeOwner
  /// The activity with which it is registered; nil: the application.
  let activity: ActivityToken?
  /// The activity had nothing yet that drives its androidx `Lifecycle`.
  let isAheadOfLifecycle: Bool
}

extension ActivityThread {
  /// With the `Application` if its code registers, else with the activity that the code can reach.
  mutating func registerActivityCallbacks(
    of subject: CodeOwner, with token: ActivityToken?
  ) throws(AndroidException) {
    guard token == nil || version.hasActivityCallbacksOfActivities else {
      throw AndroidException(
        "NoSuchMethodError", "no Activity.registerActivityLifecycleCallbacks before API 29")
    }
    let hasReportFragment = token.flatMap { activities[$0]?.hasReportFragment }
    activityCallbacks.append(
      ActivityLifecycleCallbacks(
        registrant: subject, activity: token, isAheadOfLifecycle: hasReportFragment == false))
  }

  /// Takes back the first registration of this object; without one nothing happens.
  mutating func unregisterActivityCallbacks(of subject: CodeOwner) {
    guard let place = activityCallbacks.firstIndex(where: { $0.registrant == subject }) else {
      return
    }
    activityCallbacks.remove(at: place)
  }

  /// The instance is gone, and what was registered with it.
  mutating func removeActivityCallbacks(of token: ActivityToken) {
    if !activityCallbacks.isEmpty { activityCallbacks.removeAll { $0.activity == token } }
  }

  @inline(__always)
  mutating func tellActivityCallbacks(
    _ callback: ActivityLifecycleCallback, of id: ActivityID
  ) throws(AndroidException) {
    if !activityCallbacks.isEmpty { try tellAllActivityCallbacks(callback, of: id) }
  }

  /// `ReportFragment.LifecycleCallbacks`: tells of a step that the androidx `Lifecycle` takes with
  /// it. It is one of the activity's own callbacks that moves it, registered in the super call of
  /// `onCreate`; before Android 10, when activities had none, it was a fragment, and there is
  /// nothing else to tell.
  @inline(__always)
  mutating func tellActivityCallbacks(
    _ callback: ActivityLifecycleCallback, of id: ActivityID, moving state: LifecycleState
  ) throws(AndroidException) {
    if activityCallbacks.isEmpty || !version.hasActivityCallbacksOfActivities {
      try moveObservedLifecycle(id.token, to: state)
    } else {
      try tellAllActivityCallbacks(callback, of: id, moving: state)
    }
  }

  private mutating func tellAllActivityCallbacks(
    _ callback: ActivityLifecycleCallback, of id: ActivityID, moving state: LifecycleState? = nil
  ) throws(AndroidException) {
    guard callback.moment == .within || version.hasActivityCallbacksOfActivities else { return }
    if callback == .onActivityStarted || callback == .onActivityResumed,
      image.app.fragmentLibrary.notesStateAhead
    {
      // These are told inside the super call of an activity that has noted it by then.
      dispatchFragmentsNoteStateNotSaved(id.token)
    }
    let applicationIsFirst =
      switch callback.moment {
      case .before: true
      case .within: callback.leadsUp
      case .after: false
      }
    if applicationIsFirst { try tellCallbacksOfApplication(callback, of: id) }
    try tellOwnCallbacks(callback, of: id, moving: state)
    if !applicationIsFirst { try tellCallbacksOfApplication(callback, of: id) }
  }

  /// `collectActivityLifecycleCallbacks`: the application and the activity each collect their own
  /// when their turn comes, so that the second sees what the callbacks of the first have changed.
  private mutating func tellCallbacksOfApplication(
    _ callback: ActivityLifecycleCallback, of id: ActivityID
  ) throws(AndroidException) {
    for callbacks in activityCallbacks.filter({ $0.activity == nil }) {
      try tell(callback, of: id, to: callbacks.registrant)
    }
  }

  /// On the way down the last is told first.
  private mutating func tellOwnCallbacks(
    _ callback: ActivityLifecycleCallback, of id: ActivityID, moving state: LifecycleState?
  ) throws(AndroidException) {
    let leadsUp = callback.leadsUp
    var collected = activityCallbacks.filter { $0.activity == id.token }
    if !leadsUp { collected.reverse() }
    for callbacks in collected where callbacks.isAheadOfLifecycle == leadsUp {
      try tell(callback, of: id, to: callbacks.registrant)
    }
    if let state { try moveObservedLifecycle(id.token, to: state) }
    for callbacks in collected where callbacks.isAheadOfLifecycle != leadsUp {
      try tell(callback, of: id, to: callbacks.registrant)
    }
  }

  private mutating func tell(
    _ callback: ActivityLifecycleCallback, of id: ActivityID, to registrant: CodeOwner
  ) throws(AndroidException) {
    let argument = trace.keep(name(ofRegistrant: registrant))
    try call(.activityObserver(callback), on: .activity(id), arguments: .registrant(argument))
  }

  private func name(ofRegistrant owner: CodeOwner) -> String {
    switch owner {
    case .application: "Application"
    case .activity, .fragment: name(of: owner)
    }
  }
}
