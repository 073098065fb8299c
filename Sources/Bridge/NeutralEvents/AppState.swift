/// The state of the app as a whole, in the order of how much of it the user has.
public enum AppState: Hashable, Sendable, Comparable, CaseIterable {
  case notRunning
  case background
  /// In front, but something else has the user's input.
  case inactive
  case active
}

/// How much of a screen the user has.
public enum EffectiveVisibility: String, Hashable, Sendable, Comparable, CaseIterable {
  case hidden
  case visible
  case active

  public static func < (left: EffectiveVisibility, right: EffectiveVisibility) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .hidden: 0
    case .visible: 1
    case .active: 2
    }
  }

  /// The most that any screen can have while the app is in this state.
  init(limitedBy app: AppState) {
    switch app {
    case .notRunning, .background: self = .hidden
    case .inactive: self = .visible
    case .active: self = .active
    }
  }
}

/// What the user really has of each screen: the lesser of what the app and the screen have.
///
/// On Android an activity's own callbacks say as much. UIKit tells a controller nothing when the
/// app leaves, so that only the two together tell whether it can be seen.
public struct VisibilityTracker: Hashable, Sendable {
  public private(set) var app: AppState = .notRunning
  /// What the screens' own events say, in the order of their first one.
  private var screens: [(subject: NeutralSubject, own: EffectiveVisibility)] = []

  public init() {}

  public static func == (left: VisibilityTracker, right: VisibilityTracker) -> Bool {
    left.app == right.app && left.screens.elementsEqual(right.screens, by: ==)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(app)
    for screen in screens {
      hasher.combine(screen.subject)
      hasher.combine(screen.own)
    }
  }

  /// The effective visibility of a screen; nil if there is no such screen.
  public func visibility(of screen: NeutralSubject) -> EffectiveVisibility? {
    screens.first { $0.subject == screen }.map { min($0.own, EffectiveVisibility(limitedBy: app)) }
  }

  /// Every live screen with its effective visibility, in the order in which they came to be.
  public var all: [ScreenVisibility] {
    screens.map {
      ScreenVisibility(
        screen: $0.subject, visibility: min($0.own, EffectiveVisibility(limitedBy: app)))
    }
  }

  /// The screen that was last shown and is still there.
  var topmost: NeutralSubject? { screens.last { $0.own == .active }?.subject }

  mutating func processDied() {
    app = .notRunning
    screens = []
  }

  public mutating func observe(_ event: NeutralEvent) {
    switch event.name {
    case .launch: app = max(app, .background)
    case .enterForeground: app = .inactive
    case .activate: app = .active
    case .deactivate: app = .inactive
    case .enterBackground: app = .background
    case .terminate: app = .notRunning
    case .load: set(event.subject, .hidden)
    case .willShow, .willHide: set(event.subject, .visible)
    case .didShow:
      // The screen shown last is the topmost.
      remove(event.subject)
      set(event.subject, .active)
    case .didHide: set(event.subject, .hidden)
    case .destroy: remove(event.subject)
    case .memoryPressure, .saveState, .restoreState, .removed, .environmentChange, .attach,
      .loadView, .destroyView, .detach:
      break
    }
  }

  private mutating func set(_ subject: NeutralSubject, _ own: EffectiveVisibility) {
    guard subject.scope == .screen else { return }
    if let position = screens.firstIndex(where: { $0.subject == subject }) {
      screens[position].own = own
    } else {
      screens.append((subject, own))
    }
  }

  private mutating func remove(_ subject: NeutralSubject) {
    screens.removeAll { $0.subject == subject }
  }
}

/// What the user has of one screen.
public struct ScreenVisibility: Hashable, Sendable {
  public var screen: NeutralSubject
  public var visibility: EffectiveVisibility

  public init(screen: NeutralSubject, visibility: EffectiveVisibility) {
    self.screen = screen
    self.visibility = visibility
  }
}
