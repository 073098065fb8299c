import IOSModel
import Specification

/// What a controller reads of `Observable` models.
enum ObservationAttributes {
  static let all: [DeclarationAttribute<ControllerParts>] = [
    .init(
      .words(
        "readsObservable", ObservingMethod.allCases.map { WordDefinition($0.rawValue) },
        "Its overrides that read the app's Observable model, for which UIKit tracks it; since iOS 18.",
        page: IOSPage.uikit + "automatic-observation-tracking")
    ) { parts, values in
      parts.declaration.readsObservable = values.compactMap(ObservingMethod.init)
    }
  ]
}
