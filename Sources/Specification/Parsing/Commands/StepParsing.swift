extension LineParser {
  /// `open B`, `android: start B`, `open B & back`, `android: hide F & ios: hide part P`, over one
  /// line or several.
  mutating func step() -> Step? {
    guard let first = cursor.current, let last = cursor.last else { return nil }
    let text = cursor.text(from: first, through: last)
    var mark: Located<String>?
    guard takeMark(&mark) else { return nil }
    var commands: [Command] = []
    var isSound = true
    for part in cursor.rest.split(separator: .ampersand) {
      guard !part.isEmpty else {
        isSound = false
        let before = cursor.token(before: part.startIndex)
        diagnostics.error(
          "expected a command", at: before?.range ?? cursor.place,
          help: Self.helpWithoutCommand(
            isFirst: commands.isEmpty, isLast: part.endIndex == cursor.rest.endIndex, after: mark))
        continue
      }
      var parser = LineParser(
        part, in: cursor.file, index: index, diagnostics: diagnostics, scope: scope)
      // A mark applies until the next one.
      let isRead = parser.takeMark(&mark)
      let context: VerbContext = mark == nil ? .neutralStep : .markedStep
      if isRead,
        var command = parser.command(
          verbs: index.verbs(forStepOn: mark?.value), context: context)
      {
        command.platform = mark
        commands.append(command)
      } else {
        isSound = false
      }
    }
    guard isSound else { return nil }
    var step = Step(commands: commands, text: text, range: first.range.through(last))
    step.gatherMarks()
    return step
  }

  /// The help for a place where a command is missing.
  private static func helpWithoutCommand(
    isFirst: Bool, isLast: Bool, after mark: Located<String>?
  ) -> [String] {
    if isFirst { return mark.map { ["write the command after '\($0.value):'"] } ?? [] }
    if isLast { return ["to continue on the next line, indent that line"] }
    return ["one '&' joins two commands of a step; steps are separated by ';' or line breaks"]
  }

  /// Reads `android:` if it is here. Returns false if the word before a colon is not a platform.
  private mutating func takeMark(_ mark: inout Located<String>?) -> Bool {
    guard cursor.peek()?.kind == .symbol(Byte.colon), cursor.word != nil else { return true }
    guard let platform = platform() else { return false }
    mark = platform
    cursor.advance()
    return true
  }
}

extension Step {
  /// Turns a mark that all commands share into a mark of the step.
  fileprivate mutating func gatherMarks() {
    guard Set(commands.map { $0.platform?.value }).count == 1 else { return }
    platform = commands.first?.platform
    for position in commands.indices { commands[position].platform = nil }
  }
}
