import AndroidModel

/// The state after a step, in the form of the recordings.
struct RecordedState: Decodable, Equatable {
  /// The state of the host's Lifecycle, or `NONE`.
  var host: String
  /// Nil without a live host.
  var stateSaved: Bool?
  var managers: [Manager]
  var fragments: [Fragment]

  struct Manager: Decodable, Equatable {
    var of: String
    var added: [String]
    var containers: [String: [String]]
    var backStack: [String?]
    var primary: String?
  }

  struct Fragment: Decodable, Equatable {
    var id: String
    var manager: String
    var state: String
    var added: Bool
    var hidden: Bool
    var detached: Bool
    var inBackStack: Bool
    var max: String
    var tag: String?
    var view: Bool
    var viewState: String?
  }
}

extension RecordedState {
  init(host state: FragmentLifecycleState?, _ snapshot: FragmentSnapshot?) {
    host = state?.rawValue ?? "NONE"
    stateSaved = snapshot?.isStateSaved
    managers = snapshot?.managers.map(Manager.init) ?? []
    fragments = snapshot?.fragments.map(Fragment.init) ?? []
  }

  /// The first thing that differs: what it is, and both values; nil if nothing does.
  func firstDifference(from actual: RecordedState) -> (String, expected: String, actual: String)? {
    if host != actual.host { return ("host", host, actual.host) }
    if stateSaved != actual.stateSaved {
      return ("stateSaved", "\(stateSaved as Any)", "\(actual.stateSaved as Any)")
    }
    if let difference = firstDifference(
      "manager", managers, actual.managers, name: \.of, text: \.text)
    {
      return difference
    }
    return firstDifference(
      "fragment", fragments, actual.fragments, name: \.id, text: \.text)
  }

  /// Compares by name: the order of the lists means nothing.
  private func firstDifference<Element: Equatable>(
    _ kind: String, _ expected: [Element], _ actual: [Element],
    name: (Element) -> String, text: (Element) -> String
  ) -> (String, expected: String, actual: String)? {
    for element in expected {
      guard let other = actual.first(where: { name($0) == name(element) }) else {
        return ("\(kind) \(name(element))", text(element), "none")
      }
      if element != other { return ("\(kind) \(name(element))", text(element), text(other)) }
    }
    for element in actual where !expected.contains(where: { name($0) == name(element) }) {
      return ("\(kind) \(name(element))", "none", text(element))
    }
    return nil
  }
}

extension RecordedState.Manager {
  init(_ manager: FragmentSnapshot.Manager) {
    of = manager.parent?.description ?? "host"
    added = manager.added.map(\.description)
    containers = [:]
    for container in manager.containers {
      containers[container.name] = container.views.map(\.description)
    }
    backStack = manager.backStack
    primary = manager.primaryNavigation?.description
  }

  var text: String {
    let containers = self.containers.sorted { $0.key < $1.key }
      .map { "\($0.key)=[\($0.value.joined(separator: " "))]" }
    return "added [\(added.joined(separator: " "))] \(containers.joined(separator: " "))"
      + " backStack [\(backStack.map { $0 ?? "null" }.joined(separator: " "))]"
      + " primary \(primary ?? "null")"
  }
}

extension RecordedState.Fragment {
  init(_ fragment: FragmentSnapshot.Fragment) {
    id = fragment.id.description
    manager = fragment.parent?.description ?? "host"
    state = fragment.state.rawValue
    added = fragment.isAdded
    hidden = fragment.isHidden
    detached = fragment.isDetached
    inBackStack = fragment.isInBackStack
    max = fragment.maximum.rawValue
    tag = fragment.tag
    view = fragment.viewState != nil
    viewState = fragment.viewState?.rawValue
  }

  var text: String {
    let flags = [
      added ? "added" : nil, hidden ? "hidden" : nil, detached ? "detached" : nil,
      inBackStack ? "inBackStack" : nil,
    ].compactMap { $0 }.joined(separator: " ")
    return "in \(manager) \(state) max \(max) tag \(tag ?? "null") view \(viewState ?? "null")"
      + " [\(flags)]"
  }
}
