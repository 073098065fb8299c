import Specification

/// The callbacks that a case's patterns have to account for: the core ones of the declared objects,
/// and whatever the case names, on the object on which it names it.
///
/// So nothing is hidden by accident, and nothing noisy has to be written out.
struct WatchedSet<Event: ObservableEvent>: Sendable {
  /// The declared objects, and one for all that no script declares, whose callbacks tell them apart:
  /// few, so that looking through them is quicker than hashing.
  private var members: [Member]

  private struct Member: Sendable {
    var className: String?
    /// Whose beginnings are watched in every case; a few, which all objects of a kind have in common.
    var core: [Event.PatternKey]
    /// What lines name besides: of each the first line.
    var lines: [Key: Int] = [:]

    mutating func name(_ key: Key, in line: Int) {
      lines[key] = min(line, lines[key] ?? line)
    }

    func reason(for event: Event) -> Reason? {
      let callback = event.patternKey
      if event.place == .entered, core.contains(callback) { return .core }
      if lines.isEmpty { return nil }
      return lines[Key(callback: callback, place: event.place)].map(Reason.line)
    }
  }

  private struct Key: Hashable, Sendable {
    var callback: Event.PatternKey
    var place: EventMark
  }

  /// Why something is watched.
  private enum Reason: Hashable, Sendable {
    /// It is so in every case.
    case core
    /// This line names it.
    case line(Int)
  }

  /// - Parameter core: what is watched in every case on the objects of a kind.
  init(_ objects: ObjectTable, core: (Kind) -> [Event.PatternKey]) {
    members = objects.objects.map { Member(className: $0.name, core: core($0.kind)) }
    members.append(Member(className: nil, core: []))
  }

  func contains(_ event: Event) -> Bool { reason(for: event) != nil }

  /// The line because of which an event is watched; nil if it is so in every case.
  func line(naming event: Event) -> Int? {
    guard case .line(let line) = reason(for: event) else { return nil }
    return line
  }

  private func reason(for event: Event) -> Reason? {
    let className = event.className
    return members.first { $0.className == className }?.reason(for: event)
  }

  /// Watches a callback on every instance of a class, its beginning and this place in it.
  ///
  /// - Parameter line: the first line that names it.
  mutating func watch(
    _ callback: Event.PatternKey, at place: EventMark = .entered, of className: String,
    because line: Int
  ) {
    let member = members.firstIndex { $0.className == className } ?? members.count - 1
    if !members[member].core.contains(callback) {
      members[member].name(Key(callback: callback, place: .entered), in: line)
    }
    if place != .entered { members[member].name(Key(callback: callback, place: place), in: line) }
  }

  /// Leaves out a callback, or all callbacks, of a class.
  mutating func ignore(_ callback: Event.PatternKey?, of className: String) {
    guard let member = members.firstIndex(where: { $0.className == className }) else { return }
    members[member].core.removeAll { callback == nil || callback == $0 }
    members[member].lines = members[member].lines.filter { key, _ in
      callback != nil && callback != key.callback
    }
  }
}

extension WatchedSet {
  /// What a script says about it: its `watch` lines, its code, what its patterns name on the platform,
  /// and what it ignores.
  init(
    _ script: Script, _ objects: ObjectTable, on platform: Platform,
    core: (Kind) -> [Event.PatternKey]
  ) {
    self.init(objects, core: core)
    for selection in script.watched {
      guard let object = selection.object, let callback = selection.callback else { continue }
      watch(InstanceReference(name: object, number: nil), callback, in: objects)
    }
    for code in script.callbackScripts { watch(code.subject, code.callback, in: objects) }
    for assertion in script.assertions(on: platform) {
      // What must never come is asked of all events, and not watched for that.
      guard case .matches(let pattern) = assertion.claim else { continue }
      for event in pattern.events {
        watch(event.subject, event.name, at: EventMark(event), in: objects)
      }
    }
    for selection in script.ignored {
      for name in selection.object.map({ [$0.value] }) ?? objects.objects.map(\.name) {
        ignore(named: selection.callback, of: name, in: objects)
      }
    }
  }

  private mutating func watch(
    _ subject: InstanceReference, _ name: Located<String>, at place: EventMark = .entered,
    in objects: ObjectTable
  ) {
    guard let callback = Event.key(name.value, of: subject, in: objects) else { return }
    watch(callback, at: place, of: subject.name.value, because: name.range.line)
  }

  private mutating func ignore(
    named callback: Located<String>?, of name: String, in objects: ObjectTable
  ) {
    guard let callback else { return ignore(nil, of: name) }
    guard let kind = objects[name]?.kind, let key = Event.key(callback.value, of: kind) else {
      return
    }
    ignore(key, of: name)
  }
}
