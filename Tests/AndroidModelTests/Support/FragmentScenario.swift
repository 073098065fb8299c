public import AndroidModel

/// A bare host with fragments whose reactions read as strings: `x.onPause x.onStop`.
struct FragmentScenario {
  private var harness: FragmentHostHarness
  /// Whether lifecycle events are shown too: `x:ON_START`, `x:view:ON_START`.
  var showsLifecycles = false
  /// Whether the observers' callbacks are shown too, with the owner of the manager:
  /// `x.onFragmentStarted@Host`.
  var showsObservers = false
  /// Whether the host's own core callbacks are shown too.
  var showsHost = false

  /// - Parameter configure: changes the declaration of a class.
  init(
    _ classes: [String], scripts: [CallbackScript] = [], release: FragmentRelease = .v1_4,
    configure: (inout FragmentDeclaration) -> Void = { _ in }
  ) {
    let fragments = classes.map { name in
      var declaration = FragmentDeclaration(name: name)
      configure(&declaration)
      return declaration
    }
    harness = FragmentHostHarness(
      FragmentHostApp(
        host: "Host", fragments: fragments, scripts: scripts, release: release))
  }

  /// A host that is resumed, with these fragments added to `main` in one transaction.
  static func resumed(
    _ classes: [String] = ["x"], adding added: [String] = [], scripts: [CallbackScript] = [],
    release: FragmentRelease = .v1_4, configure: (inout FragmentDeclaration) -> Void = { _ in }
  ) throws -> FragmentScenario {
    var scenario = FragmentScenario(
      classes, scripts: scripts, release: release, configure: configure)
    try scenario.launch()
    if !added.isEmpty { try scenario.commit(added.map { .adding($0) }) }
    return scenario
  }

  var snapshot: NamedSnapshot? { harness.namedSnapshot }

  func fragment(_ id: InstanceID) -> NamedSnapshot.Fragment? {
    snapshot?.fragments.first { $0.id == id }
  }

  func fragment(_ name: String) -> NamedSnapshot.Fragment? {
    fragment(InstanceID(name))
  }

  /// Runs steps of the host and then the main queue.
  @discardableResult
  mutating func host(
    _ steps: (inout FragmentHostHarness) throws(AndroidException) -> Void
  ) throws -> String {
    try steps(&harness)
    try harness.runQueue()
    return takeCallbacks()
  }

  @discardableResult
  mutating func launch() throws -> String {
    try host { host throws(AndroidException) in
      try host.create(saved: false, retained: false)
      try host.start()
      try host.resume()
    }
  }

  @discardableResult
  mutating func rotate() throws -> String {
    try host { host throws(AndroidException) in
      try host.pause()
      try host.stop()
      try host.save()
      try host.destroy(changingConfigurations: true)
      try host.create(saved: true, retained: true)
      try host.start()
      try host.resume()
    }
  }

  @discardableResult
  mutating func finish() throws -> String {
    try host { host throws(AndroidException) in
      try host.pause()
      try host.stop()
      try host.destroy(changingConfigurations: false)
    }
  }

  /// Makes calls in one turn of the loop, then runs the main queue.
  @discardableResult
  mutating func call(_ actions: FragmentAction...) throws -> String {
    for action in actions {
      do throws(FragmentHostHarness.CallFailure) {
        lastReturned = try harness.call(action)
      } catch {
        throw error.exception
      }
    }
    try harness.runQueue()
    return takeCallbacks()
  }

  /// Makes calls in one turn of the loop.
  ///
  /// - Returns: how far the last one got before it threw; nil if none did.
  mutating func phase(
    of action: FragmentAction, after pending: FragmentAction...
  ) -> FragmentHostHarness.CallPhase? {
    do throws(FragmentHostHarness.CallFailure) {
      for other in pending { _ = try harness.call(other) }
      _ = try harness.call(action)
      return nil
    } catch {
      return error.phase
    }
  }

  /// Makes a call, then runs the main queue.
  ///
  /// - Returns: the views of the container `main` in between.
  mutating func viewsDuring(_ action: FragmentAction) throws -> [InstanceID] {
    lastReturned = try harness.call(action)
    let views = snapshot?.managers.first?.containers.first?.views ?? []
    try harness.runQueue()
    return views
  }

  /// What the last call returned.
  private(set) var lastReturned: Bool?

  @discardableResult
  mutating func commit(
    _ operations: [FragmentTransaction.Operation], reordering: Bool? = nil,
    backStack: FragmentTransaction.BackStackEntryName? = nil,
    _ commit: FragmentTransaction.Commit = .commit, in manager: FragmentManagerReference = .host
  ) throws -> String {
    try call(
      .committing(
        operations, reordering: reordering, backStack: backStack, commit, in: manager))
  }

  private mutating func takeCallbacks() -> String {
    harness.takeEvents().compactMap { event in
      switch (event.subject, event.callback) {
      case (.fragment(let id), .fragment(let callback)):
        guard event.mark == .entered else { return nil }
        return "\(id).\(callback.rawValue)" + text(of: event, callback)
      case (.fragment(let id), .lifecycle(let change, let ofView)):
        return showsLifecycles ? "\(id)\(ofView ? ":view" : ""):\(change.rawValue)" : nil
      case (.fragment(let id), .fragmentResult):
        guard event.mark == .entered else { return nil }
        return "\(id).result(\(event.arguments.map(\.value).joined(separator: "=")))"
      case (.fragment(let id), .fragmentObserver(let callback)):
        guard event.mark == .entered, showsObservers else { return nil }
        return "\(id).\(callback.rawValue)@\(event.arguments.first?.value ?? "")"
      case (.activity(let id), .activity(let callback)):
        guard event.mark == .entered, showsHost, ActivityCallback.core.contains(callback) else {
          return nil
        }
        return "\(id).\(callback.rawValue)"
      default: return nil
      }
    }.joined(separator: " ")
  }

  private func text(of event: AndroidEvent, _ callback: FragmentCallback) -> String {
    switch callback {
    case .onHiddenChanged, .onPrimaryNavigationFragmentChanged, .setUserVisibleHint:
      "(\(event.arguments.first?.value ?? ""))"
    default: event.arguments.first?.value == "bundle" ? "(state)" : ""
    }
  }
}

extension FragmentAction {
  static func committing(
    _ operations: [FragmentTransaction.Operation], reordering: Bool? = nil,
    backStack: FragmentTransaction.BackStackEntryName? = nil,
    _ commit: FragmentTransaction.Commit = .commit, in manager: FragmentManagerReference = .host,
    animations: FragmentAnimations = FragmentAnimations()
  ) -> FragmentAction {
    .transaction(
      FragmentTransaction(
        manager: manager, commit: commit, reordering: reordering, backStack: backStack,
        animations: animations, operations: operations))
  }

  static func pop(
    _ target: BackStackTarget = .top, immediate: Bool = false,
    in manager: FragmentManagerReference = .host
  ) -> FragmentAction {
    .popBackStack(manager, target, immediate: immediate)
  }
}

extension FragmentTransaction.Operation {
  /// Adds a new instance.
  static func adding(_ name: String, to container: String? = "main") -> Self {
    .add(.new(className: name), container: container, tag: nil)
  }

  static func replacing(with name: String, in container: String = "main") -> Self {
    .replace(.new(className: name), container: container, tag: nil)
  }
}

extension FragmentReference: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self = .instance(name.instance) }
}

extension String {
  /// `x`, or `x#2` for the second instance.
  var instance: InstanceID {
    let parts = split(separator: "#")
    return InstanceID(String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
  }
}

/// The sequences of callbacks that occur everywhere, under the abbreviations of the facts.
enum Run {
  static func attach(_ x: String) -> String { "\(x).onAttach \(x).onCreate" }

  static func view(_ x: String) -> String {
    "\(x).onCreateView \(x).onViewCreated \(x).onActivityCreated \(x).onViewStateRestored"
      + " \(x).onStart"
  }

  /// Up to `onStart`.
  static func new(_ x: String) -> String { attach(x) + " " + view(x) }

  static func off(_ x: String) -> String { "\(x).onPause \(x).onStop" }

  static func gone(_ x: String) -> String { "\(x).onDestroyView \(x).onDestroy \(x).onDetach" }

  /// Without a view.
  static func newHeadless(_ x: String) -> String {
    attach(x) + " \(x).onCreateView \(x).onActivityCreated \(x).onStart \(x).onResume"
  }
}
