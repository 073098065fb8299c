import Specification

/// The callbacks that a case's patterns have to account for: the core ones of the declared objects,
/// and whatever the case names, on the object for which it names it.
///
/// This way nothing is hidden by accident, and nothing noisy has to be written out.
struct WatchedSet<Event: ObservableEvent>: Sendable {
  /// The declared objects, and one entry for all undeclared ones, whose callbacks tell them apart.
  /// They are so few that searching them is faster than hashing.
  private var members: [Member]

  private struct Member: Sendable {
    var className: String?
    /// The callbacks whose beginnings are watched in every case; a few, which all objects of a kind
    /// share.
    var core: [Event.PatternKey]
    /// The callbacks that lines name in addition, each with its first line.
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

  /// The reason for watching a callback.
  private enum Reason: Hashable, Sendable {
    /// It is watched in every case.
    case core
    /// A line names it.
    case line(Int)
  }

  /// - Parameter core: the core callbacks of the objects of a kind.
  init(_ objects: ObjectTable, core: (Kind) -> [Event.PatternKey]) {
    members = objects.objects.map { Member(className: $0.name, core: core($0.kind)) }
    members.append(Member(className: nil, core: []))
  }

  func contains(_ event: Event) -> Bool { reason(for: event) != nil }

  /// The line because of which an event is watched; nil if it is watched in every case.
  func line(naming event: Event) -> Int? {
    guard case .line(let line) = reason(for: event) else { return nil }
    return line
  }

  private func reason(for event: Event) -> Reason? {
    let className = event.className
    return members.first { $0.className == className }?.reason(for: event)
  }

  /// Watches a callback on every instance of a class: its beginning and this mark of it.
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

  /// Ignores a callback, or all callbacks, of a class.
  mutating func ignore(_ callback: Event.PatternKey?, of className: String) {
    guard let member = members.firstIndex(where: { $0.className == className }) else { return }
    members[member].core.removeAll { callback == nil || callback == $0 }
    members[member].lines = members[member].lines.filter { key, _ in
      callback != nil && callback != key.callback
    }
  }
}

extension WatchedSet {
  /// The watched set of a script: from its `watch` lines, its code, the names in its patterns for
  /// the platform, and its `ignore` lines.
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
      // Excluded events are searched among all events, and are not watched for that.
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
