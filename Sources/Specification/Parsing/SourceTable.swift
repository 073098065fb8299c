/// The link definitions of a file by label, and which of them are cited.
struct SourceTable {
  private(set) var sources: [Source] = []
  private var indices: [String: Int] = [:]
  /// Labels whose definition could not be read; citing them is not reported again.
  private var unreadable: Set<String> = []
  private var cited: Set<String> = []
  private let diagnostics: DiagnosticCollector

  init(diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
  }

  /// Labels match without regard to case, as in Markdown.
  private static func key(_ label: String) -> String { label.lowercased() }

  mutating func define(_ definition: LinkDefinition) {
    let label = definition.label
    let key = Self.key(label.value)
    if let first = indices[key] {
      diagnostics.fileError(
        "source '\(label.value)' is already defined", at: label.range,
        help: ["first defined in line \(sources[first].range.line)"])
      return
    }
    guard let (evidence, detail) = evidence(of: definition) else {
      unreadable.insert(key)
      return
    }
    indices[key] = sources.count
    sources.append(
      Source(
        label: label.value, destination: definition.destination, evidence: evidence,
        detail: detail, range: label.range))
  }

  /// Reads `class` or `class: place` from the link's title.
  private func evidence(of definition: LinkDefinition) -> (Evidence, String)? {
    let classes = Evidence.allCases.map(\.rawValue)
    guard let title = definition.title, !title.value.isEmpty else {
      diagnostics.fileError(
        "source '\(definition.label.value)' has no evidence class; write it as the link's title",
        at: definition.label.range, help: ["classes: \(classes.joined(separator: ", "))"])
      return nil
    }
    let parts = title.value.split(separator: ":", maxSplits: 1)
    let word = String((parts.first ?? "").trimmingBlanks)
    guard let evidence = Evidence(rawValue: word) else {
      diagnostics.fileError(
        "unknown evidence class '\(word)'" + Suggestion.ending(for: word, among: classes),
        at: title.range, help: ["classes: \(classes.joined(separator: ", "))"])
      return nil
    }
    return (evidence, parts.count == 2 ? String(parts[1].trimmingBlanks) : "")
  }

  enum Citation {
    case found(Source)
    /// Defined, but not readably; already reported.
    case unreadable
    case undefined
  }

  /// Looks a label up, and counts its definition as used.
  mutating func cite(_ label: String) -> Citation {
    let key = Self.key(label)
    cited.insert(key)
    if let index = indices[key] { return .found(sources[index]) }
    return unreadable.contains(key) ? .unreadable : .undefined
  }

  var labels: [String] { sources.map(\.label) }

  func reportUnused() {
    for source in sources where !cited.contains(Self.key(source.label)) {
      diagnostics.fileError("nothing cites the source '\(source.label)'", at: source.range)
    }
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: SubSequence {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    return self[start...].suffix(from: start).dropLastBlanks
  }

  private var dropLastBlanks: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[startIndex..<end]
  }
}
