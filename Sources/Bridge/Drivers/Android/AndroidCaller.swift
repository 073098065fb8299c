import AndroidModel

/// Finds the activity whose code makes a call that names none.
extension AndroidStimuli {
  /// Nil means the resumed activity. If there is none, for instance behind another app or the lock
  /// screen, the code runs in the activity that the user has left.
  var caller: AndroidModel.InstanceID? {
    if namesCaller { return device.topmostActivities.first }
    let isInFront = device.tasks.contains { task in
      task.activities.contains { device.state(of: $0) == .resumed }
    }
    return isInFront ? nil : device.topmostActivities.first
  }

  /// The caller of a call that is only made by the activity in front; nil unless that activity is
  /// to be named.
  var callerOfTurn: AndroidModel.InstanceID? { namesCaller ? caller : nil }
}

extension AndroidDevice {
  /// The topmost existing activity of each of the app's tasks, the front task first.
  var topmostActivities: [AndroidModel.InstanceID] {
    tasks.compactMap { $0.activities.last(where: hasInstance) }
  }

  func hasInstance(_ activity: AndroidModel.InstanceID) -> Bool {
    switch state(of: activity) {
    case .notCreated, .destroyed, nil: false
    case .created, .started, .resumed, .paused, .stopped: true
    }
  }
}
