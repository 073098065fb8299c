import AndroidModel
import Testing

/// The behaviour of back stacks and entries in NavControllerImpl.kt and its tests that no script
/// can query.
@Suite struct NavControllerTests {
  @Test func `a nested graph is popped with its last destination`() throws {
    var scenario = try NavScenario()
    #expect(
      try scenario.navigate("N")
        == "S.ON_PAUSE S.ON_STOP N.ON_CREATE N.ON_START N.ON_RESUME E.ON_CREATE E.ON_START E.ON_RESUME"
    )
    #expect(
      try scenario.navigate("D") {
        $0.popUpTo = "E"; $0.popUpToInclusive = true
      }
      .hasPrefix("E.ON_PAUSE E.ON_STOP N.ON_PAUSE N.ON_STOP D.ON_CREATE"))
    #expect(try scenario.when(.back).contains("D.ON_DESTROY"))
    #expect(try scenario.pop("N") == "")
  }

  @Test func `a new instance of the graph leaves the old one where it is`() throws {
    var scenario = try NavScenario()
    #expect(
      try scenario.navigate("G")
        == "S.ON_PAUSE S.ON_STOP G.ON_PAUSE G.ON_STOP G.ON_CREATE G.ON_START G.ON_RESUME "
        + "S.ON_CREATE S.ON_START S.ON_RESUME")
    #expect(
      try scenario.pop()
        == "S.ON_PAUSE S.ON_STOP G.ON_PAUSE G.ON_STOP G.ON_START G.ON_RESUME S.ON_START "
        + "G.ON_DESTROY S.ON_DESTROY S.ON_RESUME")
  }

  @Test func `popping the last destination removes everything`() throws {
    var scenario = try NavScenario()
    #expect(try scenario.pop().hasPrefix("S.ON_PAUSE S.ON_STOP"))
    #expect(try scenario.pop() == "")
    #expect(try scenario.call(.navigateUp) == "")
  }

  @Test func `Up from the only destination does nothing`() throws {
    var scenario = try NavScenario()
    #expect(try scenario.call(.navigateUp) == "")
    try scenario.navigate("D")
    #expect(try scenario.call(.navigateUp).hasSuffix("S.ON_RESUME"))
  }

  @Test func `Up from the only destination, if it is not the start, restarts the graph`() throws {
    var scenario = try NavScenario()
    try scenario.navigate("D") {
      $0.popUpTo = "S"; $0.popUpToInclusive = true
    }
    #expect(try scenario.call(.navigateUp).contains("S.ON_RESUME"))
  }

  @Test func `a host that is added again keeps its controller and has no children`() throws {
    var scenario = try NavScenario()
    func commit(_ operation: FragmentTransaction.Operation) throws {
      try scenario.when(
        .code(.fragments(.transaction(FragmentTransaction(operations: [operation])))))
    }
    let host = FragmentReference.instance(InstanceID("H"))
    try commit(.remove(host))
    try commit(.add(.existing(host), container: "main", tag: nil))
    #expect(scenario.crash == nil)
    #expect(scenario.lastReaction.events.contains { $0.callback == .fragment(.onResume) })
    #expect(!scenario.hasMoved("S"))
    #expect(try scenario.navigate("D") == "")
  }

  @Test func `a saved back stack is restored once`() throws {
    var scenario = try NavScenario()
    try scenario.navigate("D")
    try scenario.pop("D", inclusive: true, saveState: true)
    try scenario.navigate("D") { $0.restoreState = true }
    #expect(scenario.hasRestored("D"))
    try scenario.pop()
    try scenario.navigate("D") { $0.restoreState = true }
    #expect(!scenario.hasRestored("D"))
  }

  @Test func `a saved and cleared back stack is not restored`() throws {
    var scenario = try NavScenario()
    try scenario.navigate("D")
    try scenario.pop("D", inclusive: true, saveState: true)
    try scenario.call(.clearBackStack("D"))
    try scenario.navigate("D") { $0.restoreState = true }
    #expect(!scenario.hasRestored("D"))
    #expect(try scenario.when(.back).hasSuffix("S.ON_RESUME"))
  }

  @Test func `a saved back stack survives the process`() throws {
    var scenario = try NavScenario()
    try scenario.navigate("D")
    try scenario.pop("D", inclusive: true, saveState: true)
    try scenario.when(.home)
    try scenario.when(.process(.death))
    try scenario.when(.launch(activity: "A"))
    scenario.host = InstanceID("H", 2)
    try scenario.navigate("D") { $0.restoreState = true }
    #expect(scenario.hasRestored("D"))
  }

  @Test func `the start destination is not saved and is replaced`() throws {
    var scenario = try NavScenario()
    let told = try scenario.navigate("D") {
      $0.popUpTo = "S"
      $0.popUpToInclusive = true
      $0.popUpToSaveState = true
    }
    #expect(told.contains("S.ON_DESTROY"))
    #expect(scenario.crash == nil)
    #expect(try scenario.when(.back) == "G.ON_PAUSE D.ON_PAUSE G.ON_STOP D.ON_STOP")
  }

  @Test func `a destination behind another graph cannot be reached by its id`() throws {
    var scenario = try NavScenario()
    try scenario.navigate("E")
    #expect(scenario.crash == "IllegalArgumentException")
  }

  @Test func `after the state is saved nothing is navigated`() throws {
    var scenario = try NavScenario()
    try scenario.when(.home)
    #expect(try scenario.navigate("D") == "")
    #expect(try scenario.pop() == "")
    #expect(try scenario.navigate("X") == "")
    #expect(scenario.crash == nil)
  }

  @Test func `a fragment that the navigator does not know cannot be on its back stack`() throws {
    var scenario = try NavScenario()
    let transaction = FragmentTransaction(
      manager: .childOf(InstanceID("H")), backStack: .init("mine"),
      operations: [.replace(.new(className: "F"), container: "child", tag: nil)])
    try scenario.when(.code(.fragments(.transaction(transaction))))
    #expect(scenario.crash == "IllegalArgumentException")
  }

  @Test func `only a library with callbacks for back stack changes supports hosts`() throws {
    #expect(try NavScenario(.v1_5).crash == "NoSuchMethodError")
    #expect(try NavScenario(.v1_6).crash == nil)
  }

  @Test func `a graph cannot contain itself`() throws {
    let graph = NavGraphDeclaration(name: "G", destinations: ["G", "S", "N"])
    let nested = NavGraphDeclaration(name: "N", destinations: ["G", "D"])
    let scenario = try NavScenario(graphs: [graph, nested])
    // Its start destination does not exist.
    #expect(scenario.crash == "IllegalStateException")
  }

  @Test func `code that navigates on each event of an entry is refused or overflows the stack`()
    throws
  {
    func scenario(_ event: LifecycleEvent) throws -> NavScenario {
      let code = CallbackScript(
        .allInstances(ofClass: "H"), .backStackEntry(event),
        do: [.navController(.navigate(to: "D", NavOptions()))])
      return try NavScenario(scripts: [code])
    }
    #expect(throws: ImpossibleStimulus.self) { try scenario(.onResume) }
    #expect(try scenario(.onCreate).crash == "StackOverflowError")
  }

  @Test func `navigation from an entry's observer notifies the listeners of both destinations`()
    throws
  {
    var code = CallbackScript(
      .allInstances(ofClass: "H"), .backStackEntry(.onCreate),
      do: [.navController(.navigate(to: "S", NavOptions()))])
    code.arguments = [.init("destination", "D")]
    code.times = 1
    var scenario = try NavScenario(scripts: [code])
    try scenario.call(.addListener)
    #expect(scenario.destinations == ["S"])
    try scenario.navigate("D")
    #expect(scenario.destinations == ["D", "S"])
    try scenario.call(.removeListener)
    try scenario.pop()
    #expect(scenario.destinations == [])
  }

  @Test func `the view models of an entry are available while it is on the back stack`() throws {
    func asking(_ name: String) -> AndroidStimulus {
      .code(.viewModel(ViewModelAction(key: "k", entry: name, .get)))
    }
    var scenario = try NavScenario()
    try scenario.when(asking("S"))
    #expect(scenario.lastReaction.events.map(\.callback) == [.viewModel(.`init`)])
    try scenario.when(asking("D"))
    #expect(scenario.crash == "IllegalArgumentException")
    #expect(throws: ImpossibleStimulus.self) { try scenario.when(asking("Nowhere")) }
  }
}

extension NavScenario {
  /// The destinations reported to listeners in the last reaction.
  fileprivate var destinations: [String] {
    lastReaction.events.filter { $0.callback == .onDestinationChanged }
      .compactMap { $0.arguments.first?.value }
  }

  /// Whether an instance of this class received any event in the last reaction.
  fileprivate func hasMoved(_ name: String) -> Bool {
    lastReaction.events.contains { event in
      if case .fragment(let id) = event.subject { id.className == name } else { false }
    }
  }

  /// Whether the fragment of this class was restored from saved state in the last reaction.
  fileprivate func hasRestored(_ name: String) -> Bool {
    lastReaction.events.contains { event in
      guard event.callback == .fragment(.onCreate), event.mark == .entered,
        case .fragment(let id) = event.subject, id.className == name
      else { return false }
      return event.arguments.contains { $0.value == "bundle" }
    }
  }
}
