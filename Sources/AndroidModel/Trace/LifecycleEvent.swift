/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle.Event
public enum LifecycleEvent: String, Hashable, Sendable, CaseIterable {
  case onCreate = "ON_CREATE"
  case onStart = "ON_START"
  case onResume = "ON_RESUME"
  case onPause = "ON_PAUSE"
  case onStop = "ON_STOP"
  case onDestroy = "ON_DESTROY"
}

extension LifecycleEvent {
  /// What an app's engineer needs to know of it.
  func documentation(ofView: Bool) -> AndroidCallback.Documentation {
    .init(
      ofView
        ? "An observer of the Lifecycle of the fragment's view receives this event."
        : "An observer of the object's Lifecycle receives this event.", "observer",
      page: Page.lifecycleEvent)
  }

  /// The same of a `NavBackStackEntry`, which the host's controller moves.
  var documentationOfEntry: AndroidCallback.Documentation {
    .init(
      "An observer of an entry of the host's NavController receives this event, from the entry's first state on.",
      "destination", page: Page.navBackStackEntry)
  }

  /// The same of a `ComponentDialog` that an activity shows.
  var documentationOfDialog: AndroidCallback.Documentation {
    .init(
      "An observer of the Lifecycle of its dialog receives this event.", page: Page.componentDialog)
  }
}
