import Reporting
import Specification

/// The command `lifecycle`: arguments in, reports out.
package struct Application: Sendable {
  let environment: Environment

  /// What `--version` prints.
  package static let version = "0.1.0"

  /// The most scalars of an error to print; a longer one is cut.
  private static let longestMessage = 1_000

  package init(environment: Environment) {
    self.environment = environment
  }

  /// Runs one command line, without the program's own name.
  package func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch {
      report(error, help: "lifecycle --help")
      return .unusableInput
    }
  }

  private func dispatch(_ arguments: [String]) throws(UsageError) -> ExitCode {
    guard let first = arguments.first else {
      environment.standardError.write(overview(environment.standardError))
      return .unusableInput
    }
    switch first {
    case "help", "--help", "-h":
      return try help(Array(arguments.dropFirst()))
    case "--version":
      guard arguments.count == 1 else {
        throw UsageError("--version takes no other arguments; leave them out")
      }
      environment.standardOutput.write("lifecycle \(Self.version)\n")
      return .conforming
    default:
      return run(try subcommand(first), Array(arguments.dropFirst()))
    }
  }

  private func run(_ subcommand: Subcommand, _ arguments: [String]) -> ExitCode {
    do {
      let parsed = try ParsedArguments(arguments, options: subcommand.options)
      if parsed.has(CommonOptions.help) {
        environment.standardOutput.write(explain(subcommand))
        return .conforming
      }
      return try subcommand.run(Invocation(arguments: parsed, environment: environment))
    } catch {
      report(error, help: "lifecycle help \(subcommand.name)")
      return .unusableInput
    }
  }

  /// Help on `help` itself shows the overview.
  private func help(_ words: [String]) throws(UsageError) -> ExitCode {
    let topics = words.filter { !["help", "--help", "-h"].contains($0) }
    guard topics.count <= 1 else {
      throw UsageError("help explains one command at a time: 'lifecycle help check'")
    }
    let text = try topics.first.map { topic throws(UsageError) in explain(try subcommand(topic)) }
    environment.standardOutput.write(text ?? overview(environment.standardOutput))
    return .conforming
  }

  private func subcommand(_ name: String) throws(UsageError) -> Subcommand {
    if let subcommand = Subcommand.all.first(where: { $0.name == name }) { return subcommand }
    if name.hasPrefix("-") {
      throw UsageError(unknown: "option", name, among: ["--help", "--version"])
    }
    throw UsageError(
      unknown: "command", name, among: Subcommand.all.map(\.name) + ["help"])
  }

  private func overview(_ stream: Environment.Stream) -> String {
    HelpText(options: environment.textOptions(for: stream, color: .auto)).overview
  }

  private func explain(_ subcommand: Subcommand) -> String {
    let options = environment.textOptions(for: environment.standardOutput, color: .auto)
    return HelpText(options: options).explanation(of: subcommand)
  }

  private func report(_ error: UsageError, help: String) {
    let options = environment.textOptions(for: environment.standardError, color: .auto)
    let message = error.message.visible().cut(to: Self.longestMessage)
    environment.standardError.write(
      """
      \(options.paint("error:", .failure)) \(message)
      Run '\(help)' for what there is.

      """)
  }
}
