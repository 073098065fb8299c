/// A text that specs test, under the label by which cases cite it.
struct Claim: Hashable, Comparable {
  var label: String
  var text: String

  /// Compares numbers by value, so that `N2` precedes `N10`.
  static func < (left: Claim, right: Claim) -> Bool {
    (left.letters, left.number, left.label, left.text)
      < (right.letters, right.number, right.label, right.text)
  }

  private var letters: Substring { label.prefix { !$0.isNumber } }

  private var number: Int { Int(label.dropFirst(letters.count).prefix(while: \.isNumber)) ?? 0 }
}
