import Bridge
import Specification

/// Variants of one platform side by side, for programs.
struct VariantDocument: Encodable {
  let platform: String
  let axis: String
  let columns: [Column]
  let steps: [Step]
  let borders: [BorderDocument]
  /// Whether some variants that share a column differ in callbacks that are not shown.
  let hidesDifferences: Bool

  init(_ table: VariantTable) {
    platform = table.platform.rawValue
    axis = table.axis.name
    columns = table.columns.map(Column.init)
    steps = table.steps.map(Step.init)
    borders = table.borders.map(BorderDocument.init)
    hidesDifferences = table.hidesDifferences
  }

  /// Variants that behave alike, and the device of the last of them.
  struct Column: Encodable {
    let variants: [String]
    let version: Int
    let device: [String]

    init(_ column: VariantColumn) {
      variants = column.names
      version = column.device.version
      device = column.device.device
    }
  }

  /// A step, whose lists have one element for each column.
  struct Step: Encodable {
    /// Null where the column's script has ended.
    let texts: [String?]
    let alike: Bool
    let rows: [Row]
    let leftOut: [Int]
    let notes: [NoteDocument]

    init(_ step: VariantStep) {
      texts = step.texts
      alike = step.isAlike
      rows = step.rows.map(Row.init)
      leftOut = step.leftOut
      notes = step.notes.map(NoteDocument.init)
    }
  }

  struct Row: Encodable {
    /// Null where the column does not have the callback at this place.
    let cells: [EventDocument?]

    init(_ row: VariantRow) {
      cells = row.cells.map { $0.map(EventDocument.init) }
    }
  }
}

extension Lineup.Axis {
  /// `version`, `script`, or the key of a setting.
  var name: String {
    switch self {
    case .version: "version"
    case .script: "script"
    case .setting(let key): key
    }
  }
}
