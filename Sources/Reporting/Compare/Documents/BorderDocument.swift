import Bridge
import Specification

/// What changes between two neighbouring variants, for programs.
struct BorderDocument: Encodable {
  let before: String
  let after: String
  let changes: [Change]
  /// The behaviours that explain the change; empty if no single one does.
  let reasons: [Reason]

  init(_ border: VariantBorder) {
    before = border.before
    after = border.after
    changes = border.changes.map(Change.init)
    reasons = border.reasons.map(Reason.init)
  }

  /// How one step differs.
  struct Change: Encodable {
    /// The step's position in the script, from 0.
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
    /// The events before this one on either side, if it moves; nil if it is the first there.
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

  /// A behaviour of the platform, with its source.
  struct Reason: Encodable {
    let behaviour: String
    let sentence: String
    /// The apps that it applies to; nil for all.
    let condition: String?
    /// Whether it holds after the border; otherwise it held before.
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
