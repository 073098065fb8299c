import IOSModel
import Specification

/// What the steps of a gesture for going back are to UIKit: those of the edge swipe or, where there is nothing to pop,
/// of the drag on a sheet.
extension IOSStimuli {
  /// Where neither is possible, the swipe, which the device refuses.
  func backGesture(_ motion: Gesture) -> IOSStimulus {
    let later = afterwards.device
    let gestures: [IOSStimulus] = [.swipeBack(motion), .dragSheet(motion)]
    return gestures.first { later.accepts($0) } ?? .swipeBack(motion)
  }

  func commitBackGesture() throws(ScriptProblem) -> IOSStimulus {
    guard afterwards.device.isGestureUnderWay else {
      throw ScriptProblem("no finger is on its way back")
    }
    return backGesture(.complete)
  }

  /// The user is in front of something that no finger takes back.
  var hasNoBackGesture: Bool {
    guard visibility.app == .active else { return false }
    var later = afterwards.device
    guard !later.isGestureUnderWay else { return false }
    // One that cannot be carried out begins nothing.
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
