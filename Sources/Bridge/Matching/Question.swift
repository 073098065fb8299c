import Specification

/// What a pattern asks an object at one of its callbacks, beyond the callback's own arguments:
/// `B.viewDidDisappear(presentingViewController: nil)`.
struct Question<Event: TraceEvent>: Hashable, Sendable {
  /// The event at which it is asked.
  var matcher: TraceMatcher<Event>
  /// The property.
  var label: String

  /// The questions of a matcher: the labels that are properties of the platform.
  static func asked(by matcher: TraceMatcher<Event>, properties: [String]) -> [Question] {
    matcher.arguments.map(\.label).filter(properties.contains)
      .map { Question(matcher: matcher, label: $0) }
  }

  /// Whether the event comes where it is asked, and has no answer.
  func isUnanswered(by event: Event) -> Bool {
    matcher.isMeant(event) && event.answer(to: label) == nil
  }

  /// What is missing, in a sentence without its full stop.
  func complaint(at event: Event) -> String {
    "'\(label)' cannot be asked in \(event.entry.short)"
  }
}

extension Platform {
  /// What its objects can be asked, after a step or at a callback.
  var properties: [String] {
    switch self {
    case .android: Self.askedOnAndroid
    case .ios: Self.askedOnIOS
    }
  }

  private static let askedOnAndroid = PlatformVocabulary.android.askedInCallbacks
  private static let askedOnIOS = PlatformVocabulary.ios.askedInCallbacks
}

extension PlatformVocabulary {
  fileprivate var askedInCallbacks: [String] {
    properties.filter(\.isAskedInCallbacks).map(\.name)
  }
}
