// Follows androidx.fragment 1.4.1 and 1.8, FragmentManager.java: attachController,
// launchStartActivityForResult, launchStartIntentSenderForResult, launchRequestPermissions; and
// androidx.activity, ComponentActivity.kt: onLaunch, ActivityResultContracts.kt:
// RequestMultiplePermissions.getSynchronousResult.

/// What a fragment manager has registered with its activity, to ask in place of its fragments.
struct FragmentLauncher: Hashable, Sendable {
  enum Contract: Hashable, Sendable {
    case startActivity
    case startIntentSender
    case requestPermissions
  }

  let contract: Contract
  /// The fragment whose children it asks for; nil: the activity's own fragments.
  let parent: FragmentKey?
}

/// What the managers of an activity have launched.
struct FragmentLaunchers: Hashable, Sendable {
  private var codes: [FragmentLauncher: Int] = [:]
  /// `mLaunchedFragments` of each manager: one queue, whatever has been asked for.
  private var launched: [FragmentKey?: [FragmentRequest]] = [:]

  /// `launch`
  mutating func launch(_ request: FragmentRequest, by parent: FragmentKey?) {
    launched[parent, default: []].append(request)
  }

  func code(of launcher: FragmentLauncher) -> Int? { codes[launcher] }

  mutating func register(_ launcher: FragmentLauncher, code: Int) { codes[launcher] = code }

  func launcher(of code: Int) -> FragmentLauncher? { codes.first { $0.value == code }?.key }

  /// `pollFirst`, `pollLast`
  mutating func poll(of parent: FragmentKey?, last: Bool) -> FragmentRequest? {
    guard let row = launched[parent], !row.isEmpty else { return nil }
    return last ? launched[parent]?.removeLast() : launched[parent]?.removeFirst()
  }
}

/// The object that a question about permissions comes from.
enum PermissionAsker: Hashable, Sendable {
  case activity
  /// By a code of its own.
  case fragment(FragmentRequest)
  /// By the launcher of its manager, which knows no more than that one of its fragments has asked.
  case manager(parent: FragmentKey?)
  /// A launcher that code has registered, by its code.
  case launcher(Int, PermissionContract)
}

extension ActivityThread {
  /// The code of the launcher with which the manager of this fragment asks; the request gets a
  /// place in its queue.
  mutating func launch(
    _ request: FragmentRequest, _ contract: FragmentLauncher.Contract, in host: ActivityToken
  ) -> Int {
    let parent = parentKey(of: request.fragment, in: host)
    let launcher = FragmentLauncher(contract: contract, parent: parent)
    var code = 0
    changeResultRegistry(of: host) { code = $0.launch(request, with: launcher) }
    return code
  }

  /// The one of the manager's fragments that gets a result.
  mutating func pollRequest(
    of launcher: FragmentLauncher, in host: ActivityToken
  ) -> FragmentRequest? {
    let takesLast =
      launcher.contract == .startActivity && image.app.fragmentLibrary.answersLastLaunched
    var request: FragmentRequest?
    changeResultRegistry(of: host) {
      request = $0.launchers.poll(of: launcher.parent, last: takesLast)
    }
    return request
  }

  /// - Returns: the fragment in the queue of whose child manager the request is now; nil: in the
  ///   queue of the activity's own manager.
  mutating func launchPermissions(
    _ request: FragmentRequest, in host: ActivityToken
  ) -> FragmentKey? {
    let parent = parentKey(of: request.fragment, in: host)
    changeResultRegistry(of: host) { $0.launchers.launch(request, by: parent) }
    return parent
  }

  /// The launcher finds that there is nothing to ask, and neither the activity nor the system hears
  /// of it.
  mutating func postGrant(to request: FragmentRequest, in host: ActivityToken) {
    postGrant(to: .manager(parent: launchPermissions(request, in: host)), in: host)
  }

  mutating func postGrant(to asker: PermissionAsker, in host: ActivityToken) {
    changeResultRegistry(of: host) { $0.granted.append(asker) }
    looper.post(.requestIsGranted(host))
  }

  mutating func answerGrantedRequest(in host: ActivityToken) throws(AndroidException) {
    guard let asker = resultRegistry(of: host)?.granted.first else { return }
    changeResultRegistry(of: host) { $0.granted.removeFirst() }
    if case .launcher(let code, let contract) = asker {
      return try dispatchSynchronousResult(.init(contract, granted: true), for: code, to: host)
    }
    guard let request = takePermissionRequest(of: asker, in: host) else { return }
    try answerPermission(request, granted: true, in: host)
  }

  private func parentKey(of fragment: FragmentKey, in host: ActivityToken) -> FragmentKey? {
    guard let id = self.fragment(of: fragment, in: host), let manager = fragments[id].manager,
      let parent = fragments[manager].parent
    else { return nil }
    return fragments[parent].key
  }
}
