import AndroidModel

/// A line of a recording's log, as what it stands for: it is compared with a recorded one without
/// being written.
enum LogLine {
  case callback(InstanceID, name: String, Detail)
  /// Of an androidx `Lifecycle`.
  case lifecycle(InstanceID, LifecycleEvent, ofView: Bool)
  case processDeath

  /// What stands after a callback's name.
  enum Detail {
    case none
    case mark(AndroidEvent.Mark)
    case argument(String)
  }

  /// The line as the recordings write it.
  var text: String { pieces.joined() }

  /// Whether the recordings write it so.
  func isWritten(as text: String) -> Bool {
    text.isWritten { rest in
      switch self {
      case .callback(let id, let name, let detail):
        rest.take(id) && rest.take(".") && rest.take(name) && rest.take(detail)
      case .lifecycle(let id, let event, let ofView):
        rest.take(id) && rest.take(ofView ? ":view:" : ":") && rest.take(event.rawValue)
      case .processDeath: rest.take(Self.processDeathText)
      }
    }
  }

  private var pieces: [String] {
    switch self {
    case .callback(let id, let name, .none): [id.description, ".", name]
    case .callback(let id, let name, .mark(let mark)): [id.description, ".", name, mark.recorded]
    case .callback(let id, let name, .argument(let argument)):
      [id.description, ".", name, "(", argument, ")"]
    case .lifecycle(let id, let event, let ofView):
      [id.description, ofView ? ":view:" : ":", event.rawValue]
    case .processDeath: [Self.processDeathText]
    }
  }

  private static let processDeathText = "process dies"
}

extension AndroidEvent.Mark {
  fileprivate var recorded: String {
    switch self {
    case .entered: ":begin"
    case .superReturned: ":super"
    case .returned: ":end"
    }
  }
}

extension InstanceID {
  /// Whether the recordings write it so: `A`, `A#2`.
  func isWritten(as text: String) -> Bool {
    number == 1 ? text == className : text.isWritten { $0.take(self) }
  }
}

extension String {
  /// Whether it is just what is taken off it.
  fileprivate func isWritten(_ take: (inout TextReader) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var rest = TextReader(bytes)
      return take(&rest) && rest.isAtEnd
    }
  }
}

/// Takes pieces off the beginning of a text.
private struct TextReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  /// False if something else stands there.
  mutating func take(_ piece: String) -> Bool {
    var piece = piece
    let start = position
    let isThere = piece.withUTF8 { piece in
      guard piece.count <= bytes.count - start else { return false }
      for place in piece.indices where piece[place] != bytes[start + place] { return false }
      return true
    }
    if isThere { position += piece.utf8.count }
    return isThere
  }

  mutating func take(_ id: InstanceID) -> Bool {
    take(id.className) && (id.number == 1 || (take("#") && take(String(id.number))))
  }

  mutating func take(_ detail: LogLine.Detail) -> Bool {
    switch detail {
    case .none: true
    case .mark(let mark): take(mark.recorded)
    case .argument(let argument): take("(") && take(argument) && take(")")
    }
  }
}
