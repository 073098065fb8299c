/// One thing that happened, in words that hold on both platforms.
package struct NeutralEvent: Hashable, Sendable, CustomStringConvertible {
  package var subject: NeutralSubject
  package var name: NeutralEventName
  package var cause: NeutralCause
  /// Whether the subject is leaving for good.
  package var isFinal: Bool

  package init(
    _ subject: NeutralSubject, _ name: NeutralEventName, cause: NeutralCause, isFinal: Bool = false
  ) {
    self.subject = subject
    self.name = name
    self.cause = cause
    self.isFinal = isFinal
  }

  /// `A.willHide`, `A#2.load`, `app.activate`.
  package var description: String { "\(subject).\(name.rawValue)" }
}

/// What a neutral event speaks of.
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

  /// The class, whichever its instance: `A`; `app`.
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

/// Why an event happened.
package enum NeutralCause: String, Hashable, Sendable, CaseIterable {
  /// The app starts.
  case launch
  /// The user or the program goes to another screen or comes back.
  case navigation
  /// Something is put over the screen, or taken away, without the screen being left.
  case cover
  /// A container shows, hides, adds or removes the subject.
  case container
  /// The app as a whole comes to the front or leaves it.
  case appState
  /// The environment changed: size, orientation, locale.
  case configChange
  /// The system acts by itself: memory, and the end of the process, whoever asked for that.
  case system
}

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

  /// The events of a scope, in the order in which a life visits them.
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
  /// What it says of its subject, one sentence.
  var summary: String {
    switch self {
    case .launch: "The process has started."
    case .enterForeground: "The app is about to be visible."
    case .activate: "The app takes input."
    case .deactivate: "The app no longer takes input."
    case .enterBackground: "The app is no longer visible."
    case .memoryPressure: "The system is short of memory."
    case .terminate: "The app is told that it ends."
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
