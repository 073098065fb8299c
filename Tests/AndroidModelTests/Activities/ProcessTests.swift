import AndroidModel
import Testing

/// The process comes and goes; the records and saved states stay with the system.
struct ProcessTests {
  private let a = ActivityDeclaration.named("A")
  private let b = ActivityDeclaration.named("B")
  private let translucent = ActivityDeclaration.named("T") { $0.theme = .translucent }

  @Test func `the application comes before the first activity and only once`() throws {
    var scenario = Scenario([a, b]).watching(.attachBaseContext)
    scenario.watchesApplication = true
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "app.attachBaseContext app.onCreate A.attachBaseContext A.onCreate A.onStart A.onResume")
    #expect(try !scenario.when(.start("B")).contains("app."))
  }

  @Test func `a process killed in the background says nothing and is made again`() throws {
    var scenario = Scenario([a]).watching(.onRestoreInstanceState)
    scenario.watchesApplication = true
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.home)
    #expect(try scenario.when(.process(.death)) == "")
    #expect(scenario.state("A") == .notCreated)
    #expect(scenario.tasks == "[A]")
    #expect(
      try scenario.when(.returnByRecents)
        == "app.attachBaseContext app.onCreate A#2.onCreate A#2.onStart "
        + "A#2.onRestoreInstanceState(bundle) A#2.onResume")
  }

  @Test func `of a killed stack only the top is made again until the rest shows`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    try scenario.when(.home)
    try scenario.when(.process(.death))
    #expect(try scenario.when(.returnByRecents) == "B#2.onCreate B#2.onStart B#2.onResume")
    #expect(
      try scenario.when(.back)
        == "B#2.onPause A#2.onCreate A#2.onStart A#2.onResume B#2.onStop B#2.onDestroy")
  }

  @Test func `below a translucent top both are made again`() throws {
    var scenario = Scenario([a, translucent])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("T"))
    try scenario.when(.home)
    try scenario.when(.process(.death))
    let events = try scenario.when(.returnByRecents).split(separator: " ")
    #expect(
      events.filter { $0.hasPrefix("A") }
        == ["A#2.onCreate", "A#2.onStart", "A#2.onResume", "A#2.onPause"])
    #expect(scenario.state("T", 2) == .resumed)
    #expect(scenario.state("A", 2) == .paused)
  }

  @Test func `a crash loses the unsaved top and shows the one below`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(
      try scenario.when(.throwException("NullPointerException"))
        == "A#2.onCreate A#2.onStart A#2.onResume")
    #expect(scenario.lastReaction.crash?.name == "NullPointerException")
    #expect(scenario.tasks == "[A#2]")
  }

  @Test func `a second crash costs one more activity, as the process was wanted again`() throws {
    var scenario = Scenario([a, b, .named("C")])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    try scenario.when(.start("C"))
    try scenario.when(.throwException("X"))
    #expect(scenario.tasks == "[A B#2]")
    try scenario.when(.throwException("X"))
    #expect(scenario.tasks == "[A#2]")
  }

  @Test func `a crash while the caller is unsaved loses both`() throws {
    var scenario = Scenario(
      [a, b], scripts: [.on("B", .onCreate, .startActivity(Intent("Nowhere")))])
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("B"))
        == "A.onPause B.onCreate")
    #expect(scenario.lastReaction.crash?.name == "ActivityNotFoundException")
    #expect(scenario.tasks == "")
  }

  @Test func `an app that crashes whenever it is restored does not start for ever`() throws {
    var scenario = Scenario(
      [a, b],
      scripts: [.on("A", .onRestoreInstanceState, .startActivity(Intent("Nowhere")))])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(try scenario.when(.throwException("X")) == "A#2.onCreate A#2.onStart")
    #expect(scenario.lastReaction.crash?.name == "X")
    #expect(scenario.tasks == "")
  }

  @Test func `swiping away and force stop end without a word`() throws {
    for stimulus in [AndroidStimulus.swipeAway, .process(.forceStop)] {
      var scenario = Scenario([a, b])
      try scenario.when(.launch(activity: "A"))
      try scenario.when(.start("B"))
      try scenario.when(.home)
      #expect(try scenario.when(stimulus) == "")
      #expect(scenario.lastReaction.processDied)
      #expect(scenario.tasks == "")
      #expect(scenario.state("A") == .destroyed)
      #expect(try scenario.when(.launch(activity: "A")) == "A#2.onCreate A#2.onStart A#2.onResume")
    }
  }

  @Test func `force stop reaches an app that is only being started, and what is saved`() throws {
    var scenario = Scenario([a, b])
    #expect(try scenario.when(.launch(activity: "A"), .process(.forceStop)) == "")
    #expect(scenario.tasks == "")
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.start("B"))
    #expect(try scenario.when(.process(.forceStop)) == "")
    #expect(scenario.tasks == "")
  }

  @Test func `without keeping activities the instance goes but not the process`() throws {
    var scenario = Scenario([a, b], keepsActivities: false).watching(
      .onSaveInstanceState, .onRestoreInstanceState)
    scenario.watchesApplication = true
    try scenario.when(.launch(activity: "A"))
    let left = try scenario.when(.home)
    #expect(
      left.hasPrefix("A.onPause A.onStop A.onSaveInstanceState A.onDestroy"))
    #expect(scenario.lastReaction.events.last { $0.mark == .entered }?.isFinishing != true)
    #expect(
      try scenario.when(.returnByRecents)
        == "A#2.onCreate A#2.onStart A#2.onRestoreInstanceState(bundle) A#2.onResume")
  }

  @Test func `a stopped instance can be released, a visible one not`() throws {
    var scenario = Scenario([a, b])
    try scenario.when(.launch(activity: "A"))
    #expect(try scenario.when(.code(.releaseInstance)) == "")
    try scenario.when(.start("B"))
    #expect(try scenario.when(.code(.releaseInstance, in: "A")) == "A.onDestroy")
    #expect(scenario.tasks == "[A B]")
    #expect(
      try scenario.when(.back)
        == "B.onPause A#2.onCreate A#2.onStart A#2.onResume B.onStop B.onDestroy")
  }

  @Test func `the process hears that nothing of it shows any more, and once`() throws {
    var scenario = Scenario([a, b]).watching(.onTrimMemory)
    try scenario.when(.launch(activity: "A"))
    #expect(try !scenario.when(.start("B")).contains("Trim"))
    #expect(
      try scenario.when(.home)
        == "B.onPause B.onStop A.onTrimMemory(TRIM_MEMORY_UI_HIDDEN) "
        + "B.onTrimMemory(TRIM_MEMORY_UI_HIDDEN)")
  }

  @Test(arguments: [33, 34])
  func `most levels of memory pressure are not told from API 34 on`(api: Int) throws {
    var scenario = Scenario([a], api: api).watching(.onTrimMemory)
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.process(.trimMemory(.runningCritical)))
        == (api < 34 ? "A.onTrimMemory(TRIM_MEMORY_RUNNING_CRITICAL)" : ""))
  }

  @Test func `before API 24 a covered activity saves without stopping`() throws {
    var scenario = Scenario([a, translucent], api: 23).watching(.onSaveInstanceState)
    scenario.watchesLifecycle = true
    try scenario.when(.launch(activity: "A"))
    #expect(
      try scenario.when(.start("T")).split(separator: " ").filter { $0.hasPrefix("A.") }
        == ["A.lifecycle.ON_PAUSE", "A.onPause", "A.onSaveInstanceState", "A.lifecycle.ON_STOP"])
    #expect(
      try scenario.when(.back).split(separator: " ").filter { $0.hasPrefix("A.") }
        == ["A.onResume", "A.lifecycle.ON_START", "A.lifecycle.ON_RESUME"])
    try scenario.when(.start("T"))
    #expect(
      try scenario.when(.home).split(separator: " ").filter { $0.hasPrefix("A.") }
        == ["A.onStop"])
  }

  @Test(arguments: [27, 28, 29])
  func `the observed lifecycle follows the way up and leads the way down`(api: Int) throws {
    var scenario = Scenario([a], api: api).watching(.onPostResume)
    scenario.watchesLifecycle = true
    let resumed =
      api < 29
      ? "A.onResume A.lifecycle.ON_RESUME A.onPostResume"
      : "A.onResume A.onPostResume A.lifecycle.ON_RESUME"
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "A.onCreate A.lifecycle.ON_CREATE A.onStart A.lifecycle.ON_START \(resumed)")
    #expect(
      try scenario.when(.code(.finish))
        == "A.lifecycle.ON_PAUSE A.onPause A.lifecycle.ON_STOP A.onStop A.lifecycle.ON_DESTROY "
        + "A.onDestroy")
  }
}
