/// The processes of the modelled apps. Those of a device run side by side; here one of them runs
/// until it waits for a message, and what the others are told meanwhile stands in their queues. The
/// order in which two processes take their turns is not to be relied on.
///
/// https://developer.android.com/guide/components/processes-and-threads#Processes
extension AndroidDevice {
  /// Makes a process that is not there.
  mutating func startProcess(_ name: ProcessName) {
    guard !hasProcess(name) else { return }
    guard hasProcess else {
      process.begin(as: name)
      hasProcess = true
      return
    }
    wait(
      ActivityThread(
        image: image, version: version, ledger: Boxed(DeviceLedger(image: image)),
        recording: recording, name: name))
  }

  private func hasProcess(_ name: ProcessName) -> Bool {
    hasProcess && process.name == name || waitingProcesses.contains { $0.name == name }
  }

  /// What another process than the running one is told.
  mutating func deliverToWaiting(_ message: consuming OutgoingMessage) {
    guard let index = waitingProcesses.firstIndex(where: { $0.name == message.process }) else {
      return
    }
    waitingProcesses[index].receive(message.content, because: message.reason)
  }

  // MARK: Turns

  /// The first of the waiting processes that satisfies the condition runs from now on.
  ///
  /// - Returns: false if there is none.
  mutating func switchProcess(
    _ reaction: inout AndroidReaction, where isNext: (ActivityThread) -> Bool
  ) -> Bool {
    guard let index = waitingProcesses.firstIndex(where: isNext) else { return false }
    var next = waitingProcesses.remove(at: index)
    process.moveTrace(into: &reaction)
    process.exchangeLedger(with: &next)
    swap(&process, &next)
    wait(next)
    return true
  }

  /// The process that has this activity runs from now on, if one has it.
  mutating func switchProcess(having token: ActivityToken?, _ reaction: inout AndroidReaction) {
    guard !waitingProcesses.isEmpty, let activity = server.root.find(token),
      let name = server.root.activities[activity].app
    else { return }
    _ = switchProcess(&reaction) { $0.name == name }
  }

  /// Code that the stimulus runs is code of this process.
  mutating func switchProcess(for stimulus: AndroidStimulus, _ reaction: inout AndroidReaction) {
    guard !waitingProcesses.isEmpty else { return }
    switch stimulus {
    case .appCode(.startFromContext, let id):
      let name = contextProcess(of: id)
      _ = switchProcess(&reaction) { $0.name == name }
    case .pendingIntent(_, to: _?): _ = switchProcess(&reaction) { $0.name == .app }
    case .appCode(_, let id?), .moveToState(let id, _):
      guard process.knownObject(named: id) == nil else { return }
      _ = switchProcess(&reaction) { $0.knownObject(named: id) != nil }
    default:
      let front = server.root.topResumedActivity ?? server.root.topRunningActivity
      switchProcess(having: front, &reaction)
    }
  }

  private mutating func wait(_ process: ActivityThread) {
    let index = waitingProcesses.firstIndex { process.name < $0.name } ?? waitingProcesses.count
    waitingProcesses.insert(process, at: index)
  }

  /// All are idle: which of them ran last is no part of what the device is.
  mutating func rest(_ reaction: inout AndroidReaction) {
    process.moveTrace(into: &reaction)
    server.stimulusTakesTime = false
    process.looper.reason = .system
    process.mainThread.rest()
    for index in waitingProcesses.indices {
      waitingProcesses[index].looper.reason = .system
      waitingProcesses[index].mainThread.rest()
    }
    if let first = waitingProcesses.first?.name, first < process.name {
      _ = switchProcess(&reaction) { $0.name == first }
    }
  }

  // MARK: Ends

  /// These processes are gone; no code of theirs runs any more.
  mutating func endProcesses(
    _ names: [ProcessName], byCrash: Bool, _ reaction: inout AndroidReaction
  ) {
    deliverFromServer()
    process.moveTrace(into: &reaction)
    for name in names where hasProcess(name) { note(endOf: name, in: &reaction) }
    waitingProcesses.removeAll { names.contains($0.name) }
    if hasProcess, names.contains(process.name) {
      hasProcess = !waitingProcesses.isEmpty
      var next =
        hasProcess
        ? waitingProcesses.removeFirst()
        : ActivityThread(
          image: image, version: version, ledger: Boxed(DeviceLedger(image: image)),
          recording: recording)
      process.exchangeLedger(with: &next)
      process = next
    }
    server.handleAppsDied(names, byCrash: byCrash)
  }

  /// `ACTION_PACKAGE_CHANGED`: the processes of the app are killed, unless it wants otherwise.
  mutating func broadcast(_ change: ComponentSetting, _ reaction: inout AndroidReaction) {
    guard let name = image.classID(named: change.activity),
      let activity = image.declaredActivity(name)
    else { return }
    if change.killsApp {
      endProcesses(server.processes(of: activity.uid), byCrash: false, &reaction)
    }
    if process.ledger.components.isDisabled(change.activity) { server.cleanUp(disabled: name) }
  }

  private func note(endOf name: ProcessName, in reaction: inout AndroidReaction) {
    reaction.processEnds.append(
      ProcessEnd(
        process: image.nameOfFurtherProcess(name.place),
        isOfAnotherApp: image.isOfAnotherApp(name.place), position: reaction.events.count))
  }

  // MARK: Questions

  /// The process in which an activity of this class runs; nil: no manifest declares it.
  func processName(of activity: String) -> ProcessName? {
    image.activity(named: activity).map { image.process(of: app.target(of: $0)) }
  }

  /// The live process that has an object of this name.
  func process(having id: InstanceID) -> ActivityThread? {
    guard !waitingProcesses.isEmpty, process.liveObject(named: id) == nil else { return process }
    return waitingProcesses.first { $0.liveObject(named: id) != nil }
  }

  /// The answer of the first of the waiting processes that has one.
  func inWaiting<Answer>(_ ask: (ActivityThread) -> Answer?) -> Answer? {
    for waiting in waitingProcesses {
      if let answer = ask(waiting) { return answer }
    }
    return nil
  }

  /// The live activity of this name.
  func instance(named id: InstanceID) -> ActivityInstance? {
    process.activity(named: id) ?? inWaiting { $0.activity(named: id) }
  }

  /// The record of a live activity of this name.
  func token(of id: InstanceID) -> ActivityToken? { instance(named: id)?.token }

  /// The client's side of an activity.
  func instance(of token: ActivityToken) -> ActivityInstance? {
    process.activities[token] ?? inWaiting { $0.activities[token] }
  }
}
