/// Stacks, and the ways back in them.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
package enum NavigationBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasBackMenu
  case hasBackAction
  case showsFirstPageBeforePush
  case interruptsNavigation
  case insistsOnPopTarget

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .hasBackMenu:
      .init(
        "A long press on the back button lists the stack, of which one can be chosen",
        .init(major: .from(14)),
        .init(
          .observed,
          "https://sarunw.com/posts/what-should-you-know-about-navigation-history-stack-in-ios14/"))
    case .hasBackAction:
      .init(
        "A navigation item can have an action in place of the way back", .init(major: .from(16)),
        .init(.documented, IOSBehaviour.Page.backAction))
    case .showsFirstPageBeforePush:
      .init(
        "A stack on the screen shows its first page before it takes up an animated push",
        .init(major: .upTo(17)),
        .init(
          .observed,
          "https://github.com/VAndrJ/awesome-apple-bugs/blob/efccab47965982f193ebdb91ef23e09a9cd2aa63/Bugs/LifeCyclePushedViewController/README.md",
          "on iOS 17.4 and 18.2"))
    case .interruptsNavigation:
      .init(
        "The user's way back does not wait for the end of a transition of its stack",
        .init(major: .from(26), linkedSDK: .from(26)),
        .init(.observed, "https://github.com/software-mansion/react-native-screens/pull/3093"))
    case .insistsOnPopTarget:
      .init(
        "A stack throws at the way back to a page that it does not hold", .init(major: .upTo(18)),
        .init(
          .observed, "https://github.com/helpscout/beacon-ios-sdk/issues/132",
          "on iOS 14.1; on 26.1 nothing comes of it, and between them it is not recorded: "
            + "Vercantez/openuikit @a7e1f877, scenelaunchprobe"))
    }
  }
}

extension IOSVersion {
  var hasBackMenu: Bool { has(.navigation(.hasBackMenu)) }
  var hasBackAction: Bool { has(.navigation(.hasBackAction)) }
  var showsFirstPageBeforePush: Bool { has(.navigation(.showsFirstPageBeforePush)) }
  var interruptsNavigation: Bool { has(.navigation(.interruptsNavigation)) }
  var insistsOnPopTarget: Bool { has(.navigation(.insistsOnPopTarget)) }
}
