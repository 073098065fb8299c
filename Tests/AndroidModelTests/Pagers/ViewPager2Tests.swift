import AndroidModel
import Testing

/// Facts V07–V10: the pager that is a list.
struct ViewPager2Tests {
  @Test func `two pages that have scrolled off are kept`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    try scenario.when(.page(1))
    try scenario.when(.page(2))
    #expect(scenario.alive == "p0 STARTED, p1 STARTED, p2 RESUMED")
    #expect(
      try scenario.when(.page(3))
        == "\(Run.new("p3")) \(Run.new("p4")) p0.onSaveInstanceState p0.onStop \(Run.gone("p0"))"
        + " p2.onPause p3.onResume")
  }

  @Test func `a scroll to the next page creates the one after it, and a jump does not`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    #expect(
      try scenario.when(.page(1)) == "\(Run.new("p1")) \(Run.new("p2")) p0.onPause p1.onResume")
    #expect(try scenario.when(.page(2)) == "p1.onPause p2.onResume")
  }

  @Test func `a kept page comes back with only onResume`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    try scenario.when(.page(1))
    #expect(try scenario.when(.page(0)) == "p1.onPause p0.onResume")
  }

  @Test func `a page that is scrolled past while resumed is removed while resumed`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    #expect(
      try scenario.when(.page(3))
        .contains("p0.onSaveInstanceState p0.onPause p0.onStop \(Run.gone("p0"))"))
    #expect(scenario.alive == "p1 STARTED, p2 STARTED, p3 RESUMED")
  }

  @Test func `a scroll over more than three pages starts three pages before its end`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    let callbacks = try scenario.when(.page(5))
    #expect(callbacks.hasPrefix("p2.onAttach"))
    #expect(!callbacks.contains("p1.onAttach"))
    #expect(callbacks.hasSuffix("p5.onResume"))
  }

  @Test func `a jump forward lays out its page, then those before it, then those after`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter) { $0.offscreenPageLimit = 1 }
    #expect(
      try scenario.when(.page(4, smoothly: false))
        == "\(Run.new("p4")) p0.onPause p4.onResume \(Run.new("p3")) \(Run.new("p5"))")
  }

  @Test func `the window of a stopped activity is not laid out until it is restarted`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    try scenario.when(.home)
    let jump = AppAction.setCurrentItem(pager: "v", item: 3, smoothScroll: false)
    #expect(try scenario.when(.appCode(jump, in: InstanceID("A"))) == "")
    #expect(
      try scenario.when(.returnByLauncher)
        == "p0.onStart p0.onResume \(Run.new("p3")) p0.onPause p3.onResume")
  }

  @Test func `while the user drags the pages, the next one is not resumed`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    #expect(try scenario.when(.drag(to: 1)) == Run.new("p1"))
    #expect(try scenario.when(.wait(milliseconds: 60_000)) == "")
    #expect(try scenario.when(.letGo) == "p0.onPause p1.onResume")
  }

  @Test func `only an existing pager can be dragged, and only a dragged one released`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    let before = scenario.device
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.drag(to: 2)) }
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.drag(to: -1)) }
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.letGo) }
    #expect(scenario.device == before)
    try scenario.when(.home)
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(.drag(to: 1)) }
  }

  @Test func `a page that is requested in time is not removed as stale`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    try scenario.when(.page(1, smoothly: false))
    try scenario.when(.rotate)
    #expect(try scenario.when(.page(0)) == "p1#2.onPause p0#2.onResume")
    #expect(try scenario.when(.wait(milliseconds: 10_000)) == "")
  }

  @Test func `stale pages are removed only when transactions are allowed again`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    try scenario.when(.page(1, smoothly: false))
    try scenario.when(.rotate)
    try scenario.when(.home)
    #expect(try scenario.when(.wait(milliseconds: 10_000)) == "")
    try scenario.when(.returnByLauncher)
    #expect(scenario.alive == "p0#2 STARTED, p1#2 RESUMED")
    #expect(try scenario.when(.page(2)).hasPrefix("p0#2.onSaveInstanceState p0#2.onStop"))
  }

  @Test func `the grace period ends with the host`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter)
    try scenario.when(.page(1, smoothly: false))
    try scenario.when(.rotate)
    try scenario.when(.wait(milliseconds: 6_000))
    try scenario.when(.rotate)
    #expect(try scenario.when(.wait(milliseconds: 6_000)) == "")
    #expect(try scenario.when(.wait(milliseconds: 4_000)).hasPrefix("p0#3.onSaveInstanceState"))
  }

  /// Before API 29 the adapter is notified of the resume before the fragments are.
  @Test(arguments: [
    (28, "p0#2.onStart p1#2.onStart p1#2.onResume"),
    (29, "p1#2.onStart p0#2.onResume p0#2.onPause p1#2.onResume"),
  ])
  func `a rotation during a scroll ends it`(api: Int, end: String) throws {
    var scenario = try PagerScenario.launched(
      .fragmentStateAdapter, pages: ["p0", "p1"], api: api)
    #expect(try scenario.when(.page(1), .rotate).hasSuffix(end))
    #expect(scenario.alive == "p0#2 STARTED, p1#2 RESUMED")
  }

  @Test func `a pager in a fragment is saved with the fragment`() throws {
    var scenario = try PagerScenario.launched(.fragmentStateAdapter, host: "f")
    try scenario.when(.page(1, smoothly: false))
    try scenario.when(.rotate)
    #expect(scenario.alive == "p0#2 STARTED, p1#2 RESUMED")
    #expect(try scenario.when(.page(0)) == "p1#2.onPause p0#2.onResume")
  }

  @Test func `a pager on a page is laid out with its page`() throws {
    var scenario = PagerScenario(.fragmentStateAdapter, pages: ["p0", "p1"]) {
      $0.offscreenPageLimit = 1
    }
    var app = scenario.device.app
    app.fragments.append(FragmentDeclaration(name: "inner"))
    app.pagers.append(
      PagerDeclaration(
        name: "w", host: "p0", adapter: .fragmentStateAdapter, pages: ["inner"]))
    scenario.device = AndroidDevice(api: 36, app: app)
    let callbacks = try scenario.when(.launch(activity: "A"))
    #expect(
      callbacks.hasPrefix("\(Run.new("p0")) p0.onResume inner.onAttach p0.onAttachFragment"))
    #expect(callbacks.hasSuffix("inner.onStart inner.onResume \(Run.new("p1"))"))
  }

  @Test func `pages that endlessly contain each other overflow the stack`() throws {
    var scenario = PagerScenario(.fragmentStateAdapter, pages: ["p0"])
    var app = scenario.device.app
    app.pagers.append(
      PagerDeclaration(name: "w", host: "p0", adapter: .fragmentStateAdapter, pages: ["p0"]))
    scenario.device = AndroidDevice(api: 36, app: app)
    try scenario.when(.launch(activity: "A"))
    #expect(scenario.lastReaction.crash?.name == "StackOverflowError")
  }
}
