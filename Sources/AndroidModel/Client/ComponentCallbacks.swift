// Follows platform/frameworks/base, core/java/android/app/Application.java: onConfigurationChanged,
// onLowMemory, onTrimMemory, registerComponentCallbacks; core/java/android/content/Context.java:
// registerComponentCallbacks.

/// What is registered with the application, by whichever context, is told within the super call of
/// the application's own override. Nothing unregisters it for the code that has registered it.
extension ActivityThread {
  /// Every context registers with the application.
  mutating func registerComponentCallbacks(
    of subject: CodeOwner, in host: ActivityToken?
  ) throws(AndroidException) {
    try requireContext(of: subject, in: host)
    componentCallbacks.append(subject)
  }

  /// `ArrayList.remove`: the first of this object; without one nothing happens.
  mutating func unregisterComponentCallbacks(
    of subject: CodeOwner, in host: ActivityToken?
  ) throws(AndroidException) {
    try requireContext(of: subject, in: host)
    guard let place = componentCallbacks.firstIndex(of: subject) else { return }
    componentCallbacks.remove(at: place)
  }

  /// A fragment has one as long as it is attached.
  private func requireContext(
    of subject: CodeOwner, in host: ActivityToken?
  ) throws(AndroidException) {
    guard case .fragment = subject, host == nil else { return }
    throw AndroidException("IllegalStateException", "not attached to a context")
  }

  /// An override of the application, and the callbacks that are registered when its super call
  /// begins.
  mutating func tellApplication(
    _ callback: ApplicationCallback, passingOn passed: ComponentCallback,
    arguments: CallbackArguments = .none
  ) throws(AndroidException) {
    guard !componentCallbacks.isEmpty else {
      return try call(.application(callback), on: .application, arguments: arguments)
    }
    try call(
      .application(callback), on: .application, arguments: arguments
    ) { process throws(AndroidException) in
      for owner in process.componentCallbacks {
        try process.call(.componentCallbacks(passed), on: owner, arguments: arguments)
      }
    }
  }
}
