// Follows platform/frameworks/base, core/java/android/app/Instrumentation.java: execStartActivity,
// checkStartActivityResult; Activity.java: attach, startActivityForResult; ContextImpl.java:
// startActivity, startActivities.

/// Starts of activities by code of the process.
extension ActivityThread {
  /// `execStartActivity`
  mutating func startActivity(
    _ intent: Intent, requestCode: Int?, from token: ActivityToken?
  ) throws(AndroidException) {
    try requireAttached(token)
    try askForReferrer(token)
    try startActivities([intent], from: token, requestCode: requestCode)
  }

  mutating func startActivities(
    _ asked: [Intent], from token: ActivityToken?, requestCode: Int?
  ) throws(AndroidException) {
    try requireAttached(token)
    var intents = asked
    for position in asked.indices {
      if asked[position].isImplicit {
        try resolve(&intents[position])
      } else {
        try requireStartable(asked[position])
      }
      let intent = intents[position]
      if intent.flags.contains(.forwardResult), let requestCode, requestCode >= 0 {
        throw AndroidException(
          "AndroidRuntimeException", "FORWARD_RESULT used while also requesting a result")
      }
      try requireDisplay(intent)
      if intent.options.isLockTaskEnabled { try requireLockTask(intent) }
      if intent.options.launchesIntoPicture, !version.launchesIntoPictures {
        throw AndroidException("NoSuchMethodError", "no makeLaunchIntoPip before API 33")
      }
      // Of several intents the first decides on the task, and every release checks it.
      if token == nil, position == 0, !intent.flags.contains(.newTask),
        intents.count > 1 || insistsOnNewTask(intent)
      {
        throw AndroidException(
          "AndroidRuntimeException",
          "calling startActivity from outside of an Activity context requires NEW_TASK")
      }
    }
    request(.startActivities(intents, from: token, requestCode: requestCode))
  }

  /// `mInstrumentation` and `mMainThread` are null up to the end of `attachBaseContext`:
  /// Activity.java: attach.
  @inline(__always)
  private func requireAttached(_ token: ActivityToken?) throws(AndroidException) {
    guard let token, let activity = activities[token], !activity.isAttached else { return }
    throw AndroidException("NullPointerException", "mInstrumentation is null before attach")
  }

  /// Whether a start from a context that is no activity needs the flag NEW_TASK.
  private func insistsOnNewTask(_ intent: Intent) -> Bool {
    version.insistsOnNewTaskFromContext
      && (version.noticesMissingNewTask || intent.options.areGiven)
  }

  /// The window of an activity that waits for a result may have to wait as well.
  mutating func noteStart(from token: ActivityToken?, requestCode: Int?) {
    guard let token, let requestCode, requestCode >= 0 else { return }
    activities.change(token) { $0.hasStartedForResult = true }
  }

  /// The caller, if it is an activity, may say where the start comes from.
  mutating func askForReferrer(_ token: ActivityToken?) throws(AndroidException) {
    guard let token, let id = activities[token]?.id, version.asksForReferrer else { return }
    try call(.activity(.onProvideReferrer), on: .activity(id))
  }

  /// `PendingIntent.send`, or `startIntentSenderForResult` from an activity.
  mutating func send(
    _ intent: PendingIntent, _ mode: BackgroundActivityStartMode, from token: ActivityToken?,
    requestCode: Int?
  ) throws(AndroidException) {
    try requireAttached(token)
    guard
      mode == .systemDefined && intent.creatorMode == .systemDefined
        || version.hasBackgroundStartModes
    else {
      throw AndroidException(
        "NoSuchMethodError", "no setPendingIntentBackgroundActivityStartMode before API 34")
    }
    request(.sendIntent(intent, mode, from: token, requestCode: requestCode))
  }

  /// Finds what an intent leads to that names nothing. One that is still implicit has the user
  /// asked.
  private func resolve(_ intent: inout Intent) throws(AndroidException) {
    switch image.resolve(intent, from: image.uid(of: name), without: ledger.components, on: version)
    {
    case .activity(let name):
      intent.component = name
      if let activity = image.declaredActivity(named: name) { try requirePermission(activity) }
    case .resolver: break
    case .none:
      if intent.isForHome { return }
      throw AndroidException("ActivityNotFoundException", "No Activity found to handle Intent")
    }
  }

  /// A component is looked for in the profile of the caller.
  private func requireStartable(_ intent: Intent) throws(AndroidException) {
    guard let activity = image.declaredActivity(named: intent.component) else {
      return try requireDeclared(intent)
    }
    guard !ledger.components.isDisabled(intent.component) else {
      throw AndroidException(
        "ActivityNotFoundException", "Unable to find explicit activity class \(intent.component)")
    }
    guard activity.declaration.isInWorkProfile == image.isInWorkProfile(image.uid(of: name)) else {
      throw AndroidException(
        "ActivityNotFoundException", "no activity \(intent.component) in this profile")
    }
    try requireMatchingFilter(of: activity, for: intent)
    try requirePermission(activity)
  }

  /// `PackageManagerServiceUtils.applyEnforceIntentFilterMatching`: another app's component is not
  /// found.
  private func requireMatchingFilter(
    of activity: DeclaredActivity, for intent: Intent
  ) throws(AndroidException) {
    guard activity.uid != image.uid(of: name),
      !activity.declaration.lets(intent, throughOn: version),
      version.blocksIntentsThatDoNotMatch
    else { return }
    throw AndroidException(
      "ActivityNotFoundException", "Intent does not match component's intent filter")
  }

  func requireDeclared(_ intent: Intent) throws(AndroidException) {
    guard image.declaredActivity(named: intent.component) == nil else { return }
    throw AndroidException(
      "ActivityNotFoundException",
      "no activity \(intent.component); have you declared it in your AndroidManifest.xml?")
  }

  /// `ActivityStackSupervisor.checkStartAnyActivityPermission`: the server answers with this
  /// exception.
  private func requirePermission(_ activity: DeclaredActivity) throws(AndroidException) {
    guard !activity.declaration.isExported, activity.uid != image.uid(of: name) else { return }
    throw AndroidException(
      "SecurityException", "Permission Denial: \(activity.declaration.name) is not exported")
  }

  /// `SafeActivityOptions.checkPermissions`: the owner of the device has to allow what is started
  /// to lock its task.
  private func requireLockTask(_ intent: Intent) throws(AndroidException) {
    guard version.startsLockedTasks else {
      throw AndroidException("NoSuchMethodError", "no setLockTaskEnabled before API 28")
    }
    let uid = image.declaredActivity(named: intent.component)?.uid
    guard isLockTaskAllowed, uid == .appUnderTest else {
      throw AndroidException(
        "SecurityException",
        "Permission Denial: starting \(intent.component) with lockTaskMode=true")
    }
  }

  @inline(__always)
  private func requireDisplay(_ intent: Intent) throws(AndroidException) {
    guard let display = intent.options.launchDisplay else { return }
    guard version.hasSecondaryDisplays else {
      throw AndroidException("NoSuchMethodError", "no setLaunchDisplayId before API 26")
    }
    guard hasDisplay(display) else {
      throw AndroidException(
        "SecurityException", "Permission Denial: starting with launchDisplayId=\(display)")
    }
  }
}
