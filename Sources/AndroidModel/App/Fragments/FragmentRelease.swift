/// A release of AndroidX Fragment, as an app names it.
///
/// What came before all of them, and is in the platform still, are its own `android.app.Fragment`s.
/// They move as those of 1.0 do; the platform's `Activity` tells them at other places.
///
/// A release stands for the last of its patches: 1.3 is 1.3.6, and 1.6 is 1.6.2. 1.1 and 1.4 have
/// been observed at work; the others follow their sources, their tests and the notes on each
/// release.
///
/// https://developer.android.com/jetpack/androidx/releases/fragment
public enum FragmentRelease: String, Hashable, Sendable, CaseIterable {
  /// The platform's own, `android.app.Fragment`, as they are since Android 8, where transactions
  /// may be reordered. They have no Lifecycle that could be observed.
  case platform
  /// 1.0, which is the support library 28 by another name: a fragment goes to its state in one go.
  case v1_0 = "1.0"
  /// 1.1: `setMaxLifecycle`.
  case v1_1 = "1.1"
  /// 1.2: `FragmentContainerView`; a view stays until its exit animation has ended.
  case v1_2 = "1.2"
  /// 1.3: a state manager moves each fragment step by step; fragment results.
  case v1_3 = "1.3"
  /// 1.4: several back stacks, and a strict mode.
  case v1_4 = "1.4"
  /// 1.5: the activity tells each fragment manager what it tells its own listeners.
  case v1_5 = "1.5"
  /// 1.6: changes of the back stack are announced.
  case v1_6 = "1.6"
  /// 1.7: what a pop would do can be seen while the finger is still on its way back.
  case v1_7 = "1.7"
  /// 1.8
  case v1_8 = "1.8"
  /// 1.9: a fragment manager that is paused during a gesture back gives it up. The Kotlin
  /// extensions are part of it.
  case v1_9 = "1.9"

  /// Whether the release behaves so.
  package func has(_ behaviour: FragmentBehaviour) -> Bool { self >= behaviour.since }
}

extension FragmentRelease: Comparable {
  /// By the age of the release.
  public static func < (left: FragmentRelease, right: FragmentRelease) -> Bool {
    left.age < right.age
  }

  private var age: Int {
    switch self {
    case .platform: 0
    case .v1_0: 1
    case .v1_1: 2
    case .v1_2: 3
    case .v1_3: 4
    case .v1_4: 5
    case .v1_5: 6
    case .v1_6: 7
    case .v1_7: 8
    case .v1_8: 9
    case .v1_9: 10
    }
  }
}
