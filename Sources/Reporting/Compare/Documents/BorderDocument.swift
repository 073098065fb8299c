import Bridge
import Specification

/// What lies between two neighbouring variants, for programs.
struct BorderDocument: Encodable {
  let before: String
  let after: String
  let changes: [Change]
  /// What explains it; none where no single behaviour does.
  let reasons: [Reason]

  init(_ border: VariantBorder) {
    before = border.before
    after = border.after
    changes = border.changes.map(Change.init)
    reasons = border.reasons.map(Reason.init)
  }

  /// How one step differs.
  struct Change: Encodable {
    /// The position in the script, from 0.
    let position: Int
    let text: String
    let differences: [Difference]
    let notesBefore: [NoteDocument]
    let notesAfter: [NoteDocument]

    init(_ change: StepChange) {
      position = change.position
      text = change.text
      differences = change.differences.map(Difference.init)
      notesBefore = change.notesBefore.map(NoteDocument.init)
      notesAfter = change.notesAfter.map(NoteDocument.init)
    }
  }

  struct Difference: Encodable {
    let kind: Kind
    let event: EventDocument
    /// What comes before the event on either side, if it moves; nil where it is the first.
    var from: String?
    var to: String?

    enum Kind: String, Encodable {
      case comes
      case goes
      case moves
    }

    init(_ change: CallbackChange) {
      switch change {
      case .comes(let entry): (kind, event) = (.comes, EventDocument(entry))
      case .goes(let entry): (kind, event) = (.goes, EventDocument(entry))
      case .moves(let entry, let from, let to):
        (kind, event) = (.moves, EventDocument(entry))
        self.from = from?.short
        self.to = to?.short
      }
    }
  }

  /// A behaviour of the platform, with what says so.
  struct Reason: Encodable {
    let behaviour: String
    let sentence: String
    /// The apps that it is about; nil for all.
    let condition: String?
    /// Whether it holds behind the border; else it has held before.
    let begins: Bool
    let evidence: String
    let address: String
    let detail: String

    init(_ change: BehaviourChange) {
      behaviour = change.behaviour
      sentence = change.sentence
      condition = change.condition.isEmpty ? nil : change.condition
      begins = change.begins
      evidence = change.evidence.rawValue
      address = change.address
      detail = change.detail
    }
  }
}
