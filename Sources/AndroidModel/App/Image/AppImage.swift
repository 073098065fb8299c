/// The app as the machine runs it: compiled once from its declaration, and never changed.
///
/// Every class has a number, and what belongs to a class is found by that. All devices that are
/// copied from one share its image, so it is no part of what makes a device what it is.
final class AppImage: Sendable {
  let app: AndroidApp
  /// The names of the classes, by their numbers.
  var classNames: [String] { classes.names }
  /// The activities in the order of the manifest.
  let manifest: [ClassID]
  /// The app's code: what the declarations imply, then its scripts; those of a class side by side.
  let scripts: [CompiledScript]
  /// Some of it runs when a Lifecycle has got a new state.
  let hasLifecycleCode: Bool
  /// A fragment that is asked for an animation makes one, or has code that runs.
  let hasAnimationCode: Bool
  /// Its fragments do something when they are asked for an inflater.
  let hasInflaterCode: Bool
  let hasPagers: Bool
  let hasTabHosts: Bool
  /// Some layout has a view that shows fragments of its own, and saves which: one of those.
  let hasViewsWithFragments: Bool
  /// Some activity has a content view whose overrides are told.
  let hasContentViews: Bool
  /// Some fragment puts items into the options menu.
  let hasFragmentMenus: Bool
  /// Some fragment sets a target.
  let hasTargets: Bool
  /// Some layout names a fragment.
  let hasFragmentsInLayouts: Bool
  /// Some fragment is a `NavHostFragment`.
  let hasNavHosts: Bool
  let navGraphs: NavGraphs
  /// An activity lets resets move it to the task of its affinity.
  let reparentsActivities: Bool
  /// Some activity is resumed without waiting for the pause of the one before it.
  let resumesWhilePausing: Bool
  /// An app does not let others that lie below it start anything over it.
  let guardsAgainstBelow: Bool
  /// The app has told its window library which activities may be side by side.
  let embedsActivities: Bool
  /// Some override of an activity does not call `super`.
  let forgetsSuper: Bool
  /// The app's overrides read properties of their objects.
  let asks: Bool
  /// They read, or their code depends on, what only the server knows: also which of several
  /// displays is gone, and whether a parent that is not exported is there to navigate up to.
  let asksServer: Bool
  /// Every override of the app does nothing but call `super`.
  let hasEmptyOverrides: Bool
  /// Its code takes long, so that time passes.
  let takesTime: Bool
  /// A stimulus may have to be refused after much has changed: code of its own can keep an app busy
  /// for ever, and layouts count as such; of several processes one has to run first.
  let mayBeRefusedLate: Bool
  /// How the fragment library of the app moves fragments.
  let engine: any FragmentEngine.Type
  /// Its fragments are the platform's own.
  let hostsPlatformFragments: Bool
  private let classes: NameTable
  private let activities: [DeclaredActivity?]
  private let affinities: [TaskAffinity?]
  /// Its code may run in more than one process.
  let hasSeveralProcesses: Bool
  private let processTable: ProcessTable
  private let fragments: [FragmentClass?]
  private let layouts: [Layout]
  /// By class, the places of its scripts.
  private let scriptsOfClass: [Range<Int>]
  private let scriptsOfApplication: Range<Int>

  init(_ app: AndroidApp) {
    self.app = app
    engine =
      app.fragmentLibrary.hasStateManager ? StateManagerEngine.self : MoveToStateEngine.self
    hostsPlatformFragments = !app.fragmentLibrary.dispatchesInsideSuper
    let processTable = ProcessTable(app)
    self.processTable = processTable
    hasSeveralProcesses = processTable.processes.count > 1
    hasPagers = !app.pagers.isEmpty
    hasTabHosts = !app.tabHosts.isEmpty
    hasViewsWithFragments = hasPagers || hasTabHosts
    hasContentViews = app.activities.contains(where: \.hasContentView)
    hasFragmentMenus = app.fragments.contains { $0.hasOptionsMenu }
    hasTargets = app.fragments.contains { $0.target != nil }
    hasFragmentsInLayouts = app.fragments.contains { $0.layout != nil }
    reparentsActivities = app.activities.contains { $0.allowTaskReparenting }
    resumesWhilePausing = app.activities.contains { $0.resumeWhilePausing }
    guardsAgainstBelow = app.activities.contains { !$0.allowCrossUidActivitySwitchFromBelow }
    embedsActivities = app.activities.contains { !$0.embedding.isEmpty }
    forgetsSuper = app.activities.contains { !$0.overridesWithoutSuper.isEmpty }
    asks = !app.questions.isEmpty
    let code = app.impliedScripts + app.scripts
    asksServer =
      app.displays.count > 1 || app.questions.contains(.isTaskRoot) || code.asksForTaskRoot
      || app.activities.contains { !$0.isExported }
    mayBeRefusedLate =
      !app.scripts.isEmpty || hasPagers || hasTabHosts || embedsActivities || hasSeveralProcesses
      || hasFragmentsInLayouts
    hasLifecycleCode = code.hearsLifecycles
    hasAnimationCode =
      app.fragments.contains { !$0.animations.isEmpty } || code.hearsOfAnimations
    hasInflaterCode = code.hearsOfInflaters
    takesTime = code.takesTime
    let table = ClassTable(app, code)
    navGraphs = NavGraphs(of: app, table)
    hasNavHosts = !navGraphs.isEmpty
    manifest = app.activities.map { table.number(of: $0.name) }
    classes = table.table
    activities = table.byNumber(app.activities, name: \.name) {
      DeclaredActivity($0, of: app, table, processTable)
    }
    affinities = activities.map { activity in
      activity.flatMap {
        TaskAffinity(of: app.target(of: $0.declaration), in: app, table, processTable)
      }
    }
    fragments = table.byNumber(app.fragments, name: \.name) { FragmentClass($0, table) }
    layouts =
      hasFragmentsInLayouts || hasPagers || hasTabHosts
      ? classes.names.map { Layout(of: $0, in: app, table) } : []

    let sorted = SortedScripts(code, table)
    hasEmptyOverrides = sorted.scripts.isEmpty && !asks && !forgetsSuper
    scripts = sorted.scripts
    scriptsOfClass = sorted.ofClass
    scriptsOfApplication = sorted.ofApplication
  }

  /// The class of this name; nil if the app declares none.
  func classID(named name: String) -> ClassID? { classes.place(of: name).map { ClassID($0) } }

  /// The `<activity>` of the manifest for this class; nil if it has none.
  func activity(_ id: ClassID) -> ActivityDeclaration? { declaredActivity(id)?.declaration }

  /// The same by reference, without a copy.
  func declaredActivity(_ id: ClassID) -> DeclaredActivity? { declared(id, in: activities) ?? nil }

  /// Nil: the empty one, which is like no other.
  func affinity(of id: ClassID, on version: AndroidVersion) -> TaskAffinity? {
    let declared = declaredAffinity(of: id, on: version)
    guard declaredActivity(id)?.info.launchMode == .singleInstance,
      version.setsSingleInstancesApart
    else { return declared }
    return declared?.ofItsOwn(id)
  }

  /// The same as the manifest has it.
  func declaredAffinity(of id: ClassID, on version: AndroidVersion) -> TaskAffinity? {
    guard let affinity = declared(id, in: affinities) ?? nil else { return nil }
    guard processTable.hasSeveralApps else { return affinity }
    // No task has activities of two users.
    if activity(id)?.isInWorkProfile == true { return affinity }
    return version.hasAffinityOfUID ? affinity : affinity.ofAnyUID
  }

  /// By their numbers; the first is the default one of the app under test.
  var processes: [AppProcess] { processTable.processes }

  /// `processName` of an activity.
  func process(of declaration: ActivityDeclaration) -> ProcessName {
    processTable.process(of: declaration)
  }

  /// Nil: the process at this place is the default one of the app under test.
  func nameOfFurtherProcess(_ place: Int) -> String? { place == 0 ? nil : processes[place].name }

  func isOfAnotherApp(_ place: Int) -> Bool { processes[place].uid != .appUnderTest }

  /// An app that is none of the modelled ones, and has no uid, belongs to the user.
  func isInWorkProfile(_ uid: UID?) -> Bool { uid.map(processTable.isInWorkProfile) ?? false }

  var uidsOfWorkProfile: [UID] { processTable.uidsOfWorkProfile }

  func uid(of declaration: ActivityDeclaration) -> UID { processTable.uid(of: declaration) }

  /// Nil: the process is none of the modelled apps'.
  func uid(of process: ProcessName) -> UID? {
    process.runsApp ? processes[process.place].uid : nil
  }

  func activity(named name: String) -> ActivityDeclaration? {
    declaredActivity(named: name)?.declaration
  }

  func declaredActivity(named name: String) -> DeclaredActivity? {
    classID(named: name).flatMap(declaredActivity)
  }

  func fragment(_ id: ClassID) -> FragmentClass? { declared(id, in: fragments) ?? nil }

  /// Whether there is one; quicker than to look it up.
  func hasFragment(named name: String) -> Bool {
    guard let id = classID(named: name), Int(id.index) < fragments.count,
      case .some = fragments[Int(id.index)]
    else { return false }
    return true
  }

  /// What the layout of this class brings along.
  func layout(of id: ClassID) -> Layout { declared(id, in: layouts) ?? .empty }

  /// The places of the scripts of a class; nil: of the `Application`.
  @inline(__always)
  func scripts(of classID: ClassID?) -> Range<Int> {
    guard let classID else { return scriptsOfApplication }
    return declared(classID, in: scriptsOfClass) ?? 0..<0
  }

  /// A class that code names without declaring it has a number past the table.
  @inline(__always)
  private func declared<Element>(_ id: ClassID, in table: [Element]) -> Element? {
    Int(id.index) < table.count ? table[Int(id.index)] : nil
  }
}

/// Images of equal apps are equal; mostly the two are one and the same.
extension AppImage: Hashable {
  static func == (left: AppImage, right: AppImage) -> Bool {
    left === right || left.app == right.app
  }

  /// Devices that are compared mostly run the same app, so it would tell nothing.
  func hash(into hasher: inout Hasher) {}
}
