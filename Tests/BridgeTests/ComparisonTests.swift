@testable import Bridge
import Testing

@Suite("Comparing both platforms")
struct ComparisonTests {
  @Test func `Rows keep each side's order and pair equal neutral events`() {
    let step = Comparison(of: parsed("launch A; open B")).steps[1]
    let android = step.rows.compactMap { $0.android?.callback?.short }
    let ios = step.rows.compactMap { $0.ios?.callback?.short }
    #expect(
      android == [
        "A.onPause", "B.onCreate", "B.onStart", "B.onResume", "A.onStop", "A.onSaveInstanceState",
      ])
    #expect(
      ios == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
    for row in step.rows where row.isAligned {
      #expect(row.android?.neutral?.description == row.ios?.neutral?.description)
    }
    #expect(step.rows.contains { $0.isAligned && $0.ios?.neutral?.name == .willShow })
  }

  @Test func `A crash and an impossible step are noted on their side`() {
    let crash = Comparison(of: parsed("launch A; crash"))
    #expect(crash.steps[1].notes.map(\.platform) == [.android])
    let locked = Comparison(of: parsed("launch A; lock; back"))
    #expect(locked.steps[2].notes.map(\.platform) == [.android, .ios])
    #expect(locked.steps[2].notes.allSatisfy { $0.text.contains("cannot be carried out") })
  }

  @Test func `The longest common order is aligned`() {
    func cells(_ names: [NeutralEventName]) -> [ComparisonCell] {
      names.map {
        ComparisonCell(
          callback: nil, neutral: NeutralEvent(.screen("A", 1), $0, cause: .navigation))
      }
    }
    let rows = Alignment.rows(
      cells([.willHide, .load, .willShow, .didShow, .didHide]),
      cells([.load, .willHide, .willShow, .didHide, .didShow]))
    #expect(rows.count { $0.isAligned } == 3)
    #expect(rows.compactMap { $0.android }.count == 5)
    #expect(rows.compactMap { $0.ios }.count == 5)
  }
}
