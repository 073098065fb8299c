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

  func resolve(
    _ intent: Intent, from caller: UID?, without settings: ComponentSettings,
    on version: AndroidVersion
  ) -> Resolution {
    if intent.asksUser { return .resolver }
    let found = candidates(for: intent, from: caller, on: version)
      .filter { !settings.isDisabled($0.name) }
    guard let first = found.first, !isUnwanted(found, by: intent, on: version) else { return .none }
    return found.count == 1 || found[1].grantedPriority < first.grantedPriority
      ? .activity(first.name) : .resolver
  }

  /// Whether the flags forbid what is found: a list of apps, or nothing but browsers.
  private func isUnwanted(
    _ found: [ActivityDeclaration], by intent: Intent, on version: AndroidVersion
  ) -> Bool {
    let isForbidden =
      intent.flags.contains(.requireDefault) && found.count > 1
      || intent.flags.contains(.requireNonBrowser) && found.allSatisfy(\.isBrowser)
    return isForbidden && version.hasFlagsOfResolution
  }

  /// Those whose filters let it through, by priority and then in the order of the manifest. What is
  /// found in the other profile is started by `IntentForwarderActivity`, which shows nothing and
  /// adds the flags of a list of apps, so that it is as if the intent had led there.
  func candidates(
    for intent: Intent, from caller: UID?, on version: AndroidVersion
  ) -> [ActivityDeclaration] {
    let found = app.activities.filter { activity in
      guard activity.intentFilter?.matches(intent, on: version) == true,
        activity.isInWorkProfile == isInWorkProfile(caller) || mayCrossProfiles(intent)
      else { return false }
      return activity.isExported || !version.matchesExportedOnly
    }
    let inOrder = found.sortedByPriority()
    return intent.isWebLink && found.count > 1 ? preferred(inOrder, on: version) : inOrder
  }

  /// `filterCandidatesWithDomainPreferredActivities`: a link to the web is for the apps that its
  /// domain has approved, or for browsers.
  private func preferred(
    _ found: [ActivityDeclaration], on version: AndroidVersion
  ) -> [ActivityDeclaration] {
    let approved = found.filter { !$0.isBrowser && $0.intentFilter?.isVerified == true }
    if !approved.isEmpty, version.verifiesLinks { return approved }
    let browsers = found.filter(\.isBrowser)
    if !browsers.isEmpty, version.leavesUnverifiedLinksToBrowsers { return browsers }
    return found
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
  fileprivate var isBrowser: Bool { intentFilter?.takesWholeWeb == true }

  /// `ComponentResolver.adjustPriority`: apps that are not privileged cannot raise their priority.
  fileprivate var grantedPriority: Int { min(intentFilter?.priority ?? 0, 0) }

  /// Whether an intent that names it is delivered to it from another app. One without an action
  /// always was.
  func lets(_ intent: Intent, throughOn version: AndroidVersion) -> Bool {
    guard let action = intent.action, isLauncher || intentFilter != nil else { return true }
    return isLauncher && (action == .main || action == .mainOfNoLauncher)
      || intentFilter?.matchesExplicit(intent, on: version) == true
  }
}

extension [ActivityDeclaration] {
  /// Those of one priority stay in their order, which `sorted` does not promise.
  fileprivate func sortedByPriority() -> [ActivityDeclaration] {
    let priorities = Set(map(\.grantedPriority))
    guard priorities.count > 1 else { return self }
    return priorities.sorted(by: >).flatMap { priority in
      filter { $0.grantedPriority == priority }
    }
  }
}

extension Intent {
  /// `CATEGORY_DEFAULT`, which `startActivity` asks for whatever the intent says.
  static let defaultCategory = "DEFAULT"
  /// `CATEGORY_BROWSABLE`
  static let browsableCategory = "BROWSABLE"

  /// `CATEGORY_HOME`
  static let homeCategory = "HOME"

  var isImplicit: Bool { component.isEmpty }

  /// Whether it is the intent by which the home screen is found.
  var isForHome: Bool {
    isImplicit && action == .mainOfNoLauncher && categories.contains(Self.homeCategory)
  }
}
