import Bridge
import Testing

@Suite("The callbacks that a case watches")
struct WatchedSetTests {
  @Test func `Patterns have to include the core callbacks of declared objects`() {
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

  @Test func `A callback named once is watched in every step, and the failure explains why`() {
    let result = run(
      """
      activity A
      activity B

      launch A
        android ...
      android: start B
        android A.onPause B.onCreate B.onStart B.onResume A.onStop
      android: start B
        android ... B#2.onPostCreate ...
      """, on: newest)
    #expect(result?.failures.count == 1)
    let failure = result?.failures.first
    #expect(failure?.step == "android: start B")
    #expect(failure?.disagreement?.expected == ["B.onResume"])
    #expect(failure?.disagreement?.found == "B.onPostCreate(savedInstanceState: null)")
    #expect(
      failure?.explanation
        == "the callbacks do not match (B.onPostCreate is watched because line 16 names it)")
  }

  @Test func `Naming a callback of one object does not affect other objects`() {
    let result = run(
      """
      activity A
      activity B

      launch A
        android A.onCreate A.onStart A.onPostCreate A.onResume
      android: start B
        android A.onPause B.onCreate B.onStart B.onResume A.onStop
      """, on: newest)
    #expect(result?.failures.map(\.explanation) == [])
  }

  @Test func `A callback can be watched so that its absence is asserted`() {
    let result = run(
      """
      activity A
      activity B
      watch B.onPostCreate

      launch A
        android ...
      android: start B
        android A.onPause B.onCreate B.onStart B.onResume A.onStop
      """, on: newest)
    #expect(
      result?.failures.map(\.explanation)
        == ["the callbacks do not match (B.onPostCreate is watched because line 10 names it)"])
  }

  @Test(arguments: [
    "ignore B", "ignore A.onPause B", "ignore onPause onStop B.onCreate B.onResume",
  ])
  func `An object, a callback, and a callback of an object can be ignored`(_ line: String) {
    let pattern =
      switch line {
      case "ignore B": "A.onPause A.onStop"
      case "ignore A.onPause B": "A.onStop"
      default: "B.onStart"
      }
    let result = run(
      """
      activity A
      activity B
      \(line)

      launch A
        android ...
      android: start B
        android \(pattern)
      """, on: newest)
    #expect(result?.failures.map(\.explanation) == [])
  }

  @Test func `A mark is watched only if a case names it`() {
    let result = run(
      """
      activity A

      launch A
        android A.onCreate A.onStart A.onStart:super A.onResume
      """)
    #expect(result?.failures.map(\.explanation) == [])
  }

  @Test func `An implicit navigation controller is not watched`() {
    let result = run(
      """
      controller A

      launch A
        ios A.viewDidLoad A.viewWillAppear A.viewDidAppear
      """)
    #expect(result?.status == .passed)
  }
}
