/// The arguments of a callback, as they are when it is called: nothing is put into words yet.
enum EventArgument: Hashable, Sendable {
  case none
  case animated(Bool)
  case toParent(ControllerID?)
  case controller(ControllerID, as: Label)
  case tab(ClassID)
  case selectedTab(ClassID, previous: ClassID?)
  case column(SplitColumn, as: Label)
  case finishedAnimating(previous: ControllerID, completed: Bool)
  case size
  case style(ModalPresentationStyle)
  case displayMode(SplitDisplayMode)
  case flag(Bool, as: Label)
  case operation(NavigationOperation, to: ControllerID)

  enum Label: String, Hashable, Sendable {
    case show
    case select
    case `for`
    case to
    case forChildContentContainer
    case before
    case after
    case towards
    case collapseSecondary
    case column
    case proposed
    case completed
    case transitionCompleted
    case isCancelled
    case rootViewController
    case changed
    case editing
  }
}

/// https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation
enum NavigationOperation: String, Hashable, Sendable {
  case push
  case pop
}
