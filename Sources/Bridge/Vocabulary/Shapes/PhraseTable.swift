import Specification

/// Verbs by their phrases, or callbacks by their names, so that each word of a script is looked up
/// only once.
struct PhraseTable<Entry: Sendable>: Sendable {
  private let entries: [String: Entry]

  init(_ entries: [Entry], phrase: (Entry) -> String) {
    self.entries = Dictionary(
      entries.map { (phrase($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  init<Context, Outcome>(_ verbs: [PlatformVerb<Context, Outcome>])
  where Entry == PlatformVerb<Context, Outcome> {
    self.init(verbs) { $0.verb.phrase }
  }

  subscript(phrase: String) -> Entry? { entries[phrase] }
}
