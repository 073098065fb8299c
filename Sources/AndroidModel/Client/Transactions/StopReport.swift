// Follows platform/frameworks/base,
// core/java/android/app/servertransaction/PendingTransactionActions.java: StopInfo.run; and
// core/java/android/app/ActivityThread.java: handleRequestAssistContextExtras.

/// What the process tells the server of an activity, and what it can fail at.
extension ActivityThread {
  /// The report that an activity has stopped, with its bundle. One that the transaction has no room
  /// for ends an app that was built since Android 7; before, it was lost.
  mutating func reportStopped(_ token: ActivityToken) throws(AndroidException) {
    guard let belongings = activities[belongingsOf: token] else {
      request(.report(token, .stopped(nil)))
      return
    }
    let savedState = belongings.value.savedState
    let isTooLarge =
      savedState != nil
      && belongings.value.activity.declaration.savedStateSize > Self.transactionSize
    if isTooLarge, version.crashesOnLargeState {
      throw AndroidException(
        "RuntimeException", "android.os.TransactionTooLargeException: data parcel size")
    }
    request(.report(token, .stopped(isTooLarge ? nil : savedState)))
  }

  /// Bytes: the buffer that the transactions of a process share.
  ///
  /// https://developer.android.com/reference/android/os/TransactionTooLargeException
  private static let transactionSize = 1 << 20

  mutating func provideAssistContext(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try call(.activity(.onProvideAssistData), on: .activity(id))
    try askForReferrer(token)
    if version.hasAssistContent {
      try call(.activity(.onProvideAssistContent), on: .activity(id))
    }
  }
}
