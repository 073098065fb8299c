// Follows androidx.fragment 1.4.1, BackStackRecord.java: expandOps, trackAddedFragmentsInPop,
// collapseOps.

/// A transaction with its operations as they will be or have been executed.
struct BackStackRecord: Hashable, Sendable {
  var operations = FewList<FragmentTransactionOperation>()
  var allowsReordering = false
  /// Goes, or has gone, onto the back stack.
  var addsToBackStack = false
  var name: Symbol?
  /// `setTransition`; nil for none.
  var transition: FragmentTransit?
  /// What `commit` returned, if it goes onto the back stack.
  var identifier: Int?
  /// The object whose code has something to run when the transaction has been executed.
  var runsOnCommit: CodeOwner?
  /// Code has added to it while it is executed.
  var hasGrown = false
  /// Popped in order to be saved under a name.
  var isBeingSaved = false
  /// It is committed again because the gesture that would have popped it is given up.
  var tellsOfCancelledGesture = false
}

extension BackStackRecord: SlotRecord {
  static var vacant: BackStackRecord { BackStackRecord() }
}

/// One change that a transaction makes.
struct FragmentTransactionOperation: Hashable, Sendable {
  var command: Command
  /// Nil only for the primary navigation fragment.
  var fragment: FragmentID?
  /// Not the app's own, but derived from another operation when it was executed.
  var isDerived = false
  /// The maximum lifecycle before and after.
  var oldMaximum = LifecycleState.resumed
  var newMaximum = LifecycleState.resumed
  var animations = FragmentAnimations()

  enum Command: Hashable, Sendable {
    case add
    /// Becomes removals and an addition.
    case replace
    case remove
    case hide
    case show
    case detach
    case attach
    case setPrimaryNavigation
    case unsetPrimaryNavigation
    case setMaximum

    /// Sets the animations of its fragment.
    var canAnimate: Bool {
      switch self {
      case .add, .replace, .remove, .hide, .show, .detach, .attach: true
      case .setPrimaryNavigation, .unsetPrimaryNavigation, .setMaximum: false
      }
    }

    /// Its fragment comes, goes, is hidden or shown, and with it what it has in a menu.
    var changesMenus: Bool { canAnimate }
  }
}

extension FragmentTransactionOperation: FewListElement {
  static var placeholder: Self { Self(command: .add) }
}

extension BackStackRecord {
  /// What it tells its fragments of its transition.
  @inline(__always)
  func transition(isPop: Bool) -> FragmentTransit? { isPop ? transition?.reversed : transition }

  /// Without it the operations are what they are, whatever has been added before.
  ///
  /// - Parameter hasPrimary: there is a primary navigation fragment, which may go away.
  func needsExpansion(hasPrimary: Bool) -> Bool {
    operations.indices.contains { place in
      switch operations[place].command {
      case .replace, .setPrimaryNavigation: true
      case .remove, .detach: hasPrimary
      case .add, .attach, .hide, .show, .unsetPrimaryNavigation, .setMaximum: false
      }
    }
  }

  /// Works out what a `replace` removes and which primary navigation fragment goes away, given what
  /// will have been added by then.
  ///
  /// - Parameters:
  ///   - added: what is added before; updated.
  ///   - primary: the primary navigation fragment before; updated.
  ///   - container: the container that a fragment was put into.
  func expanded(
    added: inout ShortList<FragmentID>, primary: inout FragmentID?,
    container: (FragmentID) -> Symbol?
  ) -> FewList<FragmentTransactionOperation> {
    var expanded = FewList<FragmentTransactionOperation>()
    for place in operations.indices {
      let operation = operations[place]
      switch operation.command {
      case .add, .attach:
        if let fragment = operation.fragment { added.append(fragment) }
        expanded.append(operation)
      case .remove, .detach:
        added.removeFirst(operation.fragment)
        if let fragment = operation.fragment, fragment == primary {
          expanded.append(
            FragmentTransactionOperation(command: .unsetPrimaryNavigation, fragment: fragment))
          primary = nil
        }
        expanded.append(operation)
      case .replace:
        expandReplace(operation, into: &expanded, &added, &primary, container)
      case .setPrimaryNavigation:
        expanded.append(
          FragmentTransactionOperation(
            command: .unsetPrimaryNavigation, fragment: primary, isDerived: true))
        var derived = operation
        derived.isDerived = true
        expanded.append(derived)
        primary = operation.fragment
      case .hide, .show, .unsetPrimaryNavigation, .setMaximum:
        expanded.append(operation)
      }
    }
    return expanded
  }

  /// The last added goes first.
  private func expandReplace(
    _ operation: FragmentTransactionOperation,
    into expanded: inout FewList<FragmentTransactionOperation>,
    _ added: inout ShortList<FragmentID>, _ primary: inout FragmentID?,
    _ container: (FragmentID) -> Symbol?
  ) {
    guard let fragment = operation.fragment else { return }
    let name = container(fragment)
    var isAlreadyAdded = false
    for old in added.reversed() where container(old) == name {
      if old == fragment {
        isAlreadyAdded = true
        continue
      }
      if old == primary {
        expanded.append(
          FragmentTransactionOperation(
            command: .unsetPrimaryNavigation, fragment: old, isDerived: true))
        primary = nil
      }
      expanded.append(
        FragmentTransactionOperation(
          command: .remove, fragment: old, isDerived: true, animations: operation.animations))
      added.removeFirst(old)
    }
    if !isAlreadyAdded {
      var addition = operation
      addition.command = .add
      addition.isDerived = true
      expanded.append(addition)
      added.append(fragment)
    }
  }

  /// What is added and primary after a pop. Up to 1.0 the operations were gone through as if they
  /// were executed, not undone; the platform's own asks only for what is added.
  mutating func trackPop(
    added: inout ShortList<FragmentID>, primary: inout FragmentID?, in library: FragmentLibrary
  ) {
    var after = primary
    if library.tracksPopsBackwards {
      for index in operations.indices.reversed() { trackPop(of: index, &added, &after) }
    } else {
      for index in operations.indices { trackPop(of: index, &added, &after) }
    }
    if library.tracksPrimaryInPops { primary = after }
  }

  private mutating func trackPop(
    of index: Int, _ added: inout ShortList<FragmentID>, _ primary: inout FragmentID?
  ) {
    let operation = operations[index]
    switch operation.command {
    case .add, .attach: added.removeFirst(operation.fragment)
    case .remove, .detach:
      if let fragment = operation.fragment { added.append(fragment) }
    case .setPrimaryNavigation: primary = nil
    case .unsetPrimaryNavigation: primary = operation.fragment
    case .setMaximum: operations[index].newMaximum = operation.oldMaximum
    case .replace, .hide, .show: break
    }
  }

  /// Turns derived operations back into what the app had written, so that they can be worked out
  /// anew when the entry is restored.
  ///
  /// - Throws: where the library would run into a null or past the end of its list.
  mutating func collapse(
    container: (FragmentID) -> Symbol?
  ) throws(AndroidException) {
    var index = operations.count - 1
    while index >= 0 {
      defer { index -= 1 }
      let operation = operations[index]
      guard operation.isDerived else { continue }
      operations[index].isDerived = false
      if operation.command == .setPrimaryNavigation {
        guard index > 0 else { throw FragmentFault.noSuchObject.exception }
        operations.remove(at: index - 1)
        index -= 1
        continue
      }
      guard let fragment = operation.fragment else { throw FragmentFault.noSuchObject.exception }
      operations[index].command = .replace
      let name = container(fragment)
      for earlier in (0..<index).reversed() where operations[earlier].isDerived {
        guard let other = operations[earlier].fragment else {
          throw FragmentFault.noSuchObject.exception
        }
        if container(other) == name {
          operations.remove(at: earlier)
          index -= 1
        }
      }
    }
  }
}

extension ShortList<FragmentID> {
  mutating func removeFirst(_ id: FragmentID?) {
    if let id, let index = firstIndex(of: id) { remove(at: index) }
  }
}
