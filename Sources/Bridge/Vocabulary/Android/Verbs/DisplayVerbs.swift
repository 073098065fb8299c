import AndroidModel
import Specification

/// Verbs for one of several displays.
enum DisplayVerbs {
  static let all: [AndroidVerb] = [
    AndroidVerb(
      "unfold", summary: "A foldable is opened, and its display becomes large.",
      page: AndroidPage.largeScreens
    ) { _, _ in [.windows(.setLargeDisplay(true))] },
    AndroidVerb(
      "fold", summary: "A foldable is closed, and its display becomes small.",
      page: AndroidPage.largeScreens
    ) { _, _ in [.windows(.setLargeDisplay(false))] }.ifRefused("'unfold' has to come first"),
    AndroidVerb(
      "launch on display", number, activity, makesInstances: true,
      summary: "Starts the activity on this display, from its icon there.", page: launching
    ) { context, call in try on(call) { .launch(activity: try context.activity(call)) } },
    AndroidVerb(
      "home on display", number, summary: "The home screen of this display comes to the front.",
      page: AndroidPage.displays + "/system-decorations"
    ) { _, call in try on(call) { .home } },
    AndroidVerb(
      "press key on display", number,
      summary: "A key of a keyboard that belongs to this display is pressed.",
      page: AndroidPage.displays + "/input-routing"
    ) { _, call in try on(call) { .pressKey } },
    AndroidVerb(
      "turn off display", number, summary: "This display goes dark, and no other.",
      page: AndroidPage.displays
    ) { _, call in try on(call) { .turnOff } },
    AndroidVerb(
      "turn on display", number, summary: "This display comes on again.",
      page: AndroidPage.displays
    ) { _, call in try on(call) { .turnOn } }.ifRefused("'turn off display' has to come first"),
    AndroidVerb(
      "remove display", number, summary: "This display is unplugged.", page: AndroidPage.displays
    ) { _, call in try on(call) { .remove } },
    AndroidVerb(
      "move to display", number, activity,
      summary: "The task of the activity is moved to this display.", page: launching
    ) { context, call in
      try on(call) { .receive(context.current(try call.object("the activity"))) }
    },
  ]

  private static let number = OperandDefinition.number("display")
  private static let activity = OperandDefinition.object("activity", AndroidKind.activities)
  private static let launching = AndroidPage.displays + "/activity-launch"

  private static func on(
    _ call: Arguments, _ stimulus: () throws -> DisplayStimulus
  ) throws -> [AndroidStimulus] {
    guard let display = call.number else { throw ScriptProblem("the display is missing") }
    return [.onDisplay(display, try stimulus())]
  }
}
