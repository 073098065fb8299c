/// The divergences that have put the two platforms into different states, for as long as the states
/// differ.
struct OngoingDivergences: Hashable, Sendable {
  /// They show different screens.
  var ofScreens: Set<String> = []
  /// The app is in different states, or was before it left on both platforms, and it is not yet
  /// seen what each comes back to.
  var ofApp: Set<String> = []
  /// Screens that exist on one platform alone.
  var ofExistence: [NeutralSubject: Set<String>] = [:]
  /// Parts that are attached on one platform alone.
  var ofAttachments: [NeutralSubject: Set<String>] = [:]
  /// Parts that have a view on one platform alone.
  var ofViews: [NeutralSubject: Set<String>] = [:]
  /// An alert is showing on one platform alone.
  var ofAlerts: Set<String> = []
  /// Subjects that are visible on one platform and not, or less, on the other.
  var ofVisibility: [NeutralSubject: Set<String>] = [:]
  /// Android's tasks contain activities that have never been created and that iOS does not have.
  var ofUncreated: Set<String> = []
}
