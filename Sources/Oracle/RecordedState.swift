import AndroidModel

/// The state after a step, in the form of the recordings.
struct RecordedState: RecordedObject, Equatable {
  /// The state of the host's Lifecycle, or `NONE`.
  var host: String
  /// Nil without a live host.
  var stateSaved: Bool?
  var managers: [Manager]
  var fragments: [Fragment]

  init(_ fields: inout RecordedFields) throws {
    host = try fields.text(.host)
    stateSaved = try fields.flagIfPresent(.stateSaved)
    managers = try fields.objects(.managers)
    fragments = try fields.objects(.fragments)
  }

  struct Manager: RecordedObject, Equatable {
    var of: String
    var added: [String]
    /// Sorted by name.
    var containers: [Container]
    var backStack: [String?]
    var primary: String?

    init(_ fields: inout RecordedFields) throws {
      of = try fields.text(.of)
      added = try fields.texts(.added)
      containers = try fields.namedTexts(.containers).map(Container.init)
      backStack = try fields.optionalTexts(.backStack)
      primary = try fields.textIfPresent(.primary)
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

    init(_ fields: inout RecordedFields) throws {
      id = try fields.text(.id)
      manager = try fields.text(.manager)
      state = try fields.text(.state)
      added = try fields.flag(.added)
      hidden = try fields.flag(.hidden)
      detached = try fields.flag(.detached)
      inBackStack = try fields.flag(.inBackStack)
      max = try fields.text(.max)
      tag = try fields.textIfPresent(.tag)
      view = try fields.flag(.view)
      viewState = try fields.textIfPresent(.viewState)
    }
  }
}

extension RecordedState {
  /// The name of the host's manager in the recordings.
  static let hostManager = "host"

  /// The state of the host's Lifecycle before there is one.
  static let noHost = "NONE"

  init(_ observed: ObservedState, _ classes: RecordedClasses) {
    host = observed.host?.rawValue ?? Self.noHost
    stateSaved = observed.snapshot?.isStateSaved
    managers = observed.snapshot?.managers.map { Manager($0, classes) } ?? []
    fragments = observed.snapshot?.fragments.map { Fragment($0, classes) } ?? []
  }

  /// The first difference, with both values; nil if there is none.
  func firstDifference(from actual: RecordedState) -> (String, expected: String, actual: String)? {
    if host != actual.host { return ("host", host, actual.host) }
    if stateSaved != actual.stateSaved {
      return ("stateSaved", text(stateSaved), text(actual.stateSaved))
    }
    if let difference = firstDifference(
      "manager", managers, actual.managers, name: \.of, text: \.text)
    {
      return difference
    }
    return firstDifference(
      "fragment", fragments, actual.fragments, name: \.id, text: \.text)
  }

  private func text(_ flag: Bool?) -> String { flag.map { "\($0)" } ?? "none" }

  /// Compares by name, since the order of the lists has no meaning.
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
