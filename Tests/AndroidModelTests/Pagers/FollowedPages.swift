import AndroidModel

/// The callbacks of every page of a story, each of which has to be in its turn.
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

  /// Page by page.
  var violations: [String] { pages.sorted { $0.key < $1.key }.flatMap(\.value.violations) }
}
