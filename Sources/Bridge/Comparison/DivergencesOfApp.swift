extension Divergence {
  /// Where the app's life as a whole differs.
  static let ofApp: [Divergence] = [
    Divergence(
      "D6", "The notification shade or control centre opens.",
      android: "At most the window focus goes; no life cycle callback.",
      ios: "The scene resigns active.", .profile,
      citations: ["https://github.com/flutter/flutter/issues/124591"]),
    Divergence(
      "D7", "A helper screen of the system opens: a file picker, the camera.",
      android: "An activity of another app: onPause, and onStop if it is opaque.",
      ios: "A controller inside the app, which stays active.", .asserted,
      citations: ["https://reactnative.dev/docs/appstate"]),
    Divergence(
      "D8", "An alert is shown.",
      android: "A dialog takes the window focus; the permission prompt is an activity and pauses.",
      ios: "An alert of the app changes nothing; a prompt of the system resigns active.", .asserted,
      citations: ["https://github.com/regularberry/AppLaunchSequence"]),
    Divergence(
      "D9", "The app launches cold into the foreground.",
      android: "The first onStart is the entry into the foreground.",
      ios: "A scene is told of it; an app delegate without scenes is not.", .synthesised,
      citations: [
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/1623076-applicationwillenterforeground"
      ]),
    Divergence(
      "D10", "The app returns to the foreground.",
      android: "onRestart, onStart and onResume of the activity on top.",
      ios: "The scene enters the foreground and becomes active; screens are told nothing.",
      .asserted,
      citations: ["https://developer.android.com/guide/components/activities/activity-lifecycle"]),
    Divergence(
      "D11", "The state of the process as a whole.",
      android: "ProcessLifecycleOwner waits before it pauses and stops, and never destroys.",
      ios: "The app's callbacks come at once.", .profile,
      citations: [
        "https://developer.android.com/reference/androidx/lifecycle/ProcessLifecycleOwner"
      ]),
    Divergence(
      "D18", "Memory is short.",
      android: "onTrimMemory with a level, one of which only says that the interface is hidden.",
      ios: "One warning to the app and to every loaded controller; views stay.", .asserted,
      citations: [
        "https://developer.android.com/reference/android/content/ComponentCallbacks2",
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()",
      ]),
    Divergence(
      "D20", "Two screens can be seen side by side.",
      android: "From API 29 on both are resumed and one is on top; before, only one is resumed.",
      ios: "Both scenes are active.", .profile,
      citations: ["https://source.android.com/docs/core/display/multi_display/multi-resume"]),
    Divergence(
      "D21", "The process starts without an interface.",
      android: "A process may run without any activity.",
      ios: "A launch into the background may load and show the root controller.", .asserted,
      citations: ["https://stackoverflow.com/questions/66605799"]),
    Divergence(
      "D22", "The system kills an app that is not in front.",
      android: "No callback.", ios: "No callback for a suspended app.", .asserted,
      citations: [
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/1623111-applicationwillterminate",
        "https://developer.android.com/guide/components/activities/process-lifecycle",
      ]),
    Divergence(
      "D23", "The user swipes the app away.",
      android: "onDestroy may come and is not promised.",
      ios: "A running app may be told of its end; a suspended one is not.", .unasserted,
      citations: [
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/1623111-applicationwillterminate"
      ]),
    Divergence(
      "D25", "Saved state after the user has forced the app to quit.",
      android: "Removing the task drops its record and what it had saved.",
      ios: "Removing the app in the switcher deletes its restoration archive.", .asserted,
      citations: ["https://developer.android.com/topic/libraries/architecture/saving-states"]),
    Divergence(
      "D27", "The soft keyboard opens.",
      android: "It may take the window focus.", ios: "No callback of the app's life.", .unasserted,
      citations: ["https://docs.unity3d.com/ScriptReference/MonoBehaviour.OnApplicationFocus.html"]),
    Divergence(
      "D37", "Picture-in-picture.",
      android: "The activity is paused and can still be seen.",
      ios: "Outside the life of controllers; the app enters the background.", .asserted,
      citations: ["https://developer.android.com/develop/ui/views/picture-in-picture"]),
    Divergence(
      "D38", "The device is locked while the app is active.",
      android: "onPause and onStop; the top activity may run again behind the keyguard.",
      ios: "Resigns active and enters the background; unlocking may flicker.", .asserted,
      citations: ["https://titaniumsdk.com/api/titanium/app.html"]),
    Divergence(
      "D40", "Visibility in declarative interfaces.",
      android: "Effects follow the composition and the life cycle owner.",
      ios: "onAppear and onDisappear do not follow the background.", .unasserted,
      citations: ["https://developer.apple.com/documentation/swiftui/scenephase"]),
    Divergence(
      "D42", "The default style of a modal presentation.",
      android: "Nothing alike; the theme decides.",
      ios: "Full screen up to iOS 12, a sheet for apps built for 13 and later.", .profile,
      citations: [
        "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic"
      ]),
    Divergence(
      "D43", "The app has several windows.",
      android: "Tasks of one process, each activity with its own life.",
      ios: "A life per scene; the app delegate is silent when scenes are used.", .profile,
      citations: ["https://developer.apple.com/documentation/uikit/uiscenedelegate"]),
    Divergence(
      "D44", "A framework's interface is embedded into a native app.",
      android: "It has the state of its host activity.",
      ios: "A hidden controller reports a pause though the app is active.", .asserted,
      citations: ["https://github.com/flutter/flutter/issues/76410"]),
    Divergence(
      "D49", "The app's own events and those of its screens come in another order.",
      android: "An activity's callbacks tell both, so that they come together.",
      ios: "Delegates and controllers are told apart; their order has changed by release.",
      .unasserted, citations: ["https://github.com/regularberry/AppLaunchSequence"]),
  ]
}
