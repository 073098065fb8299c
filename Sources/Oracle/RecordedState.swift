import AndroidModel

/// The state after a step, in the form of the recordings.
struct RecordedState: RecordedObject, Equatable {
  /// The state of the host's Lifecycle, or `NONE`.
  var host: String
  /// Nil without a live host.
  var stateSaved: Bool?
  var managers: [Manager]
  var fragments: [Fragment]

  enum Key: String, CodingKey {
    case host
    case stateSaved
    case managers
    case fragments
  }

  init(_ values: KeyedDecodingContainer<Key>) throws {
    host = try values.decode(String.self, forKey: .host)
    stateSaved = try values.decodeIfPresent(Bool.self, forKey: .stateSaved)
    managers = try values.objects(forKey: .managers)
    fragments = try values.objects(forKey: .fragments)
  }

  struct Manager: RecordedObject, Equatable {
    var of: String
    var added: [String]
    /// In the order of their names.
    var containers: [Container]
    var backStack: [String?]
    var primary: String?

    enum Key: String, CodingKey {
      case of
      case added
      case containers
      case backStack
      case primary
    }

    init(_ values: KeyedDecodingContainer<Key>) throws {
      of = try values.decode(String.self, forKey: .of)
      added = try values.strings(forKey: .added)
      let named = try values.nestedContainer(keyedBy: RecordedName.self, forKey: .containers)
      containers = try named.allKeys
        .map { Container(name: $0.stringValue, views: try named.strings(forKey: $0)) }
        .sorted { $0.name < $1.name }
      backStack = try values.optionalStrings(forKey: .backStack)
      primary = try values.decodeIfPresent(String.self, forKey: .primary)
    }
  }

  struct Container: Equatable {
    var name: String
    /// The fragments in the order of their views.
    var views: [String]
  }

  struct Fragment: RecordedObject, Equatable {
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

    enum Key: String, CodingKey {
      case id
      case manager
      case state
      case added
      case hidden
      case detached
      case inBackStack
      case max
      case tag
      case view
      case viewState
    }

    init(_ values: KeyedDecodingContainer<Key>) throws {
      id = try values.decode(String.self, forKey: .id)
      manager = try values.decode(String.self, forKey: .manager)
      state = try values.decode(String.self, forKey: .state)
      added = try values.decode(Bool.self, forKey: .added)
      hidden = try values.decode(Bool.self, forKey: .hidden)
      detached = try values.decode(Bool.self, forKey: .detached)
      inBackStack = try values.decode(Bool.self, forKey: .inBackStack)
      max = try values.decode(String.self, forKey: .max)
      tag = try values.decodeIfPresent(String.self, forKey: .tag)
      view = try values.decode(Bool.self, forKey: .view)
      viewState = try values.decodeIfPresent(String.self, forKey: .viewState)
    }
  }
}

extension RecordedState {
  /// What the recordings call the manager of the host.
  static let hostManager = "host"

  /// The state of the host's Lifecycle before there is one.
  static let noHost = "NONE"

  init(_ observed: ObservedState, _ classes: RecordedClasses) {
    host = observed.host?.rawValue ?? Self.noHost
    stateSaved = observed.snapshot?.isStateSaved
    managers = observed.snapshot?.managers.map { Manager($0, classes) } ?? []
    fragments = observed.snapshot?.fragments.map { Fragment($0, classes) } ?? []
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
  init(_ manager: FragmentSnapshot.Manager, _ classes: RecordedClasses) {
    of = manager.parent.map(classes.text) ?? RecordedState.hostManager
    added = manager.added.map(classes.text)
    containers = manager.containers
      .map { .init(name: $0.name, views: $0.views.map(classes.text)) }
      .sorted { $0.name < $1.name }
    backStack = manager.backStack
    primary = manager.primaryNavigation.map(classes.text)
  }

  var text: String {
    let containers = self.containers
      .map { "\($0.name)=[\($0.views.joined(separator: " "))]" }
    return "added [\(added.joined(separator: " "))] \(containers.joined(separator: " "))"
      + " backStack [\(backStack.map { $0 ?? "null" }.joined(separator: " "))]"
      + " primary \(primary ?? "null")"
  }
}

extension RecordedState.Fragment {
  init(_ fragment: FragmentSnapshot.Fragment, _ classes: RecordedClasses) {
    id = classes.text(of: fragment.id)
    manager = fragment.parent.map(classes.text) ?? RecordedState.hostManager
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
