import LifecycleCommand
import Testing

@Suite("Arguments")
struct ArgumentTests {
  private let options = [
    OptionDefinition("--filter", "TEXT", help: ""), OptionDefinition("--verbose", help: ""),
  ]

  private func message(_ arguments: String...) -> String? {
    do {
      _ = try ParsedArguments(arguments, options: options)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("Options may stand anywhere, with their value attached or separate")
  func places() throws {
    let apart = try ParsedArguments(["a", "--filter", "x", "b", "--verbose"], options: options)
    let joined = try ParsedArguments(["--verbose", "--filter=x", "a", "b"], options: options)
    #expect(apart == joined)
    #expect(apart.operands == ["a", "b"])
    #expect(apart.has(options[1]))
  }

  @Test("Two dashes end the options")
  func end() throws {
    let parsed = try ParsedArguments(["--", "--verbose"], options: options)
    #expect(parsed.operands == ["--verbose"])
    #expect(!parsed.has(options[1]))
  }

  @Test("A misspelt option is refused with a suggestion")
  func misspelt() {
    #expect(message("--fliter", "x") == "unknown option '--fliter'; did you mean '--filter'?")
    #expect(message("--colossal") == "unknown option '--colossal'")
  }

  @Test("A missing, superfluous or repeated value is refused")
  func values() {
    #expect(message("--filter") == "--filter needs a value: --filter TEXT")
    #expect(message("--filter", "--verbose") == "--filter needs a value: --filter TEXT")
    #expect(message("--filter", "--") == "--filter needs a value: --filter TEXT")
    #expect(message("--filter=--verbose") == nil)
    #expect(message("--verbose=1") == "--verbose takes no value; write it alone")
    #expect(
      message("--filter", "x", "--filter", "y") == "--filter is given twice; keep one of them")
  }
}
