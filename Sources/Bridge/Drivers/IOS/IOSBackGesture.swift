import IOSModel
import Specification

/// Translates the steps of a gesture for going back: the edge swipe or, if there is nothing to pop,
/// the drag on a sheet.
extension IOSStimuli {
  /// If neither is possible, the swipe, which the device refuses.
  func backGesture(_ motion: Gesture) -> IOSStimulus {
    let later = afterwards.device
    let gestures: [IOSStimulus] = [.swipeBack(motion), .dragSheet(motion)]
    return gestures.first { later.accepts($0) } ?? .swipeBack(motion)
  }

  func commitBackGesture() throws(ScriptProblem) -> IOSStimulus {
    guard afterwards.device.isGestureUnderWay else {
      throw ScriptProblem("no Back gesture is in progress")
    }
    return backGesture(.complete)
  }

  /// Whether no gesture can dismiss what is in front of the user.
  var hasNoBackGesture: Bool {
    guard visibility.app == .active else { return false }
    var later = afterwards.device
    guard !later.isGestureUnderWay else { return false }
    // A gesture that cannot be carried out begins nothing.
    _ = try? later.perform(backGesture(.begin))
    return !later.isGestureUnderWay
  }
}

extension IOSDevice {
  fileprivate func accepts(_ stimulus: IOSStimulus) -> Bool {
    var copy = self
    return (try? copy.perform(stimulus)) != nil
  }
}
