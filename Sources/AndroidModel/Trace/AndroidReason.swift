/// Why the platform tells the app something, as the machine knows it where it decides.
///
/// The platform's own words for it are the types of its transitions and the reasons that it logs.
///
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/view/WindowManager.java
public enum AndroidReason: String, Hashable, Sendable, CaseIterable {
  /// The launcher or a link begins a task or the process; what the app starts before the first
  /// activity is there belongs to it (`ActivityMetricsLogger`).
  case launch
  /// The app or the user goes from one activity to another: a start, an end, Back, a new intent.
  case navigation
  /// Something that lets the rest show through is in front or goes away: an activity that is not
  /// opaque, the permission dialog, a dialog's window, the shade.
  case cover
  /// Code of the app or the user's finger changes what an activity contains.
  case container
  /// The configuration changes, or the app calls `recreate`.
  case configuration
  /// The app as a whole comes or goes: home, recent tasks, another app, the screen.
  case appState
  /// The system acts by itself: memory, a process that dies, and what it makes up for it.
  case system
}
