extension Divergence {
  /// Where a screen's life differs.
  static let ofScreens: [Divergence] = [
    Divergence(
      "D1", "A screen is covered by another without being left.",
      android: "An opaque activity stops the one below, a translucent one only pauses it.",
      ios: "A full-screen presentation gives the presenter all four; a sheet gives it nothing.",
      .asserted,
      citations: [
        "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle",
        "https://developer.android.com/guide/components/activities/activity-lifecycle",
      ]),
    Divergence(
      "D2", "The old screen's didHide and the new screen's didShow come in opposite order.",
      android: "The new activity is resumed before the old one is stopped, forward and back.",
      ios: "A push or pop ends the old disappearance first; a full-screen modal does not.",
      .asserted,
      citations: [
        "https://developer.android.com/guide/components/activities/activity-lifecycle#coordinating-activities",
        "https://github.com/software-mansion/react-native-screens",
      ]),
    Divergence(
      "D3", "A tab is selected.",
      android: "Detaching and attaching fragments hides the old one before the new one shows.",
      ios: "The new tab's willShow precedes the old one's willHide; their ends vary by version.",
      .asserted, citations: ["https://github.com/software-mansion/react-native-screens"]),
    Divergence(
      "D4", "The app goes to the background and comes back.",
      android: "The visible activity and its fragments hide and show.",
      ios: "View controllers are told nothing; only the app and its scenes are.",
      .synthesised,
      citations: [
        "https://developer.apple.com/documentation/uikit/app_and_environment/managing_your_app_s_life_cycle",
        "https://github.com/dotnet/maui/issues/23401",
      ]),
    Divergence(
      "D5", "A leaving screen is paused first.",
      android: "onPause of the old screen precedes the creation of the new one.",
      ios: "The new screen is loaded before the old one's viewWillDisappear.",
      .asserted,
      citations: [
        "https://developer.android.com/guide/components/activities/activity-lifecycle#coordinating-activities"
      ]),
    Divergence(
      "D12", "The configuration changes: rotation, size, locale, dark mode.",
      android: "The activity is destroyed and recreated unless it handles the change.",
      ios: "The same instance is told of the new size and traits; nothing hides.",
      .asserted,
      citations: [
        "https://developer.android.com/guide/topics/resources/runtime-changes",
        "https://developer.apple.com/documentation/uikit/uicontentcontainer",
      ]),
    Divergence(
      "D13", "Tabs that have not been selected yet.",
      android: "A pager creates its neighbours ahead and holds them at STARTED.",
      ios: "A tab is loaded when it is first selected.", .profile,
      citations: ["https://developer.android.com/reference/androidx/viewpager2/widget/ViewPager2"]),
    Divergence(
      "D14", "Screens below the top.",
      android: "The system may destroy a stopped activity and recreate it on the way back.",
      ios: "The stack keeps the controllers as long as the process lives.", .asserted,
      citations: [
        "https://developer.android.com/guide/components/activities/activity-lifecycle#asem"
      ]),
    Divergence(
      "D15", "An instance exists before it has a view.",
      android: "onCreate is the first that happens to an instance.",
      ios: "The view loads on first access, perhaps long after init, perhaps never.", .asserted,
      citations: ["https://developer.apple.com/documentation/uikit/uiviewcontroller/view"]),
    Divergence(
      "D19", "A gesture back is begun and cancelled.",
      android: "Nothing happens in the life cycle before the gesture commits.",
      ios: "The appearance transition of both screens begins and is undone.", .asserted,
      citations: [
        "https://developer.android.com/guide/navigation/custom-back/predictive-back-gesture"
      ]
    ),
    Divergence(
      "D24", "The app comes back after its process died.",
      android: "The activity to be shown is recreated with its saved state, others when needed.",
      ios: "Without restoration the app starts anew; with it, the whole hierarchy is rebuilt.",
      .asserted,
      citations: [
        "https://developer.android.com/guide/components/activities/process-lifecycle",
        "https://developer.apple.com/documentation/uikit/view_controllers/preserving_your_app_s_ui_across_launches",
      ]),
    Divergence(
      "D26", "State is saved.",
      android: "After onStop from API 28 on, before it until 27; not when finishing.",
      ios: "After the app has entered the background, if it opted in.", .asserted,
      citations: [
        "https://developer.android.com/reference/android/app/Activity#onSaveInstanceState(android.os.Bundle)",
        "https://github.com/regularberry/AppLaunchSequence",
      ]),
    Divergence(
      "D28", "Back on the root screen.",
      android: "From API 31 on the task moves to the back; before, the root is finished.",
      ios: "There is no such input.", .profile,
      citations: ["https://developer.android.com/about/versions/12/behavior-changes-all#back-press"]
    ),
    Divergence(
      "D29", "How a screen knows that it is leaving for good.",
      android: "isFinishing, valid from onPause to onDestroy.",
      ios: "isMovingFromParent or isBeingDismissed, of itself or of a container around it.",
      .synthesised,
      citations: [
        "https://developer.android.com/reference/android/app/Activity#isFinishing()",
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent",
      ]),
    Divergence(
      "D30", "A screen is destroyed.",
      android: "onDestroy, certain for a finished activity in a living process.",
      ios: "No callback; deinit when the last reference goes, perhaps never.", .asserted,
      citations: ["https://developer.android.com/reference/android/app/Activity#onDestroy()"]),
    Divergence(
      "D34", "A link opens in the running app.",
      android: "A singleTop activity gets onNewIntent between pause and resume; else a new one.",
      ios: "The scene gets the URL; screens are told nothing.", .asserted,
      citations: [
        "https://developer.android.com/reference/android/app/Activity#onNewIntent(android.content.Intent)"
      ]),
    Divergence(
      "D35", "A result comes back.",
      android: "onActivityResult precedes onResume of the caller.",
      ios: "A delegate, a closure or an unwind segue, in the app's own order.", .unasserted,
      citations: [
        "https://developer.android.com/training/basics/intents/result"
      ]),
    Divergence(
      "D39", "An object outlives the recreation of its screen.",
      android: "A ViewModel or a retained instance.",
      ios: "The controller itself is not recreated.", .asserted,
      citations: ["https://developer.android.com/topic/libraries/architecture/viewmodel"]),
    Divergence(
      "D41", "Composition effects when returning to a kept screen.",
      android: "They run again only if the screen had left the composition.",
      ios: "Older Compose ran them again, as it disposed at viewDidDisappear.", .profile,
      citations: ["https://github.com/JetBrains/compose-multiplatform/issues/3890"]),
  ]
}
