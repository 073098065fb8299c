// Follows androidx.fragment 1.4.1, DialogFragment.java: prepareDialog, dismissInternal,
// onDestroyView, onDismiss; and platform/frameworks/base,
// core/java/android/app/DialogFragment.java.

/// What a `DialogFragment` knows about its dialog.
struct DialogRecord: Hashable, Sendable {
  /// `mShowsDialog`: it shows a dialog, rather than being embedded in a container.
  var isWanted = true
  /// `mDialog`
  var window: DialogWindow?
  /// `mCreatingDialog`: the fragment's code is making it.
  var isBeingMade = false
  /// `mShownByMe`: by the app's `show`.
  var isShownByApp = false
  /// `mDismissed`
  var isDismissed = false
  /// `mCancelable`: Back and a touch beside it cancel the dialog.
  var isCancelable = true
  /// `mViewDestroyed`: the dialog is going away already, so its dismissal needs no removal.
  var isViewDestroyed = false
  /// `mBackStackId`: of the transaction that it was shown with, if that is on the back stack.
  var backStackIdentifier: Int32?
}

/// One `Dialog` object.
struct DialogWindow: Hashable, Sendable {
  /// The number of its window, while it shows.
  var windowNumber: Int32?
  /// The first traversal of the window has been.
  var isAttached = false
  var isCanceled = false
  var reportsDismissal = true

  /// `mShowing`
  var isShowing: Bool { windowNumber != nil }
}

extension ActivityThread {
  /// The dialog is made when the fragment first needs a layout inflater. Where the fragment makes
  /// no view of its own, its layout is that of the dialog, which `onCreateDialog` inflates.
  mutating func prepareDialog(_ id: FragmentID) throws(AndroidException) {
    guard fragments[id].kind.isDialog, fragments[id].dialog.isWanted,
      fragments[id].dialog.window == nil
    else { return }
    fragments[id].dialog.isBeingMade = true
    if fragments[id].kind.hasView {
      try callFragment(.onCreateDialog, id, withSavedState: true)
    } else if asksForInflaterAgain(id) {
      try callFragment(
        .onCreateDialog, id, withSavedState: true,
        ownCode: { process throws(AndroidException) in try process.getLayoutInflater(id) })
    } else {
      beginDialogContent(id)
      try callFragment(
        .onCreateDialog, id, withSavedState: true,
        ownCode: { process throws(AndroidException) in try process.inflateLayout(ofView: id) })
      if let creation = fragments[id].contentCreation {
        makePagers(in: .view(of: id, creation: creation))
        try makeTabHosts(in: .view(of: id, creation: creation))
      }
    }
    fragments[id].dialog.isBeingMade = false
    fragments[id].dialog.window = DialogWindow()
  }

  /// A fragment that asks for the inflater while its dialog is being made, in order to inflate a
  /// layout that names fragments, has the dialog made once more.
  private func asksForInflaterAgain(_ id: FragmentID) -> Bool {
    image.hasFragmentsInLayouts && !image.app.fragmentLibrary.inflatesWhileMakingDialog
      && !image.layout(of: fragments[id].object.classID).fragments.isEmpty
  }

  /// The dialog's content is a container for its children, if its layout has a place for any.
  private mutating func beginDialogContent(_ id: FragmentID) {
    guard image.app.fragmentLibrary.findsContainersInDialogs,
      image.hasFragmentsInLayouts || image.hasViewsWithFragments,
      !image.layout(of: fragments[id].object.classID).isEmpty
    else { return }
    let creation = fragments[id].viewsCreated + 1
    let content = fragments.containers.insert(
      FragmentContainer(place: .inDialog(id, creation: creation)))
    fragments[id].beginContent(in: content)
  }

  /// What `DialogFragment` does in the `super` call of a callback.
  mutating func runDialogSuper(
    of callback: FragmentCallback, _ id: FragmentID
  ) throws(AndroidException) {
    guard fragments[id].kind.isDialog else { return }
    switch callback {
    case .onAttach:
      if !fragments[id].dialog.isShownByApp { fragments[id].dialog.isDismissed = false }
    case .onCreate:
      fragments[id].dialog.isWanted =
        fragments[id].containerName == nil
        && fragments.savedStates[id]?.isEmbeddedDialog != true
        && image.fragment(fragments[id].object.classID)?.declaration.showsDialog != false
      if !hasNoSavedState(id) {
        fragments[id].dialog.backStackIdentifier = fragments.savedStates[id]?.backStackIdentifier
        fragments[id].dialog.isCancelable = fragments.savedStates[id]?.isCancelable ?? true
      }
    case .onActivityCreated:
      // Here the dialog takes the view, if it has not taken it at once.
      guard fragments[id].dialog.isWanted, fragments.isInContainer(id),
        !image.app.fragmentLibrary.movesViewsIntoDialogsAtOnce
      else { return }
      throw FragmentFault.dialogInContainer.exception
    case .onStart:
      if fragments[id].dialog.window != nil {
        fragments[id].dialog.isViewDestroyed = false
        try openDialogWindow(id)
      }
    case .onDestroyView:
      guard fragments[id].dialog.window != nil else { return }
      fragments[id].dialog.isViewDestroyed = true
      try closeDialog(id, reporting: !fragments[id].dialog.isDismissed)
      try forgetBackCallbacks(ofDialogOf: id)
      fragments[id].dialog.window = nil
    case .onDetach:
      if !fragments[id].dialog.isShownByApp { fragments[id].dialog.isDismissed = true }
    default: break  // the other callbacks are Fragment's own
    }
  }

  mutating func dismissDialog(
    _ id: FragmentID, _ way: DialogDismissal
  ) throws(AndroidException) {
    switch way {
    case .fragment: try dismissDialog(id, .commit, fromDialog: false)
    case .fragmentAllowingStateLoss:
      try dismissDialog(id, .commitAllowingStateLoss, fromDialog: false)
    case .fragmentNow:
      guard image.app.fragmentLibrary.hasImmediateDismissal else {
        throw FragmentFault.noSuchMethod.exception
      }
      try dismissDialog(id, .commitNow, fromDialog: false)
    case .window: try dismissWindow(of: id)
    }
  }

  /// `getDialog().cancel()`: the notices come by way of the main queue.
  mutating func cancelDialog(_ id: FragmentID) throws(AndroidException) {
    if fragments[id].dialog.window?.isCanceled == false {
      fragments[id].dialog.window?.isCanceled = true
      post(.dialogCanceled(id))
    }
    try dismissWindow(of: id)
  }

  /// `getDialog().dismiss()`: the window goes at once, and the notice of it by way of the queue.
  private mutating func dismissWindow(of id: FragmentID) throws(AndroidException) {
    guard let dialog = fragments[id].dialog.window else {
      throw FragmentFault.noSuchObject.exception
    }
    guard dialog.isShowing else { return }
    try closeDialogWindow(id)
    if dialog.reportsDismissal { post(.dialogDismissed(id)) }
  }

  mutating func dialogWasCanceled(_ id: FragmentID) throws(AndroidException) {
    guard isListening(id) else { return }
    try callFragment(.onCancel, id)
  }

  mutating func dialogWasDismissed(_ id: FragmentID) throws(AndroidException) {
    guard isListening(id) else { return }
    try callOnDismiss(id)
  }

  /// At first the fragment is its dialog's listener itself, whether it has let go of the dialog or
  /// not.
  private func isListening(_ id: FragmentID) -> Bool {
    !image.app.fragmentLibrary.forgetsDialogsOnceGone || fragments[id].dialog.window != nil
  }

  private mutating func callOnDismiss(_ id: FragmentID) throws(AndroidException) {
    try callFragment(.onDismiss, id) { process throws(AndroidException) in
      if !process.fragments[id].dialog.isViewDestroyed {
        try process.dismissDialog(id, .commitAllowingStateLoss, fromDialog: true)
      }
    }
  }

  /// `dismissInternal`
  private mutating func dismissDialog(
    _ id: FragmentID, _ kind: FragmentTransaction.Commit, fromDialog: Bool
  ) throws(AndroidException) {
    guard !fragments[id].dialog.isDismissed else { return }
    fragments[id].dialog.isDismissed = true
    fragments[id].dialog.isShownByApp = false
    if fragments[id].dialog.window != nil { try closeDialog(id, reporting: !fromDialog) }
    fragments[id].dialog.isViewDestroyed = true
    guard let manager = fragments[id].manager else {
      throw image.app.fragmentLibrary.requiresManagerToDismiss
        ? FragmentFault.notAttached.exception : FragmentFault.noSuchObject.exception
    }
    if let identifier = fragments[id].dialog.backStackIdentifier {
      fragments[id].dialog.backStackIdentifier = nil
      let selector = BackStackSelector.identified(Int(identifier), inclusive: true)
      if kind == .commitNow { return try perform(.popNow(selector, manager)) }
      return try enqueue(
        .pop(selector), in: manager,
        allowStateLoss: kind == .commitAllowingStateLoss
          && image.app.fragmentLibrary.popsDialogsAllowingStateLoss)
    }
    var removal = BackStackRecord()
    removal.allowsReordering = reordersDialogTransactions
    removal.operations = [FragmentTransactionOperation(command: .remove, fragment: id)]
    try commit(removal, kind, in: manager)
  }

  /// The fragment takes its dialog down, and calls `onDismiss` itself instead of waiting for the
  /// dialog's notice; the platform's `DialogFragment` waits for it, and forgets the dialog
  /// meanwhile.
  private mutating func closeDialog(
    _ id: FragmentID, reporting: Bool
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.tellsOfDismissalAtOnce else {
      try dismissWindow(of: id)
      if !image.app.fragmentLibrary.keepsDismissedDialogs { fragments[id].dialog.window = nil }
      return
    }
    fragments[id].dialog.window?.reportsDismissal = false
    try closeDialogWindow(id)
    if reporting { try callOnDismiss(id) }
  }
}
