/// What an activity or a fragment can be asked about itself, by the names of its methods.
///
/// https://developer.android.com/reference/android/app/Activity and
/// https://developer.android.com/reference/androidx/fragment/app/Fragment
public enum AndroidProperty: String, Hashable, Sendable, CaseIterable {
  // Of an activity.
  case isFinishing
  case isDestroyed
  case isChangingConfigurations
  case isInMultiWindowMode
  case isInPictureInPictureMode
  /// Whether it is not null.
  case getLastNonConfigurationInstance
  case isTaskRoot

  // Of a fragment.
  case isAdded
  case isDetached
  case isHidden
  case isInLayout
  case isRemoving
  case isResumed
  /// Whether its manager's state has been saved.
  case isStateSaved
  case isVisible
}

extension AndroidProperty {
  /// What it is, one sentence; its value is `true` or `false`.
  public var summary: String {
    switch self {
    case .isFinishing: "Whether it is finishing."
    case .isDestroyed: "Whether it is being destroyed, or has been."
    case .isChangingConfigurations:
      "Whether it is being replaced because of a configuration change."
    case .isInMultiWindowMode: "Whether its window fills only a part of the display."
    case .isInPictureInPictureMode: "Whether it is in picture-in-picture."
    case .getLastNonConfigurationInstance:
      "Whether there is an object from the instance that it replaces."
    case .isTaskRoot: "Whether it is the root of its task."
    case .isAdded: "Whether it belongs to a host."
    case .isDetached: "Whether a transaction has detached it."
    case .isHidden: "Whether a transaction has hidden it."
    case .isInLayout: "Whether a layout's element made it."
    case .isRemoving: "Whether it is being removed from its manager."
    case .isResumed: "Whether it is resumed."
    case .isStateSaved: "Whether its manager's state has been saved."
    case .isVisible: "Whether the user can see its view."
    }
  }

  /// Whether activities have it; else fragments do.
  public var isOfActivities: Bool {
    switch self {
    case .isFinishing, .isDestroyed, .isChangingConfigurations, .isInMultiWindowMode,
      .isInPictureInPictureMode, .getLastNonConfigurationInstance, .isTaskRoot:
      true
    case .isAdded, .isDetached, .isHidden, .isInLayout, .isRemoving, .isResumed, .isStateSaved,
      .isVisible:
      false
    }
  }

  /// The platform's page about it.
  public var page: String {
    (isOfActivities ? Page.activity : Page.fragment) + "#\(rawValue)()"
  }
}
