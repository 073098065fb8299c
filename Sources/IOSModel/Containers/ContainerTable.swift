/// Which of UIKit's containers a controller is, and where its state is stored.
enum ContainerKind: Hashable, Sendable {
  case none
  case navigation(Int32)
  case tabs(Int32)
  case pages(Int32)
  case split(Int32)

  var isNavigation: Bool { if case .navigation = self { true } else { false } }
  var isTabs: Bool { if case .tabs = self { true } else { false } }
  var isPages: Bool { if case .pages = self { true } else { false } }
  var isSplit: Bool { if case .split = self { true } else { false } }

  /// Views of UIKit's own lie between its view and those of its pages: UILayoutContainerView,
  /// UINavigationTransitionView, UIViewControllerWrapperView in the recursive descriptions of
  /// LeoNatan/LNPopupController#168.
  var wrapsPages: Bool { self != .none }

  /// It begins its children's transitions by `beginAppearanceTransition`, which the app may
  /// override.
  var beginsByPublicMethod: Bool { isNavigation || isPages }

  /// A split view controller is told of a size even without a view, and loads its view for that:
  /// one in a tab that was never selected loads when a pad is turned for its snapshot (radar
  /// 51112884, with its project dkk/splitView_in_tabBar_BUG_EXAMPLE). For what its columns hear
  /// then, see radar 34186209.
  var makesViewForSize: Bool { isSplit }

  // The position in its arena; 0, the vacant slot, for another kind.
  fileprivate var navigationIndex: Int {
    if case .navigation(let index) = self { Int(index) } else { 0 }
  }
  fileprivate var tabsIndex: Int { if case .tabs(let index) = self { Int(index) } else { 0 } }
  fileprivate var pagesIndex: Int { if case .pages(let index) = self { Int(index) } else { 0 } }
  fileprivate var splitIndex: Int { if case .split(let index) = self { Int(index) } else { 0 } }
}

/// The state of UIKit's containers, each kind in an arena of its own.
///
/// https://developer.apple.com/documentation/uikit/view-controllers
struct ContainerTable: Hashable, Sendable {
  var navigations = Arena<UINavigationController>()
  var tabBars = Arena<UITabBarController?>()
  var pageControllers = Arena<UIPageViewController?>()
  var splits = Arena<UISplitViewController?>()

  mutating func remove(_ kind: ContainerKind) {
    switch kind {
    case .none: break
    case .navigation(let index): navigations.remove(index)
    case .tabs(let index): tabBars.remove(index)
    case .pages(let index): pageControllers.remove(index)
    case .split(let index): splits.remove(index)
    }
  }
}

/// The state of a controller as a container of one kind; nil if it is no such container, or is
/// gone.
extension UIApplication {
  @inline(__always)
  private func kind(_ id: ControllerID) -> ContainerKind {
    controllers.records[controllers.slot(of: id)].container
  }

  /// It is a navigation controller, and lives.
  @inline(__always)
  func isNavigation(_ id: ControllerID) -> Bool { kind(id).isNavigation }

  /// It is a tab bar controller, and lives.
  @inline(__always)
  func isTabs(_ id: ControllerID) -> Bool { kind(id).isTabs }

  /// A controller that is no navigation controller has an empty stack here, and writes to it are
  /// lost: an optional would be copied whole for each field that is read.
  subscript(navigation id: ControllerID) -> UINavigationController {
    @inline(__always)
    _read { yield containers.navigations.elements[kind(id).navigationIndex] }
    @inline(__always)
    _modify {
      let index = kind(id).navigationIndex
      yield &containers.navigations.elements[index]
      if index == 0 { containers.navigations.restoreVacancy() }
    }
  }

  subscript(tabs id: ControllerID) -> UITabBarController? {
    @inline(__always)
    _read { yield containers.tabBars.elements[kind(id).tabsIndex] }
    @inline(__always)
    _modify { yield &containers.tabBars.elements[kind(id).tabsIndex] }
  }

  subscript(pages id: ControllerID) -> UIPageViewController? {
    @inline(__always)
    _read { yield containers.pageControllers.elements[kind(id).pagesIndex] }
    @inline(__always)
    _modify { yield &containers.pageControllers.elements[kind(id).pagesIndex] }
  }

  subscript(split id: ControllerID) -> UISplitViewController? {
    @inline(__always)
    _read { yield containers.splits.elements[kind(id).splitIndex] }
    @inline(__always)
    _modify { yield &containers.splits.elements[kind(id).splitIndex] }
  }
}
