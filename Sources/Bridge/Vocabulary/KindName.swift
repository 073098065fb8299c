import Specification

/// The words that declare an object.
enum KindName: String, Hashable, Sendable, CaseIterable {
  case screen
  case part
  case activity
  case fragment
  case dialog
  case pager
  case controller
  case navigation
  case tabs
  case split
  case pages
  case alert

  /// Kinds whose objects are activities.
  static let activities: [String] = [KindName.screen, .activity].map(\.rawValue)
  /// Kinds whose objects are fragments.
  static let fragments: [String] = [KindName.part, .fragment, .dialog].map(\.rawValue)
  /// Kinds whose objects are pagers.
  static let pagers: [String] = [KindName.pager.rawValue]
  /// Kinds whose objects are view controllers.
  static let controllers: [String] = [
    KindName.screen, .part, .controller, .navigation, .tabs, .split, .pages, .alert,
  ].map(\.rawValue)

  /// The platforms on which an object of this kind exists.
  var platforms: [Platform] {
    switch self {
    case .screen, .part: [.android, .ios]
    case .activity, .fragment, .dialog, .pager: [.android]
    case .controller, .navigation, .tabs, .split, .pages, .alert: [.ios]
    }
  }

  /// What an object of this kind is to Android; nil: nothing.
  var android: AndroidKind? {
    switch self {
    case .screen, .activity: .activity
    case .part, .fragment, .dialog: .fragment
    case .pager: .pager
    case .controller, .navigation, .tabs, .split, .pages, .alert: nil
    }
  }

  /// The neutral scope of the kind's objects; nil for those that are no screens or parts of their
  /// own.
  ///
  /// A container is none: what the user sees are its children.
  var scope: NeutralScope? {
    switch self {
    case .screen, .activity, .controller: .screen
    case .part, .fragment, .dialog: .part
    case .pager, .navigation, .tabs, .split, .pages, .alert: nil
    }
  }
}

/// The sorts of objects that Android knows.
enum AndroidKind: Hashable, Sendable {
  case activity
  case fragment
  case pager
}

/// The groups of callbacks, by the sort of object that receives them.
enum GroupName: String, Hashable, Sendable {
  case application
  case activity
  case fragment
  case appDelegate
  case sceneDelegate
  case controller
}
