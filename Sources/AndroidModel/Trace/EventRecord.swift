/// What the machine records of a call, small, without a name or a text in it: one event, or several
/// between which nothing has happened.
package struct EventRecord: Hashable, Sendable {
  package let subject: Subject
  package let callback: AndroidCallback
  /// Where in the call its first event stands.
  package let mark: AndroidEvent.Mark
  /// Where its last one does.
  package internal(set) var lastMark: AndroidEvent.Mark
  package let reason: AndroidReason
  package let arguments: CallbackArguments
  /// What the subject could ask about its end at this moment.
  package let ending: Ending?

  /// Where the next of its events stands; nil: there is no other.
  @inline(__always)
  func mark(after mark: AndroidEvent.Mark) -> AndroidEvent.Mark? {
    mark < lastMark ? mark.next : nil
  }

  /// The same of later parts of the call.
  @inline(__always)
  func marked(
    _ mark: AndroidEvent.Mark, until lastMark: AndroidEvent.Mark, because reason: AndroidReason,
    ending: Ending?
  ) -> EventRecord {
    EventRecord(
      subject: subject, callback: callback, mark: mark, lastMark: lastMark, reason: reason,
      arguments: arguments, ending: ending)
  }

  /// The object whose code is called.
  package enum Subject: Hashable, Sendable {
    /// The `Application` of the process at this place among the app's; 0 is the default one.
    case application(process: Int)
    case activity(ObjectID)
    case fragment(ObjectID)
  }

  /// Whether the subject is ending, and how.
  package enum Ending: Hashable, Sendable {
    case ofActivity(ActivityEnding)
    /// The fragment, or one that it is in, leaves for good.
    case ofRemovedFragment
  }
}

/// `Activity.isFinishing()` and `Activity.isChangingConfigurations()`.
package struct ActivityEnding: Hashable, Sendable {
  package let isFinishing: Bool
  package let isChangingConfigurations: Bool
}
