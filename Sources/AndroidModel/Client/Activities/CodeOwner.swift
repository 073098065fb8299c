/// One `Activity` object: an instance that an activity record had.
struct ActivityID: Hashable, Sendable {
  let token: ActivityToken
  let object: ObjectID
}

/// The object whose code runs: what `this` is in an override.
///
/// https://developer.android.com/guide/components/fundamentals#Components
enum CodeOwner: Hashable, Sendable {
  /// The `Application`.
  case application
  case activity(ActivityID)
  case fragment(FragmentID)
}

extension ActivityThread {
  /// What the trace calls it.
  @inline(__always)
  func subject(_ owner: CodeOwner) -> EventRecord.Subject {
    switch owner {
    case .application: .application(process: name.place)
    case .activity(let id): .activity(id.object)
    case .fragment(let id): .fragment(fragments[id].object)
    }
  }

  func name(of owner: CodeOwner) -> String {
    switch owner {
    case .application: "the Application"
    case .activity(let id): ledger.name(of: id.object).description
    case .fragment(let id): name(of: id).description
    }
  }

  func name(of fragment: FragmentID) -> InstanceID {
    ledger.name(of: fragments[fragment].object)
  }
}
