public import Specification

extension Vocabulary {
  /// Every word that a script may use on the two platforms.
  public static let mobile = Vocabulary(
    platforms: [.android, .ios],
    neutralKinds: KindName.allCases.filter { $0.platforms.count > 1 }.map(\.definition),
    neutralVerbs: NeutralVerb.definitions,
    neutralEvents: NeutralScope.allCases.map(\.callbackGroup),
    neutralArguments: [
      NeutralArgument.cause.rawValue: NeutralCause.allCases.map(\.rawValue),
      NeutralArgument.final.rawValue: ["true", "false"],
    ],
    divergences: Divergence.all.map(\.id))
}

/// The labels that a neutral event's pattern may give.
enum NeutralArgument: String, Hashable, Sendable, CaseIterable {
  case cause
  case final
}

extension NeutralScope {
  /// The one subject that no script declares.
  static let appSubject = "app"

  var callbackGroup: CallbackGroup {
    CallbackGroup(
      name: rawValue,
      builtInSubjects: self == .app ? [Self.appSubject] : [],
      callbacks: NeutralEventName.events(of: self).map {
        CallbackDefinition(
          name: $0.rawValue, isCore: true, arguments: NeutralArgument.allCases.map(\.rawValue),
          documentation: "Specs/README.md")
      })
  }
}

extension KindName {
  /// The kind as the parser knows it.
  var definition: ObjectKind {
    ObjectKind(
      name: rawValue, callbackGroups: callbackGroups, neutralScope: scope?.rawValue,
      attributes: attributes, containers: containers.map(\.rawValue))
  }

  private var callbackGroups: [String: String] {
    let android: GroupName? =
      switch self.android {
      case .activity: .activity
      case .fragment: .fragment
      case .pager, nil: nil
      }
    var groups: [String: String] = [:]
    if let android { groups[Platform.android.rawValue] = android.rawValue }
    if platforms.contains(.ios) { groups[Platform.ios.rawValue] = GroupName.controller.rawValue }
    return groups
  }

  private var attributes: [AttributeDefinition] {
    let activity = AndroidAttribute.ofActivities.map(\.definition)
    let fragment = AndroidAttribute.ofFragments.map(\.definition)
    let controller = IOSAttribute.ofControllers.map(\.definition)
    return switch self {
    case .screen: activity + controller
    case .part: fragment + controller
    case .activity: activity
    case .fragment, .dialog: fragment
    case .pager: AndroidAttribute.ofPagers.map(\.definition)
    case .controller: controller + [AndroidAttribute.notAdded.definition]
    case .navigation:
      controller + [IOSAttribute.viewControllers.definition]
    case .tabs:
      controller + [IOSAttribute.viewControllers, .selectedIndex].map(\.definition)
    case .split: controller + [IOSAttribute.primary, .secondary, .compact].map(\.definition)
    case .pages:
      controller + [IOSAttribute.viewControllers, .transitionStyle].map(\.definition)
    case .alert: controller
    }
  }

  private var containers: [KindName] {
    switch self {
    case .screen, .activity, .alert: []
    case .part: [.screen, .part]
    case .fragment, .dialog, .pager: [.screen, .activity, .part, .fragment, .dialog]
    case .controller, .navigation, .tabs, .split, .pages: [.screen, .part, .controller]
    }
  }
}
