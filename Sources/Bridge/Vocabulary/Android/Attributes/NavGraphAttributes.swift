import AndroidModel
import Specification

/// The attributes of navigation graphs, under the names of the Navigation component.
extension NavGraphDeclaration {
  static let attributes: [DeclarationAttribute<NavGraphDeclaration>] = [
    .object(
      "startDestination", AndroidKind.destinations, \.startDestination,
      "The destination with which it begins, by default the first.",
      page: "https://developer.android.com/guide/navigation/design#nav-graph"),
    .text(
      "deepLink", \.deepLink, DeepLinkAttribute.summary, page: DeepLinkAttribute.page),
  ]
}

/// The attribute of a destination or a graph.
enum DeepLinkAttribute {
  static let summary = "The URI that leads to it: a link whose data is this."
  static let page = "https://developer.android.com/guide/navigation/design/deep-link#implicit"
}
