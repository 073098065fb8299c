import AndroidModel
import Specification

/// What the app has told its window library about an activity.
enum EmbeddingAttributes {
  static let all: [DeclarationAttribute<ActivityParts>] = [
    splitPair,
    .flag(
      "clearTop", \.declaration.embedding.clearTop,
      "A new activity of the pair finishes those that were in its place.",
      page: rule("SplitPairRule.Builder") + "#setClearTop(boolean)"
    ).saysMore(of: splitPair),
    .choice(
      "finishPrimaryWithSecondary", \.declaration.embedding.finishPrimaryWithSecondary,
      "Whether it ends with the secondary ones; never if nothing is said.",
      page: rule("SplitPairRule.Builder")
    ).saysMore(of: splitPair),
    .choice(
      "finishSecondaryWithPrimary", \.declaration.embedding.finishSecondaryWithPrimary,
      "Whether the secondary ones end with it, as always if nothing is said.",
      page: rule("SplitPairRule.Builder")
    ).saysMore(of: splitPair),
    splitPlaceholder,
    .flag(
      "stickyPlaceholder", \.declaration.embedding.isPlaceholderSticky,
      "The placeholder stays where there is no room for two any more.",
      page: rule("SplitPlaceholderRule.Builder") + "#setSticky(boolean)"
    ).saysMore(of: splitPlaceholder),
    // `never` is refused, because such an activity would at once get another placeholder.
    .init(
      .words(
        "finishPrimaryWithPlaceholder",
        [SplitFinishBehavior.adjacent, .always].map { WordDefinition($0.rawValue) },
        "Whether it ends with the placeholder, as always if nothing is said.",
        page: rule("SplitPlaceholderRule.Builder"))
    ) { activity, values in
      if let behavior = values.last.flatMap(SplitFinishBehavior.init(rawValue:)) {
        activity.declaration.embedding.finishPrimaryWithPlaceholder = behavior
      }
    }.saysMore(of: splitPlaceholder),
    .flag(
      "alwaysExpand", \.declaration.embedding.alwaysExpand,
      "ActivityRule: it takes the whole task.", page: rule("ActivityRule")),
  ]

  private static let splitPair = DeclarationAttribute<ActivityParts>.objects(
    "splitPair", AndroidKind.activities, \.declaration.embedding.splitPairs,
    "SplitPairRule: the activities that may be beside it in its task, from API 32 on.",
    page: rule("SplitPairRule"))

  private static let splitPlaceholder = DeclarationAttribute<ActivityParts>.object(
    "splitPlaceholder", AndroidKind.activities, \.declaration.embedding.placeholder,
    "SplitPlaceholderRule: what is beside it as long as nothing else is.",
    page: rule("SplitPlaceholderRule"))

  private static func rule(_ name: String) -> String {
    "https://developer.android.com/reference/androidx/window/embedding/" + name
  }
}
