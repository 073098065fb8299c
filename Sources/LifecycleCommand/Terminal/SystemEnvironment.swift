#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command as a process.
package enum SystemEnvironment {
  /// Runs the command with the process's arguments and ends the process with its exit code.
  package static func run() -> Never {
    // If the reader of a pipe exits, as `head` does, a write fails instead of raising a signal.
    signal(SIGPIPE, SIG_IGN)
    let output = StandardStream(descriptor: STDOUT_FILENO)
    let errors = StandardStream(descriptor: STDERR_FILENO)
    let environment = Environment(
      variables: ProcessInfo.processInfo.environment,
      standardOutput: stream(output), standardError: stream(errors))
    let arguments = Array(CommandLine.arguments.dropFirst())
    var code = Application(environment: environment).run(arguments)
    if let reason = output.failure {
      errors.write("error: the output could not be written: \(reason)\n")
      code = .unusableInput
    }
    exit(code.rawValue)
  }

  private static func stream(_ stream: StandardStream) -> Environment.Stream {
    Environment.Stream(
      isTerminal: stream.isTerminal, terminalWidth: stream.terminalWidth,
      write: { stream.write($0) })
  }
}
