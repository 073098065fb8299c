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
    ).requiring(splitPair),
    .choice(
      "finishPrimaryWithSecondary", \.declaration.embedding.finishPrimaryWithSecondary,
      "Whether it is finished with the secondary ones; by default never.",
      page: rule("SplitPairRule.Builder")
    ).requiring(splitPair),
    .choice(
      "finishSecondaryWithPrimary", \.declaration.embedding.finishSecondaryWithPrimary,
      "Whether the secondary ones are finished with it; by default always.",
      page: rule("SplitPairRule.Builder")
    ).requiring(splitPair),
    splitPlaceholder,
    .flag(
      "stickyPlaceholder", \.declaration.embedding.isPlaceholderSticky,
      "The placeholder stays when there is no longer room for two.",
      page: rule("SplitPlaceholderRule.Builder") + "#setSticky(boolean)"
    ).requiring(splitPlaceholder),
    // `never` is refused, because such an activity would at once get another placeholder.
    .init(
      .words(
        "finishPrimaryWithPlaceholder",
        [SplitFinishBehavior.adjacent, .always].map { WordDefinition($0.rawValue) },
        "Whether it is finished with the placeholder; by default always.",
        page: rule("SplitPlaceholderRule.Builder"))
    ) { activity, values in
      if let behavior = values.last.flatMap(SplitFinishBehavior.init(rawValue:)) {
        activity.declaration.embedding.finishPrimaryWithPlaceholder = behavior
      }
    }.requiring(splitPlaceholder),
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
    "SplitPlaceholderRule: the activity that is beside it while no other is.",
    page: rule("SplitPlaceholderRule"))

  private static func rule(_ name: String) -> String {
    "https://developer.android.com/reference/androidx/window/embedding/" + name
  }
}
