/// Checks the callbacks that patterns name, with their subjects, arguments and marks.
struct EventValidation {
  let scope: Scope
  let diagnostics: DiagnosticCollector
  /// Whether the events are those of a law. The variable of a rule can stand for objects of other
  /// kinds: one for all controllers also stands for stacks. And the traces that a rule is checked on
  /// tell the properties that their own cases read, and no others.
  private let isForLaw: Bool
  private var index: VocabularyIndex { scope.index }

  init(scope: Scope, diagnostics: DiagnosticCollector, isForLaw: Bool = false) {
    self.scope = scope
    self.diagnostics = diagnostics
    self.isForLaw = isForLaw
  }

  /// Checks the events that an assertion names.
  ///
  /// - Parameter platform: the platform of the callbacks; nil for neutral events.
  func check(_ assertion: EventAssertion, on platform: String?) {
    let found = assertion.objects.filter { isAudible($0, on: platform) }
    for event in assertion.events {
      let isMeant = assertion.objects.contains { $0.covers(event.subject) }
      guard !assertion.objects.isEmpty, !isMeant else {
        check(event, on: platform)
        continue
      }
      // If one of the line's objects is unknown, so is what the line is about.
      guard found.count == assertion.objects.count else { continue }
      diagnostics.error(
        "the line is about \(Self.list(assertion.objects)) alone, "
          + "but this event belongs to another object",
        at: event.range)
    }
  }

  private static func list(_ objects: [InstanceReference]) -> String {
    objects.map { object in
      object.number.map { "\(object.name.value)#\($0)" } ?? object.name.value
    }.joined(separator: ", ")
  }

  /// Whether the named object receives any events; reports an error if not.
  private func isAudible(_ object: InstanceReference, on platform: String?) -> Bool {
    guard scope.resolve(object, allowsBuiltIn: true, diagnostics: diagnostics) else { return false }
    let name = object.name.value
    guard !scope.unreadable.contains(name) else { return true }
    let kind = scope.kind(of: name)
    guard let platform else { return neutralGroup(of: object.name, kind: kind) != nil }
    return group(of: object.name, kind: kind, on: platform) != nil
  }

  private func group(
    of subject: Located<String>, kind: KindEntry?, on platform: String
  ) -> GroupIndex? {
    if let group = index.group(of: subject.value, kind: kind, on: platform) { return group }
    diagnostics.error(
      "\(describe(subject.value, kind)) receives no callbacks on \(platform)", at: subject.range)
    return nil
  }

  private func neutralGroup(of subject: Located<String>, kind: KindEntry?) -> GroupIndex? {
    if let group = index.neutralGroup(of: subject.value, kind: kind) { return group }
    diagnostics.error("\(describe(subject.value, kind)) has no neutral events", at: subject.range)
    return nil
  }

  func check(_ event: EventPattern, on platform: String?) {
    let name = event.subject.name.value
    guard scope.resolve(event.subject, allowsBuiltIn: true, diagnostics: diagnostics),
      !scope.unreadable.contains(name)
    else { return }
    let kind = scope.kind(of: name)
    if let platform {
      checkCallback(event, kind: kind, on: platform)
    } else {
      checkNeutral(event, kind: kind)
    }
  }

  private func checkCallback(_ event: EventPattern, kind: KindEntry?, on platform: String) {
    let subject = event.subject.name
    guard let group = group(of: subject, kind: kind, on: platform) else { return }
    guard let callback = group.callbacks[event.name.value] else {
      let elsewhere = index.groups(of: subject.value, kind: kind).first {
        $0.group.callbacks[event.name.value] != nil
      }
      let isNeutral =
        index.neutralGroup(of: subject.value, kind: kind)?.callbacks[event.name.value] != nil
      let ending =
        elsewhere.map { "; it is a callback of \($0.platform)" }
        ?? (isNeutral
          ? "; it is a neutral event, for 'neutral', 'both' and 'differs'"
          : index.owners(ofCallback: event.name.value).ending("it is one of")
            ?? Suggestion.ending(forCallback: event.name.value, among: group.names))
      diagnostics.error(
        "unknown callback '\(event.name.value)' on \(describe(subject.value, kind))\(ending)",
        at: event.name.range,
        help: [
          Suggestion.note(on: group.names, of: kind?.kind.name ?? subject.value, after: ending)
        ])
      return
    }
    if !isForLaw {
      scope.check(callback, of: subject.value, at: event.name.range, diagnostics: diagnostics)
    }
    if let mark = event.mark, !callback.hasMarks {
      diagnostics.error(
        "only the beginning of '\(callback.name)' is recorded; it has no ':\(mark.value.rawValue)'",
        at: mark.range)
    }
    for argument in event.arguments {
      let isPossible = scope.check(
        argument, of: callback, to: subject.value, on: platform, diagnostics: diagnostics)
      if isForLaw, isPossible, !callback.arguments.contains(argument.label.value) {
        diagnostics.error(
          "a law cannot ask for the property '\(argument.label.value)'", at: argument.label.range)
      }
    }
  }

  private func checkNeutral(_ event: EventPattern, kind: KindEntry?) {
    let subject = event.subject.name
    guard let group = neutralGroup(of: subject, kind: kind) else { return }
    guard group.callbacks[event.name.value] != nil else {
      let platform = index.groups(of: subject.value, kind: kind).first {
        $0.group.callbacks[event.name.value] != nil
      }
      diagnostics.error(
        "unknown neutral event '\(event.name.value)' of \(describe(subject.value, kind))"
          + (platform.map { "; it is a callback of \($0.platform)" }
            ?? Suggestion.ending(for: event.name.value, among: group.names)),
        at: event.name.range, help: ["neutral events: \(group.names.joined(separator: ", "))"])
      return
    }
    if let mark = event.mark {
      diagnostics.error("neutral events have no ':\(mark.value.rawValue)'", at: mark.range)
    }
    for argument in event.arguments { checkNeutral(argument) }
  }

  private func checkNeutral(_ argument: ArgumentPattern) {
    let known = index.vocabulary.neutralArguments
    guard let values = known[argument.label.value] else {
      diagnostics.error(
        "unknown argument '\(argument.label.value)' of a neutral event"
          + Suggestion.ending(for: argument.label.value, among: known.keys.sorted()),
        at: argument.label.range,
        help: ["arguments: \(known.keys.sorted().joined(separator: ", "))"])
      return
    }
    argument.hasPossibleValue(among: values, diagnostics: diagnostics)
  }

  private func describe(_ name: String, _ kind: KindEntry?) -> String {
    kind.map { "\($0.kind.name) \(name)" } ?? name
  }
}
