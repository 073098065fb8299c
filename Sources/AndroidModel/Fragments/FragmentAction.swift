/// A call on a `FragmentManager`, by the app's code.
public enum FragmentAction: Hashable, Sendable {
  case transaction(FragmentTransaction)
  case executePendingTransactions(FragmentManagerReference)
  /// `popBackStack()` or, with a name, `popBackStack(name, flags)`.
  case popBackStack(FragmentManagerReference, BackStackTarget, immediate: Bool)
  case saveBackStack(FragmentManagerReference, name: String)
  case restoreBackStack(FragmentManagerReference, name: String)
  case clearBackStack(FragmentManagerReference, name: String)
  /// `setUserVisibleHint`
  case setUserVisibleHint(FragmentReference, Bool)
  /// `saveFragmentInstanceState`: the app keeps the state, see `FragmentTransaction.Operand`.
  case saveFragmentInstanceState(FragmentManagerReference, FragmentReference)
  /// `registerFragmentLifecycleCallbacks`, for the object whose code runs.
  case registerObserver(FragmentManagerReference, isRecursive: Bool)
  /// `unregisterFragmentLifecycleCallbacks` of what the object whose code runs has registered.
  case unregisterObserver(FragmentManagerReference)
  /// `addOnBackStackChangedListener`, for the object whose code runs.
  case addBackStackListener(FragmentManagerReference)
  /// `removeOnBackStackChangedListener` of what the object whose code runs has added.
  case removeBackStackListener(FragmentManagerReference)
  /// A call on the manager's results.
  case result(FragmentManagerReference, FragmentResultAction)
  /// `setArguments`
  case setArguments(FragmentReference)
  /// `getViewLifecycleOwner().getLifecycle()`
  case getViewLifecycleOwner(FragmentReference)
  /// `DialogFragment.show` or `showNow` with a new instance.
  case showDialog(FragmentManagerReference, className: String, tag: String?, now: Bool)
  case dismissDialog(FragmentReference, DialogDismissal = .fragment)
  /// `getDialog().cancel()`
  case cancelDialog(FragmentReference)
  /// `getLayoutInflater().inflate` of a layout with nothing but the class's `LayoutElement`, into the
  /// first container of the manager's owner.
  case inflate(FragmentManagerReference, className: String)
  /// `postponeEnterTransition()`
  case postponeEnterTransition(FragmentReference)
  /// `startPostponedEnterTransition()`
  case startPostponedEnterTransition(FragmentReference)
}

/// The ways in which app code dismisses the dialog of a fragment.
public enum DialogDismissal: Hashable, Sendable {
  /// `DialogFragment.dismiss()`
  case fragment
  /// `DialogFragment.dismissAllowingStateLoss()`
  case fragmentAllowingStateLoss
  /// `getDialog().dismiss()`: the fragment hears of it from the window.
  case window
}

public enum FragmentManagerReference: Hashable, Sendable {
  /// The activity's `getSupportFragmentManager()`.
  case host
  /// `getChildFragmentManager()` of this instance, asked for at that moment.
  case childOf(InstanceID)
  /// The child manager of the fragment whose code runs.
  case child
  /// The manager that the fragment whose code runs is in.
  case parent
}

public enum FragmentReference: Hashable, Sendable {
  case instance(InstanceID)
  /// The fragment whose code runs.
  case current
}

public enum BackStackTarget: Hashable, Sendable {
  /// The overload without a name: the topmost entry.
  case top
  case named(String?, inclusive: Bool)
  /// By what `commit` returned; negative numbers are refused.
  case identified(Int, inclusive: Bool)
}

/// https://developer.android.com/reference/androidx/fragment/app/FragmentTransaction
public struct FragmentTransaction: Hashable, Sendable {
  public var manager: FragmentManagerReference
  public var commit: Commit
  /// The argument of `setReorderingAllowed`; nil: not called.
  public var reordering: Bool?
  /// Nil: `addToBackStack` was not called.
  public var backStack: BackStackEntryName?
  /// `runOnCommit`, with code of the object that commits.
  public var runsOnCommit: Bool
  /// `setCustomAnimations`, called before all operations.
  public var animations: FragmentAnimations
  public var operations: [Operation]

  public struct BackStackEntryName: Hashable, Sendable {
    public var name: String?
    public init(_ name: String?) { self.name = name }
  }

  public enum Commit: String, Hashable, Sendable, CaseIterable {
    case commit
    case commitNow
    case commitAllowingStateLoss
    case commitNowAllowingStateLoss
  }

  public enum Operation: Hashable, Sendable {
    case add(Operand, container: String?, tag: String?)
    case replace(Operand, container: String?, tag: String?)
    case remove(FragmentReference)
    case hide(FragmentReference)
    case show(FragmentReference)
    case attach(FragmentReference)
    case detach(FragmentReference)
    case setMaxLifecycle(FragmentReference, FragmentLifecycleState)
    case setPrimaryNavigationFragment(FragmentReference?)
  }

  public enum Operand: Hashable, Sendable {
    /// A new instance, built when the operation's turn comes.
    case new(className: String)
    /// The same with `setInitialSavedState`: what `saveFragmentInstanceState` last gave for this
    /// instance.
    case restored(className: String, from: InstanceID)
    case existing(FragmentReference)
  }

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

/// https://developer.android.com/reference/androidx/lifecycle/Lifecycle.State
public enum FragmentLifecycleState: String, Hashable, Sendable, CaseIterable, Comparable {
  case destroyed = "DESTROYED"
  case initialized = "INITIALIZED"
  case created = "CREATED"
  case started = "STARTED"
  case resumed = "RESUMED"

  public static func < (left: FragmentLifecycleState, right: FragmentLifecycleState) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .destroyed: 0
    case .initialized: 1
    case .created: 2
    case .started: 3
    case .resumed: 4
    }
  }
}
