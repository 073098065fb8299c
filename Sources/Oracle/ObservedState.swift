import AndroidModel

/// The state after a step, as the model has it: compared with a recorded one where it lies, and
/// written only if the two differ.
struct ObservedState {
  /// Nil before there is a host.
  var host: FragmentLifecycleState?
  /// Nil without a live host.
  var snapshot: FragmentSnapshot?

  /// The first thing that differs from a recording: what it is, and both values; nil if nothing
  /// does.
  func firstDifference(
    from recorded: RecordedState
  ) -> (String, expected: String, actual: String)? {
    agrees(with: recorded) ? nil : recorded.firstDifference(from: RecordedState(self))
  }

  /// Whether everything is the same, in the same order; with the order it may be too strict.
  private func agrees(with recorded: RecordedState) -> Bool {
    guard recorded.host == RecordedState.name(ofHost: host) else { return false }
    guard let snapshot else {
      return recorded.stateSaved == nil && recorded.managers.isEmpty && recorded.fragments.isEmpty
    }
    return recorded.stateSaved == snapshot.isStateSaved
      && recorded.managers.agree(with: snapshot.managers) { $0.agrees(with: $1) }
      && recorded.fragments.agree(with: snapshot.fragments) { $0.agrees(with: $1) }
  }
}

extension Array {
  fileprivate func agree<Other>(
    with others: [Other], _ agrees: (Element, Other) -> Bool
  ) -> Bool {
    count == others.count && indices.allSatisfy { agrees(self[$0], others[$0]) }
  }
}

extension RecordedState.Manager {
  fileprivate func agrees(with manager: FragmentSnapshot.Manager) -> Bool {
    isManager(of: manager.parent, named: of)
      && added.agrees(with: manager.added)
      && containers.count == manager.containers.count
      && manager.containers.allSatisfy { containers[$0.name]?.agrees(with: $0.views) ?? false }
      && backStack == manager.backStack
      && isName(primary, of: manager.primaryNavigation)
  }
}

extension RecordedState.Fragment {
  fileprivate func agrees(with fragment: FragmentSnapshot.Fragment) -> Bool {
    fragment.id.isWritten(as: id)
      && isManager(of: fragment.parent, named: manager)
      && state == fragment.state.rawValue && max == fragment.maximum.rawValue
      && added == fragment.isAdded && hidden == fragment.isHidden
      && detached == fragment.isDetached && inBackStack == fragment.isInBackStack
      && tag == fragment.tag
      && view == (fragment.viewState != nil) && viewState == fragment.viewState?.rawValue
  }
}

extension [String] {
  fileprivate func agrees(with ids: [InstanceID]) -> Bool {
    agree(with: ids) { $1.isWritten(as: $0) }
  }
}

private func isManager(of parent: InstanceID?, named name: String) -> Bool {
  parent?.isWritten(as: name) ?? (name == RecordedState.hostManager)
}

private func isName(_ name: String?, of id: InstanceID?) -> Bool {
  guard let id else { return name == nil }
  return name.map(id.isWritten(as:)) ?? false
}
