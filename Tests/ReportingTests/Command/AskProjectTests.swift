import LifecycleCommand
import Reporting
import TestSupport
import Testing

@Suite("lifecycle ask about the project itself")
struct AskProjectTests {
  @Test(
    "A question about nothing else is answered by the name of a page",
    arguments: [
      ("which versions are supported", "Documentation/Scope.md"),
      ("Which Android API levels are supported?", "Documentation/Scope.md"),
      ("how do I write a spec", "Specs/README.md"),
      ("json output", "Documentation/Machine-output.md"),
    ])
  func answer(_ question: String, _ path: String) {
    let run = CommandRun("ask", question, specs: "/nowhere")
    #expect(run.code == .conforming)
    #expect(run.output.hasSuffix("\n\(path)\n"))
    let markdown = CommandRun("ask", question, "--format", "markdown", specs: "/nowhere")
    #expect(markdown.output.contains("`\(path)`"))
  }

  @Test(
    "A question about a platform is not",
    arguments: [
      "supported orientations", "supportedInterfaceOrientations", "android", "what is new",
    ])
  func other(_ question: String) {
    #expect(ProjectPage.about(question)?.path == nil)
  }

  @Test("Each page has its title", arguments: ProjectPage.all.map(\.path))
  func title(_ path: String) throws {
    let page = try #require(ProjectPage.all.first { $0.path == path })
    #expect(try Repository.text(of: path).hasPrefix("# \(page.title)\n"))
  }
}
