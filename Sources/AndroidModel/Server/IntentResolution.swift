/// Which activity an intent leads to that names none.
///
/// `queryIntentActivitiesInternal`, `filterNonExportedComponents` and `chooseBestActivity` in
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/170208c1f1b1039a27b107a38e0232ae23d149b5/services/core/java/com/android/server/pm/ResolveIntentHelper.java
extension AppImage {
  /// What comes of an implicit intent.
  enum Resolution: Hashable, Sendable {
    case activity(String)
    /// `mResolveInfo`: the user is asked.
    case resolver
    /// Nothing is found, or not as the flags want it.
    case none
  }

  func resolve(_ intent: Intent, from caller: UID?, on version: AndroidVersion) -> Resolution {
    let found = candidates(for: intent, from: caller, on: version)
    let hasFlags = version.hasFlagsOfResolution
    if intent.asksUser { return .resolver }
    guard let first = found.first else { return .none }
    if found.count == 1 {
      let isUnwanted =
        hasFlags && intent.flags.contains(.requireNonBrowser) && first.isBrowser
      return isUnwanted ? .none : .activity(first.name)
    }
    if hasFlags, intent.flags.contains(.requireDefault) { return .none }
    if hasFlags, intent.flags.contains(.requireNonBrowser), found.allSatisfy(\.isBrowser) {
      return .none
    }
    return .resolver
  }

  /// Those whose filters let it through, in the order of the manifest. What is found in the other profile
  /// is started by `IntentForwarderActivity`, which shows nothing and adds the flags of a list of apps, so
  /// that it is as if the intent had led there.
  func candidates(
    for intent: Intent, from caller: UID?, on version: AndroidVersion
  ) -> [ActivityDeclaration] {
    app.activities.filter { activity in
      guard activity.intentFilter?.matches(intent) == true,
        activity.isInWorkProfile == isInWorkProfile(caller) || mayCrossProfiles(intent)
      else { return false }
      return activity.isExported || !version.matchesExportedOnly
    }
  }

  /// `CrossProfileIntentFilter`
  private func mayCrossProfiles(_ intent: Intent) -> Bool {
    intent.action.map(app.crossProfileActions.contains) ?? false
  }

  /// `ResolverListController.filterIneligibleActivities`: what the caller may start is shown.
  func targets(for intent: Intent, from caller: UID?, on version: AndroidVersion) -> [String] {
    candidates(for: intent, from: caller, on: version)
      .filter { $0.isExported || uid(of: $0) == caller }.map(\.name)
  }
}

extension ActivityDeclaration {
  /// `handleAllWebDataURI`: it takes every page of the web.
  fileprivate var isBrowser: Bool {
    guard let filter = intentFilter, filter.hosts.isEmpty,
      filter.categories.contains(Intent.browsableCategory)
    else { return false }
    return filter.schemes.contains("http") || filter.schemes.contains("https")
  }
}

extension Intent {
  /// `CATEGORY_DEFAULT`, which `startActivity` asks for whatever the intent says.
  static let defaultCategory = "DEFAULT"
  /// `CATEGORY_BROWSABLE`
  static let browsableCategory = "BROWSABLE"

  var isImplicit: Bool { component.isEmpty }
}
