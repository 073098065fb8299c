import AndroidModel
import Testing

/// Facts R01–R06: results, as far as a spec script cannot distinguish them.
struct FragmentResultTests {
  private static func on(
    _ name: String, _ callback: AndroidCallback, _ actions: FragmentAction...
  ) -> CallbackScript {
    CallbackScript(.allInstances(ofClass: name), callback, do: actions.map(AppAction.fragments))
  }

  private static func listening(
    to key: String, owner: ListenerOwner = .this
  ) -> FragmentAction {
    .result(.host, .setFragmentResultListener(requestKey: key, owner: owner))
  }

  private static func result(_ key: String, _ result: String) -> FragmentAction {
    .result(.host, .setFragmentResult(requestKey: key, result: result))
  }

  @Test func `a listener added by an observer of the same event waits for its turn`() throws {
    var scenario = try FragmentScenario.resumed(
      ["x"],
      scripts: [
        Self.on("x", .lifecycle(.onStart, ofView: false), Self.listening(to: "late")),
        Self.on("x", .fragment(.onCreate), Self.listening(to: "early")),
      ])
    scenario.showsLifecycles = true
    try scenario.call(Self.result("late", "2"), Self.result("early", "1"))
    let callbacks = try scenario.commit([.adding("x")])
    #expect(
      callbacks.contains("x.onStart x:ON_START x.result(early=1) x.result(late=2) x:view:ON_START"))
  }

  @Test func `a listener that sets a result with the same key receives it`() throws {
    var scenario = try FragmentScenario.resumed(
      ["x"], adding: ["x"],
      scripts: [
        Self.on("x", .fragment(.onCreate), Self.listening(to: "key")),
        CallbackScript(
          .allInstances(ofClass: "x"), .fragmentResult, times: 1,
          do: [.fragments(Self.result("key", "answer"))]),
      ])
    #expect(
      try scenario.call(Self.result("key", "question"))
        == "x.result(key=question) x.result(key=answer)")
  }

  @Test func `a stored result is cleared after its delivery`() throws {
    var scenario = try FragmentScenario.resumed(
      ["x"],
      scripts: [
        Self.on("x", .fragment(.onCreate), Self.listening(to: "key")),
        CallbackScript(
          .allInstances(ofClass: "x"), .fragmentResult, times: 1,
          do: [.fragments(.result(.host, .clearFragmentResultListener(requestKey: "key")))]),
      ])
    try scenario.call(Self.result("key", "stored"))
    #expect(try scenario.commit([.adding("x")]).contains("x.result(key=stored)"))
    #expect(try scenario.call(Self.result("key", "second")) == "")
  }

  @Test func `the listeners of a removed fragment are gone`() throws {
    var scenario = try FragmentScenario.resumed(
      ["x"], adding: ["x"],
      scripts: [
        CallbackScript(
          .allInstances(ofClass: "x"), .fragment(.onCreate), times: 1,
          do: [.fragments(Self.listening(to: "key"))])
      ])
    try scenario.commit([.remove(.instance(InstanceID("x")))])
    try scenario.commit([.add(.existing(.instance(InstanceID("x"))), container: "main", tag: nil)])
    #expect(try scenario.call(Self.result("key", "late")) == "")
  }

  @Test func `the view's LifecycleOwner exists from onCreateView to onDestroyView`() throws {
    for callback in [FragmentCallback.onCreateView, .onViewCreated, .onDestroyView] {
      var scenario = try FragmentScenario.resumed(
        ["x"],
        scripts: [Self.on("x", .fragment(callback), .getViewLifecycleOwner(.current))])
      try scenario.commit([.adding("x")])
      try scenario.finish()
    }
    for callback in [FragmentCallback.onCreate, .onDestroy] {
      var scenario = try FragmentScenario.resumed(
        ["x"],
        scripts: [Self.on("x", .fragment(callback), .getViewLifecycleOwner(.current))])
      #expect(throws: AndroidException.self) {
        try scenario.commit([.adding("x")])
        try scenario.finish()
      }
    }
  }

  @Test func `a listener registered in onCreateView follows the view that is returned`() throws {
    var scenario = try FragmentScenario.resumed(
      ["x"],
      scripts: [
        Self.on("x", .fragment(.onCreateView), Self.listening(to: "key", owner: .view))
      ])
    scenario.showsLifecycles = true
    try scenario.call(Self.result("key", "1"))
    #expect(
      try scenario.commit([.adding("x")])
        .contains("x.onStart x:ON_START x:view:ON_START x.result(key=1)"))
  }
}
