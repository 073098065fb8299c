/// A transaction as the app's code writes it: its operations, and how it is committed.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentTransaction
public struct FragmentTransaction: Hashable, Sendable {
  /// The manager whose `beginTransaction` was called.
  public var manager: FragmentManagerReference
  /// Which of the four calls ends it.
  public var commit: Commit
  /// The argument of `setReorderingAllowed`; nil: not called.
  public var reordering: Bool?
  /// Nil: `addToBackStack` was not called.
  public var backStack: BackStackEntryName?
  /// The call that ends it is made twice.
  public var isCommittedTwice = false
  /// `runOnCommit`, with code of the object that commits.
  public var runsOnCommit: Bool
  /// `setCustomAnimations`, called before all operations.
  public var animations: FragmentAnimations
  /// `setTransition`; nil: not called.
  public var transition: FragmentTransit?
  /// In the order of the calls.
  public var operations: [Operation]

  /// The argument of `addToBackStack`.
  public struct BackStackEntryName: Hashable, Sendable {
    /// Nil: the entry has no name.
    public var name: String?
    /// An entry of this name.
    public init(_ name: String?) { self.name = name }
  }

  /// When it is executed, and whether it may be lost: `commitNow` executes at once and the others
  /// from the main looper; only those that allow state loss are taken after the state has been
  /// saved.
  public enum Commit: String, Hashable, Sendable, CaseIterable {
    case commit
    case commitNow
    case commitAllowingStateLoss
    case commitNowAllowingStateLoss
  }

  /// One call on the transaction.
  public enum Operation: Hashable, Sendable {
    case add(Operand, container: String?, tag: String?)
    case replace(Operand, container: String?, tag: String?)
    case remove(FragmentReference)
    case hide(FragmentReference)
    case show(FragmentReference)
    case attach(FragmentReference)
    case detach(FragmentReference)
    case setMaxLifecycle(FragmentReference, LifecycleState)
    case setPrimaryNavigationFragment(FragmentReference?)
  }

  /// The fragment that is added.
  public enum Operand: Hashable, Sendable {
    /// A new instance, built when the operation's turn comes.
    case new(className: String)
    /// The same with `setInitialSavedState`: what `saveFragmentInstanceState` last gave for this
    /// instance.
    case restored(className: String, from: InstanceID)
    case existing(FragmentReference)
  }

  /// A transaction on the activity's manager that is committed with `commit`.
  public init(
    manager: FragmentManagerReference = .host, commit: Commit = .commit, reordering: Bool? = nil,
    backStack: BackStackEntryName? = nil, runsOnCommit: Bool = false,
    animations: FragmentAnimations = FragmentAnimations(), operations: [Operation]
  ) {
    self.manager = manager
    self.commit = commit
    self.reordering = reordering
    self.backStack = backStack
    self.runsOnCommit = runsOnCommit
    self.animations = animations
    self.operations = operations
  }
}
