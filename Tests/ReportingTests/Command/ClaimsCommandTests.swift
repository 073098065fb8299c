import LifecycleCommand
import Testing

@Suite("lifecycle claims")
struct ClaimsCommandTests {
  private let specs: SpecFolder

  init() throws {
    specs = try SpecFolder(SpecFolder.chapterProvingDivergence)
  }

  private let proof = "opening#the-two-finish-in-opposite-order"

  @Test(
    "A filter finds a divergence by its id, with the case that proves it", arguments: ["D2", "d2"])
  func id(_ filter: String) {
    let run = CommandRun("claims", "--divergences", "--filter", filter, specs: specs.path)
    #expect(run.code == .conforming, "\(run.errors)")
    #expect(run.output.contains("(1)\n"))
    #expect(run.output.contains("  D2: "))
    #expect(run.output.contains("      proven\n        \(proof)\n"))
    #expect(!run.output.contains("  D26: "))
    #expect(CommandRun("claims", "--filter", filter, specs: specs.path).output == run.output)
  }

  @Test("A filter finds a divergence by its summary")
  func summary() {
    let run = CommandRun("claims", "--divergences", "--filter", "State is saved", specs: specs.path)
    #expect(run.code == .conforming)
    #expect(run.output.contains("  D26: State is saved.\n"))
    #expect(!run.output.contains("  D2: "))
  }

  @Test("A filter that selects a case finds the divergences that the case proves")
  func proven() {
    let run = CommandRun("claims", "--divergences", "--filter", "finish in", specs: specs.path)
    #expect(run.output.contains("  D2: "))
    #expect(!run.output.contains("  D26: "))
    let other = CommandRun("claims", "--filter", "nobody", specs: specs.path)
    #expect(other.output.contains("opening#nobody-knows-the-rest"))
    #expect(!other.output.contains("  D2: "))
  }

  @Test("A filter that matches nothing is unusable input")
  func nothing() {
    let run = CommandRun("claims", "--divergences", "--filter", "D999", specs: specs.path)
    #expect(run.code == .unusableInput)
    #expect(run.errors.contains("no case matches 'D999'"))
  }

  @Test("Without a filter every divergence is listed")
  func whole() {
    let run = CommandRun("claims", "--divergences", specs: specs.path)
    #expect(run.output.contains("  D2: "))
    #expect(run.output.contains("  D26: "))
  }
}
