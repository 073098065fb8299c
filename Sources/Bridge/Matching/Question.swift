import Specification

/// A property that a pattern reads of an object in one of its callbacks, in addition to the
/// callback's own arguments: `B.viewDidDisappear(presentingViewController: nil)`.
struct Question<Event: TraceEvent>: Hashable, Sendable {
  /// The event at which it is read.
  var matcher: TraceMatcher<Event>
  /// The property.
  var label: String

  /// The questions of a matcher: its labels that are properties of the platform.
  static func asked(by matcher: TraceMatcher<Event>, properties: [String]) -> [Question] {
    matcher.arguments.map(\.label).filter(properties.contains)
      .map { Question(matcher: matcher, label: $0) }
  }

  /// Whether the event is the one at which it is read, but has no value for it.
  func isUnanswered(by event: Event) -> Bool {
    matcher.isMeant(event) && event.answer(to: label) == nil
  }

  /// What is missing, in a sentence without its full stop.
  func complaint(at event: Event) -> String {
    "'\(label)' has no value in \(event.entry.short)"
  }
}

extension Platform {
  /// The properties of its objects that can be read, after a step or in a callback.
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
