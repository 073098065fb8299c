/// Whether something can be done to a display now; see `StimulusChecks.swift`.
extension AndroidDevice {
  /// Changes nothing.
  func check(_ stimulus: DisplayStimulus, on display: Int) throws(ImpossibleStimulus) {
    let id = DisplayID(index: display)
    guard server.root.displays.order.contains(id) else {
      throw ImpossibleStimulus(.outOfReach, "there is no display \(display)")
    }
    let isOff = server.root.displays[id].isSleeping
    switch stimulus {
    case .launch(let activity): try checkLaunch(activity)
    case .home:
      guard server.root.homeTask(on: id) != nil else {
        throw ImpossibleStimulus(.outOfReach, "display \(display) has no home screen")
      }
    case .pressKey: try requireAwake("a key")
    case .turnOff:
      guard !isOff else { throw ImpossibleStimulus(.outOfReach, "display \(display) is off") }
    case .turnOn:
      guard isOff else { throw ImpossibleStimulus(.outOfReach, "display \(display) is on") }
    case .remove:
      guard id != .default else {
        throw ImpossibleStimulus(.wrongKind, "the device's own display cannot be removed")
      }
    case .receive(let activity):
      guard let task = taskToMove(stimulus), server.root.display(of: task) != id else {
        throw ImpossibleStimulus(
          .outOfReach, "no task with \(activity) could be moved to display \(display)")
      }
    }
  }

  /// The task of the activity. What is a picture stays where it is.
  func taskToMove(_ stimulus: DisplayStimulus) -> TaskID? {
    guard case .receive(let id) = stimulus, let token = token(of: id),
      let task = server.root.task(of: token), task != server.root.pinnedTask
    else { return nil }
    return task
  }
}
