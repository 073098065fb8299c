import IOSModel
import Specification

/// What a controller reads of `Observable` models and of its traits, for UIKit to note.
enum ObservationAttributes {
  static let all: [DeclarationAttribute<ControllerParts>] = [
    .init(
      .words(
        "readsObservable", ObservingMethod.allCases.map { WordDefinition($0.rawValue) },
        "Its overrides that read the app's Observable model, for which UIKit tracks it; since iOS 18.",
        page: IOSPage.uikit + "automatic-observation-tracking")
    ) { parts, values in
      parts.declaration.readsObservable = values.compactMap(ObservingMethod.init)
    },
    .init(
      .words(
        "readsTraits", traitReaders.map { WordDefinition($0.rawValue) },
        "Its overrides that read its traits, which UIKit tracks; since iOS 18.",
        page: IOSPage.uikit + "automatic-trait-tracking")
    ) { parts, values in
      parts.declaration.readsTraits = values.compactMap(ObservingMethod.init)
    },
  ]

  private static let traitReaders: [ObservingMethod] = [
    .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ]
}
