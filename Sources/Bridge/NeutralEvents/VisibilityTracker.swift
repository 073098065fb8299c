/// The effective visibility of each screen: the lesser of the app's and the screen's own.
///
/// On Android an activity's own callbacks are sufficient. UIKit does not notify a controller when
/// the app leaves, so only both together tell whether it is visible.
package struct VisibilityTracker: Hashable, Sendable {
  package private(set) var app: AppState = .notRunning
  private var screens: [NeutralSubject: Screen] = [:]
  /// In an app with several windows, the state of the window that contains each screen.
  private var windows: [NeutralSubject: AppState] = [:]
  /// How many times a screen has been placed so far.
  private var places = 0

  private struct Screen: Hashable {
    /// The visibility according to the screen's own events.
    var own: EffectiveVisibility
    /// The later it was created or last shown, the higher.
    var place: Int
  }

  package init() {}

  /// Every existing screen with its effective visibility; the one shown last is at the end.
  package var all: [ScreenVisibility] {
    screens.sorted { $0.value.place < $1.value.place }.map {
      ScreenVisibility(
        screen: $0.key, visibility: min($0.value.own, limit(of: $0.key)))
    }
  }

  /// The screen that was shown last and still exists.
  var topmost: NeutralSubject? {
    screens.filter { $0.value.own == .active && (windows[$0.key] ?? app) == app }.max {
      $0.value.place < $1.value.place
    }?.key
  }

  /// Sets the state of each screen's window; empty in an app with one window.
  mutating func place(_ windows: [NeutralSubject: AppState]) { self.windows = windows }

  private func limit(of screen: NeutralSubject) -> EffectiveVisibility {
    EffectiveVisibility(limitedBy: min(windows[screen] ?? app, app))
  }

  mutating func processDied() {
    app = .notRunning
    screens = [:]
    windows = [:]
  }

  /// Forgets a screen whose own process has ended while another process of the app continues.
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

/// How visible one screen is to the user.
package struct ScreenVisibility: Hashable, Sendable {
  package var screen: NeutralSubject
  package var visibility: EffectiveVisibility

  package init(screen: NeutralSubject, visibility: EffectiveVisibility) {
    self.screen = screen
    self.visibility = visibility
  }
}
