/// An address that a reader can open, taken apart.
struct SourceAddress {
  /// In lower case.
  let host: String
  let path: [Substring]
  /// Whether something on the site is named, and not only the site.
  let namesPage: Bool

  /// Nil for what is no `http` or `https` address.
  init?(_ text: String) {
    guard let colon = text.firstRange(of: "://"),
      ["http", "https"].contains(text[..<colon.lowerBound].lowercased())
    else { return nil }
    guard !text.contains(where: { $0.isWhitespace || "<>\"\\`".contains($0) }) else { return nil }
    let rest = text[colon.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard Self.isHost(rest[..<end]) else { return nil }
    host = rest[..<end].lowercased()
    let tail = rest[end...]
    let pathEnd = tail.firstIndex { "?#".contains($0) } ?? tail.endIndex
    path = tail[..<pathEnd].split(separator: "/")
    namesPage = !path.isEmpty || tail[pathEnd...].count > 1
  }

  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }

  /// What it names, where the site keeps repositories.
  var repository: RepositoryAddress? {
    RepositoryAddress.Host(rawValue: host).map { RepositoryAddress(host: $0, path: path) }
  }
}
