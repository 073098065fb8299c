// Follows androidx.fragment 1.8, FragmentTabHost.java; platform/frameworks/base,
// core/java/android/widget/TabHost.java.

/// One `FragmentTabHost`: of the fragments of its tabs one is attached. A new view has a new one.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentTabHost
struct FragmentTabHost: Hashable, Sendable {
  let manager: FragmentManagerID
  /// What code sets once the tabs are there.
  var hasListener = false
  var tabs: [Tab] = []
  /// `mCurrentTab`: what the bar shows as selected.
  var currentTab: Int?
  /// `mLastTab`: the tab whose fragment is attached, or is going to be by what has been committed.
  var lastTab: Int?
  /// `mAttached`: before it is, selecting a tab does nothing to fragments.
  var isAttached = false
  /// Whether its content is attached, too, which comes after it.
  var isContentAttached = false

  struct Tab: Hashable, Sendable {
    let tag: String
    let classID: ClassID
    var fragment: FragmentID?
  }

  init(_ manager: FragmentManagerID) {
    self.manager = manager
  }

  /// `getTabInfoForTag`
  func tab(tagged tag: String?) -> Int? { tabs.firstIndex { $0.tag == tag } }

  /// `getCurrentTabTag`
  var currentTag: String? { currentTab.map { tabs[$0].tag } }
}

struct TabHostID: Hashable, Sendable {
  /// Its place among the tab hosts of its layout.
  let place: Int32
  let owner: LayoutOwner
}

extension ActivityThread {
  /// Its id in the layout.
  func name(of id: TabHostID) -> String {
    layout(of: id.owner).tabHosts[Int(id.place)].declaration.name
  }

  /// What the name means in the code of an object.
  func tabHost(named name: String, in subject: CodeOwner) -> TabHostID? {
    nearest(to: subject, among: tabHosts.keys.filter { self.name(of: $0) == name }) { $0.owner }
  }

  mutating func perform(
    _ action: TabHostAction, onTabHost name: String, in subject: CodeOwner
  ) throws(AndroidException) {
    guard let id = tabHost(named: name, in: subject) else {
      throw FragmentFault.noSuchObject.exception
    }
    switch action {
    case .addTab(let className): try addTab(ledger.classID(of: className), tag: className, to: id)
    case .setCurrentTab(let index): try setCurrentTab(index, of: id)
    case .setCurrentTabByTag(let tag): try setCurrentTab(tagged: tag, of: id)
    }
  }

  /// The first one is selected by that.
  mutating func addTab(
    _ classID: ClassID, tag: String, to id: TabHostID
  ) throws(AndroidException) {
    guard let host = tabHosts[id] else { return }
    var tab = FragmentTabHost.Tab(tag: tag, classID: classID)
    if host.isAttached {
      tab.fragment = findFragment(tag: tag, in: host.manager)
      if let fragment = tab.fragment, !fragments[fragment].isDetached {
        try commitPages([.detach(.instance(name(of: fragment)))], .commit, in: host.manager)
      }
    }
    tabHosts[id]?.tabs.append(tab)
    if host.currentTab == nil { try setCurrentTab(0, of: id) }
  }

  /// Nothing happens if there is no such tab.
  mutating func setCurrentTab(tagged tag: String?, of id: TabHostID) throws(AndroidException) {
    guard let index = tabHosts[id]?.tab(tagged: tag) else { return }
    try setCurrentTab(index, of: id)
  }

  private mutating func setCurrentTab(_ index: Int, of id: TabHostID) throws(AndroidException) {
    guard let host = tabHosts[id], host.tabs.indices.contains(index), host.currentTab != index
    else { return }
    tabHosts[id]?.currentTab = index
    try tabChanged(to: host.tabs[index].tag, of: id)
  }

  /// `onTabChanged`: the transaction is only committed when the listener hears of the tab.
  private mutating func tabChanged(
    to tag: String, of id: TabHostID
  ) throws(AndroidException) {
    guard let host = tabHosts[id] else { return }
    if host.isAttached, let operations = try changeTab(to: tag, nil, of: id) {
      try commitPages(operations, .commit, in: host.manager)
    }
    guard host.hasListener else { return }
    // Code that hears of one tab can select another.
    try mainThread.enter()
    defer { mainThread.leave() }
    try tell(.tabChanged, to: id.owner.code, arguments: .tab(trace.keep(tag)))
  }

  /// `doTabChanged`: the last tab's fragment is detached, the new one's attached or made.
  ///
  /// - Returns: what the transaction consists of; nil: there is none.
  private mutating func changeTab(
    to tag: String?, _ begun: [FragmentTransaction.Operation]?, of id: TabHostID
  ) throws(AndroidException) -> [FragmentTransaction.Operation]? {
    guard let host = tabHosts[id] else { return begun }
    let new = host.tab(tagged: tag)
    guard new != host.lastTab else { return begun }
    var operations = begun ?? []
    if let last = host.lastTab.flatMap({ host.tabs[$0].fragment }) {
      operations.append(.detach(.instance(name(of: last))))
    }
    if let new {
      if let fragment = host.tabs[new].fragment {
        operations.append(.attach(.instance(name(of: fragment))))
      } else {
        try askFragmentFactory(of: host.manager)
        let fragment = try newFragment(host.tabs[new].classID)
        tabHosts[id]?.tabs[new].fragment = fragment
        operations.append(
          .add(
            .existing(.instance(name(of: fragment))), container: name(of: id),
            tag: host.tabs[new].tag))
      }
    }
    tabHosts[id]?.lastTab = new
    return operations
  }

  /// `onAttachedToWindow`: makes the fragments what the current tab says, whatever they were
  /// restored as.
  mutating func attachTabHost(_ id: TabHostID) throws(AndroidException) {
    guard let host = tabHosts[id], !host.isAttached else { return }
    var operations: [FragmentTransaction.Operation]?
    for index in host.tabs.indices {
      let fragment = findFragment(tag: host.tabs[index].tag, in: host.manager)
      tabHosts[id]?.tabs[index].fragment = fragment
      guard let fragment, !fragments[fragment].isDetached else { continue }
      if host.tabs[index].tag == host.currentTag {
        tabHosts[id]?.lastTab = host.tab(tagged: host.currentTag)
      } else {
        operations = (operations ?? []) + [.detach(.instance(name(of: fragment)))]
      }
    }
    tabHosts[id]?.isAttached = true
    if let operations = try changeTab(to: host.currentTag, operations, of: id) {
      try commitPages(operations, .commit, in: host.manager)
      try perform(.executePendingTransactions(host.manager))
    }
    tabHosts[id]?.isContentAttached = true
  }
}
