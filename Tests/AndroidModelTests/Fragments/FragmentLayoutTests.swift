import AndroidModel
import Testing

/// Facts L01–L08 and E20–E22, as far as checking them takes more than the callbacks.
struct FragmentLayoutTests {
  private let inflate = FragmentAction.inflate(.host, className: "f")

  private func scenario(
    _ tag: LayoutElement.Tag = .fragment, inLayoutOf host: String? = "Host",
    adding added: [String] = []
  ) throws -> FragmentScenario {
    try .resumed(["f", "g"], adding: added) {
      if $0.name == "f" { $0.layout = LayoutElement(tag, host: host) }
    }
  }

  @Test func `the view of an element is in the layout with the others`() throws {
    var scenario = try scenario()
    try scenario.commit([.adding("g")])
    #expect(scenario.mainViews == [InstanceID("f"), InstanceID("g")])
    #expect(scenario.snapshot?.managers.first?.added == [InstanceID("f"), InstanceID("g")])
  }

  @Test func `a transaction cannot put the fragment of an element into a container`() throws {
    var scenario = try scenario()
    #expect(throws: AndroidException.self) {
      try scenario.commit([.add(.existing("f"), container: "main", tag: nil)])
    }
    #expect(scenario.fragment("f")?.state == .resumed)
  }

  @Test func `a fragment of an element can be added to any container after it was removed`() throws
  {
    var scenario = try scenario()
    try scenario.commit([.remove("f")])
    #expect(
      try scenario.commit([.add(.existing("f"), container: "side", tag: nil)])
        == "\(Run.new("f")) f.onResume")
  }

  @Test func `a fragment in a layout ignores its maximum lifecycle`() throws {
    var scenario = try scenario()
    #expect(try scenario.commit([.setMaxLifecycle("f", .created)]) == "")
    #expect(scenario.fragment("f")?.state == .resumed)
    // It does once it has left the layout.
    #expect(try scenario.commit([.detach("f")]) == "\(Run.off("f")) f.onDestroyView")
  }

  @Test func `the fragment of a container view obeys its maximum lifecycle`() throws {
    var scenario = try scenario(.containerView)
    #expect(
      try scenario.commit([.setMaxLifecycle("f", .created)])
        == "\(Run.off("f")) f.onDestroyView")
  }

  @Test func `an element adopts a fragment that is already in its parent`() throws {
    var scenario = try scenario(inLayoutOf: nil, adding: ["g"])
    // The parent's id is the last to be looked up. The view of that fragment is already in the
    // parent, so the inflater cannot add it a second time.
    #expect(throws: AndroidException.self) { try scenario.call(inflate) }
    #expect(scenario.fragment("f") == nil)
  }

  @Test func `a container view that already has a fragment adds none`() throws {
    var scenario = try scenario(.containerView, inLayoutOf: nil, adding: ["g"])
    #expect(try scenario.call(inflate) == "")
    try scenario.commit([.remove("g")])
    #expect(try scenario.call(inflate) == "f.onInflate \(Run.new("f")) f.onResume")
    #expect(scenario.mainViews == [InstanceID("f")])
  }

  @Test func `a retained fragment is attached by the layout of the next host`() throws {
    var scenario = try FragmentScenario.resumed(["f"]) {
      $0.layout = LayoutElement(.fragment, host: "Host")
      $0.retainsInstance = true
    }
    let rotation = try scenario.rotate()
    #expect(rotation.contains("f.onDetach f.onInflate(state) f.onAttach f.onCreateView(state)"))
    #expect(scenario.mainViews == [InstanceID("f")])
  }

  @Test func `a destroyed manager cannot inflate`() throws {
    var scenario = try scenario(inLayoutOf: nil)
    try scenario.finish()
    let error = #expect(throws: AndroidException.self) { try scenario.call(inflate) }
    #expect(error?.name == "NullPointerException")
    #expect(try scenario.call() == "")
  }

  @Test func `a class that is in no layout cannot be inflated`() throws {
    var scenario = try scenario()
    #expect(throws: AndroidException.self) {
      try scenario.call(.inflate(.host, className: "g"))
    }
  }
}

extension FragmentScenario {
  fileprivate var mainViews: [InstanceID]? {
    snapshot?.managers.first?.containers.first { $0.name == "main" }?.views
  }
}
