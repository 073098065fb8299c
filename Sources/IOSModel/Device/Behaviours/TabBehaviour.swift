/// Tab bars and the change of tab.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
package enum TabBehaviour: Int, Hashable, Sendable, CaseIterable {
  case tabSwitchIsTransition
  case tabSwitchIsAnimated
  case hasSidebars
  case popsStacksInsideTabs
  case hasUITabs
  case hidesTabBarByCode
  case activatesSearchOfTabs
  case reportsSidebarAvailability

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .tabSwitchIsTransition:
      .init(
        "A change of tab is a transition, in which the new controller's appearance ends before the old one's",
        .init(major: .from(18), linkedSDK: .from(18)),
        .init(
          .upstreamTest,
          "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/FabricExample/e2e/single-feature-tests/tabs/test-tabs-lifecycle-events.e2e.ts",
          "on iOS 18.6 and 26.2; Documentation/Decisions/0005"))
    case .tabSwitchIsAnimated:
      .init(
        "A change of tab is animated unless the app says otherwise, for apps built with Xcode 16",
        .init(major: .from(18), linkedSDK: .from(18)),
        .init(
          .observed,
          "https://dev.classmethod.jp/en/articles/ios18-uitabbarcontroller-lifecycle-change"))
    case .hasSidebars:
      .init(
        "A tab bar can become a sidebar, whose delegate is told", .init(major: .from(18)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class"))
    case .popsStacksInsideTabs:
      .init(
        "A tap on the selected tab also pops a stack inside the tab's controller",
        .init(major: .from(26)),
        .init(
          .observed, "https://github.com/software-mansion/react-native-screens/pull/3440",
          "an app that was built with the SDK of 26; of an older one it does not speak"))
    case .hasUITabs:
      .init(
        "A tab bar can have tabs that make their controllers when they are needed",
        .init(major: .from(18)),
        .init(
          .documented, "https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabs"))
    case .hidesTabBarByCode:
      .init(
        "Code can hide and show the tab bar, whatever is selected", .init(major: .from(18)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uitabbarcontroller/settabbarhidden(_:animated:)"
        ))
    case .activatesSearchOfTabs:
      .init(
        "A search tab can begin its search by itself, and end with it", .init(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisearchtab/automaticallyactivatessearch"
        ))
    case .reportsSidebarAvailability:
      .init(
        "A sidebar's delegate is told when there is room for the sidebar and when there is none",
        .init(major: .from(27)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol/tabbarcontroller(_:sidebaravailabilitydidchange:)"
        ))
    }
  }
}

extension IOSVersion {
  var tabSwitchIsTransition: Bool { has(.tab(.tabSwitchIsTransition)) }
  var tabSwitchIsAnimated: Bool { has(.tab(.tabSwitchIsAnimated)) }
  var hasSidebars: Bool { has(.tab(.hasSidebars)) }
  var popsStacksInsideTabs: Bool { has(.tab(.popsStacksInsideTabs)) }
  var hasUITabs: Bool { has(.tab(.hasUITabs)) }
  var hidesTabBarByCode: Bool { has(.tab(.hidesTabBarByCode)) }
  var activatesSearchOfTabs: Bool { has(.tab(.activatesSearchOfTabs)) }
  var reportsSidebarAvailability: Bool { has(.tab(.reportsSidebarAvailability)) }
  /// A phone has the tab bar alone.
  var showsSidebars: Bool { idiom == .pad && hasSidebars }
}
