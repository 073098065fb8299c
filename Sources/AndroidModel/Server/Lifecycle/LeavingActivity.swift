/// An activity that is being left, with the server's reason. The reason is not part of Android,
/// whose lists hold the records alone.
struct LeavingActivity: Hashable, Sendable {
  let token: ActivityToken
  let reason: AndroidReason
}

extension LeavingActivity: ShortListElement {
  init(word: UInt64) {
    token = ActivityToken(word: word & ~Self.reasonBits)
    reason = AndroidReason(number: UInt8(truncatingIfNeeded: word >> Self.reasonShift))
  }

  var word: UInt64 { token.word | UInt64(reason.number) << Self.reasonShift }

  /// No slot is that high.
  private static var reasonShift: UInt64 { 24 }

  private static var reasonBits: UInt64 { 0xff << reasonShift }
}

extension AndroidReason {
  fileprivate init(number: UInt8) {
    self =
      switch number {
      case 0: .launch
      case 1: .navigation
      case 2: .cover
      case 3: .container
      case 4: .configuration
      case 5: .appState
      default: .system
      }
  }

  fileprivate var number: UInt8 {
    switch self {
    case .launch: 0
    case .navigation: 1
    case .cover: 2
    case .container: 3
    case .configuration: 4
    case .appState: 5
    case .system: 6
    }
  }
}
