@testable import Bridge
import Testing

@Suite("Comparing both platforms")
struct ComparisonTests {
  @Test func `Rows keep each side's order and pair equal neutral events`() {
    let step = Comparison(of: parsed("launch A; open B"), showing: .core).steps[1]
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
    #expect(crash.steps[1].notes.map(\.platform) == [.android, .ios])
    #expect(crash.steps[1].notes.allSatisfy { $0.text.hasPrefix("the app died of ") })
    let locked = Comparison(of: parsed("launch A; lock; back"))
    #expect(locked.steps[2].notes.map(\.platform) == [.android, .ios])
    #expect(locked.steps[2].notes.allSatisfy { $0.text.contains("cannot be carried out") })
  }

  @Test func `The longest common subsequence is aligned`() {
    func events(_ names: [NeutralEventName]) -> [Alignment.Event?] {
      names.map { Alignment.Event(subject: .screen("A", 1), name: $0) }
    }
    let alignment = Alignment(
      events([.willHide, .load, .willShow, .didShow, .didHide]),
      events([.load, .willShow, .willHide, .didShow, .didHide]))
    #expect(alignment.matched.map(\.android) == [1, 2, 3, 4])
    #expect(alignment.matched.map(\.ios) == [0, 1, 3, 4])
    #expect(alignment.moved == [Alignment.Pair(android: 0, ios: 2)])
  }

  @Test func `Hiding for a rotation is not aligned with hiding for good`() {
    let hide = Alignment.Event(subject: .screen("A", 1), name: .willHide)
    var turn = hide
    turn.isOfChange = true
    let both = Alignment([turn, hide], [hide])
    #expect(both.matched == [Alignment.Pair(android: 1, ios: 0)])
    #expect(Alignment([turn], [hide]).matched == [Alignment.Pair(android: 0, ios: 0)])
  }

  @Test(arguments: [
    ("activity A launchMode=singleTop; launch A; android: start A", "A.onNewIntent"),
    (
      "activity A; activity B; launch A; android: start B requestCode=1; close B",
      "A.onActivityResult"
    ),
    ("launch A; home; android: trim BACKGROUND", "A.onTrimMemory"),
    ("launch A; android: window focus lost", "A.onWindowFocusChanged"),
    ("launch A; memory pressure", "A.didReceiveMemoryWarning"),
    ("launch A; rotate", "A.viewWillTransition"), ("launch A; open B", "B.viewIsAppearing"),
  ])
  func `Notable callbacks besides the core ones are shown`(script: String, callback: String) {
    let step = Comparison(of: parsed(script)).steps.last
    let shown = step?.rows.flatMap { [$0.android, $0.ios] }.compactMap { $0?.callback?.short }
    #expect(shown?.contains(callback) == true)
  }

  @Test func `A callback that can be missing is shown`() {
    func shown(_ script: String) -> Set<String> {
      let callbacks = Comparison(of: parsed(script)).steps.flatMap(\.rows)
        .flatMap { [$0.android?.callback, $0.ios?.callback] }
      return Set(callbacks.compactMap { $0?.short })
    }
    let keys: Set = ["B.onKeyDown", "B.onKeyUp", "B.onBackPressed"]
    let back = "activity A; activity B; launch A; android: start B; back"
    #expect(shown("device android targetSdk=35; \(back)").isSuperset(of: keys))
    #expect(!shown("device android targetSdk=36; \(back)").contains("B.onBackPressed"))
    let early = "versions android 34; device android enableOnBackInvokedCallback"
    #expect(shown("\(early); \(back)").isDisjoint(with: keys))
    #expect(shown("versions android 29; launch A").contains("A.onTopResumedActivityChanged"))
    #expect(!shown("versions android 28; launch A").contains("A.onTopResumedActivityChanged"))
    #expect(shown("launch A").contains("AppDelegate.configurationForConnecting"))
  }

  @Test func `A callback that a case names is shown, even a routine one`() throws {
    let chapter = suite(
      """
      activity A

      launch A
        android ... A.onPostResume ...
      """)
    let script = try #require(chapter.script(at: "chapter#a-case"))
    for detail in [CallbackDetail.core, .notable] {
      let rows = Comparison(of: script, showing: detail).steps.flatMap(\.rows)
      let shown = rows.compactMap { $0.android?.callback?.short }
      #expect(shown.contains("A.onPostResume"))
      #expect(!shown.contains("A.onPostCreate"))
    }
  }

  @Test func `The shown and the omitted callbacks together are all that were sent`() {
    let script = parsed("launch A; open B; rotate; back; home")
    func count(_ detail: CallbackDetail) -> [Int] {
      let steps = Comparison(of: script, showing: detail).steps
      let shown = steps.flatMap(\.rows).flatMap { [$0.android, $0.ios] }
        .count { $0?.callback != nil }
      return [shown, steps.reduce(0) { $0 + $1.leftOut.android + $1.leftOut.ios }]
    }
    let counts = CallbackDetail.allCases.map(count)
    #expect(Set(counts.map { $0[0] + $0[1] }).count == 1)
    #expect(counts[0][0] < counts[1][0] && counts[1][0] < counts[2][0])
    #expect(counts[2][1] == 0)
  }

  @Test func `One instance is never shown beside a different one`() {
    for script in ["launch A; rotate; home; return", "launch A; open B; rotate; back; open A"] {
      let rows = Comparison(of: parsed(script)).steps.flatMap(\.rows).filter(\.isAligned)
      #expect(!rows.isEmpty)
      #expect(rows.filter { $0.android?.neutral?.subject != $0.ios?.neutral?.subject } == [])
    }
  }

  @Test func `A script's own settings apply`() {
    let script = parsed("versions ios ..17; device ios idiom=pad; only ios; controller A; launch A")
    let comparison = Comparison(of: script)
    #expect(comparison.android == nil)
    #expect(comparison.ios == ComparedPlatform(version: 17, device: ["idiom=pad"]))
    #expect(comparison.isCarriedOut)
  }

  @Test func `Closing a screen under another removes only that one`() {
    let closed = Comparison(of: parsed("launch A; open B; close A")).steps[2]
    #expect(closed.rows.filter { !$0.isAligned && $0.ios?.neutral != nil } == [])
    #expect(closed.rows.contains { $0.isAligned && $0.ios?.neutral?.description == "A.destroy" })
    let covered = Comparison(of: parsed("launch A; present B; close A")).steps[2]
    #expect(covered.notes.map(\.platform) == [.ios])
    #expect(covered.notes.first?.text.contains("B is presented over A") == true)
    // A page in a part is no screen of its own.
    let pages = "screen A; part T in A; controller X; pages W in T viewControllers=X"
    let paged = Comparison(of: parsed("\(pages); launch A; open A; close; close")).steps[3]
    #expect(paged.notes.map(\.text) == [UnavailableInput.rootCannotBeClosed.explanation])
    let root = Comparison(of: parsed("launch A; close A"))
    #expect(root.steps[1].notes.map(\.text) == [UnavailableInput.rootCannotBeClosed.explanation])
    #expect(root.isCarriedOut)
  }

  @Test(arguments: [
    (
      "activity A; activity B\non A.onResume: start B\non B.onResume: start A\nlaunch A",
      "B.onCreate"
    ),
    (
      "controller A; controller B\non A.viewDidAppear: push B\non B.viewDidAppear: push A\nlaunch A",
      "B.viewDidLoad"
    ),
    (
      "controller A\non A.viewDidLayoutSubviews: setNeedsLayout\nlaunch A",
      "A.viewDidLayoutSubviews"
    ),
  ])
  func `A step that never settles shows its beginning and what repeats`(
    script: String, callback: String
  ) {
    let comparison = Comparison(of: parsed(script))
    let step = comparison.steps[0]
    #expect(!comparison.isCarriedOut)
    #expect((5...100).contains(step.rows.count))
    let cycle = step.notes.last?.text ?? ""
    #expect(cycle.hasPrefix("from here on the same callbacks repeat without end:"))
    #expect(cycle.contains(callback))
  }

  @Test func `A step that ends is no loop, however many objects of a class hear the same`() {
    let added = Array(repeating: "add F", count: 8).joined(separator: ", ")
    let comparison = Comparison(
      of: parsed(
        """
        activity A; fragment F in A notAdded
        on A.onCreate: registerFragmentLifecycleCallbacks
        launch A; android: commit \(added); rotate
        """), showing: .all)
    #expect(comparison.isCarriedOut)
    let callbacks = comparison.steps[2].rows.compactMap { $0.android?.callback?.short }
    #expect(callbacks.filter { $0.hasSuffix(".onFragmentResumed") }.count == 8)
    #expect(comparison.steps[2].notes.isEmpty)
  }
}

extension ComparisonRow {
  /// Whether both platforms have the same neutral event at this place.
  fileprivate var isAligned: Bool { android != nil && ios != nil }
}
