import AndroidModel

extension AndroidCallback {
  /// Callbacks by other names that a log may have for them.
  static let logNames: [String: String] = eventLogTags.merging(lifecycleEvents) { tag, _ in tag }

  /// By the tags that the framework itself writes to the event log, at the end of each callback:
  /// `wm_on_resume_called`, and until Android 10 `am_on_resume_called`.
  ///
  /// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/app/EventLogTags.logtags
  private static var eventLogTags: [String: String] {
    let callbacks: [String: ActivityCallback] = [
      "create": .onCreate, "restart": .onRestart, "start": .onStart, "resume": .onResume,
      "paused": .onPause, "stop": .onStop, "destroy": .onDestroy,
      "activity_result": .onActivityResult,
      "top_resumed_gained": .onTopResumedActivityChanged,
      "top_resumed_lost": .onTopResumedActivityChanged,
    ]
    var tags: [String: String] = [:]
    for (word, callback) in callbacks {
      for service in ["am", "wm"] {
        tags["\(service)_on_\(word)_called"] = AndroidCallback.activity(callback).name
      }
    }
    return tags
  }

  /// By the names of the events of a `Lifecycle`: `ON_START`.
  private static var lifecycleEvents: [String: String] {
    var names: [String: String] = [:]
    for event in LifecycleEvent.allCases {
      names[event.rawValue] = AndroidCallback.lifecycle(event, ofView: false).name
    }
    return names
  }
}
