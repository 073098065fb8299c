import IOSModel

/// In which container each controller stands, by their names: from `willMove(toParent:)` on, and on the way out until
/// `didMove(toParent:)`.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)
struct ControllerParents: Hashable, Sendable {
  private var parents: [String: String] = [:]

  mutating func receive(_ event: IOSEvent) {
    guard case .controller(let id) = event.subject else { return }
    let parent = event.argument("toParent").flatMap { $0 == "nil" ? nil : $0 }
    switch event.callback {
    case .controller(.willMove): parents[id.description] = parent ?? parents[id.description]
    case .controller(.didMove): parents[id.description] = parent
    case .controller(.deinit): parents[id.description] = nil
    default: return
    }
  }

  /// From the inside out.
  func containers(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let parent = parents[current], !found.contains(parent) {
      found.append(parent)
      current = parent
    }
    return found
  }
}

extension IOSEvent {
  func argument(_ label: String) -> String? { arguments.first { $0.label == label }?.value }

  /// What the controller has found this property to be; nil if nobody asked.
  func answer(to property: ControllerProperty) -> String? { argument(property.rawValue) }
}
