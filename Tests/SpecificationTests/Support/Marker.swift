/// A finding that a file in `Bad` expects, written as a comment below the line it belongs to:
///
/// ```
/// opne B
/// // ^1 error: unknown verb 'opne'; did you mean 'open'?
///   android B.onResum
/// //          ^ error: unknown callback 'onResum' on activity B; did you mean 'onResume'?
/// ```
///
/// The caret is under the finding's first column. If it cannot be, a number after it gives the
/// column, and `^14:5` line and column. In prose the comment is `<!-- ^ error: … -->`.
struct Marker: Hashable, Comparable, CustomStringConvertible {
  var line: Int
  var column: Int
  var message: String

  var description: String { "\(line):\(column): \(message)" }

  static func < (left: Marker, right: Marker) -> Bool {
    (left.line, left.column, left.message) < (right.line, right.column, right.message)
  }

  static func markers(in text: String) -> [Marker] {
    var markers: [Marker] = []
    var target = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let marker = marker(in: line, below: target) {
        markers.append(marker)
      } else {
        target = index + 1
      }
    }
    return markers.sorted()
  }

  private static func marker(in line: Substring, below target: Int) -> Marker? {
    guard line.hasPrefix("//") || line.hasPrefix("<!--"), let caret = line.firstIndex(of: "^"),
      let word = line.firstRange(of: " error: ")
    else { return nil }
    var message = line[word.upperBound...]
    if line.hasPrefix("<!--") { message = message.dropLast(" -->".count) }
    let numbers = line[line.index(after: caret)..<word.lowerBound].split(separator: ":")
      .compactMap { Int($0) }
    let column = numbers.last ?? line.distance(from: line.startIndex, to: caret) + 1
    return Marker(
      line: numbers.count == 2 ? numbers[0] : target, column: column, message: String(message))
  }
}
