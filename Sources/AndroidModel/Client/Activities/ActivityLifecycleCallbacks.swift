// Follows platform/frameworks/base, core/java/android/app/Activity.java and Application.java:
// registerActivityLifecycleCallbacks, dispatchActivityPreCreated to dispatchActivityPostDestroyed.

/// One registration of `ActivityLifecycleCallbacks`.
struct ActivityLifecycleCallbacks: Hashable, Sendable {
  /// The object whose code registered it, and which therefore can take it back.
  let registrant: CodeOwner
  /// The activity with which it is registered; nil: the application.
  let activity: ActivityToken?
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
    activityCallbacks.append(ActivityLifecycleCallbacks(registrant: subject, activity: token))
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

  private mutating func tellAllActivityCallbacks(
    _ callback: ActivityLifecycleCallback, of id: ActivityID
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
    try tellCollected(callback, of: id, registeredWith: applicationIsFirst ? nil : id.token)
    try tellCollected(callback, of: id, registeredWith: applicationIsFirst ? id.token : nil)
  }

  /// `collectActivityLifecycleCallbacks`, of the application or of the activity: each collects its own when it comes to
  /// its turn, so that the second knows of what the callbacks of the first have changed.
  private mutating func tellCollected(
    _ callback: ActivityLifecycleCallback, of id: ActivityID,
    registeredWith activity: ActivityToken?
  ) throws(AndroidException) {
    var collected = activityCallbacks.filter { $0.activity == activity }
    if activity != nil, !callback.leadsUp { collected.reverse() }
    for callbacks in collected {
      let registrant = trace.keep(name(ofRegistrant: callbacks.registrant))
      try call(
        .activityObserver(callback), on: .activity(id), arguments: .registrant(registrant))
    }
  }

  private func name(ofRegistrant owner: CodeOwner) -> String {
    switch owner {
    case .application: "Application"
    case .activity, .fragment: name(of: owner)
    }
  }
}
