import IOSModel
import Specification

/// The objects for transitions that a controller's app provides.
enum TransitionAttributes {
  static let all: [DeclarationAttribute<ControllerParts>] = [
    objects(
      "transitioningDelegate", TransitionObject.allCases, \.declaration.transitioningDelegate,
      "What its transitioning delegate provides for its presentation and its dismissal.",
      page: IOSPage.viewController + "/transitioningdelegate"),
    .flag(
      "completeTransition", \.declaration.completesTransitions,
      "Whether its delegate's animators call completeTransition(_:) at the end; true by default.",
      page: IOSPage.uikit
        + "uiviewcontrollercontexttransitioning/completetransition(_:)"),
    .flag(
      "wantsInteractiveStart", \.declaration.wantsInteractiveStart,
      "Whether its delegate's interaction controllers begin interactively; true by default.",
      page: IOSPage.uikit
        + "uiviewcontrollerinteractivetransitioning/wantsinteractivestart"),
    .init(
      .words(
        "preferredTransition", [WordDefinition("zoom")],
        "The transition by which it is pushed; since iOS 18.",
        page: IOSPage.viewController + "/preferredtransition")
    ) { parts, values in parts.declaration.prefersZoom = values.contains("zoom") },
  ]

  static let delegate = objects(
    "delegate", TransitionObject.ofContainers, \.declaration.delegateTransitions,
    "What its delegate provides for its transitions.",
    page: IOSPage.uikit + "uiviewcontrollercontexttransitioning")

  private static func objects(
    _ name: String, _ known: [TransitionObject],
    _ path: any WritableKeyPath<ControllerParts, [TransitionObject]> & Sendable,
    _ summary: String, page: String
  ) -> DeclarationAttribute<ControllerParts> {
    .init(.words(name, known.map { WordDefinition($0.rawValue) }, summary, page: page)) {
      parts, values in
      parts[keyPath: path] = values.compactMap(TransitionObject.init)
    }
  }
}
