/// Where the spine of curling pages is.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum
public enum SpineLocation: String, Hashable, Sendable, CaseIterable {
  case min
  case mid
  case max

  /// How many pages show.
  ///
  /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/spinelocation-swift.enum/mid
  var pageCount: Int { self == .mid ? 2 : 1 }
}
