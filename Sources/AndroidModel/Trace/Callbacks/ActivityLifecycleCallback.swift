/// What `ActivityLifecycleCallbacks` are told of an activity. The ones before and after (API 29)
/// enclose the activity's own callback; the others come within its `super` call.
///
/// https://developer.android.com/reference/android/app/Application.ActivityLifecycleCallbacks
public enum ActivityLifecycleCallback: String, Hashable, Sendable, CaseIterable {
  case onActivityPreCreated
  case onActivityCreated
  case onActivityPostCreated
  case onActivityPreStarted
  case onActivityStarted
  case onActivityPostStarted
  case onActivityPreResumed
  case onActivityResumed
  case onActivityPostResumed
  case onActivityPrePaused
  case onActivityPaused
  case onActivityPostPaused
  case onActivityPreStopped
  case onActivityStopped
  case onActivityPostStopped
  case onActivityPreSaveInstanceState
  case onActivitySaveInstanceState
  case onActivityPostSaveInstanceState
  case onActivityPreDestroyed
  case onActivityDestroyed
  case onActivityPostDestroyed
}

extension ActivityLifecycleCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    .init(summary, "registrant", page: Page.activityLifecycleCallbacks)
  }

  private var summary: String {
    switch moment {
    case .before: "An observer is told that the callback of the activity is about to run (API 29)."
    case .within: "An observer is told of the step, within the activity's super call."
    case .after: "An observer is told that the callback of the activity has run (API 29)."
    }
  }

  /// When it comes, seen from the activity's own callback.
  enum Moment {
    case before
    case within
    case after
  }

  var moment: Moment {
    switch self {
    case .onActivityPreCreated, .onActivityPreStarted, .onActivityPreResumed, .onActivityPrePaused,
      .onActivityPreStopped, .onActivityPreSaveInstanceState, .onActivityPreDestroyed:
      .before
    case .onActivityCreated, .onActivityStarted, .onActivityResumed, .onActivityPaused,
      .onActivityStopped, .onActivitySaveInstanceState, .onActivityDestroyed:
      .within
    case .onActivityPostCreated, .onActivityPostStarted, .onActivityPostResumed,
      .onActivityPostPaused, .onActivityPostStopped, .onActivityPostSaveInstanceState,
      .onActivityPostDestroyed:
      .after
    }
  }

  /// The activity is on its way up; then those of the application are told first, and later first
  /// come first.
  var leadsUp: Bool {
    switch self {
    case .onActivityPreCreated, .onActivityCreated, .onActivityPostCreated, .onActivityPreStarted,
      .onActivityStarted, .onActivityPostStarted, .onActivityPreResumed, .onActivityResumed,
      .onActivityPostResumed:
      true
    case .onActivityPrePaused, .onActivityPaused, .onActivityPostPaused, .onActivityPreStopped,
      .onActivityStopped, .onActivityPostStopped, .onActivityPreSaveInstanceState,
      .onActivitySaveInstanceState, .onActivityPostSaveInstanceState, .onActivityPreDestroyed,
      .onActivityDestroyed, .onActivityPostDestroyed:
      false
    }
  }
}
