/// The divergences that have brought the two platforms apart, for as long as they are.
struct Parting: Hashable, Sendable {
  /// They show different screens.
  var ofScreens: Set<String> = []
  /// The app is in different states, or has been before it has left on both: then nobody has seen yet what each
  /// comes back to.
  var ofApp: Set<String> = []
  /// Who is there on one of them alone.
  var ofPresences: [NeutralSubject: Set<String>] = [:]
  /// Which parts stand in something on one of them alone.
  var ofAttachments: [NeutralSubject: Set<String>] = [:]
  /// An alert is up on one of them alone.
  var ofAlerts: Set<String> = []
  /// Who shows on one of them and not on the other, or not as far.
  var ofStandings: [NeutralSubject: Set<String>] = [:]
  /// Android's tasks hold activities that have never been made, and that iOS does not have.
  var ofUnmade: Set<String> = []
}
