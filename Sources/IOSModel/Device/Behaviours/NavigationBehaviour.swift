/// Stacks, and the ways back in them.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
package enum NavigationBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasBackMenu
  case hasBackAction
  case showsFirstPageBeforePush
  case interruptsNavigation
  case insistsOnPopTarget
  case asksOfPlainPop

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .hasBackMenu:
      .init(
        "A long press on the back button lists the stack for the user to choose from",
        .init(major: .from(14)),
        .init(
          .observed,
          "https://sarunw.com/posts/what-should-you-know-about-navigation-history-stack-in-ios14/"))
    case .hasBackAction:
      .init(
        "A navigation item can have an action that replaces going back", .init(major: .from(16)),
        .init(.documented, IOSBehaviour.Page.backAction))
    case .showsFirstPageBeforePush:
      .init(
        "A visible stack shows its first page before it begins an animated push",
        .init(major: .upTo(17)),
        .init(
          .observed,
          "https://github.com/VAndrJ/awesome-apple-bugs/blob/efccab47965982f193ebdb91ef23e09a9cd2aa63/Bugs/LifeCyclePushedViewController/README.md",
          "on iOS 17.4 and 18.2"))
    case .interruptsNavigation:
      .init(
        "The user can go back before a transition of the stack has ended",
        .init(major: .from(26), linkedSDK: .from(26)),
        .init(.observed, "https://github.com/software-mansion/react-native-screens/pull/3093"))
    case .insistsOnPopTarget:
      .init(
        "A stack throws if it is popped to a page that it does not contain",
        .init(major: .upTo(18)),
        .init(
          .observed, "https://github.com/helpscout/beacon-ios-sdk/issues/132",
          "on iOS 14.1; on 26.1 nothing comes of it, and between them it is not recorded: "
            + "Vercantez/openuikit @a7e1f877, scenelaunchprobe"))
    case .asksOfPlainPop:
      .init(
        "A navigation bar asks about the item of a page that code pops without animation",
        .init(major: .upTo(18)),
        .init(
          .observed, "https://github.com/onegray/UIViewController-BackButtonHandler/issues/11",
          "of pops by code, until iOS 11; on 26.1 it does not ask, and between them it is not "
            + "recorded: Vercantez/openuikit @17849c73, signallastrowsprobe"))
    }
  }
}

extension IOSVersion {
  var hasBackMenu: Bool { has(.navigation(.hasBackMenu)) }
  var hasBackAction: Bool { has(.navigation(.hasBackAction)) }
  var showsFirstPageBeforePush: Bool { has(.navigation(.showsFirstPageBeforePush)) }
  var interruptsNavigation: Bool { has(.navigation(.interruptsNavigation)) }
  var insistsOnPopTarget: Bool { has(.navigation(.insistsOnPopTarget)) }
  var asksOfPlainPop: Bool { has(.navigation(.asksOfPlainPop)) }
}
