import IOSModel
import Testing

@Suite("The keyboard")
struct KeyboardTests {
  private static let names = KeyboardNotification.allCases.map { "n.\($0.rawValue)" }

  private func bench() throws -> Bench {
    var field = ControllerDeclaration(name: "B")
    field.textField = TextField()
    var app = IOSApp.stack()
    app.controllers.insert(field, at: 0)
    app.observesNotifications = true
    var bench = Bench(app: app)
    _ = try bench(.launch)
    _ = try bench.code(.push("B"))
    _ = try bench(.tapTextField)
    return bench
  }

  /// The keyboard's own notifications among the events.
  private func keyboard(_ told: String) -> [String] {
    told.split(separator: " ").map(String.init).filter(Self.names.contains)
  }

  @Test("goes when a finger begins to move its page, and comes back if the finger gives up")
  func swipe() throws {
    var bench = try bench()
    #expect(keyboard(try bench(.swipeBack(.begin))).contains("n.keyboardWillHideNotification"))
    #expect(keyboard(try bench(.swipeBack(.cancel))).contains("n.keyboardDidShowNotification"))
    #expect(bench.device.value(of: .isFirstResponder, on: InstanceID("B")) == "true")
    #expect(
      keyboard(try bench(.swipeBack(.complete))) == [
        "n.keyboardWillChangeFrameNotification", "n.keyboardWillHideNotification",
        "n.keyboardDidChangeFrameNotification", "n.keyboardDidHideNotification",
      ])
  }

  @Test("goes and comes back for a page that is covered by a push and shown again")
  func covered() throws {
    var bench = try bench()
    #expect(
      keyboard(try bench.code(.push("C"))).contains("n.keyboardDidHideNotification"))
    #expect(bench.device.value(of: .isFirstResponder, on: InstanceID("B")) == "false")
    #expect(keyboard(try bench(.back)).contains("n.keyboardDidShowNotification"))
    #expect(bench.device.value(of: .isFirstResponder, on: InstanceID("B")) == "true")
  }

  @Test("does not come back for a page that had dismissed it before the page was covered")
  func left() throws {
    var bench = try bench()
    _ = try bench(.swipeBack(.cancel))
    _ = try bench(.hideKeyboard)
    #expect(keyboard(try bench.code(.push("C"))) == [])
    #expect(keyboard(try bench(.back)) == [])
    #expect(bench.device.value(of: .isFirstResponder, on: InstanceID("B")) == "false")
  }

  @Test("cannot be dismissed if there is none, nor requested without a text field")
  func refusals() throws {
    var bench = try bench()
    _ = try bench(.hideKeyboard)
    #expect(throws: ImpossibleStimulus.self) { try bench.device.perform(.hideKeyboard) }
    _ = try bench(.back)
    #expect(throws: ImpossibleStimulus.self) { try bench.device.perform(.tapTextField) }
  }

  @Test(
    "disappears for a presentation, and comes back after it",
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func presented(style: ModalPresentationStyle) throws {
    var bench = try bench()
    let told = keyboard(
      try bench.code(.present(.new(className: "C"), style: style, animated: true)))
    #expect(told.last == "n.keyboardDidHideNotification")
    #expect(bench.device.value(of: .isFirstResponder, on: InstanceID("B")) == "false")
    #expect(
      keyboard(try bench.code(.dismiss(animated: true))).last == "n.keyboardDidShowNotification")
    #expect(bench.device.value(of: .isFirstResponder, on: InstanceID("B")) == "true")
  }

  @Test("is gone and back after a rotation, and stays away if its field has resigned meanwhile")
  func turned() throws {
    var bench = try bench()
    #expect(
      keyboard(try bench(.rotate)) == [
        "n.keyboardWillChangeFrameNotification", "n.keyboardWillHideNotification",
        "n.keyboardDidChangeFrameNotification", "n.keyboardDidHideNotification",
        "n.keyboardWillChangeFrameNotification", "n.keyboardWillShowNotification",
        "n.keyboardDidChangeFrameNotification", "n.keyboardDidShowNotification",
      ])
    let resigning = IOSStimulus.appCode(.view(.resignFirstResponder), in: InstanceID("B"))
    #expect(keyboard(try bench(.rotate, resigning)).last == "n.keyboardDidHideNotification")
  }
}
