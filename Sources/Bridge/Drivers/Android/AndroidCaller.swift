import AndroidModel

/// Whose code a step runs that names nobody.
extension AndroidStimuli {
  /// Nil: the activity that is resumed. Where none is, as behind another app or the lock, code goes on in the one that
  /// the user has left.
  var caller: AndroidModel.InstanceID? {
    if namesCaller { return device.topmostActivities.first }
    let isInFront = device.tasks.contains { task in
      task.activities.contains { device.state(of: $0) == .resumed }
    }
    return isInFront ? nil : device.topmostActivities.first
  }

  /// Of a call that is made in front alone: nil unless whoever is in front is to be named.
  var callerOfTurn: AndroidModel.InstanceID? { namesCaller ? caller : nil }
}

extension AndroidDevice {
  /// Of each of the app's tasks the topmost activity that lives, the front one's first.
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
