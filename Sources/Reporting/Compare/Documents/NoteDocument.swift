import Bridge
import Specification

/// What is to be said of one side of a step as a whole, for programs.
struct NoteDocument: Encodable {
  /// Where two platforms are compared.
  var platform: String?
  /// Where variants of one platform are: the column's position, from 0.
  var column: Int?
  let kind: String
  let text: String

  init(_ note: StepNote) {
    kind = note.kind.rawValue
    text = note.text
  }

  init(_ note: ComparisonNote) {
    self.init(note.note)
    platform = note.platform.rawValue
  }

  init(_ note: VariantNote) {
    self.init(note.note)
    column = note.column
  }
}
