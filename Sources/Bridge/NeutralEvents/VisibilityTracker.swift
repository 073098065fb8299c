/// What the user really has of each screen: the lesser of what the app and the screen have.
///
/// On Android an activity's own callbacks say as much. UIKit tells a controller nothing when the
/// app leaves, so that only the two together tell whether it can be seen.
package struct VisibilityTracker: Hashable, Sendable {
  package private(set) var app: AppState = .notRunning
  private var screens: [NeutralSubject: Screen] = [:]
  /// Of an app in several windows, what the user has of the one in which a screen stands.
  private var windows: [NeutralSubject: AppState] = [:]
  /// How many screens have been put into their place so far.
  private var places = 0

  private struct Screen: Hashable {
    /// What the screen's own events say.
    var own: EffectiveVisibility
    /// The later it was made or last shown, the higher.
    var place: Int
  }

  package init() {}

  /// Every live screen with its effective visibility, the one that was last shown at the end.
  package var all: [ScreenVisibility] {
    screens.sorted { $0.value.place < $1.value.place }.map {
      ScreenVisibility(
        screen: $0.key, visibility: min($0.value.own, limit(of: $0.key)))
    }
  }

  /// The screen that was last shown and is still there.
  var topmost: NeutralSubject? {
    screens.filter { $0.value.own == .active && (windows[$0.key] ?? app) == app }.max {
      $0.value.place < $1.value.place
    }?.key
  }

  /// Says for each screen in which window it stands, by the window's state; none in an app of one window.
  mutating func place(_ windows: [NeutralSubject: AppState]) { self.windows = windows }

  private func limit(of screen: NeutralSubject) -> EffectiveVisibility {
    EffectiveVisibility(limitedBy: min(windows[screen] ?? app, app))
  }

  mutating func processDied() {
    app = .notRunning
    screens = [:]
    windows = [:]
  }

  /// Forgets a screen that has gone with its own process, while another one of the app lives on.
  mutating func forget(_ screen: NeutralSubject) {
    screens[screen] = nil
    windows[screen] = nil
  }

  package mutating func observe(_ event: NeutralEvent) {
    switch event.name {
    case .launch: app = max(app, .background)
    case .enterForeground: app = .inactive
    case .activate: app = .active
    case .deactivate: app = .inactive
    case .enterBackground: app = .background
    case .terminate: app = .notRunning
    case .load: put(event.subject, .hidden)
    case .willShow, .willHide: set(event.subject, .visible)
    case .didShow: put(event.subject, .active)
    case .didHide: set(event.subject, .hidden)
    case .destroy: screens[event.subject] = nil
    case .memoryPressure, .saveState, .restoreState, .removed, .environmentChange, .attach,
      .loadView, .destroyView, .detach:
      break
    }
  }

  private mutating func set(_ subject: NeutralSubject, _ own: EffectiveVisibility) {
    if screens[subject] == nil {
      put(subject, own)
    } else {
      screens[subject]?.own = own
    }
  }

  /// Puts a screen above all others.
  private mutating func put(_ subject: NeutralSubject, _ own: EffectiveVisibility) {
    guard subject.scope == .screen else { return }
    places += 1
    screens[subject] = Screen(own: own, place: places)
  }
}

/// What the user has of one screen.
package struct ScreenVisibility: Hashable, Sendable {
  package var screen: NeutralSubject
  package var visibility: EffectiveVisibility

  package init(screen: NeutralSubject, visibility: EffectiveVisibility) {
    self.screen = screen
    self.visibility = visibility
  }
}
