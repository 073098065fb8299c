/// Which activity an intent leads to that names none.
///
/// https://developer.android.com/guide/components/intents-filters
package enum IntentBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasFlagsOfResolution
  case matchesExportedOnly
  case verifiesLinks
  case leavesUnverifiedLinksToBrowsers
  case matchesPathSuffixes
  case blocksIntentsThatDoNotMatch

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .hasFlagsOfResolution:
      .init(
        "An intent can require that only one activity matches, and that it is no browser's",
        .on(api: .from(30)),
        .init(.documented, AndroidBehaviour.Page.intent + "#FLAG_ACTIVITY_REQUIRE_DEFAULT"))
    case .matchesExportedOnly:
      .init(
        "An implicit intent finds only exported activities, also in its own app",
        .on(api: .from(34), target: .from(34)),
        .init(
          .documented, "https://developer.android.com/about/versions/14/behavior-changes-14",
          "Restrictions to implicit and pending intents"))
    case .verifiesLinks:
      .init(
        "A web link opens the app that its domain has verified, without asking",
        .on(api: .from(23)),
        .init(
          .documented, "https://developer.android.com/training/app-links/verify-site-associations",
          "Verify Android App Links; the level is that of its first documentation"))
    case .leavesUnverifiedLinksToBrowsers:
      .init(
        "A web link opens a browser unless its domain has verified an app",
        .on(api: .from(31)),
        .init(
          .documented, "https://developer.android.com/training/app-links/deep-linking",
          "the note on Android 12"))
    case .matchesPathSuffixes:
      .init(
        "An intent filter can say how paths end", .on(api: .from(31)),
        .init(
          .documented, "https://developer.android.com/guide/topics/manifest/data-element#path",
          "pathSuffix, added in API level 31"))
    case .blocksIntentsThatDoNotMatch:
      .init(
        "An intent with an action reaches another app's component only through its intent filters",
        .on(api: .from(33), target: .from(33)),
        .init(
          .documented, "https://developer.android.com/about/versions/13/behavior-changes-13",
          "Intent filters block non-matching intents"))
    }
  }
}

extension AndroidVersion {
  var hasFlagsOfResolution: Bool { has(.intent(.hasFlagsOfResolution)) }
  var matchesExportedOnly: Bool { has(.intent(.matchesExportedOnly)) }
  var verifiesLinks: Bool { has(.intent(.verifiesLinks)) }
  var matchesPathSuffixes: Bool { has(.intent(.matchesPathSuffixes)) }
  var blocksIntentsThatDoNotMatch: Bool { has(.intent(.blocksIntentsThatDoNotMatch)) }
  var leavesUnverifiedLinksToBrowsers: Bool { has(.intent(.leavesUnverifiedLinksToBrowsers)) }
}
