extension LineParser {
  /// `open B`, `android: start B`, `open B & back`, over one line or several.
  mutating func step() -> Step? {
    guard let first = cursor.current, let last = cursor.last else { return nil }
    let text = cursor.text(from: first, through: last)
    var mark: Located<String>?
    if cursor.peek()?.kind == .symbol(Byte.colon), cursor.word != nil {
      guard let platform = platform() else { return nil }
      mark = platform
      cursor.advance()
    }
    let verbs = index.verbs(forStepOn: mark?.value)
    var commands: [Command] = []
    var isSound = true
    for part in cursor.rest.split(separator: .ampersand) {
      guard !part.isEmpty else {
        isSound = false
        let before = cursor.token(before: part.startIndex)
        diagnostics.error(
          "expected a command", at: before?.range ?? cursor.place,
          help: part.endIndex == cursor.rest.endIndex && !commands.isEmpty
            ? ["what goes on in the next line is indented there"] : [])
        continue
      }
      var parser = LineParser(
        part, in: cursor.file, index: index, diagnostics: diagnostics, scope: scope)
      let context: VerbContext = mark == nil ? .neutralStep : .markedStep
      if let command = parser.command(verbs: verbs, context: context) {
        commands.append(command)
      } else {
        isSound = false
      }
    }
    guard isSound else { return nil }
    return Step(
      platform: mark, commands: commands, text: text, range: first.range.through(last))
  }
}
