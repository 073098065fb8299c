/// A site on which a platform's vendor documents it.
public struct DocumentationSite: Hashable, Sendable {
  /// In lower case: `developer.android.com`.
  public var host: String
  /// First parts of paths under which others write: `forums`.
  public var excluding: [String]

  public init(host: String, excluding: [String] = []) {
    self.host = host
    self.excluding = excluding
  }
}
