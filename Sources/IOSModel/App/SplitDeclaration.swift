/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column
public enum SplitColumn: String, Hashable, Sendable, CaseIterable {
  case primary
  case supplementary
  case secondary
  case compact
  /// At the trailing edge, since iOS 26.
  case inspector
}

/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
public enum SplitDisplayMode: String, Hashable, Sendable, CaseIterable {
  case automatic
  case secondaryOnly
  case oneBesideSecondary
  case oneOverSecondary
  case twoBesideSecondary
  case twoOverSecondary
  case twoDisplaceSecondary
}

/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
public enum SplitStyle: String, Hashable, Sendable, CaseIterable {
  /// The classic interface, made by any initializer but `init(style:)`.
  case unspecified
  case doubleColumn
  case tripleColumn
}

/// What a split controller's class declares besides its columns: how it was made, what its
/// properties are set to, and what its delegate answers.
public struct SplitDeclaration: Hashable, Sendable {
  /// What it was made with.
  public var style = SplitStyle.unspecified
  /// What the app has set it to.
  public var preferredDisplayMode = SplitDisplayMode.automatic
  /// What the delegate's `splitViewController(_:collapseSecondary:onto:)` answers: true if it has
  /// dealt with the secondary controller itself, in the way of a class that drops it.
  public var collapsesSecondary = false
  /// What the delegate answers when it is asked which column is to be on top; nil: what is
  /// proposed.
  public var topColumnForCollapsing: SplitColumn?

  /// A classic split controller of which nothing is set.
  public init() {}
}
