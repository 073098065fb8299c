/// A site on which the vendor of a platform or of a framework documents it.
public struct DocumentationSite: Hashable, Sendable {
  /// In lower case: `developer.android.com`.
  public var host: String
  /// First parts of paths under which others write: `forums`.
  public var excluding: [String]
  /// The first parts of the paths that are the vendor's: `["dotnet", "docs-maui"]`; all if empty.
  public var under: [String]

  public init(host: String, excluding: [String] = [], under: [String] = []) {
    self.host = host
    self.excluding = excluding
    self.under = under
  }
}
