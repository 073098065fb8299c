/// The result of a call.
struct RecordedOutcome: RecordedObject, Equatable, Sendable {
  var returned: Bool?
  var exception: RecordedException?
  /// For a group: the outcome of each call.
  var steps: [RecordedOutcome]?

  init(
    returned: Bool? = nil, exception: RecordedException? = nil, steps: [RecordedOutcome]? = nil
  ) {
    self.returned = returned
    self.exception = exception
    self.steps = steps
  }

  init(_ fields: inout RecordedFields) throws {
    returned = try fields.flagIfPresent(.returned)
    exception = try fields.objectIfPresent(.exception)
    steps = try fields.objectsIfPresent(.steps)
  }
}

/// The exception that a step has thrown.
struct RecordedException: RecordedObject, Equatable, Sendable {
  var type: String
  var reason: String
  var phase: Phase
  var fatal: Bool

  enum Phase: String, CaseIterable, SpelledWord {
    static let spellings = SpelledValues(of: Self.self)

    case build
    case enqueue
    case precheck
    case execute
    case queue
    case host
  }

  init(_ fields: inout RecordedFields) throws {
    type = try fields.text(.type)
    reason = try fields.text(.reason)
    phase = try fields.word(.phase)
    fatal = try fields.flag(.fatal)
  }
}
