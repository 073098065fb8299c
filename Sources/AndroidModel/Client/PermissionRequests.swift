// Follows platform/frameworks/base, core/java/android/app/Activity.java: requestPermissions,
// dispatchRequestPermissionsResult.

/// What an activity asks the user to permit, itself or for an AndroidX fragment. The platform's own fragments
/// ask without it.
extension ActivityThread {
  mutating func requestPermissions(of subject: CodeOwner) throws(AndroidException) {
    guard version.hasRuntimePermissions else {
      throw AndroidException("NoSuchMethodError", "no requestPermissions before API 23")
    }
    let token = try requireActivity(subject)
    let asker = askingFragment(subject)
    let asksItself = image.hostsPlatformFragments && asker != nil
    if !asksItself, activities[belongingsOf: token]?.value.hasCurrentPermissionsRequest == true {
      // One set at a time: without any results, it is cancelled.
      let told = asker.map { firstAsker($0, in: token) }
      return try tellOfPermission(granted: nil, asker: told, in: token)
    }
    request(.activity(token, .requestPermissions))
    changeResultRegistry(of: token) { $0.askers.append(asker) }
    if !asksItself {
      activities.changeBelongings(of: token) { $0.hasCurrentPermissionsRequest = true }
    }
  }

  /// `onRequestPermissionsResult`, and what `super` does.
  mutating func tellOfPermission(
    granted: Bool?, asker: FragmentKey?, in token: ActivityToken
  ) throws(AndroidException) {
    guard let id = activities[token]?.id else { return }
    try call(
      .activity(.onRequestPermissionsResult), on: .activity(id),
      arguments: .grantResults(granted: granted)
    ) { process throws(AndroidException) in
      process.dispatchFragmentsNoteStateNotSaved(token)
      if let asker { try process.answerPermission(of: asker, granted: granted, in: token) }
    }
  }

  /// The answer comes to who has asked for what the question on top is about.
  mutating func takeAsker(in token: ActivityToken) -> FragmentKey? {
    guard let asker = resultRegistry(of: token)?.askers.last else { return nil }
    changeResultRegistry(of: token) { $0.askers.removeLast() }
    return asker
  }

  /// Who is told that this one may not ask: since there are launchers the first that waits, in whose place it
  /// waits itself.
  private mutating func firstAsker(_ asker: FragmentKey, in token: ActivityToken) -> FragmentKey {
    guard image.app.fragmentLibrary.asksInOrder,
      let waiting = resultRegistry(of: token)?.askers.last ?? nil
    else { return asker }
    changeResultRegistry(of: token) { $0.askers[$0.askers.count - 1] = asker }
    return waiting
  }

  private func askingFragment(_ subject: CodeOwner) -> FragmentKey? {
    switch subject {
    case .fragment(let id): fragments[id].key
    case .activity, .application: nil
    }
  }
}
