extension Divergence {
  /// Where the life of a part inside a screen differs.
  static let ofParts: [Divergence] = [
    Divergence(
      "D16", "A part goes under another and is kept.",
      android: "replace with a back stack destroys its view; a pop makes a new one.",
      ios: "The view is kept; only appearance changes.", .asserted,
      citations: ["https://developer.android.com/guide/fragments/lifecycle"]),
    Divergence(
      "D17", "A part is put over another without replacing it.",
      android: "The covered fragment stays resumed.",
      ios: "A controller that is pushed over disappears.", .asserted,
      citations: ["https://github.com/software-mansion/react-native-screens"]),
    Divergence(
      "D31", "The order in which a screen and its part hide.",
      android: "The part first on the way down, the screen first on the way up.",
      ios: "The container first, both ways.", .asserted,
      citations: ["https://github.com/software-mansion/react-native-screens"]),
    Divergence(
      "D32", "Who tells a part what its screen was told.",
      android: "The fragment manager.",
      ios: "The container, unless it opts out and forwards by hand.", .profile,
      citations: [
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods"
      ]),
    Divergence(
      "D33", "A part is hidden and shown in its place.",
      android: "onHiddenChanged; the life cycle does not change.",
      ios: "isHidden tells nobody.", .asserted,
      citations: [
        "https://developer.android.com/reference/androidx/fragment/app/FragmentTransaction"
      ]
    ),
    Divergence(
      "D36", "The protocol of adding and removing a part.",
      android: "One transaction drives everything.",
      ios: "addChild and removeFromParent make one half of the calls, the app the other.",
      .asserted,
      citations: [
        "https://developer.apple.com/documentation/uikit/view_controllers/creating_a_custom_container_view_controller"
      ]),
    Divergence(
      "D45", "Back in nested containers.",
      android: "The inner container is popped first.",
      ios: "The outer bar pops the whole inner container.", .asserted,
      citations: ["https://github.com/software-mansion/react-native-screens"]),
    Divergence(
      "D46", "One vendor's two ports attach in opposite order.",
      android: "RIBs: didLoad, then didBecomeActive.",
      ios: "RIBs: didBecomeActive, then didLoad.", .asserted,
      citations: ["https://github.com/uber/RIBs", "https://github.com/uber/RIBs-iOS"]),
    Divergence(
      "D47", "A part is shown again after D16.",
      android: "A new view gets its saved state in onViewStateRestored.",
      ios: "The same view, with nothing to restore.", .asserted,
      citations: ["https://developer.android.com/guide/fragments/saving-state"]),
    Divergence(
      "D48", "The order of several observers inside a screen.",
      android: "Up in the order of registration, down in reverse.",
      ios: "Not specified.", .unasserted,
      citations: ["https://developer.android.com/reference/androidx/lifecycle/Lifecycle"]),
  ]
}
