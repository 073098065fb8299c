/// Which instances of a platform stand for the same thing.
///
/// Android replaces an instance by another one where UIKit keeps it. What comes in the place of one
/// that has gone without leaving for good continues its line, so that the n-th line of a class on one
/// platform is the n-th on the other, however many instances each has needed for it.
struct Lineage: Hashable, Sendable {
  private var lines: [NeutralSubject: Int] = [:]
  /// How many lines each class has.
  private var counts: [NeutralSubject: Int] = [:]
  /// For each class, the lines whose instance has gone and may come back.
  private var vacant: [NeutralSubject: [Int]] = [:]

  /// The subjects of a step's events, with the number of the line in place of the instance's.
  mutating func subjects(of events: [NeutralEvent]) -> [NeutralSubject] {
    let restored = Set(events.filter { $0.name == .restoreState }.map(\.subject))
    // What is replaced for a new configuration is followed by its like, whatever has caused that to
    // come just now.
    var replaced: Set<NeutralSubject> = []
    // Its parts go with it, before its like is made.
    var isReplacing = false
    return events.map { event in
      // Every process begins anew, whatever the system has kept of the one before.
      if event.name == .launch, event.subject == .app { self = Lineage() }
      let begins = event.name == .load || event.name == .attach
      let continues =
        event.cause == .configChange || event.cause == .appState
        || restored.contains(event.subject) || replaced.contains(event.subject.numbered(0))
      let line = line(of: event.subject, continues: begins && continues)
      if event.name == .load { isReplacing = false }
      if event.name == .destroy, event.cause == .configChange { isReplacing = true }
      if event.name == .destroy || event.name == .detach,
        !event.isFinal || event.cause == .configChange || isReplacing
      {
        if isReplacing { replaced.insert(event.subject.numbered(0)) }
        vacant[event.subject.numbered(0), default: []].append(line)
      }
      return event.subject.numbered(line)
    }
  }

  /// A subject of which an event has told, with the number of its line.
  func numbered(_ subject: NeutralSubject) -> NeutralSubject {
    lines[subject].map(subject.numbered) ?? subject
  }

  /// Counts as far as the other has for what both begin, so that it is of one line, whatever one of
  /// them has had before.
  mutating func catchUp(with other: Lineage, in classes: Set<NeutralSubject>) {
    for anyone in classes {
      counts[anyone] = max(counts[anyone] ?? 0, other.counts[anyone] ?? 0)
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

  /// Leaves out the lines that the other platform alone has had and that have ended there, so that
  /// what both begin next is of one line. Where its process has died it begins to count anew.
  ///
  /// - Parameter course: the other platform's.
  mutating func leaveOut(linesOf other: Lineage, endedIn course: Course) {
    guard course.app > .notRunning else { return }
    for (anyone, count) in other.counts {
      var last = counts[anyone] ?? 0
      while last < count, other.hasEnded(last + 1, of: anyone, in: course) { last += 1 }
      counts[anyone] = last
    }
  }

  private func hasEnded(_ line: Int, of anyone: NeutralSubject, in course: Course) -> Bool {
    let subject = anyone.numbered(line)
    return !course.screens.contains(subject) && !course.attached.contains(subject)
      && vacant[anyone]?.contains(line) != true
  }

  private mutating func line(of subject: NeutralSubject, continues: Bool) -> Int {
    if let known = lines[subject] { return known }
    let anyone = subject.numbered(0)
    if continues, let line = vacant[anyone]?.popLast() {
      lines[subject] = line
      return line
    }
    counts[anyone, default: 0] += 1
    let line = counts[anyone] ?? 1
    lines[subject] = line
    return line
  }
}

extension NeutralSubject {
  /// The same class with another number.
  func numbered(_ number: Int) -> NeutralSubject {
    switch self {
    case .app: .app
    case .screen(let name, _): .screen(name, number)
    case .part(let name, _): .part(name, number)
    }
  }
}
