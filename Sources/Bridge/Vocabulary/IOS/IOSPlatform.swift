import IOSModel
import Specification

extension PlatformVocabulary {
  /// iOS under UIKit's own names.
  static let ios = PlatformVocabulary(
    name: Platform.ios.rawValue,
    versions: Platform.ios.supportedVersions,
    kinds: Kind.all.filter { $0.platforms == [.ios] }.map(\.definition),
    verbs: IOSVerbs.all.map(\.verb),
    actions: IOSCalls.all.map(\.verb),
    callbackGroups: [
      .iosAppDelegate, .iosSceneDelegate, .iosApplication, .iosScene, .iosResponder, .iosWindow,
      .iosController,
    ],
    argumentValues: IOSArguments.values,
    states: [CallbackGroup.iosController.name: WordDefinition.words(of: AppearanceState.self)],
    properties: ControllerProperty.allCases.map {
      PropertyDefinition(
        name: $0.rawValue, group: CallbackGroup.iosController.name, summary: $0.summary,
        documentation: $0.page)
    },
    deviceSettings: .init(IOSPlan.settings),
    hasTasks: false,
    documentation: Platform.ios.documentation)
}
