/// What the window library in the app's process has in mind: which of the task fragments that it
/// has made belong together. It learns of what becomes of them by messages, and acts by calls to
/// the server.
///
/// `SplitController`, `TaskContainer` and `SplitContainer` of androidx.window.extensions, in
/// https://github.com/aosp-mirror/platform_frameworks_base/blob/015bf100434929f5ee219e5af8bc92223ff6b65a/libs/WindowManager/Jetpack/src/androidx/window/extensions/embedding/SplitController.java
struct SplitController: Hashable, Sendable {
  /// `mSplitContainers`, the newest last.
  private(set) var splits: [SplitContainer] = []
  /// Those that lost their last activity to picture-in-picture: no other activity is finished for
  /// that.
  var clearedForPictureInPicture: [TaskFragmentID] = []
  /// A message with what has changed is on its way to it.
  var isTold = false
  /// A task has changed while it was not visible.
  var needsUpdate = false

  /// `registerSplit`
  mutating func register(_ split: SplitContainer) { splits.append(split) }

  /// `removeSplitPinContainer`: an unpinned part is only a side of what it now stands beside.
  mutating func forgetSplits(with container: TaskFragmentID, but primary: TaskFragmentID?) {
    splits.removeAll { $0.secondary == container && $0.primary != primary }
  }

  /// `removeContainer`: whatever it was a side of is no split any more.
  mutating func remove(_ container: TaskFragmentID) {
    splits.removeAll { $0.contains(container) }
    clearedForPictureInPicture.removeAll { $0 == container }
  }

  /// `getActiveSplitForContainer`
  func activeSplit(of container: TaskFragmentID) -> SplitContainer? {
    splits.last { $0.contains(container) }
  }

  /// The newest of the task: `isTopMostSplit`.
  func topSplit(of task: TaskID) -> SplitContainer? { splits.last { $0.task == task } }
}

/// Two task fragments that go together.
struct SplitContainer: Hashable, Sendable {
  let task: TaskID
  let primary: TaskFragmentID
  let secondary: TaskFragmentID
  /// The one to which the rule belongs.
  let primaryActivity: ActivityToken
  let rule: Rule
  /// The primary activity stood alone, so that all of its task fragment goes with the other one.
  let primaryIsAlone: Bool

  enum Rule: Hashable, Sendable {
    case pair(EmbeddingRules)
    case placeholder(EmbeddingRules)
    /// `SplitPinContainer`: whatever is on top beside the part that is pinned.
    case pin
  }

  func contains(_ container: TaskFragmentID) -> Bool {
    container == primary || container == secondary
  }

  func other(than container: TaskFragmentID) -> TaskFragmentID {
    container == primary ? secondary : primary
  }

  /// `canReuseContainer`: the next activity may join what is in the secondary one.
  var sharesSecondary: Bool {
    switch rule {
    case .pair(let rules): !rules.clearTop
    case .placeholder, .pin: false
    }
  }

  /// What the end of one of the two means for the other.
  func finishBehavior(onExitOf container: TaskFragmentID) -> SplitFinishBehavior {
    switch rule {
    case .pair(let rules):
      container == primary ? rules.finishSecondaryWithPrimary : rules.finishPrimaryWithSecondary
    case .placeholder(let rules):
      container == primary ? .always : rules.finishPrimaryWithPlaceholder
    case .pin: .never
    }
  }
}
