import Bridge
import Testing

@Suite("A line's assertions about events")
struct AssertionTests {
  private static let opening = """
    activity A
    activity B

    launch A
      android ...
    android: start B

    """

  private func failures(_ lines: String, after script: String = opening) -> [Failure]? {
    run(script + lines, on: newest)?.failures
  }

  // MARK: of

  @Test func `A line about one object ignores the events of others`() {
    #expect(failures("  android of A  A.onPause A.onStop") == [])
    #expect(failures("  android of B  B.onCreate B.onStart B.onResume") == [])
    #expect(
      failures("  android of A, B  A.onPause B.onCreate B.onStart B.onResume A.onStop") == [])
  }

  @Test func `A line about one object is exact`() {
    let failure = failures("  android of A  A.onPause A.onDestroy")?.first
    #expect(failure?.expected == "A.onPause A.onDestroy")
    #expect(failure?.disagreement?.found == "A.onStop")
    #expect(failure?.actual.map(\.short) == ["A.onPause", "A.onStop"])
  }

  @Test func `A class name selects all its instances, and a number only one`() {
    let script = """
      activity A

      launch A
        android ...
      rotate

      """
    #expect(failures("  android of A  ... A.onDestroy A#2.onCreate ...", after: script) == [])
    #expect(
      failures("  android of A#2  A#2.onCreate A#2.onStart A#2.onResume", after: script) == []
    )
  }

  @Test func `An event of another instance than expected is reported as such if both are alive`() {
    let script = """
      controller A root
      controller C in A notAdded
      on A.didReceiveMemoryWarning: make C; embed C

      launch A
        ios ...
      memory pressure

      """
    #expect(
      failures("  ios of C  C.viewDidLoad ...", after: script)?.map(\.explanation) == [
        "the callbacks of C do not match (C#2 is another instance; C is alive)"
      ])
    #expect(failures("  ios of C  C#2.viewDidLoad ...", after: script) == [])
  }

  @Test func `A line about one object can have neutral events`() {
    let script = """
      screen A
      screen B

      launch A
        both of A  A.willShow A.didShow
      open B
        both of B  -

      """
    let failures = failures("", after: script)
    #expect(
      failures?.map(\.explanation)
        == Array(repeating: "the neutral events of B do not match", count: 2))
    #expect(failures?.first?.actual.isEmpty == false)
    #expect(failures?.first?.actual.allSatisfy { $0.subject == "B" } == true)
  }

  // MARK: never

  @Test func `'never' checks all events, watched or not`() {
    #expect(failures("  android never A.onDestroy B.onNewIntent") == [])
    let failure = failures("  android never B.onNewIntent B.onPostCreate")?.first
    #expect(failure?.explanation == "an event came that must never come")
    #expect(failure?.expected == "never B.onNewIntent B.onPostCreate")
    #expect(failure?.disagreement?.expected == ["no B.onPostCreate"])
    #expect(failure?.disagreement?.found == "B.onPostCreate(savedInstanceState: null)")
  }

  @Test func `A callback named only with 'never' is not watched elsewhere`() {
    let result = run(
      """
      activity A

      launch A
        android A.onCreate A.onStart A.onResume
      back
        android never A.onPostCreate
      """, on: newest)
    #expect(result?.failures.map(\.explanation) == [])
  }

  @Test func `A side of a divergence can use 'never'`() {
    let script = """
      screen A
      screen B

      launch A
        both ...
      open B

      """
    #expect(
      failures("  differs android B.didShow ios never B.didHide", after: script) == [])
    #expect(
      failures("  differs android never B.didShow ios B.didShow", after: script)?
        .map(\.explanation) == ["an event came that must never come"])
    #expect(failures("  both never A.didShow", after: script) == [])
  }

  // MARK: neutral

  @Test func `A neutral event can be asserted for one platform`() {
    #expect(failures("  android neutral A.willHide ... A.didHide") == [])
    #expect(
      failures("  android neutral A.didHide ... A.willHide")?.map(\.kind) == [.neutralEvents])
  }

  // MARK: instances

  @Test func `'#any' matches some instance of the class`() {
    let script = """
      activity A

      launch A
        android ...
      android: start A
        tasks [A#any A#any]

      """
    #expect(
      failures("  android of A  A.onPause (A#any.onCreate ...)", after: script) == [])
    #expect(
      failures("  tasks [A#any]", after: script)?.first?.expected == "[A#any]")
  }

  // MARK: properties in callbacks

  @Test func `A property that no event has fails the case, whatever the pattern`() {
    let script = """
      controller A

      launch A

      """
    let question = "A.viewDidAppear(selectedViewController: nil)"
    for pattern in ["... A.viewDidLoad ... \(question)? ...", "never \(question)"] {
      #expect(
        failures("  ios \(pattern)", after: script)?.map(\.explanation)
          == ["'selectedViewController' has no value in A.viewDidAppear"], "\(pattern)")
    }
  }

  @Test func `Properties in a pattern have their values at the time of the callback`() {
    let script = """
      screen A
      screen B

      launch A
      open B
        android of A  A.onPause(isFinishing: false) A.onStop(isFinishing: false)
        ios      of B  B.viewDidLoad(view.window: nil) B.viewWillAppear B.viewDidAppear(view.window: set)

      """
    #expect(
      failures("close B\n  android of B  B.onPause(isFinishing: true) ...", after: script) == [])
    #expect(
      failures("close B\n  android of B  B.onPause(isFinishing: false) ...", after: script)?
        .first?.disagreement?.found == "B.onPause(isFinishing: true)")
  }

  @Test func `An object outside any hierarchy can be created and called`() {
    let script = """
      controller A
      controller X

      launch A
        ios ...
      ios: make X
        X.view not loaded
      ios: loadViewIfNeeded in X

      """
    #expect(failures("  ios  X.viewDidLoad(parent: nil, view.window: nil)", after: script) == [])
  }

  // MARK: lines

  @Test func `A group of commands can continue on the next line`() {
    let result = run(
      """
      activity A
      activity B

      launch A
        android ...
      android: start B &
          back
        android ... B.onDestroy
      """, on: newest)
    #expect(result?.failures.map(\.explanation) == [])
  }

  // MARK: objects that do not exist

  @Test func `A line about an object that does not exist yet names the step that creates it`() {
    let result = run(
      """
      activity A
      activity B

      launch A
        android state B resumed
      android: start B
        android ...
      """, on: newest)
    #expect(
      result?.failures.map(\.explanation) == [
        "B does not exist yet; the step on line 13 creates it"
      ])
  }

  @Test func `A line about an object that is gone names the live instance`() {
    let result = run(
      """
      activity A

      launch A
        android ...
      rotate
        android state A resumed
      """, on: newest)
    #expect(
      result?.failures.map(\.explanation)
        == ["A is in another state; A#2, which was created later, is resumed"])
  }

  @Test func `A line about a property that an object lacks does not report the object as gone`() {
    let result = run(
      """
      controller A root

      launch A
        ios A.tabBar shown
      """, on: newest)
    #expect(result?.failures.map(\.explanation) == ["A has no such property"])
  }
}
