import AndroidModel
import IOSModel
import Specification

/// A callback as its platform documents it.
protocol PlatformCallback: Hashable, Sendable {
  /// Whether every case watches it.
  var isCore: Bool { get }
  /// The page that defines it.
  var page: String { get }
}

extension AndroidCallback: PlatformCallback {
  var page: String { documentation.page }
}

extension IOSCallback: PlatformCallback {
  var page: String { documentation.page }
}

/// What must be equal for the evidence of one event to apply to another.
struct Situation<Callback: PlatformCallback>: Hashable, Sendable {
  var callback: Callback
  var cause: NeutralCause
  var before: Before
  /// The verb of the step; nil for any.
  var verb: String?

  /// The last core callback that the same object received before.
  enum Before: Hashable, Sendable {
    case any
    case nothing
    case callback(Callback)
  }

  /// The situation itself, followed by more and more general ones.
  var andWiderOnes: [Situation] {
    var sameBefore = self
    sameBefore.verb = nil
    var sameVerb = self
    sameVerb.before = .any
    var any = sameVerb
    any.verb = nil
    return [self, sameBefore, sameVerb, any]
  }

  var isAnywhere: Bool { before == .any }
}

/// Follows a trace and determines the situation of each event.
struct SituationTracker<Event: ObservableEvent> {
  private var last: [Event.Identity: Event.PatternKey] = [:]

  /// The situations of a step's events, by their positions.
  mutating func situations(
    of record: StepRecord<Event>, in step: Step
  ) -> [Situation<Event.PatternKey>] {
    let verb = step.commands.first?.verb.value
    return zip(record.events, record.reasons).map { event, cause in
      let before = last[event.identity].map(Situation<Event.PatternKey>.Before.callback)
      if event.patternKey.isCore { last[event.identity] = event.patternKey }
      return Situation(
        callback: event.patternKey, cause: cause, before: before ?? .nothing, verb: verb)
    }
  }
}
