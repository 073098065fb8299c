/// What the `SavedStateRegistry` of an activity or a fragment asks and answers.
///
/// https://developer.android.com/reference/androidx/savedstate/SavedStateRegistry
public enum SavedStateCallback: String, Hashable, Sendable, CaseIterable {
  /// `SavedStateProvider.saveState`
  case saveState
  /// `consumeRestoredStateForKey` has returned.
  case consumed
  /// `AutoRecreated.onRecreated`
  case onRecreated
}

extension SavedStateCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .saveState:
      .init(
        "A provider is asked for the state to save under its key.", "key", "value",
        page: Page.savedStateRegistry)
    case .consumed:
      .init(
        "Code has asked for what was saved under a key, and got it, or null.", "key", "value",
        page: Page.savedStateRegistry)
    case .onRecreated:
      .init(
        "A class that the previous instance has named is told of the new one.", "observer",
        page: Page.savedStateRegistry)
    }
  }
}
