/// Calls of the app's code into the framework.
extension AppProcess {
  /// Runs one call as code of `subject`.
  mutating func perform(
    _ action: AppAction, in subject: AndroidEvent.Subject
  ) throws(AndroidException) {
    switch action {
    case .fragments(let action):
      try performFragmentAction(action, in: subject)
    default:
      break  // the activity calls are the client room's to fill in
    }
  }
}
