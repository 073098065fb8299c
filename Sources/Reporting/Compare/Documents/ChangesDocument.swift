import Bridge

/// Where neighbouring variants of one platform differ, for programs.
struct ChangesDocument: Encodable {
  let platform: String
  let axis: String
  let variants: [String]
  let borders: [BorderDocument]

  init(_ changes: VariantChanges) {
    platform = changes.platform.rawValue
    axis = changes.axis.name
    variants = changes.names
    borders = changes.borders.map(BorderDocument.init)
  }
}
