import AndroidModel

/// An activity `A` with one pager `v`, whose fragments' callbacks read as strings.
struct PagerScenario {
  var device: AndroidDevice
  private(set) var lastReaction = AndroidReaction()
  let pages: [String]
  /// Classes of fragments that may become pages.
  let others: [String]

  /// - Parameters:
  ///   - pages: the classes of the pages.
  ///   - others: further classes of fragments.
  ///   - host: the object whose layout contains the pager; a name other than `A` is a fragment that
  ///     `A` adds.
  ///   - configure: changes the declaration of the pager.
  init(
    _ adapter: PagerDeclaration.Adapter, pages: [String] = ["p0", "p1", "p2", "p3", "p4", "p5"],
    others: [String] = [], host: String = "A", api: Int = 36, scripts: [CallbackScript] = [],
    configure: (inout PagerDeclaration) -> Void = { _ in }
  ) {
    self.pages = pages
    self.others = others
    var pager = PagerDeclaration(name: "v", host: host, adapter: adapter, pages: pages)
    configure(&pager)
    var app = AndroidApp(activities: [ActivityDeclaration(name: "A")], scripts: scripts)
    app.fragments = Set(pages + others).sorted().map { FragmentDeclaration(name: $0) }
    if host != "A" {
      var fragment = FragmentDeclaration(name: host)
      fragment.host = "A"
      app.fragments.append(fragment)
    }
    app.pagers = [pager]
    device = AndroidDevice(api: api, app: app)
  }

  static func launched(
    _ adapter: PagerDeclaration.Adapter, pages: [String] = ["p0", "p1", "p2", "p3", "p4", "p5"],
    others: [String] = [], host: String = "A", api: Int = 36, scripts: [CallbackScript] = [],
    configure: (inout PagerDeclaration) -> Void = { _ in }
  ) throws -> PagerScenario {
    var scenario = PagerScenario(
      adapter, pages: pages, others: others, host: host, api: api, scripts: scripts,
      configure: configure)
    try scenario.when(.launch(activity: "A"))
    return scenario
  }

  /// Performs stimuli without settling in between, and returns the fragments' events.
  @discardableResult
  mutating func when(_ stimuli: AndroidStimulus...) throws -> String { try when(stimuli) }

  @discardableResult
  mutating func when(_ stimuli: [AndroidStimulus]) throws -> String {
    lastReaction = try device.perform(stimuli)
    return lastReaction.events.compactMap { event in
      guard event.mark == .entered, case .fragment(let id) = event.subject,
        case .fragment(let callback) = event.callback
      else { return nil }
      let hasState = event.arguments.contains { $0.value == "bundle" }
      return "\(id).\(callback.rawValue)\(hasState ? "(state)" : "")"
    }.joined(separator: " ")
  }

  /// The classes of the instances that are resumed.
  var resumed: [String] {
    (pages + others).flatMap { page in
      (1...(device.currentInstance(of: page)?.number ?? 1)).filter {
        device.state(ofFragment: InstanceID(page, $0)) == .resumed
      }.map { _ in page }
    }
  }

  /// The newest instance of each page that is in the fragment manager, with its state.
  var alive: String {
    pages.compactMap { page in
      guard let id = device.currentInstance(of: page), let state = device.state(ofFragment: id)
      else { return nil }
      return "\(id) \(state.rawValue)"
    }.joined(separator: ", ")
  }
}

extension AndroidStimulus {
  static func page(_ item: Int, smoothly: Bool = true) -> AndroidStimulus {
    .appCode(.setCurrentItem(pager: "v", item: item, smoothScroll: smoothly), in: nil)
  }

  static func change(_ change: PagerDataChange) -> AndroidStimulus {
    .appCode(.changePager(pager: "v", change), in: nil)
  }

  static func drag(to item: Int) -> AndroidStimulus { .dragPager("v", to: item) }

  static let letGo = AndroidStimulus.releasePager("v")
}
