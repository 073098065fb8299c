import AndroidModel
import TestSupport

/// A program of up to 20 steps on a host with fragments of every kind, generated as it runs.
struct RandomProgram {
  private var random: SplitMix
  private var harness: FragmentHostHarness
  private(set) var events: [AndroidEvent] = []
  /// The exceptions that the app caught.
  private(set) var caught: [AndroidException] = []
  /// The exception that ended it.
  private(set) var crash: AndroidException?
  /// Violated invariants of the state after any step.
  private(set) var violations: [String] = []

  /// Whether some fragment may have postponed its enter transition.
  private var mayPostpone: Bool
  private let release: FragmentRelease
  /// Before the state manager, a waiting transaction may have been undone except for the fragments
  /// that it has already moved up. New fragments are then not added, so their host goes without
  /// them, and the others are ahead of their restored maximum.
  private var mayLeaveFragmentsBehind: Bool { mayPostpone && !release.has(.hasStateManager) }
  /// The fragments that the host had when it ended, all of which it has to take down.
  private var heldAtEnd: Set<InstanceID> = []

  /// Whether the end of the host must have ended this fragment. Before the state manager, the
  /// library forgets fragments that became active without being added, and those that an operation
  /// brings back after they had been dropped.
  func mustHaveEnded(_ id: InstanceID) -> Bool {
    guard crash == nil else { return false }
    return release.has(.hasStateManager) || !mayLeaveFragmentsBehind && heldAtEnd.contains(id)
  }

  /// Whether the host has a fragment from a layout, which the library forgets if the host is
  /// destroyed before it was started.
  private var hostHasElement: Bool
  /// Whether the previous call has not been executed yet. A fragment that one of two calls removes
  /// may leave slowly, and a later operation that comes too late leaves it half alive, in the
  /// library as well.
  private var hasCalledBefore = false

  private static let classes = ["A", "B", "P", "K", "H", "R", "D"]

  init(seed: UInt64, release: FragmentRelease) {
    random = SplitMix(seed: seed)
    self.release = release
    var fragments = Self.classes.map { FragmentDeclaration(name: $0) }
    fragments[4].kind = .headless
    fragments[5].retainsInstance = true
    fragments[6].kind = .dialog(hasContentView: true)
    fragments.append(FragmentDeclaration(name: "L"))
    hostHasElement = random.chance(2)
    fragments[7].layout = LayoutElement(.fragment, host: hostHasElement ? "Host" : "P")
    let scripts = Self.scripts(using: &random)
    mayPostpone = scripts.contains { $0.callback == .fragment(.onCreateView) }
    harness = FragmentHostHarness(
      FragmentHostApp(
        host: "Host", fragments: fragments, scripts: scripts, release: release))
  }

  /// App code in callbacks: children of `P`, and commits from inside a commit.
  private static func scripts(using random: inout SplitMix) -> [CallbackScript] {
    let commits: [FragmentTransaction.Commit] = [.commit, .commitNow, .commitAllowingStateLoss]
    let child = FragmentTransaction(
      manager: .child, commit: commits.randomElement(using: &random) ?? .commit,
      reordering: Bool.random(using: &random),
      operations: [.add(.new(className: "K"), container: "child", tag: nil)])
    let places: [FragmentCallback] = [.onAttach, .onCreate, .onViewCreated, .onStart, .onResume]
    var scripts = [
      CallbackScript(
        .allInstances(ofClass: "P"), .fragment(places.randomElement(using: &random) ?? .onCreate),
        condition: .withoutSavedState, times: 3, do: [.fragments(.transaction(child))])
    ]
    if random.chance(4) {
      scripts.append(
        CallbackScript(
          .allInstances(ofClass: "B"), .fragment(.onCreateView), times: 2,
          do: [.fragments(.postponeEnterTransition(.current))]))
    }
    if random.chance(3) {
      let sibling = FragmentTransaction(
        manager: .parent, reordering: Bool.random(using: &random),
        operations: [.add(.new(className: "B"), container: nil, tag: nil)])
      scripts.append(
        CallbackScript(
          .allInstances(ofClass: "A"), .fragment(places.randomElement(using: &random) ?? .onStart),
          times: 2, do: [.fragments(.transaction(sibling))]))
    }
    return scripts
  }

  mutating func run() {
    let steps = Int.random(in: 5...20, using: &random)
    for _ in 0..<steps where crash == nil {
      do throws(AndroidException) {
        try step()
        try harness.runQueue()
      } catch {
        crash = error
      }
      events += harness.takeEvents()
      if crash == nil { checkState() }
    }
    if crash == nil { finish() }
  }

  /// Ends the host for good, so that everything has to be taken down.
  private mutating func finish() {
    // Up to 1.0 one that a manager restores on the back stack, and then finds in its layout, is not
    // moved again unless it comes off the back stack.
    let followsBackStack = release.has(.savesRemoval)
    heldAtEnd = Set(
      known.filter { $0.isAdded || $0.isDetached || $0.isInBackStack && followsBackStack }
        .map(\.id))
    do {
      if harness.hostState == .created, !harness.hostIsStopped { try harness.start() }
      if harness.hostState == .resumed { try harness.pause() }
      if harness.hostState == .started { try harness.stop() }
      if let state = harness.hostState, state != .destroyed {
        try harness.destroy(changingConfigurations: false)
      }
      try harness.runQueue()
    } catch {
      crash = error
    }
    events += harness.takeEvents()
  }

  private mutating func step() throws(AndroidException) {
    switch harness.hostState {
    case nil, .destroyed?:
      try harness.create(saved: Bool.random(using: &random), retained: false)
    case .initialized?, .created?:
      if random.chance(3), harness.hostIsStopped || !hostHasElement {
        try recreate()
      } else {
        try harness.start()
      }
    case .started?:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: try harness.stop()
      case 1: try call()
      default: try harness.resume()
      }
    case .resumed?:
      switch Int.random(in: 0..<20, using: &random) {
      case 0: try harness.pause()
      case 1: try recreate()
      case 2: try background()
      case 3:
        // The call comes while effects are running.
        try call()
        try harness.pause()
      default:
        try call()
        if random.chance(4) {
          hasCalledBefore = true
          try call()
          hasCalledBefore = false
        }
      }
    }
  }

  private mutating func background() throws(AndroidException) {
    try harness.pause()
    try harness.stop()
    try harness.save()
    if random.chance(2) {
      harness.endProcess()
      // The instances of the dead process are gone without callbacks.
      events += harness.takeEvents()
      endedAt.append(events.count)
      try harness.create(saved: true, retained: false)
    }
  }

  /// The positions among the events at which a process ended.
  private(set) var endedAt: [Int] = []

  private mutating func recreate() throws(AndroidException) {
    if harness.hostState == .resumed { try harness.pause() }
    if harness.hostState == .started { try harness.stop() }
    try harness.save()
    try harness.destroy(changingConfigurations: true)
    try harness.create(saved: true, retained: true)
    try harness.start()
    try harness.resume()
  }

  private mutating func call() throws(AndroidException) {
    let action = randomAction()
    do throws(FragmentHostHarness.CallFailure) {
      _ = try harness.call(action)
    } catch {
      guard error.phase != .execute else { throw error.exception }
      caught.append(error.exception)
    }
  }

  private mutating func randomAction() -> FragmentAction {
    let names = ["one", "two"]
    let name = names.randomElement(using: &random) ?? "one"
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .executePendingTransactions(randomManager())
    case 1, 2:
      return .popBackStack(randomManager(), .top, immediate: Bool.random(using: &random))
    case 3:
      return .popBackStack(
        randomManager(), .named(random.chance(2) ? nil : name, inclusive: random.chance(2)),
        immediate: Bool.random(using: &random))
    case 4: return .saveBackStack(.host, name: name)
    case 5: return .restoreBackStack(.host, name: name)
    case 6 where random.chance(3): return .clearBackStack(.host, name: name)
    case 7 where random.chance(4):
      return .showDialogOnBackStack(.host, className: "D", tag: "d", name: nil)
    case 7: return .showDialog(.host, className: "D", tag: "d", now: Bool.random(using: &random))
    case 8:
      if let dialog = known.last(where: { $0.id.className == "D" })?.id {
        return random.chance(2)
          ? .dismissDialog(.instance(dialog)) : .cancelDialog(.instance(dialog))
      }
      return .transaction(randomTransaction(name))
    case 10 where known.isEmpty:
      // If there are fragments already, the element would take one of them for its own, and fail.
      return .inflate(.host, className: "L")
    case 9:
      if let fragment = known.randomElement(using: &random)?.id {
        mayPostpone = true
        return random.chance(2)
          ? .postponeEnterTransition(.instance(fragment))
          : .startPostponedEnterTransition(.instance(fragment))
      }
      return .transaction(randomTransaction(name))
    default: return .transaction(randomTransaction(name))
    }
  }

  private var known: [NamedSnapshot.Fragment] { harness.namedSnapshot?.fragments ?? [] }

  private mutating func randomManager() -> FragmentManagerReference {
    if random.chance(5), let parent = known.randomElement(using: &random) {
      return .childOf(parent.id)
    }
    return .host
  }

  private mutating func randomTransaction(_ name: String) -> FragmentTransaction {
    if random.chance(10), let attachment = randomAttachment() { return attachment }
    let manager = randomManager()
    // A call that overtakes a pending one would come too early for it.
    let isNow = random.chance(4) && !hasCalledBefore
    var operations: [FragmentTransaction.Operation] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      operations.append(randomOperation(in: manager))
    }
    return FragmentTransaction(
      manager: manager, commit: isNow ? .commitNow : .commit,
      reordering: random.chance(3) ? nil : true,
      backStack: isNow || random.chance(2) ? nil : .init(random.chance(3) ? nil : name),
      animations: random.chance(3) ? randomAnimations() : FragmentAnimations(),
      operations: operations)
  }

  private mutating func randomAnimations() -> FragmentAnimations {
    // The platform's own fragments cannot load view animations.
    let any: [FragmentAnimation?] = [
      .animator, release.has(.hasLifecycles) ? .animation : .animator, nil,
    ]
    return FragmentAnimations(
      enter: any.randomElement(using: &random) ?? nil,
      exit: any.randomElement(using: &random) ?? nil,
      popEnter: any.randomElement(using: &random) ?? nil,
      popExit: any.randomElement(using: &random) ?? nil)
  }

  /// Attaching is done alone. If the batch that removes a fragment also attaches it, the library
  /// leaves it half alive, added and yet being removed.
  private mutating func randomAttachment() -> FragmentTransaction? {
    let own = known.filter { $0.parent == nil && ($0.isDetached || $0.isAdded) }
    guard let target = own.randomElement(using: &random) else { return nil }
    let attach = FragmentTransaction.Operation.attach(.instance(target.id))
    return FragmentTransaction(
      commit: .commitNow, reordering: true,
      operations: target.isDetached ? [attach] : [.detach(.instance(target.id)), attach])
  }

  private mutating func randomOperation(
    in manager: FragmentManagerReference
  ) -> FragmentTransaction.Operation {
    let own = known.filter { fragment in
      switch manager {
      case .childOf(let parent): fragment.parent == parent
      case .host, .child, .parent, .childOfNewest: fragment.parent == nil
      }
    }
    let isNested = manager != .host
    let container = isNested ? "child" : random.chance(5) ? "side" : "main"
    let className = Self.classes.dropLast().randomElement(using: &random) ?? "A"
    guard let target = own.randomElement(using: &random)?.id, !random.chance(3), !hasCalledBefore
    else {
      return random.chance(2)
        ? .add(.new(className: className), container: random.chance(6) ? nil : container, tag: nil)
        : .replace(.new(className: className), container: container, tag: nil)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .remove(.instance(target))
    case 1: return .hide(.instance(target))
    case 2: return .show(.instance(target))
    case 3: return .detach(.instance(target))
    case 4, 5:
      let states: [LifecycleState] = [.created, .started, .resumed]
      return .setMaxLifecycle(
        .instance(target), states.randomElement(using: &random) ?? .resumed)
    case 6: return .setPrimaryNavigationFragment(random.chance(3) ? nil : .instance(target))
    default: return .replace(.new(className: className), container: container, tag: nil)
    }
  }
}

/// Invariants of any state at rest.
extension RandomProgram {
  private mutating func checkState() {
    if !harness.fragmentsAre(harness.snapshot) { violations.append("not as the snapshot says") }
    guard let snapshot = harness.namedSnapshot, let host = harness.hostState else { return }
    for fragment in snapshot.fragments {
      let limit =
        fragment.parent.flatMap { parent in
          snapshot.fragments.first { $0.id == parent }?.state
        } ?? host
      if fragment.state > limit, !mayLeaveFragmentsBehind {
        violations.append("\(fragment.id) is above what it is in")
      }
      // A fragment from a layout is shown whatever its maximum.
      let isLimited = fragment.maximum >= .created && fragment.id.className != "L"
      if isLimited && fragment.state > fragment.maximum, !mayLeaveFragmentsBehind {
        violations.append("\(fragment.id) is above its maximum")
      }
      if release.has(.stopsViewLifecycles), let view = fragment.viewState, view > fragment.state {
        violations.append("\(fragment.id) is below its view")
      }
    }
    for manager in snapshot.managers {
      if Set(manager.added).count != manager.added.count {
        violations.append("added twice in \(manager)")
      }
      // A fragment that was removed with a view for which it never got `onDestroyView` leaves the
      // view behind.
      let views = manager.containers.flatMap(\.views)
        .filter { release.has(.hasStateManager) || $0.className != "L" }
      if Set(views).count != views.count { violations.append("shown twice in \(manager)") }
      for view in views {
        let owner = snapshot.fragments.first { $0.id == view }
        // The view may be all that is left of a fragment that waits together with a postponed one.
        if owner?.viewState == nil, owner != nil || !mayPostpone {
          violations.append("\(view) is shown without a view")
        }
      }
    }
  }
}

extension RandomProgram: Equatable {
  static func == (left: RandomProgram, right: RandomProgram) -> Bool {
    left.events == right.events && left.caught == right.caught && left.crash == right.crash
      && left.harness == right.harness
  }
}
