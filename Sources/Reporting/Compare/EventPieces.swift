import Bridge

extension TraceEntry {
  /// The pieces between which an event may be broken: after the object, after the callback and
  /// between the arguments.
  func pieces(showsArguments: Bool) -> [String] {
    var pieces = subject.isEmpty ? [] : ["\(subject)."]
    pieces.append(name + (mark.isEmpty ? "" : ":\(mark)"))
    guard showsArguments, !arguments.isEmpty else { return pieces }
    let words = "(\(arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")))"
    return pieces + GridCell(words: words).pieces
  }

  func text(showsArguments: Bool) -> String { showsArguments ? description : short }
}

extension NeutralEvent {
  /// A neutral event may be broken after the object only.
  var pieces: [String] { ["\(subject).", name.rawValue] }
}
