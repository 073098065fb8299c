/// The subject of a neutral event.
package enum NeutralSubject: Hashable, Sendable, CustomStringConvertible {
  case app
  /// The n-th instance of an activity or of a top-level view controller class.
  case screen(String, Int)
  /// The n-th instance of a fragment or child controller class.
  case part(String, Int)

  package var scope: NeutralScope {
    switch self {
    case .app: .app
    case .screen: .screen
    case .part: .part
    }
  }

  /// The class, regardless of the instance: `A`; `app`.
  package var className: String {
    switch self {
    case .app: NeutralScope.appSubject
    case .screen(let name, _), .part(let name, _): name
    }
  }

  package var description: String {
    switch self {
    case .app: NeutralScope.appSubject
    case .screen(let name, let number), .part(let name, let number):
      number == 1 ? name : "\(name)#\(number)"
    }
  }
}

/// The three scopes of neutral events.
package enum NeutralScope: String, Hashable, Sendable, CaseIterable {
  case app
  case screen
  case part
}
