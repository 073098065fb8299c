import LifecycleCommand
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test("Help goes to standard output and is a success")
  func help() throws {
    let run = CommandRun("--help")
    #expect(run.code == .conforming)
    #expect(run.errors.isEmpty)
    #expect(run.output == CommandRun("help").output)
    try Snapshot.expect(run.output, equals: "help.txt")
  }

  @Test("Every command has a help text", arguments: Subcommand.all.map(\.name))
  func explains(_ name: String) throws {
    let run = CommandRun("help", name)
    #expect(run.code == .conforming)
    #expect(run.output == CommandRun(name, "--help").output)
    try Snapshot.expect(run.output, equals: "help-\(name).txt")
  }

  @Test("Help is found however it is requested, and no argument is ignored")
  func askedFor() {
    #expect(CommandRun("help", "help") == CommandRun("help"))
    #expect(CommandRun("help", "--help") == CommandRun("help"))
    #expect(CommandRun("--help", "check") == CommandRun("help", "check"))
    #expect(CommandRun("help", "check", "list").code == .unusableInput)
    #expect(CommandRun("--version", "check").code == .unusableInput)
  }

  @Test("No line of help is wider than the terminal", arguments: [60, 80, 120])
  func width(_ width: Int) {
    for name in Subcommand.all.map(\.name) {
      let run = CommandRun("help", name, variables: ["COLUMNS": String(width)])
      let examples = Set(Subcommand.all.flatMap(\.examples).map { "  \($0.line)" })
      for line in run.output.split(separator: "\n") where !examples.contains(String(line)) {
        #expect(line.count <= width, "\(name): \(line)")
      }
    }
  }

  @Test("No command, an unknown command and an unknown option are unusable input")
  func unusable() {
    #expect(CommandRun().code == .unusableInput)
    let command = CommandRun("chekc")
    #expect(command.code == .unusableInput)
    #expect(command.errors.contains("unknown command 'chekc'; did you mean 'check'?"))
    let option = CommandRun("words", "--formt", "text")
    #expect(option.code == .unusableInput)
    #expect(option.errors.contains("did you mean '--format'?"))
    #expect(option.output.isEmpty)
  }

  @Test("An unknown format is refused with the list of formats", arguments: ["json", "junit"])
  func format(_ name: String) {
    let run = CommandRun("words", "--format", name)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("expected text, markdown or html"))
  }

  @Test("A file that cannot be written is an error, and nothing is printed")
  func output() {
    let run = CommandRun("words", "--output", "/nowhere/at/all.txt")
    #expect(run.code == .unusableInput)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("cannot write '/nowhere/at/all.txt': its folder cannot be found"))
  }

  @Test("Colour is used only for terminals that want it")
  func color() {
    let escape = "\u{1B}"
    #expect(!CommandRun("words").output.contains(escape))
    #expect(CommandRun("words", isTerminal: true).output.contains(escape))
    #expect(CommandRun("words", "--color", "always").output.contains(escape))
    #expect(!CommandRun("words", "--color", "never", isTerminal: true).output.contains(escape))
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": ""]] {
      let plain = CommandRun("words", variables: variables, isTerminal: true)
      #expect(!plain.output.contains(escape))
    }
  }
}
