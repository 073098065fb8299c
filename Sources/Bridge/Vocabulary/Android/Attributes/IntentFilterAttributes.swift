import AndroidModel
import Specification

/// The intents that an activity declares for itself: one `<intent-filter>`, in addition to the
/// launcher's.
enum IntentFilterAttributes {
  static let all: [DeclarationAttribute<ActivityParts>] = [
    list(
      "action", "Its intent filter accepts these actions, written without android.intent.action.",
      "action"
    ) {
      $0.actions = $1.map(Intent.Action.init(word:))
      // A filter matches actions and categories separately.
      if $0.actions.contains(.main) { $0.actions.append(.mainOfNoLauncher) }
    },
    list(
      "category",
      "Its intent filter lists these categories, written without android.intent.category.; DEFAULT is needed.",
      "category"
    ) { $0.categories = $1 },
    list("scheme", "Its intent filter accepts data of these schemes.", "data") {
      $0.schemes = $1
    },
    list("host", "Its intent filter accepts data of these hosts.", "data") { $0.hosts = $1 },
    paths("path", "Its intent filter accepts data of these paths, if it lists hosts.") {
      .literal($0)
    },
    paths("pathPrefix", "Its intent filter accepts paths with these beginnings.") { .prefix($0) },
    paths("pathSuffix", "Its intent filter accepts paths with these endings (API 31).") {
      .suffix($0)
    },
    paths(
      "pathPattern",
      "Its intent filter accepts paths of this pattern: a dot is any character, and a star repeats."
    ) { .simpleGlob($0) },
    .init(
      .text(
        "priority",
        "The priority of its intent filter; at most 0 for an app that is not privileged.",
        page: "https://developer.android.com/guide/topics/manifest/intent-filter-element")
    ) { parts, values in
      guard let priority = values.first.flatMap({ Int($0) }), -1000...1000 ~= priority else {
        throw ScriptProblem("a priority is a number between -1000 and 1000")
      }
      var filter = parts.declaration.intentFilter ?? IntentFilter()
      filter.priority = priority
      parts.declaration.intentFilter = filter
    },
    list("mimeType", "Its intent filter accepts data of these types.", "data") {
      $0.types = $1
    },
    .init(
      .flag(
        "autoVerify", "The hosts of its intent filter have verified the app as theirs.",
        page: "https://developer.android.com/training/app-links")
    ) { parts, values in
      var filter = parts.declaration.intentFilter ?? IntentFilter()
      filter.isVerified = BooleanWord.isTrue(values)
      parts.declaration.intentFilter = filter
    },
  ]

  private static func paths(
    _ name: String, _ summary: String, _ pattern: @escaping @Sendable (String) -> PathPattern
  ) -> DeclarationAttribute<ActivityParts> {
    list(name, summary, "data") { $0.paths += $1.map(pattern) }
  }

  private static func list(
    _ name: String, _ summary: String, _ element: String,
    _ set: @escaping @Sendable (inout IntentFilter, [String]) -> Void
  ) -> DeclarationAttribute<ActivityParts> {
    .init(
      .text(
        name, summary,
        page: "https://developer.android.com/guide/topics/manifest/\(element)-element")
    ) { parts, values in
      var filter = parts.declaration.intentFilter ?? IntentFilter()
      set(&filter, values)
      parts.declaration.intentFilter = filter
    }
  }
}
