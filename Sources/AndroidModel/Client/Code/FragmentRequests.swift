// Follows androidx.fragment 1.4.1, FragmentManager.java: attachController, findFragmentByWho;
// before 1.3, FragmentActivity.java: startActivityFromFragment, onActivityResult; and
// platform/frameworks/base, core/java/android/app/Activity.java: startActivityFromFragment,
// dispatchActivityResult, for the platform's own fragments.

/// What a fragment has asked for by a call of its own, and waits for.
struct FragmentRequest: Hashable, Sendable {
  let fragment: FragmentKey
  /// The code that it has given, if any; the activity asks under another.
  let requestCode: Int?
}

/// Results that are a fragment's: the activity asks in its place, and passes on what comes. Those
/// of the platform hear of it alone; with AndroidX the activity is told first, and tells the
/// fragment in its `super`.
extension ActivityThread {
  /// `checkForValidRequestCode`: until 1.2 a `FragmentActivity` kept the upper half for its
  /// fragments' requests.
  @inline(__always)
  func checkRequestCode(_ requestCode: Int?) throws(AndroidException) {
    guard let requestCode, requestCode != -1, requestCode & ~0xFFFF != 0 else { return }
    try checkTakesAnyRequestCode()
  }

  /// The registry gives itself codes that have more than the lower half.
  func checkTakesAnyRequestCode() throws(AndroidException) {
    guard image.app.fragmentLibrary.keepsUpperRequestCodes else { return }
    throw AndroidException(
      "IllegalArgumentException", "a request code may have its lower 16 bits only")
  }

  /// The code under which the activity asks for what this code wants to know.
  mutating func codeOfRequest(
    _ requestCode: Int?, of subject: CodeOwner, _ contract: FragmentLauncher.Contract
  ) -> Int? {
    guard let requestCode, requestCode >= 0, case .fragment(let id) = subject,
      let host = hostToken(of: subject)
    else { return requestCode }
    let request = FragmentRequest(fragment: fragments[id].key, requestCode: requestCode)
    if image.app.fragmentLibrary.asksInOrder { return launch(request, contract, in: host) }
    var code = requestCode
    changeResultRegistry(of: host) { code = $0.note(request) }
    return code
  }

  /// The request that has this code, if it is a fragment's. It waits no longer.
  mutating func takeRequest(of code: Int, in host: ActivityToken) -> FragmentRequest? {
    guard let registry = resultRegistry(of: host) else { return nil }
    if let launcher = registry.launchers.launcher(of: code) {
      return pollRequest(of: launcher, in: host)
    }
    guard let request = registry.requests[code] else { return nil }
    changeResultRegistry(of: host) { $0.requests[code] = nil }
    return request
  }

  /// A fragment that is gone gets nothing.
  mutating func answer(
    _ request: FragmentRequest, _ resultCode: Int, in host: ActivityToken
  ) throws(AndroidException) {
    guard let id = fragment(of: request.fragment, in: host) else { return }
    let code = request.requestCode ?? 0
    try callFragment(
      .onActivityResult, id, arguments: .activityResult(requestCode: code, resultCode: resultCode))
  }

  mutating func answerPermission(
    _ request: FragmentRequest, granted: Bool?, in host: ActivityToken
  ) throws(AndroidException) {
    guard let id = fragment(of: request.fragment, in: host) else { return }
    try callFragment(
      .onRequestPermissionsResult, id,
      arguments: .grantResults(requestCode: request.requestCode, granted: granted))
  }

  /// `findFragmentByWho`, among those of this host.
  func fragment(of key: FragmentKey, in host: ActivityToken) -> FragmentID? {
    fragments.instances.last { $0.key == key && hostActivity(ofFragment: $0.id) == host }?.id
  }
}
