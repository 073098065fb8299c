/// An input that the other platform has, and for which there is nothing here.
enum Omission: Hashable, Sendable {
  /// The user stands in front of a root screen and finds nothing to go back with.
  case noWayBack
  /// The program has no call that takes the root of a window away.
  case rootStays
  /// A finger takes the screen away already, and it stands in no stack any more.
  case leavesAlready
  /// The user has not left the app.
  case notLeft
  /// The dialog has gone with the activity that had put it up.
  case alertGone
  /// A finger is on its way back, which has to end first.
  case fingerOnItsWay
  /// The launcher's intent has found the task that is in front.
  case stands

  /// One sentence without its full stop.
  var explanation: String {
    switch self {
    case .noWayBack: "there is no such input: nothing on the screen goes back"
    case .rootStays: "there is no such call: the root of a window is not closed"
    case .leavesAlready: "there is no such call: the screen is on its way out under the finger"
    case .notLeft: "there is no such input: the user is in the app still"
    case .alertGone: "there is no such input: the dialog has gone with the activity that showed it"
    case .fingerOnItsWay: "the key is not heeded, as a finger is on its way back"
    case .stands: "nothing comes of the icon: the task in front stays as it is"
    }
  }
}
