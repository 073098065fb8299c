/// An address that a reader can open, taken apart.
struct SourceAddress {
  /// The host, in lower case.
  let host: String
  let path: [Substring]
  /// Whether the address names something on the site, not only the site.
  let namesPage: Bool

  /// Nil if the text is not an `http` or `https` address.
  init?(_ text: String) {
    guard let scheme = ["http://", "https://"].first(where: { Self.begins(text, with: $0) }),
      !text.unicodeScalars.contains(where: Self.isForbidden)
    else { return nil }
    let rest = Substring(text.utf8.dropFirst(scheme.utf8.count))
    let end = rest.utf8.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    guard Self.isHost(rest[..<end].utf8) else { return nil }
    host = rest[..<end].lowercased()
    let tail = rest[end...]
    let pathEnd = tail.utf8.firstIndex { "?#".utf8.contains($0) } ?? tail.endIndex
    path = tail[..<pathEnd].utf8.split(separator: Byte.slash).map(Substring.init)
    namesPage = !path.isEmpty || tail[pathEnd...].utf8.count > 1
  }

  private static func begins(_ text: String, with scheme: String) -> Bool {
    text.utf8.prefix(scheme.utf8.count).elementsEqual(scheme.utf8) { byte, expected in
      byte == expected || byte | 0x20 == expected && Byte.isLetter(expected)
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar.value <= 0x20 || "<>\"\\`".unicodeScalars.contains(scalar)
      : scalar.properties.isWhitespace
  }

  private static func isHost(_ text: Substring.UTF8View) -> Bool {
    let labels = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) || $0 == Byte.minus }
      }
  }

  /// What the address names in a repository, if the site hosts repositories.
  var repository: RepositoryAddress? {
    RepositoryAddress.Host(rawValue: host).map { RepositoryAddress(host: $0, path: path) }
  }
}
