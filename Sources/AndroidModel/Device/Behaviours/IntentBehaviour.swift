/// Which activity an intent leads to that names none.
///
/// https://developer.android.com/guide/components/intents-filters
package enum IntentBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasFlagsOfResolution
  case matchesExportedOnly
  case verifiesLinks
  case leavesUnverifiedLinksToBrowsers

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .hasFlagsOfResolution:
      .init(
        "An intent can ask for a single activity that is found, and for none of a browser",
        .on(api: .from(30)),
        .init(.documented, AndroidBehaviour.Page.intent + "#FLAG_ACTIVITY_REQUIRE_DEFAULT"))
    case .matchesExportedOnly:
      .init(
        "An implicit intent finds exported activities alone, also those of its own app",
        .on(api: .from(34), target: .from(34)),
        .init(
          .documented, "https://developer.android.com/about/versions/14/behavior-changes-14",
          "Restrictions to implicit and pending intents"))
    case .verifiesLinks:
      .init(
        "A link to the web leads straight to the app that its domain has approved",
        .on(api: .from(23)),
        .init(
          .documented, "https://developer.android.com/training/app-links/verify-site-associations",
          "Verify Android App Links; the level is that of its first documentation"))
    case .leavesUnverifiedLinksToBrowsers:
      .init(
        "A link to the web leads to a browser unless its domain has approved an app",
        .on(api: .from(31)),
        .init(
          .documented, "https://developer.android.com/training/app-links/deep-linking",
          "the note on Android 12"))
    }
  }
}

extension AndroidVersion {
  var hasFlagsOfResolution: Bool { has(.intent(.hasFlagsOfResolution)) }
  var matchesExportedOnly: Bool { has(.intent(.matchesExportedOnly)) }
  var verifiesLinks: Bool { has(.intent(.verifiesLinks)) }
  var leavesUnverifiedLinksToBrowsers: Bool { has(.intent(.leavesUnverifiedLinksToBrowsers)) }
}
