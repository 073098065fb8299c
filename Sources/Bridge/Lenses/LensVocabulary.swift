import Lenses
import Specification

extension Lens {
  /// The platforms on which the framework runs.
  package var platforms: [Platform] {
    (onAndroid == nil ? [] : [.android]) + (onIOS == nil ? [] : [.ios])
  }

  /// The framework as the parser knows it.
  var definition: LensDefinition {
    LensDefinition(
      name: name, platforms: platforms.map(\.rawValue), reportsOnScreens: reportsOnScreens,
      words: words.map {
        CallbackDefinition(
          name: $0.name, arguments: $0.arguments, summary: $0.summary, documentation: page)
      },
      summary: summary, page: page,
      documentation: documentation.map {
        DocumentationSite(host: $0.host, under: $0.path)
      })
  }
}
