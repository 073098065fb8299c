import AndroidModel
import Testing

/// Facts V01–V06: the pager that fills itself around the current page.
struct ViewPagerTests {
  @Test func `the pages around the current one exist, and only the current one is resumed`() throws
  {
    var scenario = try PagerScenario.launched(.fragmentStatePagerAdapter) {
      $0.offscreenPageLimit = 2
    }
    #expect(scenario.alive == "p0 RESUMED, p1 STARTED, p2 STARTED")
    try scenario.when(.page(3))
    #expect(
      scenario.alive == "p1 STARTED, p2 STARTED, p3 RESUMED, p4 STARTED, p5 STARTED")
  }

  @Test func `a limit below one counts as one`() throws {
    let scenario = try PagerScenario.launched(.fragmentStatePagerAdapter) {
      $0.offscreenPageLimit = 0
    }
    #expect(scenario.alive == "p0 RESUMED, p1 STARTED")
  }

  @Test func `nested pages are destroyed from the inside out`() throws {
    var scenario = try PagerScenario.launched(.fragmentStatePagerAdapter) {
      $0.offscreenPageLimit = 2
    }
    try scenario.when(.page(2))
    let callbacks = try scenario.when(.page(5))
    #expect(
      callbacks.hasSuffix(
        "p2.onSaveInstanceState p1.onSaveInstanceState p0.onSaveInstanceState"
          + " p2.onStop p1.onStop p0.onStop \(Run.gone("p2")) \(Run.gone("p1")) \(Run.gone("p0"))"))
  }

  @Test func `a current item set before the first layout is the first page`() throws {
    let script = CallbackScript(
      .allInstances(ofClass: "A"), .activity(.onCreate), condition: .withoutSavedState,
      do: [.setCurrentItem(pager: "v", item: 3, smoothScroll: true)])
    var scenario = PagerScenario(.fragmentPagerAdapter, scripts: [script])
    let callbacks = try scenario.when(.launch(activity: "A"))
    #expect(callbacks.hasPrefix("\(Run.new("p3")) p2.onAttach"))
    #expect(scenario.alive == "p2 STARTED, p3 RESUMED, p4 STARTED")
  }

  @Test func `an item outside the adapter's range becomes the nearest inside it`() throws {
    var scenario = try PagerScenario.launched(.fragmentStatePagerAdapter)
    try scenario.when(.page(99))
    #expect(scenario.alive == "p4 STARTED, p5 RESUMED")
    try scenario.when(.page(-1))
    #expect(scenario.alive.hasPrefix("p0#2 RESUMED, p1#2 STARTED"))
  }

  @Test func `several pages can have the same class`() throws {
    let scenario = try PagerScenario.launched(
      .fragmentStatePagerAdapter, pages: ["p", "p", "p"])
    #expect(scenario.device.state(ofFragment: InstanceID("p")) == .resumed)
    #expect(scenario.device.state(ofFragment: InstanceID("p", 2)) == .started)
  }

  @Test func `a page cannot turn the pager while the pages change`() throws {
    let script = CallbackScript(
      .allInstances(ofClass: "p0"), .fragment(.onPause),
      do: [.setCurrentItem(pager: "v", item: 4, smoothScroll: true)])
    var scenario = try PagerScenario.launched(.fragmentPagerAdapter, scripts: [script])
    try scenario.when(.page(1))
    #expect(scenario.lastReaction.crash?.name == "ConcurrentModificationException")
  }

  @Test func `events between the release and the end of the scroll find the old pages`() throws {
    var scenario = try PagerScenario.launched(.fragmentStatePagerAdapter)
    try scenario.when(.drag(to: 1))
    let other = FragmentAction.committing([.adding("p5")], .commitNow)
    let callbacks = try scenario.when(.letGo, .appCode(.fragments(other), in: nil))
    #expect(
      callbacks
        == "\(Run.new("p5")) p5.onResume \(Run.new("p2")) p0.onPause p1.onResume")
  }

  @Test func `releasing a page where it was changes nothing`() throws {
    var scenario = try PagerScenario.launched(.fragmentStatePagerAdapter)
    #expect(try scenario.when(.drag(to: 1), .drag(to: 0), .letGo) == "")
    #expect(scenario.alive == "p0 RESUMED, p1 STARTED")
  }

  @Test func `detached pages stay detached through a rotation, and can be attached again`() throws {
    var scenario = try PagerScenario.launched(.fragmentPagerAdapter)
    try scenario.when(.page(1))
    try scenario.when(.page(2))
    try scenario.when(.rotate)
    #expect(
      scenario.alive == "p0#2 CREATED, p1#2 STARTED, p2#2 RESUMED, p3#2 STARTED")
    #expect(try scenario.when(.page(1)).hasPrefix("p0#2.onCreateView(state)"))
  }

  @Test func `the state of removed pages survives the process`() throws {
    var scenario = try PagerScenario.launched(.fragmentStatePagerAdapter)
    try scenario.when(.page(3))
    try scenario.when(.home)
    try scenario.when(.process(.death))
    try scenario.when(.returnByLauncher)
    #expect(try scenario.when(.page(1)).contains("p1#2.onCreate(state)"))
  }

  @Test func `with user-visible hints all pages are resumed, after a rotation too`() throws {
    var scenario = try PagerScenario.launched(.fragmentStatePagerAdapter) {
      $0.behavior = .setUserVisibleHint
    }
    try scenario.when(.page(1))
    #expect(scenario.alive == "p0 RESUMED, p1 RESUMED, p2 RESUMED")
    try scenario.when(.rotate)
    #expect(scenario.alive == "p0#2 RESUMED, p1#2 RESUMED, p2#2 RESUMED")
  }

  @Test func `a pager in a fragment is destroyed with its view and restored with the next`() throws
  {
    var scenario = try PagerScenario.launched(.fragmentStatePagerAdapter, host: "f")
    try scenario.when(.page(1))
    try scenario.when(.appCode(.fragments(.committing([.detach("f")])), in: InstanceID("A")))
    #expect(scenario.alive == "p0 CREATED, p1 CREATED, p2 CREATED")
    try scenario.when(.appCode(.fragments(.committing([.attach("f")])), in: InstanceID("A")))
    #expect(scenario.alive == "p0 STARTED, p1 RESUMED, p2 STARTED")
  }
}
