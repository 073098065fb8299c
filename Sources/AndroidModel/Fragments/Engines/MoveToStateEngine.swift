/// The engine up to 1.2, and with it the support library's: a fragment manager moves a fragment to
/// a state in one go, and nothing looks again on the way.
///
/// https://android.googlesource.com/platform/frameworks/support/+/refs/heads/androidx-1.0-dev/fragment/src/main/java/androidx/fragment/app/FragmentManager.java
enum MoveToStateEngine: FragmentEngine {
  static let makesStateManagersWithoutHost = true

  static func move(
    _ stateManager: FragmentStateManagerID, to state: FragmentState,
    in process: inout ActivityThread
  ) throws(AndroidException) {
    try process.moveInOneGo(stateManager, to: state)
  }

  static func moveAll(
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException) {
    try process.moveAllAsExpected(in: manager)
  }

  /// Only to where it is created.
  static func moveTarget(
    _ stateManager: FragmentStateManagerID, _ target: FragmentID, in process: inout ActivityThread
  ) throws(AndroidException) {
    guard process.fragments[target].state < .created else { return }
    try process.moveInOneGo(stateManager, to: .created)
  }

  static func execute(
    _ batch: ShortList<BatchEntry>, in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException) {
    try process.executeInOneGo(batch, in: manager)
  }

  /// Without reordering an operation takes effect at once; only what it adds has to wait, so that
  /// fragments come up in the order of their addition.
  static func followUp(
    _ operation: FragmentTransactionOperation, allowsReordering: Bool, isPop: Bool,
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException) {
    guard !allowsReordering, let fragment = operation.fragment else { return }
    let adds: FragmentTransactionOperation.Command = isPop ? .remove : .add
    if operation.command != adds { try process.moveNamed(fragment, in: manager) }
  }

  /// The view is not asked for before its turn comes.
  static func moveInflated(
    _ stateManager: FragmentStateManagerID, _ fragment: FragmentID, in process: inout ActivityThread
  ) throws(AndroidException) {
    let state = process.fragments[stateManager.manager].state
    try process.moveInOneGo(
      stateManager, to: process.fragments[fragment].isFromLayout ? max(state, .created) : state)
  }

  static func viewWasPlaced(
    in container: ContainerID, _ stateManager: FragmentStateManagerID,
    _ process: inout ActivityThread
  ) throws(AndroidException) {}

  static func endAnimatingAway(
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException) {
    try process.finishExits(in: manager)
  }

  static func startPostponedEntering(_ fragment: FragmentID, in process: inout ActivityThread) {
    process.stopWaiting(for: fragment)
  }
}
