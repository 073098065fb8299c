import Bridge
import Specification

/// A note about one side of a step as a whole, for programs.
struct NoteDocument: Encodable {
  /// The platform, in a comparison of platforms.
  var platform: String?
  /// The column's position, from 0, in a comparison of variants.
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
