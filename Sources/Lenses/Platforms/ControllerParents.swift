import IOSModel

/// The container of each controller, by name: from `willMove(toParent:)` on, and when it leaves
/// until `didMove(toParent:)`.
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

  /// The containers, from the inside out.
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

  /// The value that the controller read from this property; nil if it was not read.
  func answer(to property: ControllerProperty) -> String? { argument(property.rawValue) }
}
