/// What a layout inflater does where a layout names fragments.
extension AppProcess {
  /// `setContentView` of an activity. The layout is that of the configuration that the instance has
  /// at the moment.
  mutating func setContentView(_ token: ActivityToken) throws(AndroidException) {
    // Without a display there is nothing to do.
    guard let activity = activities[token], activity.declaration.theme != .noDisplay else { return }
    let manager = hostManager(of: token)
    makePagers(in: .activity(activity.id))
    if let name = ContainerNames.ofHost.first {
      try inflateLayout(
        of: activity.id.className, activity.configuration, in: manager,
        LayoutParent(view: .inHost(manager, name: name), name: name))
    }
    try call(.activity(.onContentChanged), on: .activity(activity.id))
  }

  /// A fragment's own inflation, in its `onCreateView`. The view is nobody's yet.
  mutating func inflateLayout(ofView id: InstanceID) throws(AndroidException) {
    guard let host = hostActivity(ofFragment: id), let activity = activities[host] else { return }
    try inflateLayout(
      of: id.className, activity.configuration, in: fragments[id].childManager,
      LayoutParent(
        view: .view(of: id, creation: fragments[id].viewsCreated), name: ContainerNames.ofView))
  }

  private mutating func inflateLayout(
    of host: String, _ configuration: Configuration, in manager: FragmentManagerID,
    _ parent: LayoutParent
  ) throws(AndroidException) {
    for declaration in image.app.fragments {
      guard let element = declaration.layout, element.isInLayout(of: host, configuration) else {
        continue
      }
      try inflate(declaration.name, element.tag, in: manager, parent)
    }
  }

  /// `LayoutInflater.inflate` of a layout that has nothing but the class's element, into the first
  /// container of the manager's owner.
  mutating func inflate(
    _ className: String, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let element = image.app.fragment(named: className)?.layout else {
      throw FragmentFault.noSuchObject.exception
    }
    if let owner = fragments[manager].parent {
      guard let view = fragments[owner].view else {
        throw FragmentFault.parentWithoutView.exception
      }
      let parent = LayoutParent(
        view: .view(of: owner, creation: view.creation), name: ContainerNames.ofView)
      try inflate(className, element.tag, in: manager, parent)
    } else if let name = ContainerNames.ofHost.first {
      let parent = LayoutParent(view: .inHost(manager, name: name), name: name)
      try inflate(className, element.tag, in: manager, parent)
    }
  }

  private mutating func inflate(
    _ className: String, _ tag: LayoutElement.Tag, in manager: FragmentManagerID,
    _ parent: LayoutParent
  ) throws(AndroidException) {
    switch tag {
    case .fragment: try inflateFragment(className, in: manager, parent)
    case .containerView: try inflateContainerView(className, in: manager, parent)
    }
  }

  /// The constructor of a `FragmentContainerView`, which stands for the container itself: whatever
  /// fragment is there already stays.
  private mutating func inflateContainerView(
    _ className: String, in manager: FragmentManagerID, _ parent: LayoutParent
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.hasContainerViews else {
      throw FragmentFault.noSuchView.exception
    }
    guard findFragment(.container(parent.name), in: manager) == nil else { return }
    let id = newFragment(className)
    try callFragment(.onInflate, id, withSavedState: true)
    var record = TransactionRecord()
    record.allowsReordering = true
    record.operations = [try buildAddition(.add, id, parent.name, nil, for: manager)]
    fragments[id].container = parent.view
    let call = PreparedFragmentCall.commit(record, .commitNowAllowingStateLoss, manager)
    if try admit(call) { _ = try execute(call) }
  }

  /// `FragmentLayoutInflaterFactory.onCreateView`, and then what the inflater does with the view.
  private mutating func inflateFragment(
    _ className: String, in manager: FragmentManagerID, _ parent: LayoutParent
  ) throws(AndroidException) {
    let ownID = FragmentViewID.element(ofClass: className)
    let existing =
      findFragment(ownID, in: manager) ?? findFragment(.container(parent.name), in: manager)
    let id = existing ?? newFragment(className)
    if existing == nil {
      fragments[id].isFromLayout = true
      fragments[id].viewID = ownID
      fragments[id].containerName = parent.name
    } else if fragments[id].isInLayout {
      throw FragmentFault.duplicateID.exception
    }
    fragments[id].isInLayout = true
    fragments[id].manager = manager
    // The fragment is handed the host's context; a destroyed manager has no host any more.
    guard fragments[manager].host != nil else { throw FragmentFault.noSuchObject.exception }
    fragments[id].isAttached = true
    try callFragment(.onInflate, id, withSavedState: true)
    if existing == nil { try addFragment(id, to: manager) }
    let driver = try driver(for: id, in: manager)
    fragments[id].container = parent.view
    try moveInflated(driver, id)
    guard fragments[id].view != nil else { throw FragmentFault.layoutWithoutView.exception }
    try placeInLayout(id, parent.view, driver)
  }

  /// As far as it may come before the view has a parent. Without a state manager nobody asks for one.
  private mutating func moveInflated(
    _ driver: FragmentDriverID, _ id: InstanceID
  ) throws(AndroidException) {
    if image.app.fragmentLibrary.hasStateManager {
      try moveToExpectedState(driver)
      try ensureInflatedView(id)
    } else {
      let state = fragments[driver.manager].state
      try moveInOneGo(driver, to: fragments[id].isFromLayout ? max(state, .created) : state)
    }
  }

  /// The fragment's view gets its parent and, if that is shown already, is attached to the window.
  private mutating func placeInLayout(
    _ id: InstanceID, _ container: ContainerID, _ driver: FragmentDriverID
  ) throws(AndroidException) {
    guard !isInContainer(fragments[id]) else { throw FragmentFault.viewHasParent.exception }
    fragments.containers[container, default: []].append(id)
    guard image.app.fragmentLibrary.hasStateManager, isInWindow(container) else { return }
    try moveToExpectedState(driver)
    try forceCompleteEffects(in: container)
  }

  /// Makes the view of a fragment whose element is being inflated. All others make theirs when their
  /// manager's state says so.
  mutating func ensureInflatedView(_ id: InstanceID) throws(AndroidException) {
    guard try makeInflatedView(id) else { return }
    try dispatchStateChange(.viewCreated, in: fragments[id].childManager)
    try notifyObservers(.onFragmentViewCreated, of: id, in: fragments[id].manager)
    fragments[id].state = .viewCreated
  }

  /// - Returns: whether the view was still to be made.
  @discardableResult
  mutating func makeInflatedView(_ id: InstanceID) throws(AndroidException) -> Bool {
    guard fragments[id].isFromLayout, fragments[id].isInLayout, !fragments[id].hasMadeView else {
      return false
    }
    try makeView(id)
    guard fragments[id].view != nil else { throw FragmentFault.layoutWithoutView.exception }
    if fragments[id].isHidden { fragments[id].view?.visibility = .gone }
    try callFragment(.onViewCreated, id, withSavedState: true)
    return true
  }

  /// `findFragmentById`: the latest added first, then whatever is active.
  private func findFragment(_ id: FragmentViewID, in manager: FragmentManagerID) -> InstanceID? {
    fragments[manager].added.last { fragments[$0].viewID == id }
      ?? fragments[manager].activeDrivers.lazy.compactMap { fragments[$0]?.fragment }
      .first { fragments[$0].viewID == id }
  }
}

/// The view in which an element of a layout stands.
private struct LayoutParent {
  var view: ContainerID
  /// Its id.
  var name: String
}
