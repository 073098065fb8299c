/// What the server brings to an activity besides its lifecycle.
///
/// `ActivityThread.handleNewIntent`, `handleSendResult`, `handleTopResumedActivityChanged`, and
/// `ViewRootImpl.performTraversals` for its window, in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/core/java/android/app/ActivityThread.java
extension ActivityThread {
  /// `handleNewIntent`, of API 28 `performNewIntents`: as long as the item had no state to end in,
  /// a resumed activity was only paused for the moment.
  mutating func handleNewIntent(
    _ intents: [Intent], for token: ActivityToken, andPause: Bool
  ) throws(AndroidException) {
    if !version.deliversNewIntentOneStepBeforeResume, activities[token]?.lifecycle == .resumed {
      return try pauseForAMoment(token) { process throws(AndroidException) in
        try process.deliverNewIntents(intents, to: token)
      }
    }
    try deliverNewIntents(intents, to: token)
    if andPause, activities[token]?.lifecycle == .paused {
      // After a new intent comes a resume, whatever the server has in mind.
      try performResumeActivity(token, forgetsStarts: false)
      try pauseIfNeeded(token)
    }
  }

  mutating func deliverNewIntents(
    _ intents: [Intent], to token: ActivityToken
  ) throws(AndroidException) {
    guard !intents.isEmpty, let id = activities[token]?.id else { return }
    activities.change(token) { $0.canEnterPictureInPicture = true }
    for intent in intents {
      let summary = trace.keep(intent.summary)
      try call(
        .activity(.onNewIntent), on: .activity(id),
        arguments: .intent(summary)
      ) { process throws(AndroidException) in
        process.dispatchFragmentsNoteStateNotSaved(token)
        try process.tellListeners(.onNewIntent, of: token)
      }
    }
  }

  /// A resumed activity is paused for the moment, without being told of its top position, and
  /// resumed again even if it is finishing by then.
  mutating func handleSendResult(
    _ results: [ActivityResult], for token: ActivityToken
  ) throws(AndroidException) {
    guard activities[token]?.lifecycle == .resumed else {
      return try deliverResults(results, to: token)
    }
    try pauseForAMoment(token) { process throws(AndroidException) in
      try process.deliverResults(results, to: token)
    }
  }

  private mutating func pauseForAMoment(
    _ token: ActivityToken,
    during delivery: (inout ActivityThread) throws(AndroidException) -> Void
  ) throws(AndroidException) {
    activities.change(token) { $0.isTemporarilyPaused = true }
    try performPause(token)
    try delivery(&self)
    try performResume(token)
    activities.change(token) { $0.isTemporarilyPaused = false }
  }

  mutating func deliverResults(
    _ results: [ActivityResult], to token: ActivityToken
  ) throws(AndroidException) {
    guard !results.isEmpty, let id = activities[token]?.id else { return }
    for result in results {
      try dispatchPlatformFragments(.beforeResult, of: token)
      switch result.content {
      case .activity(let requestCode, let resultCode):
        if image.hostsPlatformFragments,
          let request = takeRequest(of: requestCode, in: token)
        {
          try answer(request, resultCode, in: token)
          continue
        }
        try call(
          .activity(.onActivityResult), on: .activity(id),
          arguments: .activityResult(requestCode: requestCode, resultCode: resultCode)
        ) { process throws(AndroidException) in
          process.dispatchFragmentsNoteStateNotSaved(token)
          try process.dispatchResult(resultCode, for: requestCode, to: token)
        }
      case .permission(let granted):
        try deliverPermission(granted: granted, to: token)
      }
    }
  }

  /// Told only while resumed, else at the next resume.
  mutating func handleTopResumedActivityChanged(
    _ token: ActivityToken, isTop: Bool
  ) throws(AndroidException) {
    activities.change(token) { $0.isTopResumed = isTop }
    guard activities[token]?.lifecycle == .resumed else { return }
    try performTopResumed(token, isTop: isTop)
  }

  /// `handleEnterAnimationComplete`
  mutating func completeEnterAnimation(of token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try call(.activity(.onEnterAnimationComplete), on: .activity(id))
  }

  /// `handlePictureInPictureStateChanged`
  mutating func tell(
    _ state: PictureInPictureUiState, to token: ActivityToken
  ) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try call(
      .activity(.onPictureInPictureUiStateChanged), on: .activity(id), arguments: state.arguments)
  }

  mutating func attachWindow(_ token: ActivityToken) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    activities.change(token) { $0.decor = .attached(hasWindowFocus: false) }
    // A view hands on what waits in it before it is told; up to API 23 all of that comes later.
    let awaitsMenu = activities[belongingsOf: token]?.value.isOptionsMenuInvalid == true
    let handsOnMenuFirst = awaitsMenu && version.viewsKeepWhatIsPosted
    if handsOnMenuFirst { looper.post(.remakeOptionsMenu(id)) }
    try call(.activity(.onAttachedToWindow), on: .activity(id))
    try tellContentView(.onAttachedToWindow, of: id)
    if awaitsMenu, !handsOnMenuFirst { looper.post(.remakeOptionsMenu(id)) }
    runActions(inWindowOf: .activity(id))
    if image.hasTabHosts { try attachTabHosts(inWindowOf: id) }
    try traverse(token)
    // `finishDrawing`: of interest only where something else takes long.
    if image.takesTime { request(.report(token, .drawn)) }
  }

  /// `DecorView.onDetachedFromWindow`: the window goes once the activity is destroyed.
  ///
  /// - Parameter keepsWindow: `clearContentView`: for the next instance nothing but the content
  ///   goes.
  mutating func detachWindow(
    _ token: ActivityToken, keepsWindow: Bool
  ) throws(AndroidException) {
    guard let activity = activities[token], case .attached = activity.decor else { return }
    try tellContentView(.onDetachedFromWindow, of: activity.id)
    if !keepsWindow { try call(.activity(.onDetachedFromWindow), on: .activity(activity.id)) }
  }
}

extension Intent {
  /// What tells it from another intent for the same activity: its extras, else its component.
  fileprivate var summary: String {
    extras.isEmpty ? component : extras.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
