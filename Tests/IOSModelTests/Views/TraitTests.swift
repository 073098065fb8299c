import IOSModel
import Testing

@Suite("A change of traits")
struct TraitTests {
  @Test("draws nothing anew that has kept its own look and has another size of text alone")
  func ownLook() throws {
    var bench = Bench(app: .plain())
    bench.alsoWatching = [.traitCollectionDidChange, .viewWillLayoutSubviews]
    _ = try bench(.launch)
    _ = try bench.code(.view(.setOverrideUserInterfaceStyle(.dark)))
    _ = try bench(.home)
    _ = try bench(.toggleDarkMode)
    _ = try bench(.changeTextSize)
    #expect(try bench(.returnToApp) == "A.traitCollectionDidChange")
  }

  @Test("ahead of the first layout is news for a block that is registered for that trait alone")
  func beforeLayout() throws {
    var a = ControllerDeclaration(name: "A")
    a.registersForTraitChanges = true
    for trait in [RegisteredTrait.userInterfaceStyle, .verticalSizeClass] {
      a.registeredTraits = [trait]
      let code = CallbackScript(
        .allInstances(ofClass: "A"), .controller(.viewIsAppearing),
        do: [.view(.setOverrideUserInterfaceStyle(.dark))])
      var bench = Bench(app: IOSApp(controllers: [a], scripts: [code], root: "A"))
      bench.alsoWatching = [.traitChangeHandler]
      let isCalled = try bench(.launch).contains("A.traitChangeHandler")
      #expect(isCalled == (trait == .userInterfaceStyle))
    }
  }
}
