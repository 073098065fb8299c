/// What the app has told its window library about an activity: which activities may be side by side
/// with it in its task, and what then becomes of the two.
///
/// https://developer.android.com/develop/ui/views/layout/activity-embedding
public struct EmbeddingRules: Hashable, Sendable {
  /// `SplitPairRule`s with this activity as the primary one: the secondary ones.
  public var splitPairs: [String] = []
  /// `setClearTop`: a new secondary activity finishes those that were in its place.
  public var clearTop = false
  /// `setFinishPrimaryWithSecondary`
  public var finishPrimaryWithSecondary = SplitFinishBehavior.never
  /// `setFinishSecondaryWithPrimary`
  public var finishSecondaryWithPrimary = SplitFinishBehavior.always

  /// `SplitPlaceholderRule`: what is beside it as long as nothing else is.
  public var placeholder: String?
  /// `setSticky`: the placeholder stays where there is no room for two any more.
  public var isPlaceholderSticky = false
  /// `setFinishPrimaryWithPlaceholder`
  public var finishPrimaryWithPlaceholder = SplitFinishBehavior.always

  /// `ActivityRule` with `setAlwaysExpand`: it takes the whole task in any case.
  public var alwaysExpand = false

  /// None at all.
  public init() {}

  var isEmpty: Bool { self == EmbeddingRules() }
}

/// Whether the end of one of the two is the end of the other.
///
/// https://developer.android.com/reference/androidx/window/embedding/SplitRule.FinishBehavior
public enum SplitFinishBehavior: String, Hashable, Sendable, CaseIterable {
  case never = "NEVER"
  /// If they are side by side.
  case adjacent = "ADJACENT"
  /// Also if one covers the other.
  case always = "ALWAYS"

  func finishes(whileAdjacent: Bool) -> Bool {
    switch self {
    case .never: false
    case .adjacent: whileAdjacent
    case .always: true
    }
  }
}
