/// What a call came to.
struct RecordedOutcome: RecordedObject, Equatable {
  var returned: Bool?
  var exception: RecordedException?
  /// In a group: one for each call.
  var steps: [RecordedOutcome]?

  enum Key: String, CodingKey {
    case returned
    case exception
    case steps
  }

  init(
    returned: Bool? = nil, exception: RecordedException? = nil, steps: [RecordedOutcome]? = nil
  ) {
    self.returned = returned
    self.exception = exception
    self.steps = steps
  }

  init(_ values: KeyedDecodingContainer<Key>) throws {
    returned = try values.decodeIfPresent(Bool.self, forKey: .returned)
    exception = try values.objectIfPresent(forKey: .exception)
    steps = try values.objectsIfPresent(forKey: .steps)
  }
}

struct RecordedException: RecordedObject, Equatable {
  var type: String
  var reason: String
  var phase: Phase
  var fatal: Bool

  enum Phase: String {
    case build
    case enqueue
    case precheck
    case execute
    case queue
    case host
  }

  enum Key: String, CodingKey {
    case type
    case reason
    case phase
    case fatal
  }

  init(_ values: KeyedDecodingContainer<Key>) throws {
    type = try values.decode(String.self, forKey: .type)
    reason = try values.decode(String.self, forKey: .reason)
    phase = try values.word(forKey: .phase)
    fatal = try values.decode(Bool.self, forKey: .fatal)
  }
}
