import AndroidModel
import Specification

/// What can be asked of an activity between the steps, and by none of its own code: the system knows it.
enum ActivityProperty: String, CaseIterable {
  case intent
  case task
  case backType

  /// Where a finger that goes back would be shown nothing.
  static let noBackType = "none"

  var definition: PropertyDefinition {
    PropertyDefinition(
      name: rawValue, group: CallbackGroup.androidActivity.name, summary: summary,
      documentation: page, isAskedInCallbacks: false)
  }

  /// Nil: the line itself says of which extra or flag it speaks.
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
      "An extra of the intent: 'id=42', or 'no id' if there is none of the name; and a flag that the"
        + " system itself gives: "
        + IntentFlags.systemNames.map { "'\($0.name)'" }.joined(separator: ", ") + "."
    case .task:
      "Whether the recent tasks show one that was made for it: "
        + RecentsEntry.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ") + "."
    case .backType:
      "What a finger that goes back from it would be shown: "
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
