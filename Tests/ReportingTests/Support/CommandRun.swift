import LifecycleCommand
import Synchronization

/// The output and exit code of one command line, run inside the test.
struct CommandRun: Hashable {
  var code: ExitCode
  var output: String
  var errors: String

  init(
    _ arguments: String..., variables: [String: String] = [:], isTerminal: Bool = false,
    isWatched: Bool = false, specs: String = "Specs"
  ) {
    self.init(
      arguments, variables: variables, isTerminal: isTerminal, isWatched: isWatched, specs: specs)
  }

  init(
    _ arguments: [String], variables: [String: String] = [:], isTerminal: Bool = false,
    isWatched: Bool = false, specs: String = "Specs"
  ) {
    let output = Recording()
    let errors = Recording()
    let environment = Environment(
      variables: variables,
      standardOutput: .init(isTerminal: isTerminal) { output.append($0) },
      standardError: .init(isTerminal: isWatched) { errors.append($0) },
      defaultSpecs: specs)
    code = Application(environment: environment).run(arguments)
    self.output = output.text
    self.errors = errors.text
  }
}

/// Collects what is written to a stream.
private final class Recording: Sendable {
  private let content = Mutex("")

  var text: String { content.withLock { $0 } }

  func append(_ text: String) {
    content.withLock { $0 += text }
  }
}
