/// Results and new intents on their way to an activity.
extension ActivityTaskManager {
  /// A finished activity's result goes to whoever asked for it.
  mutating func sendResult(_ resultCode: Int, of record: ActivityRecord) {
    guard let receiver = record.resultReceiver else { return }
    addResult(
      ActivityResult(
        content: .activity(requestCode: receiver.requestCode, resultCode: resultCode)),
      to: receiver.token)
    records[record.token]?.resultReceiver = nil
  }

  /// Keeps a result until its receiver is resumed.
  mutating func addResult(_ result: ActivityResult, to token: ActivityToken) {
    guard !isFinishing(token) else { return }
    records[token]?.pendingResults.append(result)
  }

  /// Delivers a result at once to an activity that is resumed.
  mutating func deliverResult(_ result: ActivityResult, to token: ActivityToken) {
    if records[token]?.state == .resumed, records[token]?.isAttached == true {
      send([.results([result])], to: token)
    } else {
      addResult(result, to: token)
    }
  }

  /// `deliverNewIntentLocked`: at once to an activity that is in front or paused.
  mutating func deliverNewIntent(_ intent: Intent, to token: ActivityToken) {
    guard let record = records[token] else { return }
    if record.isAttached, record.state == .resumed || record.state == .paused {
      send([.newIntents([intent], resumes: record.state == .resumed)], to: token)
    } else {
      records[token]?.pendingNewIntents.append(intent)
    }
  }
}
