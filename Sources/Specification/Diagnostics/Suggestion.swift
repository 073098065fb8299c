/// Finds what a misspelt word was probably meant to be.
package enum Suggestion {
  /// Longer words are not compared, which bounds the cost of a suggestion.
  private static let longestWord = 64

  /// The candidate that is the word without a platform prefix, or else the nearest candidate if it
  /// is near enough; the first among equally near ones.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().utf8)
    guard typed.count <= longestWord else { return nil }
    if let bare = withoutPrefix(word.lowercased(), among: candidates) { return bare }
    // If every letter could be replaced, any word would match.
    let tolerance = min(max(1, typed.count / 3), typed.count - 1)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased().utf8)
      guard other.count <= longestWord, abs(other.count - typed.count) <= tolerance else {
        continue
      }
      let distance = editDistance(typed, other)
      if distance <= tolerance, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// The longest candidate that follows a `_` at the end of a name such as `FLAG_ACTIVITY_NEW_TASK`
  /// or `RESULT_OK`.
  private static func withoutPrefix(
    _ word: String, among candidates: some Sequence<String>
  ) -> String? {
    guard word.contains("_") else { return nil }
    return candidates.filter { word.hasSuffix("_" + $0.lowercased()) }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// `; did you mean 'x'?`, or nothing.
  package static func ending(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// A shorter end of a name is the end of too many.
  private static let shortestEnd = 5

  /// The same for a callback, which may lack the beginning that it has here, as `onCleared` of
  /// `viewModel.onCleared`, or have one that it has not, as `sceneWillConnectTo`.
  static func ending(forCallback word: String, among callbacks: [String]) -> String {
    let typed = word.lowercased()
    guard (shortestEnd...longestWord).contains(typed.utf8.count) else {
      return ending(for: word, among: callbacks)
    }
    let meant = callbacks.filter { callback in
      let name = callback.lowercased()
      return name.hasSuffix(typed) || name.utf8.count >= shortestEnd && typed.hasSuffix(name)
    }.min { $0.utf8.count < $1.utf8.count }
    return meant.map { "; did you mean '\($0)'?" } ?? ending(for: word, among: callbacks)
  }

  /// How many names a reader can take in at a glance.
  private static let fewNames = 20

  /// The note on an unknown name: all names if they are few, otherwise where they are listed, as
  /// also when the error already suggests one.
  ///
  /// - Parameter what: what the names are of, in the plural: `callbacks`.
  static func note(
    on names: [String], of owner: String, _ what: String = "callbacks", after ending: String
  ) -> String {
    ending.isEmpty && names.count <= fewNames
      ? "\(what): \(names.joined(separator: ", "))"
      : "'lifecycle words \(owner)' lists the \(what)"
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one into
  /// the other.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
