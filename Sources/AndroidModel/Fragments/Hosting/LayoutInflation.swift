// Follows androidx.fragment 1.4.1, FragmentLayoutInflaterFactory.java: onCreateView;
// FragmentContainerView.java: the constructor; and 1.8, FragmentContainerView.kt: the constructor.

/// What a layout inflater does where a layout names fragments.
extension ActivityThread {
  /// `setContentView` of an activity. The layout is that of the configuration that the instance has
  /// at the moment.
  mutating func setContentView(_ token: ActivityToken) throws(AndroidException) {
    guard showsContent(token), let host = hostInstance(of: token) else { return }
    // `installDecor`: the app bar is there from now on, and wants its menu.
    invalidateOptionsMenu(token)
    makePagers(in: .activity(host))
    try inflateLayout(of: host)
    try addContentView(host)
    try call(.activity(.onContentChanged), on: .activity(host))
    try makeTabHosts(in: .activity(host))
  }

  private mutating func inflateLayout(of host: ActivityID) throws(AndroidException) {
    guard image.hasFragmentsInLayouts else { return }
    let layout = image.layout(of: host.object.classID)
    guard !layout.fragments.isEmpty, let configuration = hostConfiguration(of: host.token) else {
      return
    }
    let manager = hostManager(of: host.token)
    try inflate(layout, configuration, in: manager, hostParent(in: manager))
  }

  /// A fragment's own inflation, in its `onCreateView`, or in `onCreateDialog` if only its dialog
  /// has a layout. No fragment has the view yet.
  mutating func inflateLayout(ofView id: FragmentID) throws(AndroidException) {
    guard image.hasFragmentsInLayouts else { return }
    let layout = image.layout(of: fragments[id].object.classID)
    guard !layout.fragments.isEmpty, let host = hostActivity(ofFragment: id),
      let configuration = hostConfiguration(of: host), let view = fragments[id].ownContainer
    else { return }
    try inflate(
      layout, configuration, in: fragments[id].childManager,
      LayoutParent(view: view, name: ContainerNames.ofView))
  }

  private mutating func inflate(
    _ layout: Layout, _ configuration: Configuration, in manager: FragmentManagerID,
    _ parent: LayoutParent
  ) throws(AndroidException) {
    for element in layout.fragments
    where element.orientation == nil || element.orientation == configuration.orientation {
      try inflate(element.classID, element.tag, in: manager, parent)
    }
  }

  private mutating func hostParent(in manager: FragmentManagerID) -> LayoutParent {
    let name = ContainerNames.main
    return LayoutParent(view: hostContainer(named: name, of: manager), name: name)
  }

  /// `LayoutInflater.inflate` of a layout that has nothing but the class's element, into the first
  /// container of the manager's owner.
  mutating func inflate(
    _ classID: ClassID, in manager: FragmentManagerID
  ) throws(AndroidException) {
    guard let element = image.fragment(classID)?.declaration.layout else {
      throw FragmentFault.noSuchObject.exception
    }
    if let owner = fragments[manager].parent {
      guard let view = fragments[owner].contentContainer ?? layoutOfDialog(owner) else {
        throw FragmentFault.parentWithoutView.exception
      }
      let parent = LayoutParent(view: view, name: ContainerNames.ofView)
      try inflate(classID, element.tag, in: manager, parent)
    } else {
      try inflate(classID, element.tag, in: manager, hostParent(in: manager))
    }
  }

  /// What a dialog's `onCreateDialog` inflates. The fragment's view takes its place, so that it is
  /// never seen.
  private mutating func layoutOfDialog(_ id: FragmentID) -> ContainerID? {
    guard fragments[id].kind.isDialog, fragments[id].dialog.isWanted,
      image.app.fragmentLibrary.inflatesWhileMakingDialog
    else { return nil }
    return fragments.containers.insert(FragmentContainer(place: .nowhere))
  }

  private mutating func inflate(
    _ classID: ClassID, _ tag: LayoutElement.Tag, in manager: FragmentManagerID,
    _ parent: LayoutParent
  ) throws(AndroidException) {
    switch tag {
    case .fragment: try inflateFragment(classID, in: manager, parent)
    case .containerView: try inflateContainerView(classID, in: manager, parent)
    }
  }

  /// The constructor of a `FragmentContainerView`, which stands for the container itself: whatever
  /// fragment is there already stays.
  private mutating func inflateContainerView(
    _ classID: ClassID, in manager: FragmentManagerID, _ parent: LayoutParent
  ) throws(AndroidException) {
    guard image.app.fragmentLibrary.hasContainerViews else {
      throw FragmentFault.noSuchView.exception
    }
    let flaw = image.fragment(classID)?.declaration.layout?.flaw
    if flaw == .animateLayoutChanges { throw FragmentFault.layoutTransition.exception }
    if findFragment(.container(parent.name), in: manager) == nil {
      if flaw == .withoutId { throw FragmentFault.containerWithoutID.exception }
      try addFirst(classID, in: manager, parent)
    }
    // What stands inside of the element comes once the view has been made.
    if flaw == .otherView { throw FragmentFault.viewWithoutFragment.exception }
  }

  /// The fragment that a container view names.
  private mutating func addFirst(
    _ classID: ClassID, in manager: FragmentManagerID, _ parent: LayoutParent
  ) throws(AndroidException) {
    try askFragmentFactory(of: manager)
    let id = try newFragment(classID)
    if image.app.fragmentLibrary.knowsManagerInContainerView, fragments[manager].host != nil {
      fragments[id].manager = manager
      fragments[id].isAttached = true
    }
    try callFragment(.onInflate, id, withSavedState: true)
    var record = BackStackRecord()
    record.allowsReordering = true
    record.operations = [try buildAddition(.add, id, parent.name, nil, for: manager)]
    setContainer(parent.view, of: id)
    try commit(record, .commitNowAllowingStateLoss, in: manager)
  }

  /// `FragmentLayoutInflaterFactory.onCreateView`, and then what the inflater does with the view.
  private mutating func inflateFragment(
    _ classID: ClassID, in manager: FragmentManagerID, _ parent: LayoutParent
  ) throws(AndroidException) {
    let ownID = FragmentViewID.element(ofClass: classID)
    let existing =
      findFragment(ownID, in: manager) ?? findFragment(.container(parent.name), in: manager)
    if existing == nil { try askFragmentFactory(of: manager) }
    let id = if let existing { existing } else { try newFragment(classID) }
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
    // A retained instance that waits for its element has been told of one before.
    let isRetained = fragments[id].isCreated && fragments[id].state == .initializing
    if !isRetained || image.app.fragmentLibrary.inflatesRetained {
      try callFragment(.onInflate, id, withSavedState: true)
    }
    if existing == nil { try addFragment(id, to: manager) }
    try report(.detectFragmentTagUsage, by: id)
    let stateManager = try stateManager(for: id, in: manager)
    setContainer(parent.view, of: id)
    // As far as it may come before the view has a parent.
    try image.engine.moveInflated(stateManager, id, in: &self)
    guard fragments[id].view != nil else { throw FragmentFault.layoutWithoutView.exception }
    try placeInLayout(id, parent.view, stateManager)
  }

  /// The fragment's view gets its parent.
  private mutating func placeInLayout(
    _ id: FragmentID, _ container: ContainerID, _ stateManager: FragmentStateManagerID
  ) throws(AndroidException) {
    guard !fragments.isInContainer(id) else { throw FragmentFault.viewHasParent.exception }
    fragments.containers[container].views.append(id)
    if image.hasTabHosts { try attachTabHosts(inNewViewOf: id) }
    try image.engine.viewWasPlaced(in: container, stateManager, &self)
  }

  /// Makes the view of a fragment whose element is being inflated. All others make theirs when
  /// their manager's state says so.
  mutating func ensureInflatedView(_ id: FragmentID) throws(AndroidException) {
    guard try makeInflatedView(id) else { return }
    try dispatchStateChange(.viewCreated, in: fragments[id].childManager)
    try notifyObservers(.onFragmentViewCreated, of: id, in: fragments[id].manager)
    fragments[id].state = .viewCreated
  }

  /// - Returns: whether the view was still to be made.
  @discardableResult
  mutating func makeInflatedView(_ id: FragmentID) throws(AndroidException) -> Bool {
    guard fragments[id].isFromLayout, fragments[id].isInLayout, fragments[id].ownContainer == nil
    else { return false }
    try getLayoutInflater(id)
    try makeView(id)
    guard fragments[id].view != nil else { throw FragmentFault.layoutWithoutView.exception }
    if fragments[id].isHidden { setVisibility(.gone, of: id) }
    try callFragment(.onViewCreated, id, withSavedState: true)
    return true
  }

  /// `findFragmentById`: the latest added first, then whatever is active.
  private func findFragment(_ id: FragmentViewID, in manager: FragmentManagerID) -> FragmentID? {
    fragments[listsOf: manager].added.last { fragments[$0].viewID == id }
      ?? fragments.activeStateManagers(in: manager).lazy.compactMap { fragments[$0]?.fragment }
      .first { fragments[$0].viewID == id }
  }
}

/// The view in which an element of a layout stands.
private struct LayoutParent {
  var view: ContainerID
  /// Its id.
  var name: Symbol
}
