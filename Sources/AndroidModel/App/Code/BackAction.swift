/// A call about Back. Without a name a callback is called `callback`.
///
/// https://developer.android.com/guide/navigation/custom-back
public enum BackAction: Hashable, Sendable {
  /// `OnBackPressedDispatcher.addCallback`, of a new callback of the object whose code runs.
  case addCallback(
    name: String, owner: CallbackOwner, dispatcher: Dispatcher = .activity, isEnabled: Bool)
  /// `OnBackPressedCallback.setEnabled`
  case setCallbackEnabled(name: String, Bool)
  /// `OnBackPressedCallback.remove`
  case removeCallback(name: String)
  /// `OnBackInvokedDispatcher.registerOnBackInvokedCallback`, of the activity's window or, if that
  /// shows one, of its topmost dialog.
  case register(name: String, BackPriority, BackCallbackKind)
  /// `OnBackInvokedDispatcher.unregisterOnBackInvokedCallback`
  case unregister(name: String)
  /// `Activity.onBackPressed`, which asks the dispatcher.
  case onBackPressed

  /// The owner of the Lifecycle that a callback follows.
  public enum CallbackOwner: String, Hashable, Sendable, CaseIterable {
    /// The activity or the fragment whose code runs.
    case this
    /// `getViewLifecycleOwner()` of the fragment whose code runs.
    case view
    /// None: it stays until it is removed.
    case none
  }

  /// Whose dispatcher a callback is added to.
  public enum Dispatcher: String, Hashable, Sendable, CaseIterable {
    /// That of the activity, or of the one which the fragment is in.
    case activity
    /// That of the dialog which the activity shows, or of the one which the fragment has. It has to
    /// be a `ComponentDialog`.
    case dialog
  }
}

/// `OnBackInvokedDispatcher.PRIORITY_…`
///
/// https://developer.android.com/reference/android/window/OnBackInvokedDispatcher#constants_1
public enum BackPriority: String, Hashable, Sendable, CaseIterable {
  /// Hears what the system answers itself, after all others (API 36).
  case systemNavigationObserver = "SYSTEM_NAVIGATION_OBSERVER"
  case `default` = "DEFAULT"
  case overlay = "OVERLAY"
}

/// What kind of object is registered with a window.
///
/// https://developer.android.com/reference/android/window/SystemOnBackInvokedCallbacks for the last two.
public enum BackCallbackKind: String, Hashable, Sendable, CaseIterable {
  case onBackInvokedCallback = "OnBackInvokedCallback"
  /// It is told of the steps of a gesture too (API 34).
  case onBackAnimationCallback = "OnBackAnimationCallback"
  /// The system's own, which it can show under the finger (API 36).
  case moveTaskToBackCallback
  /// The system's own, which it can show under the finger as well (API 36).
  case finishAndRemoveTaskCallback
}
