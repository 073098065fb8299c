import AndroidModel
import Testing

/// The effects of attaching tab hosts to a window, wherever they are.
struct TabHostTests {
  @Test func `a tab host inside another's tab is attached to the window after it`() throws {
    var scenario = TabHostScenario(hosts: [("o", in: "A", ["f"]), ("t", in: "f", ["p", "q"])])
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "f.onAttach f.onCreate f.onCreateView f.onViewCreated f.onStart f.onResume"
        + " p.onAttach p.onCreate p.onCreateView p.onViewCreated p.onStart p.onResume")
  }

  @Test(arguments: [FragmentRelease.v1_2, .v1_8])
  func `a tab host in a page is attached to the window with the page's view holder`(
    release: FragmentRelease
  ) throws {
    var scenario = TabHostScenario(
      hosts: [("t", in: "f", ["p", "q"])], release: release, pages: ["f"])
    #expect(
      try scenario.when(.launch(activity: "A")).hasPrefix(
        "f.onAttach f.onCreate f.onCreateView f.onViewCreated p.onAttach p.onCreate"))
    try scenario.when(.appCode(.tabHost("t", .setCurrentTab(1)), in: nil))
    let restored = try scenario.when(.rotate)
    #expect(restored.contains("q#2.onResume"))
    #expect(!restored.contains("p#2.onCreateView"))
  }

  @Test func `a tab host in a dialog is attached to the dialog's window`() throws {
    var scenario = TabHostScenario(hosts: [("t", in: "d", ["p", "q"])])
    try scenario.when(.launch(activity: "A"))
    let show = FragmentAction.showDialog(.host, className: "d", tag: nil, now: false)
    #expect(
      try scenario.when(.appCode(.fragments(show), in: nil))
        == "d.onAttach d.onCreate d.onCreateView d.onViewCreated d.onStart d.onResume"
        + " p.onAttach p.onCreate p.onCreateView p.onViewCreated p.onStart p.onResume")
  }

  @Test func `a tab host without tabs starts with none`() throws {
    var scenario = TabHostScenario(hosts: [("t", in: "A", [])])
    #expect(try scenario.when(.launch(activity: "A")) == "")
    #expect(
      try scenario.when(.appCode(.tabHost("t", .addTab(className: "p")), in: nil))
        == "p.onAttach p.onCreate p.onCreateView p.onViewCreated p.onStart p.onResume")
    #expect(try scenario.when(.appCode(.tabHost("t", .setCurrentTab(-1)), in: nil)) == "")
    #expect(try scenario.when(.appCode(.tabHost("t", .setCurrentTabByTag("q")), in: nil)) == "")
  }

  @Test func `a new process restores the selected tab`() throws {
    var scenario = TabHostScenario(hosts: [("t", in: "A", ["p", "q"])])
    try scenario.when(.launch(activity: "A"))
    try scenario.when(.appCode(.tabHost("t", .setCurrentTab(1)), in: nil))
    try scenario.when(.home)
    try scenario.when(.process(.death))
    #expect(
      try scenario.when(.launch(activity: "A"))
        == "q#2.onAttach q#2.onCreate p#2.onAttach p#2.onCreate q#2.onCreateView q#2.onViewCreated"
        + " q#2.onStart q#2.onResume")
  }
}

/// An activity `A` with tab hosts, whose fragments' core callbacks read as strings; `f` is a
/// fragment of the activity unless a host or pager contains it, and `d` is a dialog.
private struct TabHostScenario {
  private var device: AndroidDevice

  init(
    hosts: [(name: String, in: String, tabs: [String])], release: FragmentRelease = .v1_4,
    pages: [String] = []
  ) {
    var app = AndroidApp(activities: [ActivityDeclaration(name: "A")], fragmentRelease: release)
    app.fragments = ["f", "p", "q"].map { FragmentDeclaration(name: $0) }
    var dialog = FragmentDeclaration(name: "d")
    dialog.kind = .dialog(hasContentView: true)
    app.fragments.append(dialog)
    app.tabHosts = hosts.map { TabHostDeclaration(name: $0.name, host: $0.in, tabs: $0.tabs) }
    if !pages.isEmpty {
      app.pagers = [
        PagerDeclaration(name: "v", host: "A", adapter: .fragmentStateAdapter, pages: pages)
      ]
    }
    device = AndroidDevice(api: 36, app: app)
  }

  @discardableResult
  mutating func when(_ stimuli: AndroidStimulus...) throws -> String {
    try device.perform(stimuli).events.compactMap { event in
      guard event.mark == .entered, case .fragment(let id) = event.subject,
        case .fragment(let callback) = event.callback, FragmentCallback.core.contains(callback),
        callback != .onActivityCreated, callback != .onViewStateRestored
      else { return nil }
      return "\(id).\(callback.rawValue)"
    }.joined(separator: " ")
  }
}
