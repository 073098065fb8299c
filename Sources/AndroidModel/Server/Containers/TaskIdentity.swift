extension Task {
  /// What a task was made for, and what it is compared by when it is looked for again.
  ///
  /// `Task.setIntent`, `isSameIntentFilter` in
  /// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/Task.java
  struct Identity: Hashable, Sendable {
    /// Boxed, so that an identity is passed on as one reference.
    private var content: Boxed<Content>

    private struct Content: Hashable, Sendable {
      var base: Base?
      var ofMovedActivity: Base?
      var affinity: TaskAffinity?
      var rootAffinity: TaskAffinity?
      var leavesRecentTasks = false
      /// `mNeverRelinquishIdentity`
      var isFixed = false
      /// `rootWasReset`: it has been started from its front door.
      var wasReset = false
      let maxRecents: Int
      let isPersistable: Bool

      /// How `setIntent` changes it, which only a task obeys whose first activity gives its
      /// identity up.
      mutating func set(_ base: Base, info: ActivityInfo) {
        if self.base == nil {
          isFixed = !info.flags.contains(.relinquishTaskIdentity)
          rootAffinity = info.taskAffinity
        } else if isFixed {
          return
        }
        affinity = info.taskAffinity
        self.base = base
        if base.intent.flags.contains(.resetTaskIfNeeded) { wasReset = true }
        let isUnkeptDocument =
          base.intent.flags.contains(.newDocument) && !base.intent.flags.contains(.retainInRecents)
          && info.documentLaunchMode == .none
        leavesRecentTasks = info.flags.contains(.autoRemoveFromRecents) || isUnkeptDocument
      }

      /// Changes the flags of what it was made for.
      mutating func setFlag(_ flag: IntentFlags, _ isSet: Bool) {
        guard var begun = base ?? ofMovedActivity else { return }
        if isSet { begun.intent.flags.insert(flag) } else { begun.intent.flags.remove(flag) }
        if base == nil { ofMovedActivity = begun } else { base = begun }
      }
    }

    /// `intent` and `realActivity`; nil: it was made for an activity that had to leave another
    /// task, and was not started.
    var base: Base? { content.value.base }
    /// `affinityIntent`: the intent of the activity that it was made for in that case.
    var ofMovedActivity: Base? { content.value.ofMovedActivity }
    /// `getBaseIntent`: of a task that was not started, that of the activity that it was made for.
    var baseIntent: Intent? { (base ?? ofMovedActivity)?.intent }
    /// Nil never equals another.
    var affinity: TaskAffinity? { content.value.affinity }
    /// The first that it had.
    var rootAffinity: TaskAffinity? { content.value.rootAffinity }
    /// `autoRemoveRecents`: it leaves the recent tasks with its last activity.
    var leavesRecentTasks: Bool { content.value.leavesRecentTasks }
    /// How many documents of its activity the recent tasks hold.
    var maxRecents: Int { content.value.maxRecents }

    /// It is among the recent tasks when the device has been started anew: its first activity says
    /// so.
    var isPersistable: Bool { content.value.isPersistable }

    /// An intent, and the activity that it leads to.
    struct Base: Hashable, Sendable {
      fileprivate(set) var intent: Intent
      let activity: ClassID
    }

    /// Of a task that is made for a start.
    init(intent: Intent, info: ActivityInfo) {
      self.init(Base(intent: intent, activity: info.name), info: info)
    }

    init(_ base: Base, info: ActivityInfo) {
      var content = Content(
        maxRecents: info.maxRecents,
        isPersistable: info.flags.isPersistable(with: base.intent.flags))
      content.set(base, info: info)
      self.content = Boxed(consume content)
    }

    /// Of a task that is made for an activity that has to leave another.
    init(moving activity: Base, info: ActivityInfo) {
      content = Boxed(
        Content(
          ofMovedActivity: activity, affinity: info.taskAffinity, rootAffinity: info.taskAffinity,
          maxRecents: info.maxRecents,
          isPersistable: info.flags.isPersistable(with: activity.intent.flags)))
    }

    /// The launcher has come to it, which others have begun: now it is what the launcher would have
    /// begun.
    fileprivate mutating func reset(by intent: Intent, info: ActivityInfo) {
      if !content.value.wasReset { set(intent: intent, info: info) }
    }

    /// `setIntent`
    mutating func set(intent: Intent, info: ActivityInfo) {
      content.value.set(Base(intent: intent, activity: info.name), info: info)
    }

    /// Leaves the content, which others may share, alone unless it changes.
    fileprivate mutating func setFlag(_ flag: IntentFlags, _ isSet: Bool) {
      guard baseIntent?.flags.contains(flag) == !isSet else { return }
      content.value.setFlag(flag, isSet)
    }

    /// `returnsToHomeRootTask`, as far as it is asked for.
    fileprivate var returnsHome: Bool {
      content.value.base?.intent.flags.isSuperset(of: [.newTask, .taskOnHome]) == true
    }

    /// The activity above the root may yet say what the task is.
    @inline(__always)
    var isRelinquished: Bool { !content.value.isFixed && content.value.base != nil }

    var realActivity: ClassID? { content.value.base?.activity }

    /// Whether it stands for a document.
    var isDocument: Bool { documentIntent != nil }

    private var documentIntent: Intent? {
      if let intent = base?.intent, intent.isDocument { return intent }
      if let intent = ofMovedActivity?.intent, intent.isDocument { return intent }
      return nil
    }

    /// Whether it was made for this activity, and this document if for one.
    func isMade(for activity: ClassID, document: String?) -> Bool {
      (base?.activity == activity || ofMovedActivity?.activity == activity)
        && documentIntent?.data == document
    }
  }
}

extension Intent {
  var isDocument: Bool { flags.contains(.newDocument) }

  /// `filterEquals` of two intents for the same component.
  func isSameFilter(as other: Intent) -> Bool {
    action == other.action && data == other.data && type == other.type
      && categories == other.categories
  }
}

extension RootWindowContainer {
  /// `Task.setIntent`
  mutating func setIntent(_ intent: Intent, _ info: ActivityInfo, of task: TaskID) {
    changeIdentity(of: task) { $0.set(intent: intent, info: info) }
  }

  /// `complyActivityFlags`, for a start that resets the task and is not for its first activity.
  mutating func resetIdentity(of task: TaskID, by intent: Intent, _ info: ActivityInfo) {
    changeIdentity(of: task) { $0.reset(by: intent, info: info) }
  }

  /// `AppTask.setExcludeFromRecents` and others: changes the flags of its intent.
  mutating func setFlag(_ flag: IntentFlags, _ isSet: Bool, of task: TaskID) {
    changeIdentity(of: task) { $0.setFlag(flag, isSet) }
  }

  /// `returnsToHomeRootTask`: it fills the display, and the home screen is to be what comes after
  /// it.
  func returnsHome(_ task: TaskID) -> Bool {
    guard let place = tasks.find(task), let identity = tasks[place].identity,
      identity.returnsHome
    else { return false }
    return stage(of: task) == nil && !windowingMode(of: task).hasOwnBounds
  }

  /// `Task.updateEffectiveIntent`: a task whose root gives its identity up has that of the lowest
  /// activity that does not.
  mutating func updateEffectiveIntent(of task: TaskID) {
    guard let place = tasks.find(task), tasks[place].hasRelinquishedIdentity,
      let activity = find(effectiveRoot(of: task)), let info = activities[activity].info
    else { return }
    setIntent(activities[activity].intent, info, of: task)
  }
}
