/// A height at which a sheet rests, the smaller one first.
///
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct
public enum SheetDetent: String, Hashable, Sendable, CaseIterable {
  case medium
  case large
}
