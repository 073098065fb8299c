import AndroidModel

/// The state after a step.
struct ObservedState: Equatable {
  /// Nil before there is a host.
  var host: FragmentLifecycleState?
  /// Nil without a live host.
  var snapshot: FragmentSnapshot?
}

extension ObservedState {
  /// What a recording says, in the terms of the model.
  ///
  /// - Returns: nil if it says what the model cannot come to.
  init?(_ recorded: RecordedState, _ classes: RecordedClasses) {
    host = FragmentLifecycleState(rawValue: recorded.host)
    guard host != nil || recorded.host == RecordedState.noHost else { return nil }
    guard let isStateSaved = recorded.stateSaved else {
      guard recorded.managers.isEmpty, recorded.fragments.isEmpty else { return nil }
      return
    }
    guard let managers = recorded.managers.converted(FragmentSnapshot.Manager.init, classes),
      let fragments = recorded.fragments.converted(FragmentSnapshot.Fragment.init, classes)
    else { return nil }
    snapshot = FragmentSnapshot(
      isStateSaved: isStateSaved, managers: managers, fragments: fragments)
  }
}

extension Array {
  /// Nil if one cannot be converted.
  fileprivate func converted<Other>(
    _ convert: (Element, RecordedClasses) -> Other?, _ classes: RecordedClasses
  ) -> [Other]? {
    var others: [Other] = []
    others.reserveCapacity(count)
    for element in self {
      guard let other = convert(element, classes) else { return nil }
      others.append(other)
    }
    return others
  }
}

extension FragmentSnapshot.Manager {
  fileprivate init?(_ recorded: RecordedState.Manager, _ classes: RecordedClasses) {
    guard let parent = classes.parent(ofManager: recorded.of) else { return nil }
    let primary = recorded.primary.map { classes.object(written: $0) }
    guard let added = recorded.added.converted(ObjectID.init, classes), primary != .some(nil)
    else { return nil }
    var containers: [FragmentSnapshot.Container] = []
    for name in FragmentSnapshot.containerNames {
      guard let recorded = recorded.containers.first(where: { $0.name == name }) else { continue }
      guard let views = recorded.views.converted(ObjectID.init, classes) else { return nil }
      containers.append(.init(name: name, views: views))
    }
    guard containers.count == recorded.containers.count else { return nil }
    self.init(
      parent: parent, added: added, containers: containers, backStack: recorded.backStack,
      primaryNavigation: primary ?? nil)
  }
}

extension FragmentSnapshot.Fragment {
  fileprivate init?(_ recorded: RecordedState.Fragment, _ classes: RecordedClasses) {
    guard let parent = classes.parent(ofManager: recorded.manager) else { return nil }
    let viewState = recorded.viewState.map(FragmentLifecycleState.init)
    guard let id = classes.object(written: recorded.id),
      let state = FragmentLifecycleState(rawValue: recorded.state),
      let maximum = FragmentLifecycleState(rawValue: recorded.max), viewState != .some(nil),
      recorded.view == (viewState != nil)
    else { return nil }
    self.init(
      id: id, parent: parent, state: state, isAdded: recorded.added, isHidden: recorded.hidden,
      isDetached: recorded.detached, isInBackStack: recorded.inBackStack, maximum: maximum,
      tag: recorded.tag, viewState: viewState ?? nil)
  }
}

extension RecordedClasses {
  /// The fragment whose children the manager has, which is nil for the host's.
  ///
  /// - Returns: nil: there is no such manager.
  fileprivate func parent(ofManager name: String) -> ObjectID?? {
    if name == RecordedState.hostManager { return .some(nil) }
    return object(written: name).map(Optional.some)
  }
}

extension ObjectID {
  fileprivate init?(_ text: String, _ classes: RecordedClasses) {
    guard let object = classes.object(written: text) else { return nil }
    self = object
  }
}
