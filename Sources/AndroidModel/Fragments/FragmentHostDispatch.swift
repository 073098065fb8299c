/// Where an androidx `FragmentActivity` tells its fragments: each of these runs inside the `super`
/// call of one activity callback.
extension AppProcess {
  /// `super.onCreate`: attach the manager, restore its state, create the fragments.
  mutating func dispatchFragmentsCreate(
    _ host: ActivityToken, saved: FragmentManagerState?
  ) throws(AndroidException) {}

  /// `super.onStart`
  mutating func dispatchFragmentsStart(_ host: ActivityToken) throws(AndroidException) {}

  /// `super.onResume`, `onNewIntent`, `onActivityResult`: commits are legal again, and run.
  mutating func dispatchFragmentsNoteStateNotSaved(_ host: ActivityToken) throws(AndroidException) {
  }

  /// `super.onPostResume`, by way of `onResumeFragments`.
  mutating func dispatchFragmentsResume(_ host: ActivityToken) throws(AndroidException) {}

  /// `super.onPause`
  mutating func dispatchFragmentsPause(_ host: ActivityToken) throws(AndroidException) {}

  /// `super.onStop`
  mutating func dispatchFragmentsStop(_ host: ActivityToken) throws(AndroidException) {}

  /// `super.onSaveInstanceState`; nil if the manager has nothing to save.
  mutating func dispatchFragmentsSave(
    _ host: ActivityToken
  ) throws(AndroidException) -> FragmentManagerState? { nil }

  /// `super.onRetainNonConfigurationInstance`: what the next instance of the host takes over.
  mutating func retainFragments(_ host: ActivityToken) -> RetainedFragments? { nil }

  /// `super.onDestroy`
  mutating func dispatchFragmentsDestroy(_ host: ActivityToken) throws(AndroidException) {}

  /// A call of app code on a fragment manager.
  mutating func performFragmentAction(
    _ action: FragmentAction, in subject: AndroidEvent.Subject
  ) throws(AndroidException) {}

  /// A message that the library posted has come to its turn.
  mutating func handleFragmentMessage(_ message: FragmentMessage) throws(AndroidException) {}

  /// Back, before the activity itself answers it.
  ///
  /// - Returns: whether a fragment manager popped its back stack for it.
  mutating func popFragmentsOnBack(_ host: ActivityToken) throws(AndroidException) -> Bool { false }

  /// The state of a live fragment's Lifecycle.
  func fragmentState(_ id: InstanceID) -> FragmentLifecycleState? { nil }

  /// The live fragment of this class that was made last.
  func newestFragment(of className: String) -> InstanceID? { nil }

  /// The activity that hosts this fragment; nil if it is detached.
  func hostActivity(ofFragment id: InstanceID) -> ActivityToken? { nil }

  /// Whether this fragment was made by state restoration.
  func fragmentWasRestored(_ id: InstanceID) -> Bool { false }
}

/// Every fragment manager and fragment of the process.
struct FragmentWorld: Hashable, Sendable {}

/// What a fragment manager saves.
struct FragmentManagerState: Hashable, Sendable {}

/// Retained instances on their way from one host instance to the next.
struct RetainedFragments: Hashable, Sendable {}

/// What the fragment library posts to the main thread.
enum FragmentMessage: Hashable, Sendable {}
