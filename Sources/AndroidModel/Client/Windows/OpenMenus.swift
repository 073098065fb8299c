// Follows platform/frameworks/base, core/java/com/android/internal/policy/PhoneWindow.java:
// reopenMenu, checkCloseActionMenu, closeAllPanels, PhoneWindowMenuCallback; and
// core/java/android/app/Activity.java: onMenuOpened, onMenuItemSelected, onPanelClosed; and
// androidx.fragment, Fragment.java: onCreateContextMenu.

/// Menus that are open: a window over the activity's own, which has the focus meanwhile.
///
/// https://developer.android.com/develop/ui/views/components/menus
extension ActivityThread {
  mutating func perform(
    _ action: MenuAction, in subject: CodeOwner, of token: ActivityToken
  ) throws(AndroidException) {
    switch action {
    // `OpenOverflowRunnable` is posted.
    case .openOptionsMenu: if let id = activities[token]?.id { looper.post(.openOptionsMenu(id)) }
    case .openContextMenu: try openContextMenu(token, by: subject)
    case .performIdentifierAction: try performIdentifierAction(token)
    case .closeOptionsMenu: try close(.options, of: token)
    case .closeContextMenu: try close(.context, of: token)
    case .addProvider(let name, let owner, let state):
      try addMenuProvider(name, following: owner, from: state, in: subject, to: token)
    case .removeProvider(let name): removeMenuProvider(named: name, in: subject, of: token)
    }
  }

  /// The menu that the user sees over the activity.
  func openMenu(of token: ActivityToken) -> OwnWindow? {
    activities[belongingsOf: token]?.value.windows.last { $0.menu != nil }
  }

  private mutating func close(
    _ menu: OwnWindow.Menu, of token: ActivityToken
  ) throws(AndroidException) {
    let windows = activities[belongingsOf: token]?.value.windows
    if let open = windows?.last(where: { $0.menu == menu }) { try dismissPopup(open.window) }
  }

  /// The button may be in a window no more, as its activity has made way for another meanwhile.
  mutating func openOptionsMenu(_ id: ActivityID) throws(AndroidException) {
    let token = id.token
    guard activities.contains(id) else { return }
    // What was declared invalid is made anew before it is shown.
    try remakeOptionsMenu(token)
    guard activities.contains(id), case .attached = activities[token]?.decor,
      hasOptionsMenu(token), openMenu(of: token) == nil
    else { return }
    try prepareOptionsMenu(of: id)
    try call(.activity(.onMenuOpened), on: .activity(id))
    try showPopup(.menu(.options), over: token)
  }

  /// There is one at a time. A fragment that has registered the view is its listener, and passes it
  /// on to the activity in the super call.
  private mutating func openContextMenu(
    _ token: ActivityToken, by registrant: CodeOwner
  ) throws(AndroidException) {
    try close(.context, of: token)
    guard let id = activities[token]?.id else { return }
    if case .fragment = registrant {
      try call(.fragment(.onCreateContextMenu), on: registrant) {
        process throws(AndroidException) in
        try process.call(.activity(.onCreateContextMenu), on: .activity(id))
      }
    } else {
      try call(.activity(.onCreateContextMenu), on: .activity(id))
    }
    try showPopup(.menu(.context), over: token)
  }

  /// The item first, then the menu goes.
  private mutating func performIdentifierAction(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id, let open = openMenu(of: token), let menu = open.menu
    else { return }
    try call(.activity(.onMenuItemSelected), on: .activity(id)) {
      process throws(AndroidException) in
      switch menu {
      case .options:
        try process.call(.activity(.onOptionsItemSelected), on: .activity(id))
        try process.askOthers(.onOptionsItemSelected, .onMenuItemSelected, forMenuOf: token)
      case .context:
        try process.call(.activity(.onContextItemSelected), on: .activity(id))
        try process.askFragments(.onContextItemSelected, forMenuOf: token)
      }
    }
    try dismissPopup(open.window)
  }

  /// The window of the menu has gone. An activity that is destroyed is not told.
  mutating func tellClosed(_ menu: OwnWindow.Menu, of token: ActivityToken) throws(AndroidException)
  {
    guard let id = activities[token]?.id, activities[token]?.isDestroyed == false else { return }
    try call(.activity(.onPanelClosed), on: .activity(id)) { process throws(AndroidException) in
      // An older host tells its fragments of the panel that an app bar's menu is not.
      if process.image.app.fragmentLibrary.providesMenusItself {
        try process.askFragments(.onOptionsMenuClosed, forMenuOf: token)
      }
      try process.tellMenuProviders(.onMenuClosed, of: token)
      // `FEATURE_ACTION_BAR` tells the listeners of the bar alone.
      if menu == .context {
        try process.call(.activity(.onContextMenuClosed), on: .activity(id))
      }
    }
  }

  /// `closeAllPanels`, before an activity is stopped.
  mutating func closeAllPanels(of token: ActivityToken) throws(AndroidException) {
    guard activities[belongingsOf: token]?.value.windows.isEmpty == false else { return }
    try close(.options, of: token)
    try close(.context, of: token)
  }
}
