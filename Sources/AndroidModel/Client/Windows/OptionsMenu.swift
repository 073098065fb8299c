// Follows platform/frameworks/base, core/java/com/android/internal/policy/PhoneWindow.java:
// installDecor, invalidatePanelMenu, doInvalidatePanelMenu, preparePanel, restoreHierarchyState.

/// The options menu in the app bar of an activity.
///
/// https://developer.android.com/develop/ui/views/components/menus#options-menu
extension ActivityThread {
  /// However often it is asked for, the menu is made anew once; before the window is there it waits
  /// for that.
  mutating func invalidateOptionsMenu(_ token: ActivityToken) {
    guard hasOptionsMenu(token),
      activities[belongingsOf: token]?.value.isOptionsMenuInvalid == false
    else { return }
    activities[belongingsOf: token]?.value.isOptionsMenuInvalid = true
    if let id = activities[token]?.id, case .attached = activities[token]?.decor {
      looper.post(.remakeOptionsMenu(id))
    }
  }

  /// `PhoneWindow.restoreHierarchyState`: to restore its views, the platform's own app bar does not
  /// wait for the message. AppCompat's has no such state.
  mutating func makeOptionsMenuToRestore(_ token: ActivityToken) throws(AndroidException) {
    if image.hostsPlatformFragments { try remakeOptionsMenu(token) }
  }

  /// The message was posted to the views of this instance: what an earlier one has posted makes
  /// nothing any more, as its window is destroyed.
  mutating func remakeOptionsMenu(of id: ActivityID) throws(AndroidException) {
    if activities.contains(id) { try remakeOptionsMenu(id.token) }
  }

  mutating func remakeOptionsMenu(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id,
      activities[belongingsOf: token]?.value.isOptionsMenuInvalid == true
    else { return }
    activities[belongingsOf: token]?.value.isOptionsMenuInvalid = false
    try call(.activity(.onCreateOptionsMenu), on: .activity(id))
    try askOthers(.onCreateOptionsMenu, .onCreateMenu, forMenuOf: token)
    try prepareOptionsMenu(of: id)
  }

  /// `onPreparePanel`
  mutating func prepareOptionsMenu(of id: ActivityID) throws(AndroidException) {
    try call(.activity(.onPrepareOptionsMenu), on: .activity(id))
    try askOthers(.onPrepareOptionsMenu, .onPrepareMenu, forMenuOf: id.token)
  }

  /// The others that have items in it, besides the activity. A `FragmentActivity` of the older
  /// releases asks its fragments behind its super call, in which the providers are asked.
  mutating func askOthers(
    _ fragmentCallback: FragmentCallback, _ providerCallback: MenuProviderCallback,
    forMenuOf token: ActivityToken
  ) throws(AndroidException) {
    let library = image.app.fragmentLibrary
    let asksProvidersFirst = library.dispatchesInsideSuper && !library.providesMenusItself
    if asksProvidersFirst { try tellMenuProviders(providerCallback, of: token) }
    try askFragments(fragmentCallback, forMenuOf: token)
    if !asksProvidersFirst { try tellMenuProviders(providerCallback, of: token) }
  }

  /// An app bar with items of its own, or with those of fragments or of providers.
  @inline(__always)
  func hasOptionsMenu(_ token: ActivityToken) -> Bool {
    guard let belongings = activities[belongingsOf: token]?.value else { return false }
    return belongings.activity.declaration.hasOptionsMenu || image.hasFragmentMenus
      || belongings.menuHost != nil
  }
}
