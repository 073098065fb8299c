import AndroidModel
import IOSModel

/// Why a platform sends an event, in terms that are the same for both.
extension NeutralCause {
  init(_ reason: AndroidReason) {
    self =
      switch reason {
      case .launch: .launch
      case .navigation: .navigation
      case .cover: .cover
      case .container: .container
      case .configuration: .configChange
      case .appState: .appState
      case .system: .system
      }
  }

  init(_ reason: IOSReason) {
    self =
      switch reason {
      case .launch: .launch
      case .navigation: .navigation
      case .cover: .cover
      case .container: .container
      case .configuration: .configChange
      case .appState: .appState
      case .system: .system
      }
  }
}
