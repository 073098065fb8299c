import IOSModel
import Specification

/// The `Observable` models and the traits that a controller reads, for UIKit to track.
enum ObservationAttributes {
  static let all: [DeclarationAttribute<ControllerParts>] = [
    .init(
      .words(
        "readsObservable", ObservingMethod.allCases.map { WordDefinition($0.rawValue) },
        "Its overrides, or its presentation controller's, that read the app's Observable model, for which UIKit tracks it; since iOS 18.",
        page: IOSPage.uikit + "automatic-observation-tracking")
    ) { parts, values in
      parts.declaration.readsObservable = values.compactMap(ObservingMethod.init)
    },
    .init(
      .words(
        "readsTraits", traitReaders.map { WordDefinition($0.rawValue) },
        "Its overrides, or its presentation controller's, that read their traits, which UIKit tracks; since iOS 18.",
        page: IOSPage.uikit + "automatic-trait-tracking")
    ) { parts, values in
      parts.declaration.readsTraits = values.compactMap(ObservingMethod.init)
    },
  ]

  private static let traitReaders: [ObservingMethod] = [
    .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews,
  ]
}
