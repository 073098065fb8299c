/// What a terminal report must know about where it will be read.
package struct TextOptions: Hashable, Sendable {
  /// Columns of a line. Reports wrap at this width and stay readable from 40 up.
  package var width: Int
  /// Columns beyond which lines are broken by the terminal itself; nil if they are not, as in a
  /// file.
  package var lineLimit: Int?
  package var palette: Palette

  /// The narrowest width that a layout is asked to fit; narrower terminals break lines by
  /// themselves.
  package static let minimumWidth = 40

  package init(width: Int = 80, lineLimit: Int? = nil, usesColor: Bool = false) {
    self.width = max(Self.minimumWidth, width)
    self.lineLimit = lineLimit
    self.palette = Palette(usesColor: usesColor)
  }

  package func paint(_ text: String, _ tint: Tint?) -> String { palette.paint(text, tint) }

  /// A wrapped paragraph, with each line ended and painted separately.
  func paragraph(_ text: String, _ tint: Tint?, indent: Int = 0) -> String {
    Wrapping.paragraph(text, width: width, indent: indent)
      .split(separator: "\n").map { paint(String($0), tint) + "\n" }.joined()
  }
}
