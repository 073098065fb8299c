// Follows platform/frameworks/base, core/java/android/app/Activity.java: finish, mFinished,
// isTaskRoot, and Instrumentation.java: checkStartActivityResult.

/// The server, for calls whose answer the code goes by before it returns.
///
/// What the server does is told by messages, which wait until the code has returned, so it takes
/// the calls only then. What a call returns cannot wait: this is the server as it was when the code
/// began, and it takes the calls that the code has made before.
///
/// `IBinder.transact`, https://developer.android.com/reference/android/os/IBinder
struct SynchronousServer: Hashable, Sendable {
  private var server: ActivityTaskManagerService
  /// The number of calls on their way that it has taken.
  private var taken = 0

  init(_ server: ActivityTaskManagerService) {
    self.server = server
  }

  fileprivate mutating func take(_ calls: [OutgoingCall]) {
    for call in calls.dropFirst(taken) {
      server.handle(call)
      server.outgoing.removeAll()
    }
    taken = calls.count
  }

  /// The next call is the first on its way again.
  fileprivate mutating func forgetPlaces() {
    taken = 0
  }

  fileprivate func isBlockedFromFinish(_ token: ActivityToken) -> Bool {
    server.isBlockedFromFinish(token)
  }

  fileprivate var allowsLockTask: Bool { server.lockTask.allowsApp }

  fileprivate func hasDisplay(_ display: DisplayID) -> Bool {
    server.root.displays.order.contains(display)
  }

  fileprivate func throwsAsNavigatingUp(_ intent: Intent, from token: ActivityToken) -> Bool {
    server.throwsAsNavigatingUp(intent, from: token)
  }

  /// Only where calls are on their way that have not come here a copy is needed, which takes them.
  fileprivate func isTaskRoot(_ token: ActivityToken, after calls: [OutgoingCall]) -> Bool {
    guard calls.count > taken else { return server.root.isAtRoot(token) }
    var asked = self
    asked.take(calls)
    return asked.server.root.isAtRoot(token)
  }
}

extension ActivityTaskManagerService {
  /// Code of the app may ask for what can be refused, or for what only the server knows.
  @inline(__always)
  var needsSynchronousServer: Bool { lockTask.concernsApp || image.asksServer }
}

extension ActivityThread {
  /// What `finishActivity` of the server returns is false.
  @inline(__always)
  mutating func isBlockedFromFinish(_ token: ActivityToken) -> Bool {
    synchronousServer != nil && answerOfSynchronousServer(isRefusalTo: token)
  }

  @inline(never)
  private mutating func answerOfSynchronousServer(isRefusalTo token: ActivityToken) -> Bool {
    passCallsToSynchronousServer()
    return synchronousServer?.value.isBlockedFromFinish(token) == true
  }

  /// `getTaskForActivity`, asked for the root alone; nil: no code runs that could ask it.
  func isTaskRoot(_ token: ActivityToken) -> Bool? {
    guard let server = synchronousServer else { return nil }
    return server.value.isTaskRoot(token, after: outbox)
  }

  /// The server finishes what is above the parent, and then answers with an exception.
  mutating func isRefused(toNavigateUpTo intent: Intent, from token: ActivityToken) -> Bool {
    passCallsToSynchronousServer()
    return synchronousServer?.value.throwsAsNavigatingUp(intent, from: token) == true
  }

  /// `isCallerAllowedToLaunchOnDisplay`: it is one of those with which the device began, and not
  /// gone.
  func hasDisplay(_ index: Int) -> Bool {
    guard (0..<image.app.displays.count).contains(index) else { return false }
    return synchronousServer?.value.hasDisplay(DisplayID(index: index)) ?? true
  }

  /// `isPackageWhitelisted`. Where the server need not be asked at once nothing is allowed.
  var isLockTaskAllowed: Bool { synchronousServer?.value.allowsLockTask ?? false }

  /// It has to know of the calls that were made so far.
  private mutating func passCallsToSynchronousServer() {
    let calls = outbox
    synchronousServer?.value.take(calls)
  }

  /// The calls that were made so far are about to be held back.
  mutating func leaveCallsToSynchronousServer() {
    passCallsToSynchronousServer()
    synchronousServer?.value.forgetPlaces()
  }
}
