/// `taskAffinity`, with the uid before it as `ActivityRecord.getTaskAffinityWithUid` has it since
/// API 30.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#aff
struct TaskAffinity: Hashable, Sendable {
  private let name: Name
  /// Nil: before API 30, when it is the same for all apps.
  private var uid: UID?
  /// The activity that shares it with no other class.
  private var owner: ClassID?

  private enum Name: Hashable, Sendable {
    /// The name of a package, which is the default.
    case package(UID)
    /// By the first activity of the manifests that has it.
    case ofActivity(ClassID)
  }

  /// Nil: the empty one, which is like no other.
  init?(
    of declaration: ActivityDeclaration, in app: AndroidApp, _ classes: ClassTable,
    _ processes: ProcessTable
  ) {
    let uid = processes.uid(of: declaration)
    self.uid = uid
    guard let affinity = declaration.taskAffinity else {
      name = .package(uid)
      return
    }
    if let package = processes.uid(named: affinity) {
      name = .package(package)
      return
    }
    guard !affinity.isEmpty,
      let first = app.activities.first(where: { $0.taskAffinity == affinity })
    else { return nil }
    name = .ofActivity(classes.number(of: first.name))
  }

  var ofAnyUID: TaskAffinity {
    var affinity = self
    affinity.uid = nil
    return affinity
  }

  /// `computeTaskAffinity` of a singleInstance activity with the name of its class.
  func ofItsOwn(_ activity: ClassID) -> TaskAffinity {
    var affinity = self
    affinity.owner = activity
    return affinity
  }

  /// As the manifest has it.
  var declared: TaskAffinity {
    var affinity = self
    affinity.owner = nil
    return affinity
  }
}
