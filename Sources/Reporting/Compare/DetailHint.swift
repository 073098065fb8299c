/// How to see more or fewer callbacks than a page shows: a sentence without its full stop.
package enum DetailHint: Hashable, Sendable {
  /// The page could show more, or less.
  case moreOrFewer
  /// The page already shows the least possible.
  case more
  /// The page belongs to another command, which cannot show more.
  case elsewhere

  var text: String {
    switch self {
    case .moreOrFewer: "'--all' shows them, '--only core' leaves out more"
    case .more: "'--all' shows them"
    case .elsewhere: "'lifecycle compare' shows them, with this address and '--all'"
    }
  }
}
