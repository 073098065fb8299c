/// A framework at work on one platform: a machine that hears what the platform tells the app and
/// reports it in the framework's own words.
///
/// It follows the framework's source, with the framework's own state: what it remembers, puts off and
/// makes up. It belongs to one process of the app, and another begins with the next process.
package protocol LensMachine<Event>: Hashable, Sendable {
  /// What the platform tells.
  associatedtype Event
  /// What the framework reports.
  associatedtype Word: LensWord

  /// What the framework reports on being told this.
  mutating func receive(_ event: Event, of app: LensApp) -> [LensReport<Word>]

  /// What it has put off to the next turn of the main thread's run loop.
  mutating func endTurn() -> [LensReport<Word>]

  /// What it has put off by some time: nothing else comes until the user or the system acts again.
  mutating func settle() -> [LensReport<Word>]
}

extension LensMachine {
  package mutating func endTurn() -> [LensReport<Word>] { [] }
  package mutating func settle() -> [LensReport<Word>] { [] }
}

/// What a framework reports, in its own word.
package struct LensReport<Word: LensWord>: Hashable, Sendable {
  /// Of what it speaks.
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

/// Of what a framework speaks.
package enum LensSubject: Hashable, Sendable {
  case app
  /// The n-th instance of a class: an activity, a fragment, a view controller.
  case screen(String, Int)
}

/// What the machines know of the app beyond what the platform tells.
package struct LensApp: Hashable, Sendable {
  /// The classes of the app's own screens and parts; containers are not among them.
  package var screens: Set<String>
  /// The class of the first screen, in which a framework with a single host lives. Every other screen
  /// is native to such a framework, and belongs to an app to which it has been added.
  package internal(set) var host: String?
  /// The scene in which that screen stands, the first one that connects. Nil without scenes.
  package internal(set) var scene: Int?

  /// An app before its first screen.
  package init(screens: Set<String>) {
    self.screens = screens
  }
}
