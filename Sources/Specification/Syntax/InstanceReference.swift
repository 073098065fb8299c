/// `A`, the first instance of its class, `A#2`, the second, or `A#any`, any instance.
package struct InstanceReference: Hashable, Sendable {
  package var name: Located<String>
  /// Nil where the text gives no number.
  package var number: Int?
  /// `A#any`
  package var isAny: Bool

  package init(name: Located<String>, number: Int?, isAny: Bool = false) {
    self.name = name
    self.number = number
    self.isAny = isAny
  }

  /// The app as a whole, for a word without an object before it.
  static func app(at range: SourceRange) -> InstanceReference {
    InstanceReference(name: Located("", at: range), number: nil)
  }

  /// Whether no object is named, which means the app as a whole.
  package var isApp: Bool { name.value.isEmpty }
}
