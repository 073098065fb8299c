/// The link definitions of a file by label, and which of them are cited.
struct SourceTable {
  private(set) var sources: [Source] = []
  private var indices: [String: Int] = [:]
  /// Labels whose definition could not be read; citing them is not reported again.
  private var unreadable: Set<String> = []
  private var cited: Set<String> = []
  private let reader: SourceReader
  private let diagnostics: DiagnosticCollector

  init(index: VocabularyIndex, diagnostics: DiagnosticCollector) {
    reader = SourceReader(index: index, diagnostics: diagnostics)
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
        help: ["first defined on line \(sources[first].range.line)"])
      return
    }
    guard let source = reader.read(definition) else {
      unreadable.insert(key)
      return
    }
    indices[key] = sources.count
    sources.append(source)
  }

  enum Citation {
    case found(Source)
    /// The label is defined, but its definition could not be read; this has been reported.
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

  /// The source of this label; nil if there is none that could be read.
  func source(_ label: String) -> Source? { indices[Self.key(label)].map { sources[$0] } }

  var labels: [String] { sources.map(\.label) }

  func reportUnused() {
    for source in sources where !cited.contains(Self.key(source.label)) {
      diagnostics.fileError(
        "nothing cites the source '\(source.label)'; cite it in the prose or remove it",
        at: source.range)
    }
  }
}
