/// Checks what a script watches and ignores: each such line must change what patterns have to
/// account for, and no two may contradict each other.
struct WatchValidation {
  let scope: Scope
  let diagnostics: DiagnosticCollector
  private var index: VocabularyIndex { scope.index }

  /// Checks the lines of one script.
  ///
  /// - Parameters:
  ///   - script: a case's script, or the setup itself.
  ///   - setup: what precedes the script; nil for the setup, whose lines may be meant for some
  ///     cases only.
  func check(_ script: Script, after setup: Script?) {
    let earlier = setup ?? Script()
    let expectations = (earlier.steps + script.steps).flatMap(\.expectations)
    for (position, selection) in script.watched.enumerated() {
      let before = earlier.watched + script.watched[..<position]
      guard exists(selection), isNew(selection, among: before, "watches") else { continue }
      checkEffect(of: selection)
      guard setup != nil else { continue }
      let scripts = earlier.callbackScripts + script.callbackScripts
      checkNeed(of: selection, expectations, scripts)
    }
    let watched = earlier.watched + script.watched
    for (position, selection) in script.ignored.enumerated() {
      let before = earlier.ignored + script.ignored[..<position]
      guard exists(selection), isNew(selection, among: before, "ignores") else { continue }
      if let other = watched.first(where: selection.covers) {
        diagnostics.error(
          "line \(other.range.line) watches \(other.text), which this line ignores",
          at: selection.range)
      } else if setup != nil {
        checkEffect(ignoring: selection, scripts: earlier.callbackScripts + script.callbackScripts)
      }
    }
    reportIgnored(script, after: earlier)
  }

  // MARK: What exists

  /// Whether the selected object and callback exist where the case runs.
  private func exists(_ selection: CallbackSelection) -> Bool {
    guard let callback = selection.callback else { return true }
    let platforms = platforms(of: selection)
    guard platforms.isEmpty else {
      guard !platforms.contains(where: scope.platforms.contains) else {
        return canOccur(callback, of: selection.object)
      }
      diagnostics.error(
        "'\(callback.value)' is a callback of \(platforms.joined(separator: " and ")), "
          + "where the script does not run", at: selection.range)
      return false
    }
    let object = selection.object?.value ?? ""
    guard !scope.unreadable.contains(object) else { return false }
    let names = index.groups(of: object, kind: scope.kind(of: object)).flatMap(\.group.names)
    diagnostics.error(
      "unknown callback '\(callback.value)' on \(object)"
        + (index.owners(ofCallback: callback.value).ending("it is one of")
          ?? Suggestion.ending(forCallback: callback.value, among: names)),
      at: callback.range)
    return false
  }

  /// Whether the object is of a kind that has the callback.
  private func canOccur(_ callback: Located<String>, of object: Located<String>?) -> Bool {
    guard let object = object?.value else { return true }
    return index.groups(of: object, kind: scope.kind(of: object)).allSatisfy { _, group in
      guard let definition = group.callbacks[callback.value] else { return true }
      return scope.check(definition, of: object, at: callback.range, diagnostics: diagnostics)
    }
  }

  private func platforms(of selection: CallbackSelection) -> [String] {
    guard let callback = selection.callback?.value else { return [] }
    guard let object = selection.object?.value else {
      return index.platformNames.filter { platform in
        index.groups[platform]?.values.contains { $0.callbacks[callback] != nil } ?? false
      }
    }
    return index.groups(of: object, kind: scope.kind(of: object))
      .filter { $0.group.callbacks[callback] != nil }.map(\.platform)
  }

  private func isNew(
    _ selection: CallbackSelection, among earlier: [CallbackSelection], _ verb: String
  ) -> Bool {
    guard
      let other = earlier.first(where: { $0.covers(selection) || selection.covers($0) })
    else { return true }
    diagnostics.error(
      "line \(other.range.line) already \(verb) \(other.text); remove one of them",
      at: selection.range)
    return false
  }

  // MARK: What the lines change

  private func checkEffect(of selection: CallbackSelection) {
    guard isCore(selection.object, selection.callback) else { return }
    diagnostics.error(
      "\(selection.text) is watched in every case; it needs no 'watch'", at: selection.range)
  }

  /// Whatever the case names is watched without being listed.
  private func checkNeed(
    of selection: CallbackSelection, _ expectations: [Expectation], _ scripts: [CallbackScript]
  ) {
    let named =
      expectations.flatMap(\.body.accountedEvents).first { selection.selects($0) }?.range
      ?? scripts.first { selection.selects($0) }?.callback.range
    guard let named else { return }
    diagnostics.error(
      "line \(named.line) names \(selection.text), so it is watched without this line",
      at: selection.range)
  }

  private func checkEffect(ignoring selection: CallbackSelection, scripts: [CallbackScript]) {
    let objects = selection.object.map { [$0.value] } ?? scope.names
    guard !objects.contains(where: scope.unreadable.contains) else { return }
    let isScripted = scripts.contains { selection.selects($0) }
    let hasCore = objects.contains { name in
      isCore(Located(name, at: selection.range), selection.callback)
    }
    guard !isScripted, !hasCore else { return }
    diagnostics.error(
      "\(selection.text) is not watched anyway; this line changes nothing", at: selection.range)
  }

  /// Whether an object's callback, or one of its callbacks, is watched in every case.
  private func isCore(_ object: Located<String>?, _ callback: Located<String>?) -> Bool {
    guard let object = object?.value else { return false }
    return index.groups(of: object, kind: scope.kind(of: object)).contains { _, group in
      group.group.callbacks.contains {
        $0.isCore && (callback == nil || $0.name == callback?.value)
      }
    }
  }

  // MARK: What is ignored but expected

  /// Reports expectations of events that are ignored.
  private func reportIgnored(_ script: Script, after setup: Script) {
    for selection in setup.ignored + script.ignored {
      for event in selection.events(in: script) {
        diagnostics.error(
          "line \(selection.range.line) ignores \(selection.text), but it is expected here",
          at: event.range)
      }
    }
    for selection in script.ignored {
      guard let event = selection.events(in: setup).first else { continue }
      diagnostics.error(
        "line \(event.range.line) of the setup expects what this line ignores",
        at: selection.range)
    }
  }
}

extension CallbackSelection {
  /// The selection as written.
  fileprivate var text: String {
    "'\([object?.value, callback?.value].compactMap(\.self).joined(separator: "."))'"
  }

  private func selects(_ subject: String, _ name: String) -> Bool {
    (object == nil || object?.value == subject) && (callback == nil || callback?.value == name)
  }

  fileprivate func selects(_ event: EventPattern) -> Bool {
    selects(event.subject.name.value, event.name.value)
  }

  fileprivate func selects(_ script: CallbackScript) -> Bool {
    selects(script.subject.name.value, script.callback.value)
  }

  /// The selected events among a script's lines. Neutral events are not callbacks, but they belong
  /// to objects.
  fileprivate func events(in script: Script) -> [EventPattern] {
    script.steps.flatMap(\.expectations).map(\.body).flatMap { body in
      let callbacks = body.ofCallbacks.flatMap(\.assertion.events)
      let neutral = callback == nil ? body.ofNeutralEvents.flatMap(\.events) : []
      return (callbacks + neutral).filter(selects)
    }
  }
}

extension Expectation.Body {
  /// The callbacks that are watched because the line names them.
  fileprivate var accountedEvents: [EventPattern] {
    ofCallbacks.flatMap { _, assertion in
      if case .matches(let pattern) = assertion.claim { pattern.events } else { [EventPattern]() }
    }
  }
}
