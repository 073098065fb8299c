/// What an intent filter says of the path of the data: `android.os.PatternMatcher`.
///
/// https://developer.android.com/guide/topics/manifest/data-element#path
public enum PathPattern: Hashable, Sendable {
  /// `android:path`: the whole of it.
  case literal(String)
  /// `android:pathPrefix`
  case prefix(String)
  /// `android:pathSuffix` (API 31)
  case suffix(String)
  /// `android:pathPattern`: a dot stands for any character, a star for any number of the one before
  /// it.
  case simpleGlob(String)

  func matches(_ path: String) -> Bool {
    switch self {
    case .literal(let whole): path == whole
    case .prefix(let start): path.hasPrefix(start)
    case .suffix(let end): path.hasSuffix(end)
    case .simpleGlob(let pattern): Glob(pattern).matches(Array(path))
    }
  }

  /// A release overlooks the attributes that it does not know.
  func isRead(by version: AndroidVersion) -> Bool {
    guard case .suffix = self else { return true }
    return version.matchesPathSuffixes
  }
}

/// `matchGlobPattern` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/os/PatternMatcher.java
private struct Glob {
  private var items: [Item] = []

  private enum Item {
    case one(Character?)
    case any(Character?)

    var character: Character? {
      switch self {
      case .one(let character), .any(let character): character
      }
    }
  }

  init(_ pattern: String) {
    var rest = pattern[...]
    while let next = rest.popFirst() {
      let character: Character? = next == "\\" ? rest.popFirst() : next == "." ? nil : next
      if next == "\\", character == nil { return }
      if rest.first == "*" {
        rest.removeFirst()
        items.append(.any(character))
      } else {
        items.append(.one(character))
      }
    }
  }

  /// It never goes back: `.*` ends where the character behind it comes for the first time.
  func matches(_ text: [Character]) -> Bool {
    var position = 0
    var index = 0
    while index < items.count, position < text.count {
      switch items[index] {
      case .one(let character):
        guard character == nil || character == text[position] else { return false }
        position += 1
      case .any(let character?):
        while position < text.count, text[position] == character { position += 1 }
      case .any(nil):
        guard index + 1 < items.count else { return true }
        guard let end = text[position...].firstIndex(where: { $0 == items[index + 1].character })
        else { return false }
        // The character behind it is taken along.
        position = end + 1
        index += 1
      }
      index += 1
    }
    if position == text.count, index == items.count { return true }
    guard index == items.count - 1, case .any(nil) = items[index] else { return false }
    return true
  }
}
