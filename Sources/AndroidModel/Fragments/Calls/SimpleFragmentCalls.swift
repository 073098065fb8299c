// Follows androidx.fragment 1.4.1, Fragment.java and FragmentManager.java: the public methods.

/// Calls on fragments and their managers that execute no transaction: all of such a call is done
/// when it returns.
extension ActivityThread {
  mutating func performSimple(
    _ action: FragmentAction, in subject: CodeOwner
  ) throws(AndroidException) {
    switch action {
    case .setUserVisibleHint(let fragment, let isVisible):
      try setUserVisibleHint(try existing(fragment, in: subject), isVisible)
    case .setMenuVisibility(let fragment, let isVisible):
      setMenuVisibility(try existing(fragment, in: subject), isVisible)
    case .saveFragmentInstanceState(let manager, let fragment):
      let manager = try self.manager(manager, in: subject)
      let fragment = try existing(fragment, in: subject)
      let state = try saveInstanceState(of: fragment, in: manager)
      fragments.statesOfApp[fragment] = state
    case .setArguments(let fragment):
      try checkArgumentsMayChange(of: try existing(fragment, in: subject))
    case .getViewLifecycleOwner(let fragment):
      _ = try viewLifecycleOwner(of: try existing(fragment, in: subject))
    case .postponeEnterTransition(let fragment, let milliseconds):
      try postponeEntering(of: try existing(fragment, in: subject), milliseconds: milliseconds)
    case .startPostponedEnterTransition(let fragment):
      startPostponedEntering(try existing(fragment, in: subject))
    case .dismissDialog(let fragment, let way):
      try dismissDialog(try existing(fragment, in: subject), way)
    case .cancelDialog(let fragment):
      try cancelDialog(try existing(fragment, in: subject))
    case .setCancelable(let fragment, let isCancelable):
      fragments[try existing(fragment, in: subject)].dialog.isCancelable = isCancelable
    case .registerObserver(let manager, let isRecursive):
      register(
        FragmentObserver(owner: subject, isRecursive: isRecursive),
        in: try self.manager(manager, in: subject))
    case .unregisterObserver(let manager):
      unregisterObserver(of: subject, in: try self.manager(manager, in: subject))
    case .addBackStackListener(let manager):
      addBackStackListener(subject, to: try self.manager(manager, in: subject))
    case .removeBackStackListener(let manager):
      removeBackStackListener(subject, from: try self.manager(manager, in: subject))
    case .addAttachListener(let manager):
      try addAttachListener(subject, to: try self.manager(manager, in: subject))
    case .removeAttachListener(let manager):
      try removeAttachListener(subject, from: try self.manager(manager, in: subject))
    case .setStrictModePolicy(let manager, let violations, let allowed):
      try setStrictModePolicy(
        violations, allowing: allowed, of: try self.manager(manager, in: subject))
    case .result(let manager, let action):
      try perform(action, in: try self.manager(manager, in: subject), of: subject)
    case .transaction, .executePendingTransactions, .popBackStack, .saveBackStack,
      .restoreBackStack, .clearBackStack, .showDialog, .showDialogOnBackStack, .inflate:
      break  // these have parts
    }
  }
}
