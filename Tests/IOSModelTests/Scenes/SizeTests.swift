import IOSModel
import Testing

@Suite("A change of size")
struct SizeTests {
  @Test("that happens in the background is reported once the app is in front, unless it was undone")
  func background() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    bench.alsoWatching = [.viewWillTransition]
    _ = try bench(.home)
    #expect(try bench(.rotate) == "")
    #expect(try bench(.returnToApp) == "A.viewWillTransition")
    _ = try bench(.home)
    _ = try bench(.rotate)
    _ = try bench(.rotate)
    #expect(try bench(.returnToApp) == "")
  }

  @Test("to another width is impossible for an app that is not on screen")
  func resizeInBackground() throws {
    var bench = Bench(app: .plain())
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.resize(horizontal: .compact)) }
    _ = try bench(.launch)
    _ = try bench(.home)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.resize(horizontal: .compact)) }
  }

  @Test("is impossible for an app that requires the full screen where windows divide it")
  func fullScreen() throws {
    var app = IOSApp.plain()
    app.requiresFullScreen = true
    var bench = Bench(18, idiom: .pad, app: app)
    _ = try bench(.launch)
    #expect(throws: ImpossibleStimulus.self) { _ = try bench(.resize(horizontal: .compact)) }
    var phone = Bench(18, app: app)
    phone.alsoWatching = [.viewWillTransition]
    _ = try phone(.launch)
    #expect(try phone(.resize(horizontal: .regular)) == "A.viewWillTransition")
  }
}
