/// The device goes down and comes up again.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#persistableMode
extension AndroidDevice {
  mutating func reboot(_ reaction: inout AndroidReaction) throws(ImpossibleStimulus) {
    server.shutDown()
    try run(untilIdle: &reaction)
    let living = (hasProcess ? [process.name] : []) + waitingProcesses.map(\.name)
    if !living.isEmpty { endProcesses(living, byCrash: false, &reaction) }
    pendingBacks = 0
    backGesture = nil
    headsUp = []
    process.ledger.forgetRecords()
    server = server.rebooted()
  }
}
