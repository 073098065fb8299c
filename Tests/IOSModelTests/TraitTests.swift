import IOSModel
import Testing

@Suite("A change of traits")
struct TraitTests {
  @Test("draws nothing anew of what has kept its own look and has another size of text alone")
  func ownLook() throws {
    var bench = Bench(app: .plain())
    bench.alsoWatching = [.traitCollectionDidChange, .viewWillLayoutSubviews]
    _ = try bench(.launch)
    _ = try bench.code(.setOverrideUserInterfaceStyle(.dark))
    _ = try bench(.home)
    _ = try bench(.toggleDarkMode)
    _ = try bench(.changeTextSize)
    #expect(try bench(.returnToApp) == "A.traitCollectionDidChange")
  }
}
