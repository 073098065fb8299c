/// The configuration that every container of the tree has: its own override, on top of what its
/// parent gives it.
///
/// `ConfigurationContainer`, `WindowConfiguration` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/ConfigurationContainer.java
struct ConfigurationContainer: Hashable, Sendable {
  /// Nil: it asks for nothing, as most do.
  private var override: Boxed<ConfigurationOverride>?
  /// It is entering or leaving picture-in-picture: its size, and what has been told of it, do not
  /// match that mode yet.
  private(set) var pictureMotion: PictureMotion?
  var activityType = ActivityType.undefined
  /// Which part of its parent it takes.
  var bounds = Bounds.full

  init(activityType: ActivityType = .undefined) {
    self.activityType = activityType
  }

  /// `mRequestedOverrideConfiguration`
  var requestedOverride: ConfigurationOverride {
    get { override?.value ?? ConfigurationOverride() }
    set { override = newValue.aspects.isEmpty ? nil : Boxed(newValue) }
  }

  /// What it asks for itself; undefined: the parent's.
  var windowingMode: WindowingMode {
    if pictureMotion != nil { return .pinned }
    guard let asked = override?.value, asked.aspects.contains(.windowConfiguration) else {
      return .undefined
    }
    return asked.values.windowingMode
  }

  /// `setWindowingMode`, with the bounds that go with it.
  mutating func setWindowingMode(_ mode: WindowingMode) {
    pictureMotion = nil
    requestedOverride = ConfigurationOverride()
    guard mode.hasOwnBounds else { return }
    requestedOverride.set(.windowConfiguration, to: mode.rawValue)
    setSize(of: mode)
  }

  private mutating func setSize(of mode: WindowingMode) {
    requestedOverride.set(.windowSize, to: mode.size)
    if mode == .pinned { requestedOverride.set(.orientation, to: Self.landscape) }
  }

  /// `WINDOWING_MODE_PINNED`, with the size of the display.
  mutating func setPictureMotion(_ motion: PictureMotion) {
    setWindowingMode(.undefined)
    pictureMotion = motion
  }

  /// It gets the size of picture-in-picture before the animation has ended.
  mutating func resizeEnteringPicture() {
    guard pictureMotion == .entering else { return }
    setSize(of: .pinned)
    requestedOverride.set(
      .windowConfiguration, to: Configuration.OtherBounds.picture.rawValue)
  }

  /// Makes the configuration of its parent its own: its `mFullConfiguration`.
  @inline(__always)
  func resolve(_ configuration: inout Configuration) {
    if let override { override.value.apply(to: &configuration) }
  }

  /// The orientation of an ordinary picture-in-picture window, which is wider than high.
  static let landscape: UInt16 = 1
}

/// `BoundsAnimationController`: the way into a picture, and out of it.
enum PictureMotion: Hashable, Sendable {
  /// Told to the app once the animation has ended.
  case entering
  /// Told to the app as the animation began.
  case leaving
}

/// `WindowConfiguration.getBounds()`, as far as it decides what covers what: of two that stand
/// beside each other, one takes the left half and one the right.
struct Bounds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let left = Bounds(rawValue: 1 << 0)
  static let right = Bounds(rawValue: 1 << 1)
  static let full: Bounds = [.left, .right]
}

/// `WindowConfiguration.WINDOWING_MODE_…`
enum WindowingMode: UInt16, Hashable, Sendable {
  case fullscreen
  case undefined
  /// Beside others: a half of a split screen, or a part of a task.
  case multiWindow
  /// Picture-in-picture.
  case pinned
  case freeform

  /// `inMultiWindowMode`: its window is a part of the display.
  var hasOwnBounds: Bool {
    switch self {
    case .undefined, .fullscreen: false
    case .multiWindow, .pinned, .freeform: true
    }
  }

  /// A value that stands for the size of such a window, and for no display's.
  fileprivate var size: UInt16 { 0x8000 + rawValue << 8 }
}

extension ConfigurationChanges {
  /// The aspects in which a window differs from the display that it is a part of.
  ///
  /// https://developer.android.com/develop/ui/views/layout/support-multi-window-mode
  static let windowSize: ConfigurationChanges = [.screenSize, .smallestScreenSize, .screenLayout]
}

/// `WindowConfiguration.ACTIVITY_TYPE_…`
enum ActivityType: Hashable, Sendable {
  case undefined
  case standard
  case home
  case assistant
  case dream
}
