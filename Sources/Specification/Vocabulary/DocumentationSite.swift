/// A site on which the vendor of a platform or of a framework documents it.
package struct DocumentationSite: Hashable, Sendable {
  /// In lower case: `developer.android.com`.
  package var host: String
  /// First parts of paths under which others than the vendor write: `forums`.
  package var excluding: [String]
  /// The first parts of the paths that belong to the vendor: `["dotnet", "docs-maui"]`; all if
  /// empty.
  package var under: [String]

  package init(host: String, excluding: [String] = [], under: [String] = []) {
    self.host = host
    self.excluding = excluding
    self.under = under
  }
}
