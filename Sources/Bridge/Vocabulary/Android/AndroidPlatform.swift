import AndroidModel
import Specification

extension PlatformVocabulary {
  /// Android under its own names.
  static let android = PlatformVocabulary(
    name: Platform.android.rawValue,
    versions: Platform.android.supportedVersions,
    kinds: Kind.all.filter { $0.platforms == [.android] }.map(\.definition),
    verbs: AndroidVerbs.all.map(\.verb),
    actions: AndroidCalls.all.map(\.verb),
    callbackGroups: [.androidApplication, .androidActivity, .androidFragment],
    argumentValues: AndroidArguments.values,
    states: [
      CallbackGroup.androidActivity.name: ActivityState.words,
      CallbackGroup.androidFragment.name: WordDefinition.words(of: FragmentLifecycleState.self),
    ],
    properties: [
      PropertyDefinition(
        name: "intent", group: CallbackGroup.androidActivity.name,
        summary:
          "An extra of the intent: 'id=42', or 'no id' if there is none of the name; and a flag that the"
          + " system itself gives: "
          + IntentFlags.systemNames.map { "'\($0.name)'" }.joined(separator: ", ") + ".",
        documentation: AndroidPage.activity + "#getIntent()", isAskedInCallbacks: false),
      PropertyDefinition(
        name: "task", group: CallbackGroup.androidActivity.name,
        summary: "Whether the recent tasks show one that was made for it: 'recent' or 'forgotten'.",
        documentation: AndroidPage.recents, isAskedInCallbacks: false),
      PropertyDefinition(
        name: "backType", group: CallbackGroup.androidActivity.name,
        summary:
          "What a finger that goes back from it would be shown: "
          + BackTargetType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
          + "; 'none' where nothing ever is.",
        documentation: AndroidPage.predictiveBack, isAskedInCallbacks: false),
    ]
      + AndroidProperty.allCases.map {
        PropertyDefinition(
          name: $0.rawValue,
          group: ($0.isOfActivities ? CallbackGroup.androidActivity : .androidFragment).name,
          summary: $0.summary + " It is 'true' or 'false'.", documentation: $0.page)
      },
    deviceSettings: .init(AndroidApp.settings),
    hasTasks: true,
    documentation: Platform.android.documentation)
}

extension ActivityState {
  fileprivate static let words: [WordDefinition] = allCases.map { state in
    switch state {
    case .notCreated:
      WordDefinition(
        state.rawValue, "The system keeps a record of it, and there is no instance.")
    case .created, .started, .resumed, .paused, .stopped, .destroyed:
      WordDefinition(state.rawValue)
    }
  }
}
