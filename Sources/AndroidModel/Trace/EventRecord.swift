/// One event as the machine records it: small, without a name or a text in it.
package struct EventRecord: Hashable, Sendable {
  package let subject: Subject
  package let callback: AndroidCallback
  package let mark: AndroidEvent.Mark
  package let reason: AndroidReason
  package let arguments: CallbackArguments
  /// What the subject could ask about its end at this moment.
  package let ending: Ending?

  /// The same of another part of the call, in which nothing has changed.
  @inline(__always)
  func marked(_ mark: AndroidEvent.Mark) -> EventRecord {
    marked(mark, because: reason, ending: ending)
  }

  /// The same of another part of the call.
  @inline(__always)
  func marked(
    _ mark: AndroidEvent.Mark, because reason: AndroidReason, ending: Ending?
  ) -> EventRecord {
    EventRecord(
      subject: subject, callback: callback, mark: mark, reason: reason, arguments: arguments,
      ending: ending)
  }

  package enum Subject: Hashable, Sendable {
    /// The `Application` of the process at this place among the app's; 0 is the default one.
    case application(process: Int)
    case activity(ObjectID)
    case fragment(ObjectID)
  }

  package enum Ending: Hashable, Sendable {
    case ofActivity(ActivityEnding)
    /// It, or one that it is in, leaves for good.
    case ofRemovedFragment
  }
}

/// `Activity.isFinishing()` and `Activity.isChangingConfigurations()`.
package struct ActivityEnding: Hashable, Sendable {
  package let isFinishing: Bool
  package let isChangingConfigurations: Bool
}
