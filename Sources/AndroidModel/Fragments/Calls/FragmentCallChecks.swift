/// Whether a call on a fragment manager can be made at all; see `check` of an `AppAction`. It is
/// not part of Android; it stands for the compiler, and for what a reference can lead to.
extension ActivityThread {
  /// Changes nothing.
  func check(_ action: FragmentAction, in subject: CodeOwner) throws(ImpossibleStimulus) {
    switch action {
    case .transaction(let transaction): try check(transaction, in: subject)
    case .executePendingTransactions(let manager), .popBackStack(let manager, _, _),
      .saveBackStack(let manager, _), .restoreBackStack(let manager, _),
      .clearBackStack(let manager, _), .registerObserver(let manager, _),
      .unregisterObserver(let manager), .addBackStackListener(let manager),
      .removeBackStackListener(let manager), .addAttachListener(let manager),
      .removeAttachListener(let manager):
      try check(manager, in: subject)
    case .setStrictModePolicy(let manager, _, let allowed):
      try check(manager, in: subject)
      for className in allowed { try checkFragmentClass(className) }
    case .result(let manager, let action):
      try check(manager, in: subject)
      try check(action, in: subject)
    case .showDialog(let manager, let className, _, _),
      .showDialogOnBackStack(let manager, let className, _, _):
      try check(manager, in: subject)
      try checkDialogClass(className)
    case .inflate(let manager, let className):
      try check(manager, in: subject)
      guard fragmentClass(named: className)?.layout != nil else {
        throw ImpossibleStimulus(.wrongKind, "no layout has an element of \(className)")
      }
    case .saveFragmentInstanceState(let manager, let fragment):
      try check(manager, in: subject)
      try check(fragment, in: subject)
    case .setUserVisibleHint(let fragment, _), .setMenuVisibility(let fragment, _),
      .setArguments(let fragment),
      .getViewLifecycleOwner(let fragment), .postponeEnterTransition(let fragment, _),
      .startPostponedEnterTransition(let fragment):
      try check(fragment, in: subject)
    case .dismissDialog(let fragment, _), .cancelDialog(let fragment),
      .setCancelable(let fragment, _):
      try check(fragment, in: subject)
      try checkDialogClass(of: fragment, in: subject)
    }
  }

  // MARK: Managers

  private func check(
    _ reference: FragmentManagerReference, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    switch (reference, subject) {
    case (.childOf(let name), _): try checkFragment(name)
    case (.childOfNewest(let className), _):
      try checkFragmentClass(className)
      guard newestFragment(of: className, around: subject) == nil else { return }
      throw ImpossibleStimulus(.neverMade, "there is no \(className)")
    case (.host, .activity): break
    case (.child, .activity(let id)), (.parent, .activity(let id)):
      throw ImpossibleStimulus(
        .wrongKind, "\(ledger.name(of: id.object)) is no fragment and has one fragment manager only"
      )
    // A fragment that is not attached throws an exception.
    case (.host, .fragment), (.child, .fragment), (.parent, .fragment): break
    case (.host, .application), (.child, .application), (.parent, .application):
      throw ImpossibleStimulus(.wrongKind, "the Application has no fragment manager")
    }
  }

  private func check(
    _ action: FragmentResultAction, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    guard case .setFragmentResultListener(_, let owner) = action else { return }
    switch (owner, subject) {
    case (.this, .activity), (.this, .fragment), (.view, .fragment): break
    case (_, .application), (.view, .activity):
      throw ImpossibleStimulus(
        .wrongKind, "\(name(of: subject)) has no Lifecycle of this kind for a listener to follow")
    }
  }

  // MARK: Transactions

  /// An operation can name a fragment that one before it has made.
  private func check(
    _ transaction: FragmentTransaction, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    try check(transaction.manager, in: subject)
    var made: [String: Int] = [:]
    // What the last one makes is named by none.
    let last = transaction.operations.count - 1
    for (place, operation) in transaction.operations.enumerated() {
      switch operation {
      case .add(let operand, _, _), .replace(let operand, _, _):
        switch operand {
        case .new(let className):
          try checkFragmentClass(className)
          if place < last { made[className, default: 0] += 1 }
        case .restored(let className, let saved):
          try checkFragmentClass(className)
          try checkFragment(saved)
          if place < last { made[className, default: 0] += 1 }
        case .existing(let fragment): try check(fragment, in: subject, alsoMade: made)
        }
      case .remove(let fragment), .hide(let fragment), .show(let fragment), .attach(let fragment),
        .detach(let fragment), .setMaxLifecycle(let fragment, _):
        try check(fragment, in: subject, alsoMade: made)
      case .setPrimaryNavigationFragment(let fragment):
        if let fragment { try check(fragment, in: subject, alsoMade: made) }
      }
    }
  }

  // MARK: Fragments

  func check(
    _ reference: FragmentReference, in subject: CodeOwner, alsoMade made: [String: Int] = [:]
  ) throws(ImpossibleStimulus) {
    switch (reference, subject) {
    case (.instance(let name), _): try checkFragment(name, alsoMade: made)
    case (.current, .fragment): break
    case (.current, .activity), (.current, .application):
      throw ImpossibleStimulus(.wrongKind, "\(name(of: subject)) is no fragment")
    }
  }

  /// The fragment has been constructed in this process, whatever has become of it since: code that
  /// holds it can go on using it.
  private func checkFragment(
    _ name: InstanceID, alsoMade made: [String: Int] = [:]
  ) throws(ImpossibleStimulus) {
    guard fragment(named: name) == nil else { return }
    try checkFragmentClass(name.className)
    if ledger.hasMade(name) { throw gone(name) }
    let next = ledger.nextInstance(of: name.className).number
    guard name.number >= next, name.number < next + (made[name.className] ?? 0) else {
      throw ImpossibleStimulus(.neverMade, "there has been no \(name) yet")
    }
  }

  private func checkDialogClass(
    of reference: FragmentReference, in subject: CodeOwner
  ) throws(ImpossibleStimulus) {
    switch (reference, subject) {
    case (.instance(let name), _): try checkDialogClass(name.className)
    case (.current, .fragment(let id)): try checkDialogClass(name(of: id).className)
    case (.current, .activity), (.current, .application): break
    }
  }

  private func checkDialogClass(_ name: String) throws(ImpossibleStimulus) {
    guard fragmentClass(named: name)?.kind.isDialog == true else {
      throw ImpossibleStimulus(.wrongKind, "\(name) is no DialogFragment")
    }
  }
}
