/// How a reader sees more callbacks than a page shows, or fewer: a sentence without its full stop.
package enum DetailHint: Hashable, Sendable {
  /// The page could show more, and less.
  case moreOrFewer
  /// The page shows as little as there is.
  case more
  /// The page is of another command, which shows no more than this.
  case elsewhere

  var text: String {
    switch self {
    case .moreOrFewer: "'--all' shows them, '--only core' leaves out more"
    case .more: "'--all' shows them"
    case .elsewhere: "'lifecycle compare' shows them, with this address and '--all'"
    }
  }
}
