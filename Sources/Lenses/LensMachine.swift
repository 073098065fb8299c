/// A framework at work on one platform: a machine that receives the platform's callbacks and
/// reports in the framework's own words.
///
/// It follows the framework's source and keeps the framework's own state: what it remembers, defers
/// and generates. It belongs to one process of the app; the next process begins with a new one.
package protocol LensMachine<Event>: Hashable, Sendable {
  /// A callback of the platform.
  associatedtype Event
  /// A report of the framework.
  associatedtype Word: LensWord

  /// What the framework reports on receiving this event.
  mutating func receive(_ event: Event, of app: LensApp) -> [LensReport<Word>]

  /// What it has deferred to the next turn of the main thread's run loop.
  mutating func endTurn() -> [LensReport<Word>]

  /// What it has deferred by some time; nothing else happens until the user or the system acts
  /// again.
  mutating func settle() -> [LensReport<Word>]
}

extension LensMachine {
  package mutating func endTurn() -> [LensReport<Word>] { [] }
  package mutating func settle() -> [LensReport<Word>] { [] }
}

/// A report of a framework, in its own word.
package struct LensReport<Word: LensWord>: Hashable, Sendable {
  /// The subject of the report.
  package var subject: LensSubject
  package var word: Word

  init(_ subject: LensSubject, _ word: Word) {
    self.subject = subject
    self.word = word
  }
}

extension Sequence where Element: LensWord {
  /// The words as reports about the app as a whole.
  var ofApp: [LensReport<Element>] { map { LensReport(.app, $0) } }

  /// The words as reports about one screen.
  func of(_ screen: LensSubject) -> [LensReport<Element>] { map { LensReport(screen, $0) } }
}

/// The subject of a framework's report.
package enum LensSubject: Hashable, Sendable {
  case app
  /// The n-th instance of a class: an activity, a fragment, a view controller.
  case screen(String, Int)
}

/// What the machines know about the app besides the platform's callbacks.
package struct LensApp: Hashable, Sendable {
  /// The classes of the app's own screens and parts; containers are not among them.
  package var screens: Set<String>
  /// The class of the first screen, in which a framework with a single host lives. To such a
  /// framework every other screen is native, as in an app to which it has been added.
  package internal(set) var host: String?
  /// The scene of that screen, the first one that connects. Nil without scenes.
  package internal(set) var scene: Int?

  /// An app before its first screen.
  package init(screens: Set<String>) {
    self.screens = screens
  }
}
