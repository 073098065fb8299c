/// The path of a value in its line, in words.
struct RecordedPath {
  /// `steps.1.do.step`; empty for the whole line.
  let text: String

  /// - Parameter written: returns the text at a place.
  init(
    to place: Int, among values: [RecordedLine.Value], written: (RecordedLine.Place) -> String
  ) {
    var parts: [String] = []
    var around = 0
    // Values that are still being read have no end yet, so the last value read lies inside them.
    while around < place {
      var number = 1
      var element = around + 1
      while element < place, values[element].end >= 0, values[element].end <= place {
        number += 1
        element = Int(values[element].end)
      }
      let value = values[element]
      parts.append(value.isNamed ? written(value.name) : String(number))
      around = element
    }
    text = parts.joined(separator: ".")
  }
}
