/// The meaning of a piece of a report to the reader.
package enum Tint: String, Hashable, Sendable {
  case heading
  /// Less important than what surrounds it.
  case quiet
  case success
  case warning
  case failure
  /// A difference between the two platforms.
  case divergence

  /// The parameters of the terminal's select-graphic-rendition sequence.
  var code: String {
    switch self {
    case .heading: "1"
    case .quiet: "2"
    case .success: "32"
    case .warning: "33"
    case .failure: "31"
    case .divergence: "36"
    }
  }
}

/// Turns meaning into colour, or leaves the text alone where colour is unwanted.
package struct Palette: Hashable, Sendable {
  package var usesColor: Bool

  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// The text in the colour of its tint.
  package func paint(_ text: String, _ tint: Tint?) -> String {
    guard usesColor, let tint, !text.isEmpty else { return text }
    return "\u{1B}[\(tint.code)m\(text)\u{1B}[0m"
  }
}
