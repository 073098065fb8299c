import AndroidModel
import Specification

extension PlatformVocabulary {
  /// Android under its own names.
  static let android = PlatformVocabulary(
    name: Platform.android.rawValue,
    versions: Platform.android.supportedVersions, versionName: "API level",
    kinds: Kind.all.filter { $0.platforms == [.android] }.map(\.definition),
    verbs: AndroidVerbs.all.map(\.verb),
    actions: AndroidCalls.all.map(\.verb),
    callbackGroups: [.androidApplication, .androidActivity, .androidFragment],
    argumentValues: AndroidArguments.values,
    states: [
      CallbackGroup.androidActivity.name: ActivityState.words,
      CallbackGroup.androidFragment.name: WordDefinition.words(of: LifecycleState.self),
    ],
    properties: ActivityProperty.allCases.map(\.definition)
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
        state.rawValue, "The system keeps a record of it, but there is no instance.")
    case .created, .started, .resumed, .paused, .stopped, .destroyed:
      WordDefinition(state.rawValue)
    }
  }
}
