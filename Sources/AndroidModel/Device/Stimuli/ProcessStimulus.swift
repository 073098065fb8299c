/// What the system does to processes.
///
/// https://developer.android.com/guide/components/activities/process-lifecycle
public enum ProcessStimulus: Hashable, Sendable {
  /// The system is short of memory, and asks each process at the level that is due to it.
  case memoryPressure
  /// Every process is asked at this level of `ComponentCallbacks2`.
  case trimMemory(TrimLevel)
  /// The device is out of memory, and no process is left that could be killed first.
  case lowMemory
  /// The system kills the app's processes.
  case death
  /// The system kills the process of this activity.
  case deathOf(activity: String)
  /// The device is short of memory, and of all processes the one is killed that counts least.
  case reclaimMemory
  /// The heap of the front activity's process is three quarters full as it is collected.
  case heapFills
  /// "Force stop" in the settings.
  case forceStop
  /// "Clear storage" in the settings.
  case clearData
}

/// https://developer.android.com/reference/android/content/ComponentCallbacks2
public enum TrimLevel: String, Hashable, Sendable, CaseIterable {
  case runningModerate = "TRIM_MEMORY_RUNNING_MODERATE"
  case runningLow = "TRIM_MEMORY_RUNNING_LOW"
  case runningCritical = "TRIM_MEMORY_RUNNING_CRITICAL"
  case uiHidden = "TRIM_MEMORY_UI_HIDDEN"
  case background = "TRIM_MEMORY_BACKGROUND"
  case moderate = "TRIM_MEMORY_MODERATE"
  case complete = "TRIM_MEMORY_COMPLETE"
}
