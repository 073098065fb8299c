import AndroidModel

/// An activity with a host `H`, whose entries read as strings: `D.ON_CREATE`.
struct NavScenario {
  var device: AndroidDevice
  /// The host whose controller is called.
  var host = InstanceID("H")
  private(set) var lastReaction = AndroidReaction()

  /// A graph `G` with the fragments `S` and `D`, a dialog `X`, and a graph `N` with `E`.
  init(
    _ release: FragmentRelease = .v1_8, graphs: [NavGraphDeclaration] = Self.graphs,
    scripts: [CallbackScript] = []
  ) throws {
    var host = FragmentDeclaration(name: "H")
    host.host = "A"
    host.navHost = NavHostDeclaration(graph: "G", isDefault: true)
    var dialog = FragmentDeclaration(name: "X")
    dialog.kind = .dialog(hasContentView: true)
    let fragments = ["S", "D", "E", "F"].map { FragmentDeclaration(name: $0) }
    var app = AndroidApp(
      activities: [ActivityDeclaration(name: "A")], fragments: [host, dialog] + fragments,
      scripts: scripts, fragmentRelease: release)
    app.navGraphs = graphs
    device = AndroidDevice(api: AndroidVersion.newest, app: app)
    try when(.launch(activity: "A"))
  }

  static let graphs = [
    NavGraphDeclaration(name: "G", destinations: ["S", "D", "X", "N"]),
    NavGraphDeclaration(name: "N", destinations: ["E"]),
  ]

  /// Performs stimuli without settling in between, and returns the entries' events.
  @discardableResult
  mutating func when(_ stimuli: AndroidStimulus...) throws -> String {
    lastReaction = try device.perform(stimuli)
    return lastReaction.events.compactMap { event in
      guard case .backStackEntry(let step) = event.callback else { return nil }
      return "\(event.arguments.first?.value ?? "").\(step.rawValue)"
    }.joined(separator: " ")
  }

  @discardableResult
  mutating func navigate(
    _ name: String, _ change: (inout NavOptions) -> Void = { _ in }
  ) throws -> String {
    var options = NavOptions()
    change(&options)
    return try call(.navigate(to: name, options))
  }

  @discardableResult
  mutating func pop(
    _ name: String? = nil, inclusive: Bool = false, saveState: Bool = false
  ) throws -> String {
    try call(.popBackStack(to: name, inclusive: inclusive, saveState: saveState))
  }

  @discardableResult
  mutating func call(_ action: NavigationAction) throws -> String {
    try when(.appCode(.navController(action), in: host))
  }

  var crash: String? { lastReaction.crash?.name }
}
