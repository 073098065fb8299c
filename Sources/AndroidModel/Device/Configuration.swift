/// The resource configuration: for each aspect of it, which of its values holds now.
///
/// https://developer.android.com/reference/android/content/res/Configuration
struct Configuration: Hashable, Sendable {
  /// Boxed, so that a configuration is passed on as one reference.
  private var values = Self.valuesAtBoot

  /// Shared by all configurations that have not changed since.
  private static let valuesAtBoot = Boxed(AspectValues())

  /// The aspects in which the two differ: `Configuration.diff`, which takes another language for
  /// another direction of layout as well.
  func differences(from other: Configuration) -> ConfigurationChanges {
    guard self != other else { return [] }
    var changes = ConfigurationChanges(
      rawValue: Int(values.value.differences(from: other.values.value)))
    if changes.remove(.localesOfApp) != nil { changes.insert(.locale) }
    if changes.contains(.locale) { changes.insert(.layoutDirection) }
    return changes
  }

  /// Gives these aspects values that they never had before, as far as a device lives.
  mutating func change(_ changes: ConfigurationChanges) {
    for bit in changes.bits {
      values.value[bit] &+= 1
    }
  }

  /// Gives these aspects the other of two values, or the first one back: what a switch in the
  /// settings does.
  mutating func toggle(_ aspects: ConfigurationChanges) {
    for bit in aspects.bits {
      values.value[bit] ^= Self.switched
    }
  }

  private static let switched: UInt16 = 0x2000

  /// Takes these aspects over from another.
  mutating func take(_ aspects: ConfigurationChanges, from other: Configuration) {
    for bit in aspects.bits {
      values.value[bit] = other.values.value[bit]
    }
  }

  /// The device is upright at boot, and each change turns it.
  var orientation: LayoutElement.Orientation {
    values.value[Self.orientationBit].isMultiple(of: 2) ? .portrait : .landscape
  }

  private static let orientationBit = ConfigurationChanges.orientation.rawValue.trailingZeroBitCount

  /// `windowConfiguration.getWindowingMode()`
  var windowingMode: WindowingMode {
    WindowingMode(rawValue: values.value[Self.windowBit] & Self.modes) ?? .fullscreen
  }

  /// Its bounds are those of the device's own display, whose configuration the process is told of.
  var fillsDefaultDisplay: Bool {
    values.value[Self.windowBit] & ~Self.modes == 0 && !windowingMode.hasOwnBounds
  }

  /// `windowConfiguration.setBounds`, of other bounds than those of the device's own display.
  mutating func setBounds(_ bounds: OtherBounds) {
    values.value[Self.windowBit] |= bounds.rawValue
  }

  /// Other bounds than those of the default display or of a window.
  enum OtherBounds: UInt16, Hashable, Sendable {
    /// A part of the display that suits an activity.
    case letterbox = 0x100
    /// Another display.
    case otherDisplay = 0x200
    /// Those of a picture, before it is told that it is one.
    case picture = 0x400
  }

  private static let modes: UInt16 = 0xFF

  private static let windowBit =
    ConfigurationChanges.windowConfiguration.rawValue.trailingZeroBitCount

  /// Gives these aspects this value.
  mutating func set(_ aspects: ConfigurationChanges, to value: UInt16) {
    for bit in aspects.bits {
      values.value[bit] = value
    }
  }

  /// Turns the display: width and height change places, and back the next time.
  mutating func rotate() {
    turn(.rotation)
  }

  /// Another part of the display is used, and the first again the next time.
  mutating func unfold() {
    unfold(.windowSize)
  }

  /// A part of the window is used, whose size follows that of the window.
  mutating func takePart() {
    for bit in ConfigurationChanges.windowSize.bits {
      values.value[bit] ^= Self.part
    }
  }

  private static let part: UInt16 = 0x1000

  /// `isInDeskUiMode`
  var isInDeskMode: Bool {
    get { values.value[Self.uiModeBit] & Self.desk != 0 }
    set { if newValue != isInDeskMode { values.value[Self.uiModeBit] ^= Self.desk } }
  }

  /// `onlyDeskInUiModeChanged`: nothing of the UI mode differs but the desk.
  func differsByDeskOnly(from other: Configuration) -> Bool {
    values.value[Self.uiModeBit] ^ other.values.value[Self.uiModeBit] == Self.desk
  }

  /// From `UI_MODE_NIGHT_NO` to `UI_MODE_NIGHT_YES`, or back.
  mutating func toggleNight() {
    values.value[Self.uiModeBit] ^= Self.night
  }

  /// `UI_MODE_NIGHT_MASK`: it was day at boot.
  var isNight: Bool { values.value[Self.uiModeBit] & Self.night != 0 }

  /// `UI_MODE_NIGHT_YES`
  private static let night: UInt16 = 0x4000
  /// `UI_MODE_TYPE_DESK`
  private static let desk: UInt16 = 0x8000
  private static let uiModeBit = ConfigurationChanges.uiMode.rawValue.trailingZeroBitCount

  /// The app's own languages, by their number, go before those of the system.
  mutating func setLocalesOfApp(_ number: UInt16) { set(.localesOfApp, to: number) }

  fileprivate mutating func turn(_ aspects: ConfigurationChanges) {
    for bit in aspects.bits {
      values.value[bit] ^= 1
    }
  }

  fileprivate mutating func unfold(_ aspects: ConfigurationChanges) {
    for bit in aspects.bits {
      values.value[bit] ^= 2
    }
  }
}

/// A value for each aspect, by its bit of `ConfigurationChanges`; 0 is the one at boot.
private struct AspectValues: Hashable, Sendable {
  private var first = SIMD8<UInt16>()
  private var second = SIMD8<UInt16>()
  private var third = SIMD8<UInt16>()
  private var fourth = SIMD8<UInt16>()

  subscript(bit: Int) -> UInt16 {
    get {
      switch bit >> 3 {
      case 0: first[bit & 7]
      case 1: second[bit & 7]
      case 2: third[bit & 7]
      default: fourth[bit & 7]
      }
    }
    set {
      switch bit >> 3 {
      case 0: first[bit & 7] = newValue
      case 1: second[bit & 7] = newValue
      case 2: third[bit & 7] = newValue
      default: fourth[bit & 7] = newValue
      }
    }
  }

  /// A bit for each aspect that has another value.
  func differences(from other: AspectValues) -> UInt32 {
    Self.lanes(first ^ other.first) | Self.lanes(second ^ other.second) << 8
      | Self.lanes(third ^ other.third) << 16 | Self.lanes(fourth ^ other.fourth) << 24
  }

  /// A bit for each lane that is not 0.
  @inline(__always)
  private static func lanes(_ vector: SIMD8<UInt16>) -> UInt32 {
    guard !isZero(vector) else { return 0 }
    var bits: UInt32 = 0
    for lane in 0..<8 where vector[lane] != 0 { bits |= 1 << lane }
    return bits
  }

  @inline(__always)
  private static func isZero(_ vector: SIMD8<UInt16>) -> Bool {
    let words = unsafeBitCast(vector, to: SIMD2<UInt64>.self)
    return words[0] | words[1] == 0
  }

  static func == (left: AspectValues, right: AspectValues) -> Bool {
    isZero(
      (left.first ^ right.first) | (left.second ^ right.second)
        | (left.third ^ right.third) | (left.fourth ^ right.fourth))
  }

  func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: self) { hasher.combine(bytes: $0) }
  }
}

/// The aspects in which a container asks to differ from its parent.
struct ConfigurationOverride: Hashable, Sendable {
  private(set) var aspects: ConfigurationChanges = []
  private(set) var values = Configuration()

  /// Asks for values of these aspects that no parent has given so far.
  mutating func change(_ changes: ConfigurationChanges) {
    aspects.formUnion(changes)
    values.change(changes)
  }

  /// Gives these aspects this value, whatever the parent's is.
  mutating func set(_ changes: ConfigurationChanges, to value: UInt16) {
    aspects.formUnion(changes)
    values.set(changes, to: value)
  }

  /// What it asks for turns with the display.
  mutating func rotate() {
    values.turn(aspects.intersection(.rotation))
  }

  /// What it asks for is a part of the display, of which another one is used.
  mutating func unfold() {
    values.unfold(aspects.intersection(.windowSize))
  }

  func apply(to parent: inout Configuration) {
    if !aspects.isEmpty { parent.take(aspects, from: values) }
  }

  static func == (left: ConfigurationOverride, right: ConfigurationOverride) -> Bool {
    left.aspects == right.aspects && (left.aspects.isEmpty || left.values == right.values)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(aspects)
    if !aspects.isEmpty { hasher.combine(values) }
  }
}

extension ConfigurationChanges {
  /// The places of these aspects among the values, lowest first.
  fileprivate var bits: BitPlaces { BitPlaces(rest: UInt32(truncatingIfNeeded: rawValue)) }

  /// `CONFIG_WINDOW_CONFIGURATION`: what kind of window it is, which is no resource. No manifest
  /// names it, and no activity is restarted for it.
  static let windowConfiguration = ConfigurationChanges(rawValue: 1 << 31)

  /// The app's own languages, which with those of the system are its locales: callbacks do not tell
  /// them apart.
  static let localesOfApp = ConfigurationChanges(rawValue: 1 << 18)

  /// What a rotation by 90 degrees changes.
  static let rotation: ConfigurationChanges = [.orientation, .screenSize]
}

/// The places of the bits that are set, lowest first.
private struct BitPlaces: Sequence, IteratorProtocol {
  var rest: UInt32

  mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }
}
