import Testing

@testable import AndroidModel

/// The client alone, with the transactions of the platform's `TransactionExecutorTests` and
/// `ActivityThreadTest`.
struct TransactionTests {
  private let token = ActivityToken(slot: 1, number: 1)

  private func process(api: Int = 36, scripts: [CallbackScript] = []) -> ActivityThread {
    let app = AndroidApp(activities: [.named("A")], scripts: scripts, targetSDK: api)
    let image = AppImage(app)
    return ActivityThread(
      image: image, version: AndroidVersion(api: api, targetSDK: api),
      ledger: Boxed(DeviceLedger(image: image)))
  }

  private var launch: TransactionItem {
    .launch(
      Boxed(
        LaunchArguments(
          activity: ClassID(0), intent: Intent("A"), savedState: nil, results: [], newIntents: [],
          configuration: Configuration())))
  }

  /// Posts all transactions at once and runs them.
  private func log(
    _ transactions: [(callback: TransactionItem, final: LifecycleRequest?)],
    in process: inout ActivityThread
  ) throws -> [ActivityCallback] {
    for transaction in transactions {
      let message = ClientMessage.transaction(
        ClientTransaction(
          token: token, callback: transaction.callback, finalState: transaction.final))
      process.receive(message, because: .system)
    }
    while process.goesOn { try process.handleNextMessage() }
    return process.takeTrace().records.compactMap { event in
      guard event.mark == .entered, case .activity(let callback) = event.callback,
        ActivityCallback.core.contains(callback)
      else { return nil }
      return callback
    }
  }

  @Test func `a destruction cancels the launch that is still queued`() throws {
    var process = process()
    #expect(
      try log([(launch, .resume), (.none, .destroy(finishing: true))], in: &process) == [])
    #expect(process.outbox.map(\.request) == [.report(token, .destroyed)])
    #expect(try log([(launch, .resume)], in: &process) == [.onCreate, .onStart, .onResume])
  }

  @Test func `a second resume is ignored`() throws {
    var process = process()
    _ = try log([(launch, .resume)], in: &process)
    #expect(try log([(.none, .resume)], in: &process) == [])
  }

  @Test(arguments: [
    (LifecycleRequest.start, [ActivityCallback.onCreate, .onStart]),
    (.resume, [.onCreate, .onStart, .onResume]),
    (
      .pause(finishing: false, userLeaving: false, reports: true),
      [.onCreate, .onStart, .onResume, .onPause]
    ),
    (.stop(keepsShown: false), [.onCreate, .onStart, .onResume, .onPause, .onStop]),
  ])
  func `a launch goes through all states up to the requested one`(
    final: LifecycleRequest, expected: [ActivityCallback]
  ) throws {
    var process = process()
    #expect(try log([(launch, final)], in: &process) == expected)
  }

  @Test func `a pause and a stop are reported after the callbacks, in that order`() throws {
    var process = process()
    _ = try log(
      [
        (launch, .resume),
        (.none, .pause(finishing: false, userLeaving: false, reports: true)),
        (.none, .stop(keepsShown: false)),
      ], in: &process)
    #expect(
      process.outbox.map(\.request) == [
        .window(.add(.main(of: token))), .report(token, .resumed), .report(token, .paused),
        .report(token, .stopped(ActivitySavedState(fragments: nil))),
      ])
  }

  @Test func `two relaunches at the same time are merged`() throws {
    var process = process()
    _ = try log([(launch, .resume)], in: &process)
    let pause = LifecycleRequest.pause(finishing: false, userLeaving: false, reports: false)
    let replaced: [ActivityCallback] = [.onCreate, .onStart, .onResume]
    #expect(
      try log(
        [(.relaunch(.init()), .resume), (.relaunch(.init()), pause)], in: &process)
        == [.onPause, .onStop, .onDestroy] + replaced + [.onPause])
    #expect(
      try log([(.relaunch(.init()), pause)], in: &process)
        == [.onStop, .onDestroy] + replaced + [.onPause])
  }

  @Test
  func `before Android 9 a resume runs twice, except in a relaunch inside another`() throws {
    var process = process(api: 27)
    _ = try log([(launch, .resume)], in: &process)
    #expect(try log([(.none, .resume)], in: &process) == [.onResume])
    #expect(
      try log(
        [(.relaunch(.init()), .resume), (.relaunch(.init()), .resume)], in: &process)
        == [.onPause, .onStop, .onDestroy, .onCreate, .onStart, .onResume])
  }

  @Test func `transactions for a destroyed activity do nothing`() throws {
    var process = process()
    _ = try log([(launch, .resume)], in: &process)
    #expect(
      try log([(.none, .destroy(finishing: true))], in: &process)
        == [.onPause, .onStop, .onDestroy])
    #expect(try log([(.configuration(Configuration()), .resume)], in: &process) == [])
    #expect(process.activities.tokens.isEmpty)
  }
}
