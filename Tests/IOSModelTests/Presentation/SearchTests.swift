import IOSModel
import Testing

@Suite("A search")
struct SearchTests {
  @Test("has results that code can show and hide since iOS 13, whatever the text")
  func results() throws {
    var owner = ControllerDeclaration(name: "A")
    owner.searchController = "S"
    let app = IOSApp(
      controllers: [
        owner, ControllerDeclaration(name: "S", kind: .search(results: "R")),
        ControllerDeclaration(name: "R"),
      ], root: "A")
    let shows = AppAction.container(.setShowsSearchResults(true))
    var earlier = Bench(12, app: app)
    _ = try earlier(.launch)
    #expect(throws: ImpossibleStimulus.self) { _ = try earlier.code(shows) }
    var bench = Bench(13, app: app)
    _ = try bench(.launch)
    #expect(try bench.code(shows) == "")
    #expect(try bench(.tapSearchBar).contains("R.didAppear"))
    let hidden = try bench.code(.container(.setShowsSearchResults(false)), in: InstanceID("A"))
    #expect(hidden == "R.willDisappear R.didDisappear")
    #expect(try bench(.enterSearchText) == "")
    #expect(try bench.code(shows, in: InstanceID("A")) == "R.willAppear R.didAppear")
  }
}
