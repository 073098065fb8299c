/// The layout of an activity or a fragment class: what it brings along besides its containers.
///
/// https://developer.android.com/develop/ui/views/layout/declaring-layout
struct Layout: Sendable {
  /// The fragments that it names, in its order.
  let fragments: [Element]
  /// In its order.
  let pagers: [Pager]
  /// In its order.
  let tabHosts: [TabHost]

  struct Element: Sendable {
    let classID: ClassID
    let tag: LayoutElement.Tag
    let orientation: LayoutElement.Orientation?
  }

  struct Pager: Sendable {
    let declaration: PagerDeclaration
    /// The classes of the pages.
    let pages: [ClassID]
  }

  struct TabHost: Sendable {
    let declaration: TabHostDeclaration
    /// The classes of the tabs that its code adds.
    let tabs: [ClassID]
  }

  static let empty = Layout()

  /// What has a container of its own, by which the layout knows it.
  func hasContainer(named isName: (String) -> Bool) -> Bool {
    pagers.contains { isName($0.declaration.name) }
      || tabHosts.contains { isName($0.declaration.name) }
  }

  /// There is no place for fragments in it.
  var isEmpty: Bool { fragments.isEmpty && pagers.isEmpty && tabHosts.isEmpty }

  private init() {
    fragments = []
    pagers = []
    tabHosts = []
  }

  init(of name: String, in app: AndroidApp, _ classes: ClassTable) {
    fragments = app.fragments.compactMap { declaration in
      guard let element = declaration.layout, element.host == name else { return nil }
      return Element(
        classID: classes.number(of: declaration.name), tag: element.tag,
        orientation: element.orientation)
    }
    pagers = app.pagers.filter { $0.host == name }
      .map { Pager(declaration: $0, pages: $0.pages.map(classes.number(of:))) }
    tabHosts = app.tabHosts.filter { $0.host == name }
      .map { TabHost(declaration: $0, tabs: $0.tabs.map(classes.number(of:))) }
  }
}
