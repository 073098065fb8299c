/// A call on a `FragmentManager`, by the app's code.
public enum FragmentAction: Hashable, Sendable {
  /// `beginTransaction()` to one of the commits.
  case transaction(FragmentTransaction)
  case executePendingTransactions(FragmentManagerReference)
  /// `popBackStack()` or, with a name, `popBackStack(name, flags)`.
  case popBackStack(FragmentManagerReference, BackStackTarget, immediate: Bool)
  case saveBackStack(FragmentManagerReference, name: String)
  case restoreBackStack(FragmentManagerReference, name: String)
  case clearBackStack(FragmentManagerReference, name: String)
  /// `setUserVisibleHint`
  case setUserVisibleHint(FragmentReference, Bool)
  /// `setMenuVisibility`
  case setMenuVisibility(FragmentReference, Bool)
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
  /// `addFragmentOnAttachListener`, for the object whose code runs.
  case addAttachListener(FragmentManagerReference)
  /// `removeFragmentOnAttachListener` of what the object whose code runs has added.
  case removeAttachListener(FragmentManagerReference)
  /// `setStrictModePolicy`, of a policy that detects these and whose penalty is death, with
  /// `allowViolation` of each for these classes.
  case setStrictModePolicy(
    FragmentManagerReference, [FragmentViolation], allowing: [String] = [])
  /// A call on the manager's results.
  case result(FragmentManagerReference, FragmentResultAction)
  /// `setArguments`
  case setArguments(FragmentReference)
  /// `getViewLifecycleOwner().getLifecycle()`
  case getViewLifecycleOwner(FragmentReference)
  /// `DialogFragment.show` or `showNow` with a new instance.
  case showDialog(FragmentManagerReference, className: String, tag: String?, now: Bool)
  /// `DialogFragment.show` with a new instance and a transaction that goes on the back stack.
  case showDialogOnBackStack(
    FragmentManagerReference, className: String, tag: String?, name: String?)
  case dismissDialog(FragmentReference, DialogDismissal = .fragment)
  /// `getDialog().cancel()`
  case cancelDialog(FragmentReference)
  /// `DialogFragment.setCancelable`
  case setCancelable(FragmentReference, Bool)
  /// `getLayoutInflater().inflate` of a layout with nothing but the class's `LayoutElement`, into
  /// the first container of the manager's owner.
  case inflate(FragmentManagerReference, className: String)
  /// `postponeEnterTransition()`, or with a time the overload that starts by itself after it.
  case postponeEnterTransition(FragmentReference, milliseconds: Int? = nil)
  /// `startPostponedEnterTransition()`
  case startPostponedEnterTransition(FragmentReference)
}

/// The ways in which app code dismisses the dialog of a fragment.
public enum DialogDismissal: Hashable, Sendable {
  /// `DialogFragment.dismiss()`
  case fragment
  /// `DialogFragment.dismissAllowingStateLoss()`
  case fragmentAllowingStateLoss
  /// `DialogFragment.dismissNow()`
  case fragmentNow
  /// `getDialog().dismiss()`: the fragment hears of it from the window.
  case window
}

/// How code gets hold of a fragment manager.
public enum FragmentManagerReference: Hashable, Sendable {
  /// The activity's `getSupportFragmentManager()`.
  case host
  /// `getChildFragmentManager()` of this instance, asked for at that moment.
  case childOf(InstanceID)
  /// That of the newest fragment of this class which the activity of the object has whose code
  /// runs.
  case childOfNewest(className: String)
  /// The child manager of the fragment whose code runs.
  case child
  /// The manager that the fragment whose code runs is in.
  case parent
}

/// Which fragment a call is about.
public enum FragmentReference: Hashable, Sendable {
  case instance(InstanceID)
  /// The fragment whose code runs.
  case current
}

/// Down to where a pop goes.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentManager#popBackStack(java.lang.String,int)
public enum BackStackTarget: Hashable, Sendable {
  /// The overload without a name: the topmost entry.
  case top
  /// Down to the entry of this name, with `POP_BACK_STACK_INCLUSIVE` that one as well.
  case named(String?, inclusive: Bool)
  /// By what `commit` returned; negative numbers are refused.
  case identified(Int, inclusive: Bool)
}
