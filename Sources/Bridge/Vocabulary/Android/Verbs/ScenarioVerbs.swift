import AndroidModel
import Specification

/// Verbs of a test that drives an activity.
enum ScenarioVerbs {
  static let all: [AndroidVerb] = [
    AndroidVerb(
      "move", .object("activity", AndroidKind.activities), .particle("to"),
      .word("state", ScenarioState.self),
      summary: "A test moves the activity on top to this state: ActivityScenario.moveToState.",
      page: "https://developer.android.com/reference/androidx/test/core/app/ActivityScenario"
    ) { context, call in
      let activity = context.current(try call.object("the activity"))
      guard let state = call.word(as: ScenarioState.self) else {
        throw ScriptProblem("the state is missing")
      }
      return [.moveToState(activity, state)]
    }
  ]
}
