import IOSModel
import Testing

@Suite("The delegate of a presentation")
struct AdaptivityTests {
  private func stage(
    ios major: Int = 26, idiom: IOSVersion.Idiom = .phone, _ style: ModalPresentationStyle,
    answers answer: ModalPresentationStyle?
  ) throws -> Bench {
    var presented = ControllerDeclaration(name: "B")
    presented.modalPresentationStyle = style
    presented.adaptivePresentationStyle = answer
    var bench = Bench(major, idiom: idiom, app: .plain(presented))
    bench.watchesEverythingElse = true
    _ = try bench(.launch)
    return bench
  }

  @Test("is asked before the presentation, and for another controller unless nothing adapts")
  func order() throws {
    var adapting = try stage(.pageSheet, answers: .overFullScreen)
    #expect(
      try adapting.code(.present("B"))
        == "adaptivePresentationStyle "
        + "presentationControllerViewControllerForAdaptivePresentationStyle "
        + "presentationControllerPrepare B.didLoad "
        + "presentationControllerWillPresentWithAdaptiveStyle B.willAppear B.didAppear")
    var keeping = try stage(.popover, answers: ModalPresentationStyle.none)
    #expect(
      try keeping.code(.present("B"))
        == "adaptivePresentationStyle B.didLoad presentationControllerWillPresentWithAdaptiveStyle "
        + "prepareForPopoverPresentation B.willAppear B.didAppear")
  }

  @Test("decides whether the presenter leaves the screen")
  func answers() throws {
    let table: [(Int, ModalPresentationStyle, ModalPresentationStyle, Bool)] = [
      (12, .popover, .none, false), (12, .popover, .fullScreen, true),
      (12, .formSheet, .automatic, true), (26, .popover, .fullScreen, true),
      (26, .pageSheet, .overFullScreen, false), (26, .popover, .formSheet, false),
    ]
    for (major, style, answer, removes) in table {
      var bench = try stage(ios: major, style, answers: answer)
      #expect(
        try bench.code(.present("B")).contains("A.willDisappear") == removes, "\(style) \(answer)")
    }
  }

  @Test("decides how wide what is presented on a pad is")
  func width() throws {
    let table: [(ModalPresentationStyle, ModalPresentationStyle, String)] = [
      (.formSheet, .fullScreen, "regular"), (.formSheet, .none, "compact"),
      (.formSheet, .automatic, "compact"), (.popover, .formSheet, "compact"),
    ]
    for (style, answer, width) in table {
      var bench = try stage(idiom: .pad, style, answers: answer)
      _ = try bench.code(.present("B"))
      #expect(
        bench.device.value(of: .horizontalSizeClass, on: InstanceID("B")) == width,
        "\(style) \(answer)")
    }
  }

  @Test("is not asked if nothing adapts, and has no effect if it does not exist")
  func silent() throws {
    for style in [ModalPresentationStyle.fullScreen, .currentContext, .overFullScreen] {
      var bench = try stage(style, answers: .formSheet)
      #expect(try !bench.code(.present("B")).contains("daptive"))
    }
    var without = try stage(.popover, answers: nil)
    #expect(try without.code(.present("B")) == "B.didLoad B.willAppear B.didAppear")
  }
}
