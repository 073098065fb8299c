import Bridge
import Testing

@Suite("What a case watches")
struct WatchedSetTests {
  @Test func `Core callbacks of declared objects have to be written out`() {
    let result = run(
      """
      activity A

      launch A
        android A.onCreate A.onResume
      """)
    let failure = result?.failures.first
    #expect(failure?.disagreement?.matched == 1)
    #expect(failure?.disagreement?.expected == ["A.onResume"])
    #expect(failure?.disagreement?.found == "A.onStart")
  }

  @Test func `A callback that is named once is watched in every step and on every object`() {
    let result = run(
      """
      activity A
      activity B

      launch A
        android A.onCreate A.onStart A.onPostCreate A.onResume
      android: start B
        android A.onPause B.onCreate B.onStart B.onResume A.onStop
      """, on: newest)
    #expect(result?.failures.count == 1)
    #expect(result?.failures.first?.disagreement?.expected == ["B.onResume"])
    #expect(
      result?.failures.first?.disagreement?.found == "B.onPostCreate(savedInstanceState: null)")
  }

  @Test func `A mark is watched only where a case names it`() {
    let result = run(
      """
      activity A

      launch A
        android A.onCreate A.onStart A.onStart:super A.onResume
      """)
    #expect(result?.failures.map(\.explanation) == [])
  }

  @Test func `The navigation controller that nobody declared is not watched`() {
    let result = run(
      """
      controller A

      launch A
        ios A.viewDidLoad A.viewWillAppear A.viewDidAppear
      """)
    #expect(result?.status == .passed)
  }
}
