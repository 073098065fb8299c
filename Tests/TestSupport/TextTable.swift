/// A table written as text: one line for each row, which begins with its name.
package struct TextTable: Sendable {
  private let rows: [String: [String]]

  package init(_ text: String) {
    rows = Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return (words[0], Array(words.dropFirst()))
      })
  }

  package var names: Set<String> { Set(rows.keys) }

  /// The words of a row; empty if there is no such row.
  package subscript(name: String) -> [String] { rows[name] ?? [] }
}
