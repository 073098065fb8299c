import Lenses
package import Specification

extension Vocabulary {
  /// Every word that a script may use on the two platforms.
  package static let mobile = Vocabulary(
    platforms: [.android, .ios],
    neutralKinds: Kind.all.filter { $0.platforms.count > 1 }.map(\.definition),
    neutralVerbs: NeutralVerb.all.map(\.verb),
    neutralEvents: NeutralScope.allCases.map(\.callbackGroup),
    neutralArguments: [
      NeutralArgument.cause.rawValue: .words(NeutralCause.allCases.map(\.rawValue)),
      NeutralArgument.final.rawValue: .boolean,
    ],
    divergences: Divergence.all.map(\.id), lenses: Lens.all.map(\.definition))
}

/// The argument labels that a pattern for neutral events may use.
enum NeutralArgument: String, Hashable, Sendable, CaseIterable {
  case cause
  case final
}

extension NeutralScope {
  /// The only neutral subject that no script declares.
  static let appSubject = "app"

  var callbackGroup: CallbackGroup {
    CallbackGroup(
      name: rawValue,
      builtInSubjects: self == .app ? [Self.appSubject] : [],
      callbacks: NeutralEventName.events(of: self).map {
        CallbackDefinition(
          name: $0.rawValue, isCore: true, arguments: NeutralArgument.allCases.map(\.rawValue),
          summary: $0.summary, documentation: "Specs/README.md")
      })
  }
}

extension ScriptParser {
  /// The parser of scripts for both platforms; the index of its words takes longer to build than
  /// most scripts to read.
  package static let mobile = ScriptParser(vocabulary: .mobile)
}
