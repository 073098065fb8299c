/// Which activities may have any size, whatever they ask for: `AppCompatResizeOverrides`.
///
/// https://developer.android.com/about/versions/17/changes/ff-restrictions-ignored
enum UniversalResizing: Hashable, Sendable {
  case none
  case unlessOptedOut
  case all

  func covers(allowsRestricted: Bool) -> Bool {
    switch self {
    case .none: false
    case .unlessOptedOut: !allowsRestricted
    case .all: true
    }
  }
}
