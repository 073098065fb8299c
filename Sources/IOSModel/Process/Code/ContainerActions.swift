/// The calls that change what one of UIKit's containers shows: on the container, or on the nearest
/// around the controller.
///
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller,
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller,
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller,
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller and
/// https://developer.apple.com/documentation/uikit/uisearchcontroller
extension UIApplication {
  @inline(never)
  mutating func perform(_ action: ContainerAction, by id: ControllerID) throws(Interruption) {
    try check(action, by: id)
    switch action {
    case .push(let operand, let animated):
      try inNavigation(of: id) { app, navigation throws(Interruption) in
        try app.withResolved(operand, for: navigation) {
          app, pushed throws(Interruption) in
          try app.push(pushed, on: navigation, animated: animated)
        }
      }
    case .pop(let animated):
      try inNavigation(of: id) { app, navigation throws(Interruption) in
        try app.pop(navigation, animated: animated)
      }
    case .popToRoot(let animated):
      try inNavigation(of: id) { app, navigation throws(Interruption) in
        try app.popToRoot(navigation, animated: animated)
      }
    case .popTo(let target, let animated):
      try inNavigation(of: id) { app, navigation throws(Interruption) in
        try app.popTo(try app.living(target), on: navigation, animated: animated)
      }
    case .setViewControllers(let operands, let animated):
      try setViewControllers(operands, animated: animated, from: id)
    case .setNavigationBarHidden(let isHidden):
      try setNavigationBarHidden(try navigationController(of: id), isHidden)
    case .setToolbarHidden(let isHidden):
      try setToolbarHidden(try navigationController(of: id), isHidden)
    case .setTabBarHidden(let isHidden):
      try setTabBarHidden(try tabBarController(of: id), isHidden)
    case .setTabs(let classNames):
      let (container, tabs) = try self.tabs(classNames, around: id)
      try setTabs(tabs, of: container)
    case .selectTab(let className): try selectTab(className, from: id)
    case .setSidebarHidden(let isHidden):
      try setSidebarHidden(isHidden, of: try tabBarController(of: id))
    case .setPage(let className, let animated):
      try setPage(className, animated: animated, from: id)
    case .setPages(let classNames): try setPages(classNames, from: id)
    case .showColumn(let column): try show(column, inSplit: try columnSplit(of: id))
    case .hideColumn(let column): try hide(column, inSplit: try columnSplit(of: id))
    case .setColumn(let column, let operand):
      let split = try columnSplit(of: id)
      guard let operand else { return try clearColumn(column, inSplit: split) }
      try withResolved(operand, for: split) { app, controller throws(Interruption) in
        try app.setColumn(column, to: controller, inSplit: split)
      }
    case .setPreferredDisplayMode(let mode):
      try setPreferredDisplayMode(mode, inSplit: try columnSplit(of: id))
    case .setActive(let isActive):
      let search = try receivingSearch(id)
      try isActive ? activate(search) : deactivate(search)
    case .setPreferredSearchBarPlacement(let placement):
      try placeSearchBar(of: try receivingSearch(id), placement)
    case .setShowsSearchResults(let isShown):
      try setShowsSearchResults(isShown, of: try receivingSearch(id))
    }
  }

  private mutating func inNavigation(
    of id: ControllerID,
    _ body: (inout UIApplication, ControllerID) throws(Interruption) -> Void
  ) throws(Interruption) {
    try body(&self, try navigationController(of: id))
  }

  private mutating func setViewControllers(
    _ operands: [AppAction.Operand], animated: Bool, from id: ControllerID
  ) throws(Interruption) {
    let setsTabs = self[id].container.isTabs
    let container = setsTabs ? id : try navigationController(of: id)
    var members: [ControllerID] = []
    for operand in operands {
      members.append(try resolve(operand))
    }
    try setsTabs
      ? setTabs(members, of: container, animated: animated)
      : setStack(members, of: container, animated: animated)
  }

  private mutating func selectTab(
    _ className: String, from id: ControllerID
  ) throws(Interruption) {
    let (container, classID) = try self.tab(className, around: id)
    let path = tabPath(to: classID, in: container)
    if path.count > 1 { return try selectByCode(path, of: container) }
    if let tab = try provideTab(classID, in: container) { try selectByCode(tab, of: container) }
  }

  private mutating func setPage(
    _ className: String, animated: Bool, from id: ControllerID
  ) throws(Interruption) {
    let container = try pageController(of: id, with: [className])
    if let page = keptPage(className, of: container) {
      return try setPage(page, of: container, animated: animated)
    }
    try withResolved(.new(className: className), for: container) { app, page throws(Interruption) in
      try app.setPage(page, of: container, animated: animated)
    }
  }

  private mutating func setPages(
    _ classNames: [String], from id: ControllerID
  ) throws(Interruption) {
    let container = try pageController(of: id, with: classNames)
    var pages: [ControllerID] = []
    for className in classNames {
      if let kept = keptPage(className, of: container) {
        pages.append(kept)
      } else {
        pages.append(try resolve(.new(className: className)))
      }
    }
    try setPages(pages, of: container)
    for page in pages { try releaseIfUnowned(page) }
  }
}
