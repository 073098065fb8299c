/// The engine since 1.3: a `FragmentStateManager` for each fragment looks after every step where
/// the fragment should be, and `SpecialEffectsController`s hold it back while its view enters or
/// leaves.
///
/// https://medium.com/androiddevelopers/fragments-rebuilding-the-internals-61913f8bf48e
enum StateManagerEngine: FragmentEngine {
  static let makesStateManagersWithoutHost = false

  static func move(
    _ stateManager: FragmentStateManagerID, to state: FragmentState,
    in process: inout ActivityThread
  ) throws(AndroidException) {
    // It knows by itself where it has to go.
    try process.moveToExpectedState(stateManager)
  }

  static func moveAll(
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException) {
    try process.moveAllToExpectedState(in: manager)
  }

  static func moveTarget(
    _ stateManager: FragmentStateManagerID, _ target: FragmentID, in process: inout ActivityThread
  ) throws(AndroidException) {
    try process.moveToExpectedState(stateManager)
  }

  static func execute(
    _ batch: ShortList<BatchEntry>, in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException) {
    try process.executeByStates(batch, in: manager)
  }

  /// Operations only change what is wanted of the fragments.
  static func followUp(
    _ operation: FragmentTransactionOperation, allowsReordering: Bool, isPop: Bool,
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException) {}

  static func moveInflated(
    _ stateManager: FragmentStateManagerID, _ fragment: FragmentID, in process: inout ActivityThread
  ) throws(AndroidException) {
    try process.moveToExpectedState(stateManager)
    try process.ensureInflatedView(fragment)
  }

  /// If the parent is shown already, the view is attached to the window.
  static func viewWasPlaced(
    in container: ContainerID, _ stateManager: FragmentStateManagerID,
    _ process: inout ActivityThread
  ) throws(AndroidException) {
    guard process.isInWindow(container) else { return }
    try process.moveToExpectedState(stateManager)
    try process.forceCompleteEffects(in: container)
  }

  static func endAnimatingAway(
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException) {
    try process.forceCompleteEffects(ofContainersIn: manager)
  }

  static func startPostponedEntering(_ fragment: FragmentID, in process: inout ActivityThread) {
    process.startPostponedEffects(of: fragment)
  }
}
