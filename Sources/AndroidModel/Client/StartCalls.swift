// Follows platform/frameworks/base, core/java/android/app/Instrumentation.java:
// checkStartActivityResult; ContextImpl.java: startActivity, startActivities.

/// Starts of activities by code of the process.
extension ActivityThread {
  mutating func startActivities(
    _ intents: [Intent], from token: ActivityToken?, requestCode: Int?
  ) throws(AndroidException) {
    for (position, intent) in intents.enumerated() {
      try requireDeclared(intent)
      try requirePermission(intent)
      if intent.flags.contains(.forwardResult), let requestCode, requestCode >= 0 {
        throw AndroidException(
          "AndroidRuntimeException", "FORWARD_RESULT used while also requesting a result")
      }
      try requireDisplay(intent)
      // Of several the first tells which task it is, and there was never a bug in that.
      if token == nil, position == 0, !intent.flags.contains(.newTask),
        intents.count > 1 || version.insistsOnNewTaskFromContext
      {
        throw AndroidException(
          "AndroidRuntimeException",
          "calling startActivity from outside of an Activity context requires NEW_TASK")
      }
    }
    request(.startActivities(intents, from: token, requestCode: requestCode))
  }

  /// `PendingIntent.send`
  mutating func send(
    _ intent: PendingIntent, _ mode: BackgroundActivityStartMode
  ) throws(AndroidException) {
    guard
      mode == .systemDefined && intent.creatorMode == .systemDefined
        || version.hasBackgroundStartModes
    else {
      throw AndroidException(
        "NoSuchMethodError", "no setPendingIntentBackgroundActivityStartMode before API 34")
    }
    request(.sendIntent(intent, mode))
  }

  func requireDeclared(_ intent: Intent) throws(AndroidException) {
    guard image.activity(named: intent.component) == nil else { return }
    throw AndroidException(
      "ActivityNotFoundException",
      "no activity \(intent.component); have you declared it in your AndroidManifest.xml?")
  }

  /// `ActivityStackSupervisor.checkStartAnyActivityPermission`: the server answers with this exception.
  private func requirePermission(_ intent: Intent) throws(AndroidException) {
    guard let declaration = image.activity(named: intent.component), !declaration.isExported,
      image.uid(of: declaration) != image.uid(of: name)
    else { return }
    throw AndroidException(
      "SecurityException", "Permission Denial: \(intent.component) is not exported")
  }

  /// `isCallerAllowedToLaunchOnDisplay`
  private func requireDisplay(_ intent: Intent) throws(AndroidException) {
    guard let display = intent.options.launchDisplay else { return }
    guard version.hasSecondaryDisplays else {
      throw AndroidException("NoSuchMethodError", "no setLaunchDisplayId before API 26")
    }
    guard (0..<image.app.displays.count).contains(display) else {
      throw AndroidException(
        "SecurityException", "Permission Denial: starting with launchDisplayId=\(display)")
    }
  }
}
