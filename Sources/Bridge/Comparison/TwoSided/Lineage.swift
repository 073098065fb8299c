/// Determines which instances of a platform count as the same object.
///
/// Android replaces an instance by another where UIKit keeps it. An instance that replaces one that
/// has gone without leaving for good continues its line, so that the n-th line of a class on one
/// platform corresponds to the n-th on the other, regardless of the number of instances.
struct Lineage: Hashable, Sendable {
  private var lines: [NeutralSubject: Int] = [:]
  /// The number of lines of each class.
  private var counts: [NeutralSubject: Int] = [:]
  /// For each class, the lines whose instance is gone and may come back. Those that have gone with
  /// one screen are together, and are made again in the order in which they went; of several
  /// screens, the last to go is the first to come back.
  private var vacant: [NeutralSubject: [[Int]]] = [:]
  /// For each screen, the lines of the parts that have come with it.
  private var parts: [NeutralSubject: [NeutralSubject]] = [:]

  /// The subjects of a step's events, with the number of the line instead of the instance's.
  ///
  /// - Parameters:
  ///   - app: the app's state before the step. A process that begins in it may have created screens
  ///     before it counts as launched.
  ///   - hosts: what each part is in. A part that comes with a screen has the line of the one that
  ///     has come with that screen on the other platform.
  mutating func subjects(
    of events: [NeutralEvent], after app: AppState, in hosts: PartHosts, besides other: Lineage
  ) -> [NeutralSubject] {
    // Every process starts counting again, whatever the system has kept of the previous one.
    let begins = app == .notRunning && events.contains { $0.name == .launch }
    if begins { self = Lineage() }
    let restored = Set(events.filter { $0.name == .restoreState }.map(\.subject))
    // The next instance of a class that is being replaced for a new configuration is the
    // replacement, whatever its own reason is.
    var replaced: Set<NeutralSubject> = []
    // The parts of the old instance go with it, before the replacement is created.
    var isReplacing = false
    // The classes of which instances have gone with the latest screen; nil if none has gone.
    var goneWithScreen: Set<NeutralSubject>?
    // The screen that has been created last.
    var host: NeutralSubject?
    return events.map { event in
      if event.name == .launch, !begins { self = Lineage() }
      let comes = event.name == .load || event.name == .attach
      let continues =
        event.cause == .configChange || event.cause == .appState
        || restored.contains(event.subject) || replaced.contains(event.subject.numbered(0))
      let isNew = lines[event.subject] == nil
      let isInside = host.map { hosts[event.subject.className].contains($0.className) } ?? false
      let line = line(
        of: event.subject, continues: comes && continues,
        like: isInside ? host.flatMap { other.parts[$0] } ?? [] : [])
      if isNew, isInside, event.name == .attach, let host {
        parts[host, default: []].append(event.subject.numbered(line))
      }
      if event.name == .load {
        host = event.subject.numbered(line)
        isReplacing = false
        goneWithScreen = nil
      }
      if event.name == .destroy { goneWithScreen = [] }
      if event.name == .destroy, event.cause == .configChange { isReplacing = true }
      if event.name == .destroy || event.name == .detach,
        !event.isFinal || event.cause == .configChange || isReplacing
      {
        let classSubject = event.subject.numbered(0)
        if isReplacing { replaced.insert(classSubject) }
        let isTogether = goneWithScreen?.contains(classSubject) == true
        vacate(
          line, of: classSubject, togetherWithLast: isTogether,
          // What is in another goes before that one, and is made after it.
          reversed: hosts.nestedInOwnClass.contains(event.subject.className))
        goneWithScreen?.insert(classSubject)
      }
      return event.subject.numbered(line)
    }
  }

  /// A subject that has occurred in an event, with the number of its line.
  func numbered(_ subject: NeutralSubject) -> NeutralSubject {
    lines[subject].map(subject.numbered) ?? subject
  }

  /// Raises the counts to those of the other platform for classes that both begin, so that they get
  /// the same line regardless of the earlier ones.
  mutating func catchUp(with other: Lineage, in classes: Set<NeutralSubject>) {
    for classSubject in classes {
      counts[classSubject] = max(counts[classSubject] ?? 0, other.counts[classSubject] ?? 0)
    }
  }

  /// The classes of which a step begins a line.
  func classesBegun(by events: [NeutralEvent]) -> Set<NeutralSubject> {
    Set(
      events.lazy.filter { event in
        (event.name == .load || event.name == .attach) && lines[event.subject] == nil
          && event.cause != .configChange && event.cause != .appState
      }.map { $0.subject.numbered(0) })
  }

  /// Skips the lines that only the other platform has had and that have ended there, so that
  /// whatever both begin next has the same line. If that platform's process has died, its count
  /// starts again.
  ///
  /// - Parameter state: the other platform's.
  mutating func leaveOut(linesOf other: Lineage, endedIn state: NeutralState) {
    guard state.app > .notRunning else { return }
    for (classSubject, count) in other.counts {
      var last = counts[classSubject] ?? 0
      while last < count, other.hasEnded(last + 1, of: classSubject, in: state) { last += 1 }
      counts[classSubject] = last
    }
  }

  private func hasEnded(_ line: Int, of classSubject: NeutralSubject, in state: NeutralState)
    -> Bool
  {
    let subject = classSubject.numbered(line)
    return !state.screens.contains(subject) && !state.attached.contains(subject)
      && vacant[classSubject]?.contains { $0.contains(line) } != true
  }

  private mutating func vacate(
    _ line: Int, of classSubject: NeutralSubject, togetherWithLast: Bool, reversed: Bool
  ) {
    var lines = togetherWithLast ? vacant[classSubject]?.popLast() ?? [] : []
    lines.insert(line, at: reversed ? 0 : lines.count)
    vacant[classSubject, default: []].append(lines)
  }

  private mutating func takeVacantLine(of classSubject: NeutralSubject) -> Int? {
    guard var lines = vacant[classSubject]?.popLast() else { return nil }
    let line = lines.removeFirst()
    if !lines.isEmpty { vacant[classSubject]?.append(lines) }
    return line
  }

  /// - Parameter others: the subjects on the other platform that this one may correspond to.
  private mutating func line(
    of subject: NeutralSubject, continues: Bool, like others: [NeutralSubject]
  ) -> Int {
    if let known = lines[subject] { return known }
    let classSubject = subject.numbered(0)
    if continues, let line = takeVacantLine(of: classSubject) {
      lines[subject] = line
      return line
    }
    let corresponding = others.first { other in
      other.numbered(0) == classSubject && !lines.contains { numbered($0.key) == other }
    }
    if let corresponding {
      lines[subject] = corresponding.number
      counts[classSubject] = max(counts[classSubject] ?? 0, corresponding.number)
      return corresponding.number
    }
    counts[classSubject, default: 0] += 1
    let line = counts[classSubject] ?? 1
    lines[subject] = line
    return line
  }
}

extension NeutralSubject {
  /// Which of its class it is; the app is the only one.
  fileprivate var number: Int {
    switch self {
    case .app: 1
    case .screen(_, let number), .part(_, let number): number
    }
  }

  /// The same class with another number.
  func numbered(_ number: Int) -> NeutralSubject {
    switch self {
    case .app: .app
    case .screen(let name, _): .screen(name, number)
    case .part(let name, _): .part(name, number)
    }
  }
}
