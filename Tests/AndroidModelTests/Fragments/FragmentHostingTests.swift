import AndroidModel
import Testing

/// Facts FX-1–FX-18, H11–H13: fragments in a real activity, with the server and the process.
struct FragmentHostingTests {
  private static func device(retained: Bool = false) -> AndroidDevice {
    var part = FragmentDeclaration(name: "f")
    part.host = "A"
    part.retainsInstance = retained
    return AndroidDevice(
      api: 34,
      app: AndroidApp(
        activities: [ActivityDeclaration(name: "A")],
        fragments: [part, FragmentDeclaration(name: "g")], targetSDK: 34))
  }

  private func perform(_ stimulus: AndroidStimulus, on device: inout AndroidDevice) throws -> String
  {
    try device.perform(stimulus).events.compactMap { event in
      guard event.mark == .entered else { return nil }
      switch (event.subject, event.callback) {
      case (.activity(let id), .activity(let callback)):
        return ActivityCallback.core.contains(callback) ? "\(id).\(callback.rawValue)" : nil
      case (.fragment(let id), .fragment(let callback)):
        return FragmentCallback.core.contains(callback) ? "\(id).\(callback.rawValue)" : nil
      default: return nil
      }
    }.joined(separator: " ")
  }

  private let view = "onCreateView f.onViewCreated f.onStart"

  @Test func `a fragment committed in onCreate is started inside onStart and resumed last`() throws
  {
    var device = Self.device()
    #expect(
      try perform(.launch(activity: "A"), on: &device)
        == "A.onCreate A.onStart f.onAttach f.onCreate f.\(view) A.onResume f.onResume")
    #expect(
      try perform(.home, on: &device) == "A.onPause f.onPause A.onStop f.onStop")
    #expect(
      try perform(.returnByLauncher, on: &device)
        == "A.onRestart A.onStart f.onStart A.onResume f.onResume")
  }

  @Test func `a rotation brings a new instance, or the same one if it is retained`() throws {
    var plain = Self.device()
    _ = try perform(.launch(activity: "A"), on: &plain)
    #expect(
      (try perform(.rotate, on: &plain)).hasSuffix(
        "A.onDestroy \(Run.gone("f")) A#2.onCreate f#2.onAttach f#2.onCreate A#2.onStart"
          + " f#2.onCreateView f#2.onViewCreated f#2.onStart A#2.onResume f#2.onResume"))
    var retaining = Self.device(retained: true)
    _ = try perform(.launch(activity: "A"), on: &retaining)
    #expect(
      (try perform(.rotate, on: &retaining)).hasSuffix(
        "A.onDestroy f.onDestroyView f.onDetach A#2.onCreate f.onAttach A#2.onStart f.\(view)"
          + " A#2.onResume f.onResume"))
  }

  @Test func `after a process death the fragment is restored in the new process`() throws {
    var device = Self.device()
    _ = try perform(.launch(activity: "A"), on: &device)
    _ = try perform(.home, on: &device)
    #expect(try perform(.process(.death), on: &device) == "")
    #expect(
      (try perform(.returnByRecents, on: &device)).hasPrefix(
        "A#2.onCreate f#2.onAttach f#2.onCreate A#2.onStart f#2.onCreateView"))
  }

  @Test(arguments: [
    (FragmentRelease.v1_5, "A f g"), (.v1_4, "A f g"), (.v1_1, "A g f"), (.platform, "g f A"),
  ])
  func `the order of multi-window callbacks depends on the library version`(
    release: FragmentRelease, order: String
  ) throws {
    var host = ActivityDeclaration(name: "A")
    host.configChanges = [.screenSize, .smallestScreenSize, .screenLayout, .orientation]
    let parts = ["f", "g"].map { name in
      var part = FragmentDeclaration(name: name)
      part.host = "A"
      return part
    }
    var device = AndroidDevice(
      api: 34,
      app: AndroidApp(
        activities: [host], fragments: parts, targetSDK: 34, fragmentRelease: release))
    _ = try device.perform(.launch(activity: "A"))
    let told = try device.perform(.windows(.enterSplitScreen(beside: nil))).events.compactMap {
      event in
      guard event.mark == .entered else { return String?.none }
      switch (event.subject, event.callback) {
      case (.activity(let id), .activity(.onMultiWindowModeChanged)): return "\(id)"
      case (.fragment(let id), .fragment(.onMultiWindowModeChanged)): return "\(id)"
      default: return nil
      }
    }
    #expect(told.joined(separator: " ") == order)
  }

  @Test func `Back pops fragments before it finishes the activity`() throws {
    var device = Self.device()
    _ = try perform(.launch(activity: "A"), on: &device)
    _ = try perform(
      .appCode(
        .fragments(.committing([.replacing(with: "g")], backStack: .init(nil))), in: nil),
      on: &device)
    #expect(
      try perform(.back, on: &device)
        == "\(Run.off("g")) f.\(view) \(Run.gone("g")) f.onResume")
    #expect((try perform(.back, on: &device)).hasPrefix("A.onPause f.onPause A.onStop f.onStop"))
  }
}
