/// The divergences that have brought the two platforms apart, for as long as they are.
struct Parting: Hashable, Sendable {
  /// They show different screens.
  var ofScreens: Set<String> = []
  /// The app is in different states.
  var ofApp: Set<String> = []
  /// An alert is up on one of them alone.
  var ofAlerts: Set<String> = []
  /// Who shows on one of them and not on the other, or not as far.
  var ofStandings: [NeutralSubject: Set<String>] = [:]
}
