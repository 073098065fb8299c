// Follows platform/frameworks/base, core/java/android/app/Activity.java: showDialog(int),
// dismissDialog, removeDialog, saveManagedDialogs, restoreManagedDialogs, onDestroy.

/// A dialog that an activity keeps for its code under an id, and across its instances.
struct ManagedDialog: Hashable, Sendable {
  let id: Int
  /// Nil: it is not shown.
  var window: IWindow?
}

/// What the bundle says of one.
struct SavedManagedDialog: Hashable, Sendable {
  let id: Int
  let isShowing: Bool
}

/// The dialogs that an activity makes when its code asks for them by an id.
///
/// https://developer.android.com/reference/android/app/Activity#showDialog(int)
extension ActivityThread {
  mutating func showManagedDialog(_ id: Int, of token: ActivityToken) throws(AndroidException) {
    if managedDialog(id, of: token) == nil { try makeManagedDialog(id, of: token) }
    try prepareManagedDialog(of: token)
    try showAgain(id, of: token)
  }

  mutating func dismissManagedDialog(_ id: Int, of token: ActivityToken) throws(AndroidException) {
    guard managedDialog(id, of: token) != nil else {
      throw AndroidException.missingDialog(id)
    }
    try dismissWindow(ofManagedDialog: id, of: token)
  }

  mutating func removeManagedDialog(_ id: Int, of token: ActivityToken) throws(AndroidException) {
    guard managedDialog(id, of: token) != nil else { return }
    try dismissWindow(ofManagedDialog: id, of: token)
    activities[belongingsOf: token]?.value.managedDialogs.removeAll { $0.id == id }
  }

  /// `saveManagedDialogs`, after `onSaveInstanceState`.
  mutating func saveManagedDialogs(of token: ActivityToken) {
    // Few activities have any: what is asked of all of them is this much.
    guard let dialogs = activities[belongingsOf: token]?.value.managedDialogs, !dialogs.isEmpty
    else { return }
    let saved = dialogs.map { dialog in
      SavedManagedDialog(
        id: dialog.id, isShowing: windowOfManagedDialog(dialog.id, of: token) != nil)
    }
    activities.changeBelongings(of: token) { $0.savedState?.store(saved) }
  }

  /// `restoreManagedDialogs`, after `onRestoreInstanceState`: the restored ones are kept in a new
  /// list. One that code has shown since `onCreate` stays up, but nothing knows it by its id.
  mutating func restoreManagedDialogs(
    _ saved: [SavedManagedDialog], of token: ActivityToken
  ) throws(AndroidException) {
    activities.changeBelongings(of: token) { $0.managedDialogs = [] }
    for dialog in saved {
      try makeManagedDialog(dialog.id, of: token)
      try prepareManagedDialog(of: token)
      if dialog.isShowing { try showAgain(dialog.id, of: token) }
    }
  }

  /// The super call of `onDestroy` dismisses what is still shown.
  mutating func dismissManagedDialogs(of token: ActivityToken) throws(AndroidException) {
    guard activities[belongingsOf: token]?.value.managedDialogs.isEmpty == false else { return }
    for dialog in activities[belongingsOf: token]?.value.managedDialogs ?? [] {
      try dismissWindow(ofManagedDialog: dialog.id, of: token)
    }
  }

  /// `createDialog`: the dialog hears of its creation here, and not once more when it is shown.
  private mutating func makeManagedDialog(
    _ id: Int, of token: ActivityToken
  ) throws(AndroidException) {
    guard let activity = activities[token]?.id else { return }
    try call(.activity(.onCreateDialog), on: .activity(activity))
    try call(.dialog(.onCreate), on: .activity(activity))
    activities.changeBelongings(of: token) { belongings in
      let place = belongings.managedDialogs.firstIndex { $0.id > id }
      belongings.managedDialogs.insert(
        ManagedDialog(id: id), at: place ?? belongings.managedDialogs.endIndex)
    }
  }

  private mutating func prepareManagedDialog(of token: ActivityToken) throws(AndroidException) {
    guard let activity = activities[token]?.id else { return }
    try call(.activity(.onPrepareDialog), on: .activity(activity))
  }

  /// `Dialog.show`, which does nothing for one that is shown.
  private mutating func showAgain(
    _ id: Int, of token: ActivityToken
  ) throws(AndroidException) {
    guard let activity = activities[token]?.id, windowOfManagedDialog(id, of: token) == nil else {
      return
    }
    try call(.dialog(.onStart), on: .activity(activity))
    guard let window = addWindow(for: .dialog, over: token) else { return }
    activities.changeBelongings(of: token) { belongings in
      guard let place = belongings.managedDialogs.firstIndex(where: { $0.id == id }) else { return }
      belongings.managedDialogs[place].window = window
    }
  }

  private mutating func dismissWindow(
    ofManagedDialog id: Int, of token: ActivityToken
  ) throws(AndroidException) {
    if let window = windowOfManagedDialog(id, of: token) { try dismiss(window) }
  }

  private func managedDialog(_ id: Int, of token: ActivityToken) -> ManagedDialog? {
    activities[belongingsOf: token]?.value.managedDialogs.first { $0.id == id }
  }

  /// Nil: it is not shown, or Back has cancelled it.
  private func windowOfManagedDialog(_ id: Int, of token: ActivityToken) -> OwnWindow? {
    guard let window = managedDialog(id, of: token)?.window else { return nil }
    return activities[belongingsOf: token]?.value.windows.first { $0.window == window }
  }
}

extension AndroidException {
  static func missingDialog(_ id: Int) -> AndroidException {
    AndroidException(
      "IllegalArgumentException", "no dialog with the id \(id) was ever shown by showDialog")
  }
}
