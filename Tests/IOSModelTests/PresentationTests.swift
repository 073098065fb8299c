import IOSModel
import Testing

@Suite("A presentation")
struct PresentationTests {
  @Test("that removes the presenter's view ends the incoming side first", arguments: [true, false])
  func fullScreen(animated: Bool) throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    bench.alsoWatching = [.presentCompletion, .dismissCompletion, .deinit]
    #expect(
      try bench.code(.present(.new(className: "B"), style: .fullScreen, animated: animated))
        == "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear A.presentCompletion")
    #expect(bench.device.value(of: .window, on: InstanceID("A")) == "nil")
    #expect(
      try bench.code(.dismiss(animated: animated))
        == "B.willDisappear A.willAppear A.didAppear B.didDisappear B.dismissCompletion B.deinit")
    #expect(bench.device.value(of: .presentedViewController, on: InstanceID("A")) == "nil")
  }

  @Test("is a sheet since iOS 13, unless the app was linked before")
  func automatic() throws {
    for (major, sdk, isSheet) in [(12, 26, false), (13, 12, false), (13, 13, true), (26, 26, true)]
    {
      var bench = Bench(major, linkedSDK: sdk, app: .plain())
      _ = try bench(.launch)
      #expect(
        try bench.code(.present("B"))
          == (isSheet
            ? "B.didLoad B.willAppear B.didAppear"
            : "B.didLoad A.willDisappear B.willAppear B.didAppear A.didDisappear"))
      #expect(
        try bench(.back)
          == (isSheet
            ? "B.willDisappear B.didDisappear"
            : "B.willDisappear A.willAppear A.didAppear B.didDisappear"))
    }
  }

  @Test("of a sheet follows the finger")
  func sheetDrag() throws {
    var bench = Bench(app: .plain())
    _ = try bench(.launch)
    _ = try bench.code(.present("B"))
    bench.alsoWatching = [.viewIsAppearing]
    #expect(try bench(.dragSheet(.begin)) == "B.willDisappear")
    #expect(try bench(.dragSheet(.cancel)) == "B.willAppear B.isAppearing B.didAppear")
    bench.watchesEverythingElse = true
    #expect(
      try bench(.dragSheet(.complete))
        == "presentationControllerShouldDismiss presentationControllerWillDismiss B.willDisappear B.didDisappear presentationControllerDidDismiss"
    )
  }

  @Test("is refused with a warning while the presenter is off screen or presents already")
  func refused() throws {
    var bench = Bench(
      app: .plain(
        scripts: [
          CallbackScript(
            .allInstances(ofClass: "A"), .controller(.viewDidLoad), do: [.present("X")])
        ]))
    #expect(try bench(.launch) == "A.didLoad warning A.willAppear A.didAppear")
    _ = try bench.code(.present("B"))
    #expect(try bench.code(.present("C"), in: InstanceID("A")) == "warning")
    #expect(
      try bench(.appCode(.dismiss(animated: true), in: nil), .appCode(.present("C"), in: nil))
        == "B.willDisappear warning B.didDisappear")
  }
}
