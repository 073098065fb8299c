/// What a line says about events, after the word for the platform.
extension LineParser {
  /// `PATTERN`, `of A, B  PATTERN` or `never x y`, up to the end of the tokens or a word for which
  /// `stop` holds.
  mutating func assertion(
    until stop: (LineParser) -> Bool = { _ in false }
  ) -> EventAssertion? {
    let keyword = cursor.place
    var objects: [InstanceReference] = []
    if cursor.takeWord("of") {
      guard let listed = objectList() else { return nil }
      objects = listed
    }
    guard cursor.takeWord("never") else {
      return pattern(until: stop).map { EventAssertion(objects: objects, claim: .matches($0)) }
    }
    guard objects.isEmpty else {
      return fail("'never' already covers the events of all objects; leave out 'of'", at: keyword)
    }
    return excluded(until: stop).map { EventAssertion(claim: .never($0)) }
  }

  /// `A, B#2`, after `of`.
  private mutating func objectList() -> [InstanceReference]? {
    var objects: [InstanceReference] = []
    repeat {
      let place = cursor.place
      guard let object = instance(of: "an object that the line is about") else {
        return nil
      }
      if objects.contains(where: { $0.covers(object) || object.covers($0) }) {
        return fail("'\(object.name.value)' is listed twice; keep one of them", at: place)
      }
      guard Limit.listed.allows(objects.count + 1) else {
        return fail(Limit.listed.complaint, at: place)
      }
      objects.append(object)
    } while cursor.take(Byte.comma)
    if let word = cursor.word, scope?.kind(of: word) != nil {
      return fail("expected ',' before another object")
    }
    return objects
  }

  /// `A.onStop B.onStop`, after `never`.
  private mutating func excluded(until stop: (LineParser) -> Bool) -> [EventPattern]? {
    var events: [EventPattern] = []
    while let token = cursor.current, !stop(self) {
      guard token.kind == .word, !["...", "-"].contains(cursor.text(of: token)) else {
        return fail(
          "'never' takes events, in any order; '\(cursor.text(of: token))' is not an event")
      }
      guard let event = eventPattern() else { return nil }
      guard Limit.listed.allows(events.count + 1) else {
        return fail(Limit.listed.complaint, at: event.range)
      }
      events.append(event)
    }
    return events.isEmpty ? fail("expected an event that never comes, such as A.onStop") : events
  }
}

extension InstanceReference {
  /// Whether this reference includes the other: `A` in a list of objects is every instance of A.
  func covers(_ other: InstanceReference) -> Bool {
    name.value == other.name.value && (number == nil || number == other.number)
  }
}
