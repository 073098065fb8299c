import AndroidModel
import Specification

/// Properties of an activity that can be read between steps only, because the system knows them and
/// the activity's code does not.
enum ActivityProperty: String, CaseIterable {
  case intent
  case task
  case backType

  /// The value if a back gesture would have nothing to show.
  static let noBackType = "none"

  var definition: PropertyDefinition {
    PropertyDefinition(
      name: rawValue, group: CallbackGroup.androidActivity.name, summary: summary,
      documentation: page, isAskedInCallbacks: false)
  }

  /// Nil if the line itself names the extra or flag.
  var values: ArgumentValues? {
    switch self {
    case .intent: nil
    case .task: .words(RecentsEntry.allCases.map(\.rawValue))
    case .backType: .words(BackTargetType.allCases.map(\.rawValue) + [Self.noBackType])
    }
  }

  private var summary: String {
    switch self {
    case .intent:
      "An extra of the intent: 'id=42', or 'no id' if there is none of the name; and a flag that the system itself sets: "
        + IntentFlags.systemNames.map { "'\($0.name)'" }.joined(separator: ", ") + "."
    case .task:
      "Whether the recent tasks show a task that was made for it: "
        + RecentsEntry.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ") + "."
    case .backType:
      "What the Back gesture would show: "
        + BackTargetType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        + "; '\(Self.noBackType)' where nothing ever is."
    }
  }

  private var page: String {
    switch self {
    case .intent: AndroidPage.activity + "#getIntent()"
    case .task: AndroidPage.recents
    case .backType: AndroidPage.predictiveBack
    }
  }
}

/// Whether the recent tasks show a task.
enum RecentsEntry: String, CaseIterable {
  case recent
  case forgotten
}
