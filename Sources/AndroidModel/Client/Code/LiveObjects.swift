/// How the rest of the device finds the objects of the process by their names, which are the
/// model's own. It is not part of Android; it stands for the references that code has in hand.
extension ActivityThread {
  /// The live activity of this name.
  func activity(named id: InstanceID) -> ActivityInstance? {
    activityID(named: id).flatMap { activities[$0.token] }
  }

  func activityID(named id: InstanceID) -> ActivityID? {
    ledger.object(named: id).flatMap(activities.activity)
  }

  /// The live activity or fragment of this name, whose code could run.
  func liveObject(named id: InstanceID) -> CodeOwner? {
    if let activity = activityID(named: id) { return .activity(activity) }
    guard let fragment = fragment(named: id), fragments[fragment].manager != nil else { return nil }
    return .fragment(fragment)
  }

  /// The activity of this name, if it has been destroyed in this process, where code may still
  /// refer to it.
  private func destroyedActivity(named id: InstanceID) -> CodeOwner? {
    ledger.object(named: id).flatMap(activities.destroyedActivity).map { .activity($0.id) }
  }

  /// The object of this name, whose code could run; of an activity also when it is destroyed.
  func knownObject(named id: InstanceID) -> CodeOwner? {
    liveObject(named: id) ?? destroyedActivity(named: id)
  }

  /// The object of this name, whose code is to run.
  func codeOwner(named id: InstanceID) throws(ImpossibleStimulus) -> CodeOwner {
    if let owner = knownObject(named: id) { return owner }
    if fragment(named: id) != nil {
      throw ImpossibleStimulus(.notInPosition, "\(id) is in no fragment manager")
    }
    if ledger.hasMade(id) { throw gone(id) }
    throw ImpossibleStimulus(.neverMade, "there has been no \(id) yet")
  }

  /// The newest live instance of an activity or fragment class.
  func newestInstance(of className: String) -> InstanceID? {
    guard let classID = ledger.knownClassID(of: className) else { return nil }
    if let activity = activities.newest(of: classID) { return ledger.name(of: activity.object) }
    return newestFragment(of: classID).map(name(of:))
  }
}
