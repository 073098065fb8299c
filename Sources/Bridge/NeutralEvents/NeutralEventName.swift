/// The neutral events of the three scopes.
package enum NeutralEventName: String, Hashable, Sendable, CaseIterable {
  case launch
  case enterForeground
  case activate
  case deactivate
  case enterBackground
  case memoryPressure
  case terminate

  case load
  case willShow
  case didShow
  case willHide
  case didHide
  case saveState
  case restoreState
  case removed
  case destroy
  case environmentChange

  case attach
  case loadView
  case destroyView
  case detach

  /// The events of a scope, in the usual order of a lifecycle.
  package static func events(of scope: NeutralScope) -> [NeutralEventName] {
    switch scope {
    case .app:
      [
        .launch, .enterForeground, .activate, .deactivate, .enterBackground, .memoryPressure,
        .terminate,
      ]
    case .screen:
      [
        .load, .willShow, .didShow, .willHide, .didHide, .saveState, .restoreState, .removed,
        .destroy, .environmentChange,
      ]
    case .part:
      [.attach, .loadView, .willShow, .didShow, .willHide, .didHide, .destroyView, .detach]
    }
  }
}

extension NeutralEventName {
  /// What the event means for its subject, one sentence.
  var summary: String {
    switch self {
    case .launch: "The process has started."
    case .enterForeground: "The app is about to be visible."
    case .activate: "The app takes input."
    case .deactivate: "The app no longer takes input."
    case .enterBackground: "The app is no longer visible."
    case .memoryPressure: "The system is short of memory."
    case .terminate: "The app is told that it is about to end."
    case .load: "An instance of the screen is made ready."
    case .willShow: "It is about to be visible."
    case .didShow: "It is in front."
    case .willHide: "It is about to go, or no longer in front."
    case .didHide: "It is no longer visible."
    case .saveState: "It may save what a later instance needs."
    case .restoreState: "It gets back what an earlier instance saved."
    case .removed: "It has left its place for good."
    case .destroy: "Its instance is gone."
    case .environmentChange: "Size, orientation, traits or locale have changed around it."
    case .attach: "It belongs to its container from now on."
    case .loadView: "Its view is made."
    case .destroyView: "Its view goes away."
    case .detach: "It no longer belongs to its container."
    }
  }
}
