// Follows platform/frameworks/base, core/java/android/app/Activity.java: requestPermissions,
// dispatchRequestPermissionsResult; androidx.core, ActivityCompat.java: requestPermissions; and
// androidx.activity, ComponentActivity.kt: onLaunch, onRequestPermissionsResult.

/// A question about permissions that is open.
struct PermissionRequest: Hashable, Sendable {
  let asker: PermissionAsker
  /// The code that the activity has given itself, if any.
  let requestCode: Int?
}

/// What an activity asks the user to permit, itself or for an AndroidX fragment. The platform's own
/// fragments ask without it.
extension ActivityThread {
  mutating func requestPermissions(
    requestCode: Int?, of subject: CodeOwner, throughCompat: Bool
  ) throws(AndroidException) {
    // `requestPermissionsFromFragment`
    if case .fragment = subject, hostToken(of: subject) != nil { try checkRequestCode(requestCode) }
    guard version.hasRuntimePermissions else {
      return try answerFromInstallation(requestCode, of: subject, throughCompat: throughCompat)
    }
    let token = try requireActivity(subject)
    if isPermissionGranted, image.app.fragmentLibrary.asksInOrder,
      case .fragment(let id) = subject
    {
      let request = FragmentRequest(fragment: fragments[id].key, requestCode: requestCode)
      return postGrant(to: request, in: token)
    }
    try ask(question(requestCode, of: subject, in: token), in: token)
  }

  /// `ComponentActivity.onLaunch`: the contract looks first whether there is anything to ask.
  mutating func launchPermissions(
    _ contract: PermissionContract, requestCode: Int, from token: ActivityToken
  ) throws(AndroidException) {
    let asker = PermissionAsker.launcher(requestCode, contract)
    guard version.hasRuntimePermissions, !isPermissionGranted else {
      return postGrant(to: asker, in: token)
    }
    try checkTakesAnyRequestCode()
    try ask(PermissionRequest(asker: asker, requestCode: nil), in: token)
  }

  /// `Activity.requestPermissions`
  private mutating func ask(
    _ question: PermissionRequest, in token: ActivityToken
  ) throws(AndroidException) {
    let asksItself = image.hostsPlatformFragments && question.asker.isFragment
    if !asksItself, activities[belongingsOf: token]?.value.hasCurrentPermissionsRequest == true {
      // One set at a time: without any results, it is cancelled.
      if let id = activities[token]?.id { try tellOfPermission(question, granted: nil, of: id) }
      return
    }
    guard let asker = activities[token]?.id.object else { return }
    // The question is an activity of another app, which is started as any other.
    if asksItself || !isAnsweredAtOnce { try askForReferrer(token) }
    request(.activity(token, .requestPermissions(by: asksItself ? nil : asker)))
    changeResultRegistry(of: token) { $0.questions.append(question) }
    if !asksItself {
      activities.changeBelongings(of: token) { $0.hasCurrentPermissionsRequest = true }
    }
  }

  /// `hasRequestablePermission`: nothing is to be started for it.
  private var isAnsweredAtOnce: Bool {
    guard let uid = image.uid(of: name), ledger.decidedApps.contains(uid) else { return false }
    return version.answersDecidedPermissions
  }

  /// `checkSelfPermission`, by the id of the app that the process runs.
  private var isPermissionGranted: Bool {
    guard let uid = image.uid(of: name) else { return false }
    return ledger.permittedApps.contains(uid)
  }

  /// Releases where the user cannot be asked: the platform has no such method, and AndroidX posts
  /// what was granted with the installation, to the object that has asked.
  private mutating func answerFromInstallation(
    _ requestCode: Int?, of subject: CodeOwner, throughCompat: Bool
  ) throws(AndroidException) {
    var isLibrary = throughCompat
    if case .fragment = subject { isLibrary = !image.hostsPlatformFragments }
    guard isLibrary else {
      throw AndroidException("NoSuchMethodError", "no requestPermissions before API 23")
    }
    let token = try requireActivity(subject)
    if case .fragment(let id) = subject, image.app.fragmentLibrary.asksInOrder {
      let request = FragmentRequest(fragment: fragments[id].key, requestCode: requestCode)
      return postGrant(to: request, in: token)
    }
    guard let id = activities[token]?.id else { return }
    let question = question(requestCode, of: subject, in: token)
    looper.post(.installationAnswers(Boxed(question), of: id))
  }

  /// An answer about permissions: to the activity and, in its `super`, to the fragment; of the
  /// platform's own fragments to these alone.
  mutating func deliverPermission(
    granted: Bool?, to token: ActivityToken
  ) throws(AndroidException) {
    let question = takeQuestion(in: token)
    if image.hostsPlatformFragments, case .fragment(let request)? = question?.asker {
      return try answerPermission(request, granted: granted, in: token)
    }
    activities.changeBelongings(of: token) { $0.hasCurrentPermissionsRequest = false }
    if let id = activities[token]?.id { try tellOfPermission(question, granted: granted, of: id) }
  }

  /// There was nothing to ask. Where the instance is destroyed meanwhile, the one in its place has
  /// got the open question with the saved state, and goes on waiting.
  mutating func deliverDecidedPermission(
    granted: Bool, to id: ActivityID
  ) throws(AndroidException) {
    let question = takeQuestion(in: id.token)
    if activities.contains(id) {
      activities.changeBelongings(of: id.token) { $0.hasCurrentPermissionsRequest = false }
    }
    try tellOfPermission(question, granted: granted, of: id)
  }

  /// `onRequestPermissionsResult`, and what `super` does, which finds no fragment in what is
  /// destroyed.
  mutating func tellOfPermission(
    _ question: PermissionRequest?, granted: Bool?, of id: ActivityID
  ) throws(AndroidException) {
    let token = id.token
    try call(
      .activity(.onRequestPermissionsResult), on: .activity(id),
      arguments: .grantResults(requestCode: question?.requestCode, granted: granted)
    ) { process throws(AndroidException) in
      guard process.activities.contains(id) else { return }
      process.dispatchFragmentsNoteStateNotSaved(token)
      guard let asker = question?.asker else { return }
      if case .launcher(let code, let contract) = asker {
        return try process.dispatchResult(.init(contract, granted: granted), for: code, to: token)
      }
      guard let request = process.takePermissionRequest(of: asker, in: token) else { return }
      try process.answerPermission(request, granted: granted, in: token)
    }
  }

  /// The object that the question comes from: since there are launchers, a fragment only has a
  /// place in the queue of its manager.
  private mutating func question(
    _ requestCode: Int?, of subject: CodeOwner, in token: ActivityToken
  ) -> PermissionRequest {
    guard case .fragment(let id) = subject else {
      return PermissionRequest(asker: .activity, requestCode: requestCode)
    }
    let request = FragmentRequest(fragment: fragments[id].key, requestCode: requestCode)
    guard image.app.fragmentLibrary.asksInOrder else {
      var code: Int?
      if !image.hostsPlatformFragments {
        changeResultRegistry(of: token) { code = $0.allocateCode(of: request) }
      }
      return PermissionRequest(asker: .fragment(request), requestCode: code)
    }
    let parent = launchPermissions(request, in: token)
    return PermissionRequest(asker: .manager(parent: parent), requestCode: nil)
  }

  mutating func takePermissionRequest(
    of asker: PermissionAsker, in token: ActivityToken
  ) -> FragmentRequest? {
    switch asker {
    case .activity, .launcher: nil
    case .fragment(let request): request
    case .manager(let parent):
      pollRequest(of: .init(contract: .requestPermissions, parent: parent), in: token)
    }
  }

  /// The answer is about the question on top.
  private mutating func takeQuestion(in token: ActivityToken) -> PermissionRequest? {
    guard let question = resultRegistry(of: token)?.questions.last else { return nil }
    changeResultRegistry(of: token) { $0.questions.removeLast() }
    return question
  }
}

extension PermissionAsker {
  fileprivate var isFragment: Bool {
    switch self {
    case .fragment, .manager: true
    case .activity, .launcher: false
    }
  }
}
