import AndroidModel

/// The state after a step.
struct ObservedState: Equatable, Sendable {
  /// Nil before there is a host.
  var host: LifecycleState?
  /// Nil without a live host.
  var snapshot: FragmentSnapshot?
}

/// Decodes a recorded state into the terms of the model; `RecordedState` keeps the recording's own.
extension ObservedState {
  /// - Returns: nil if the model cannot reach the recorded state.
  init?(_ fields: inout RecordedFields, _ classes: RecordedClasses) throws {
    guard let host = try fields.meaning(.host, { Self.hosts.value(written: $0) }) else {
      return nil
    }
    self.host = host
    guard let isStateSaved = try fields.flagIfPresent(.stateSaved) else {
      let recorded = try RecordedState(&fields)
      guard recorded.managers.isEmpty, recorded.fragments.isEmpty else { return nil }
      return
    }
    guard
      let managers = try fields.objectsIfUnderstood(
        .managers, { try FragmentSnapshot.Manager(&$0, classes) }),
      let fragments = try fields.objectsIfUnderstood(
        .fragments, { try FragmentSnapshot.Fragment(&$0, classes) })
    else { return nil }
    snapshot = FragmentSnapshot(
      isStateSaved: isStateSaved, managers: managers, fragments: fragments)
  }

  /// The states of the host's Lifecycle, or nil before there is a host.
  private static let hosts = SpelledValues(
    [nil] + LifecycleState.allCases.map(Optional.some),
    spelling: { $0?.rawValue ?? RecordedState.noHost })
}

extension LifecycleState: SpelledWord {
  static let spellings = SpelledValues(of: Self.self)
}

extension FragmentSnapshot.Manager {
  fileprivate init?(_ fields: inout RecordedFields, _ classes: RecordedClasses) throws {
    guard let parent = try fields.meaning(.of, { classes.parent(ofManager: $0) }),
      let added = try fields.meanings(.added, { classes.object(written: $0) }),
      var containers = try fields.namedMeanings(
        .containers, { Self.containerPlaces.value(written: $0) },
        { classes.object(written: $0) },
        { FragmentSnapshot.Container(name: FragmentSnapshot.containerNames[$0], views: $1) })
    else { return nil }
    let backStack = try fields.optionalTexts(.backStack)
    guard let primary = try fields.meaningIfPresent(.primary, { classes.object(written: $0) })
    else { return nil }
    if containers.count > 1 { containers.sort(by: Self.isListedBefore) }
    self.init(
      parent: parent, added: added, containers: containers,
      backStack: backStack, primaryNavigation: primary)
  }

  private static func isListedBefore(
    _ left: FragmentSnapshot.Container, _ right: FragmentSnapshot.Container
  ) -> Bool {
    let names = FragmentSnapshot.containerNames
    return names.firstIndex(of: left.name) ?? 0 < names.firstIndex(of: right.name) ?? 0
  }

  private static let containerPlaces = SpelledValues(
    FragmentSnapshot.containerNames.indices, spelling: { FragmentSnapshot.containerNames[$0] })
}

extension FragmentSnapshot.Fragment {
  fileprivate init?(_ fields: inout RecordedFields, _ classes: RecordedClasses) throws {
    let states = LifecycleState.spellings
    guard let id = try fields.meaning(.id, { classes.object(written: $0) }),
      let parent = try fields.meaning(.manager, { classes.parent(ofManager: $0) }),
      let state = try fields.meaning(.state, { states.value(written: $0) })
    else { return nil }
    let isAdded = try fields.flag(.added)
    let isHidden = try fields.flag(.hidden)
    let isDetached = try fields.flag(.detached)
    let isInBackStack = try fields.flag(.inBackStack)
    guard let maximum = try fields.meaning(.max, { states.value(written: $0) }) else { return nil }
    let tag = try fields.textIfPresent(.tag)
    let hasView = try fields.flag(.view)
    guard let viewState = try fields.meaningIfPresent(.viewState, { states.value(written: $0) }),
      hasView == (viewState != nil)
    else { return nil }
    self.init(
      id: id, parent: parent, state: state, isAdded: isAdded, isHidden: isHidden,
      isDetached: isDetached, isInBackStack: isInBackStack, maximum: maximum, tag: tag,
      viewState: viewState)
  }
}
