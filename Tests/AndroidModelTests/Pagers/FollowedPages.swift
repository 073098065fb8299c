import AndroidModel

/// Checks the order of the callbacks of every page.
struct FollowedPages {
  private var pages: [InstanceID: CallbackAlternation] = [:]

  mutating func follow(_ reaction: AndroidReaction) {
    for event in reaction.events where event.mark == .entered {
      guard case .fragment(let id) = event.subject,
        case .fragment(let callback) = event.callback
      else { continue }
      pages[id, default: CallbackAlternation(isRetained: false)].follow(callback)
    }
  }

  /// The violations, page by page.
  var violations: [String] { pages.sorted { $0.key < $1.key }.flatMap(\.value.violations) }
}
