// Follows androidx.fragment 1.4.1, FragmentManager.java; before 1.3,
// FragmentManagerImpl.moveToState.

/// How a release of the library takes fragments through their states. There have been two ways, and
/// everything else is common to both.
protocol FragmentEngine: Sendable {
  /// Takes one fragment towards a state of its manager.
  static func move(
    _ stateManager: FragmentStateManagerID, to state: FragmentState,
    in process: inout ActivityThread
  ) throws(AndroidException)

  /// Takes all fragments of a manager to what its state allows: `FragmentManager.moveToState`.
  static func moveAll(
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException)

  /// Takes the target of a fragment where it has to be before the fragment itself is attached.
  static func moveTarget(
    _ stateManager: FragmentStateManagerID, _ target: FragmentID, in process: inout ActivityThread
  ) throws(AndroidException)

  /// Executes transactions that belong together: `executeOpsTogether`.
  static func execute(
    _ batch: ShortList<BatchEntry>, in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException)

  /// What follows each operation of a transaction, or its undoing.
  ///
  /// - Parameter allowsReordering: what `setReorderingAllowed` has said of the transaction.
  static func followUp(
    _ operation: FragmentTransactionOperation, allowsReordering: Bool, isPop: Bool,
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException)

  /// Whether a manager that has lost its host still makes state managers for fragments.
  static var makesStateManagersWithoutHost: Bool { get }

  /// Takes a fragment whose element is being inflated as far as it may come before its view has a
  /// parent.
  static func moveInflated(
    _ stateManager: FragmentStateManagerID, _ fragment: FragmentID, in process: inout ActivityThread
  ) throws(AndroidException)

  /// The view of a fragment from a layout has got its parent.
  static func viewWasPlaced(
    in container: ContainerID, _ stateManager: FragmentStateManagerID,
    _ process: inout ActivityThread
  ) throws(AndroidException)

  /// `endAnimatingAwayFragments`: whatever is on its way out is out.
  static func endAnimatingAway(
    in manager: FragmentManagerID, _ process: inout ActivityThread
  ) throws(AndroidException)

  /// `startPostponedEnterTransition()`
  static func startPostponedEntering(_ fragment: FragmentID, in process: inout ActivityThread)
}
