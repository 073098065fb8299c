import IOSModel
import Testing

@Suite("A change of traits")
struct TraitTests {
  @Test("redraws nothing that overrides its own appearance and only gets another text size")
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

  @Test("before the first layout is a change only to a block that is registered for that trait")
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
