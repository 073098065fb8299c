/// Where a value is in its line, in words.
struct RecordedPath {
  /// `steps.1.do.step`; empty for the whole.
  let text: String

  /// - Parameter written: what stands there among the bytes.
  init(
    to place: Int, among values: [RecordedLine.Value], written: (RecordedLine.Place) -> String
  ) {
    var parts: [String] = []
    var around = 0
    // What is read at the moment has no end yet, and so all that was read last is inside of it.
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
