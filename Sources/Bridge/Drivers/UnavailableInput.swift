/// An input that the other platform has and this one does not, here and now.
enum UnavailableInput: Hashable, Sendable {
  /// The user is at a root screen, from which there is no way back.
  case noWayBack
  /// An app has no call that removes the root of a window.
  case rootCannotBeClosed
  /// A gesture or an earlier call is already removing the screen, which is no longer in its place.
  case alreadyLeaving
  /// The user has not left the app.
  case appNotLeft
  /// The dialog has gone with the activity that showed it.
  case alertAlreadyGone
  /// A gesture for going back is in progress and has to end first.
  case backGestureInProgress
  /// The launcher's intent has found the task that is already in front.
  case taskAlreadyInFront

  /// One sentence without its full stop.
  var explanation: String {
    switch self {
    case .noWayBack: "there is no such input: nothing on the screen goes back"
    case .rootCannotBeClosed: "there is no such call: the root of a window cannot be closed"
    case .alreadyLeaving: "there is no such call: the screen is already being taken away"
    case .appNotLeft: "there is no such input: the user is still in the app"
    case .alertAlreadyGone:
      "there is no such input: the dialog has gone with the activity that showed it"
    case .backGestureInProgress: "the key is ignored during a Back gesture"
    case .taskAlreadyInFront: "the icon has no effect: the task in front stays as it is"
    }
  }
}
