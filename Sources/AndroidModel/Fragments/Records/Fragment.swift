// Follows androidx.fragment 1.4.1, Fragment.java: its fields.

/// One `Fragment` object.
struct Fragment: Hashable, Sendable {
  let id: FragmentID
  /// What it is called.
  let object: ObjectID
  let kind: FragmentDeclaration.Kind
  /// The fragment of the same class that was constructed before it.
  var olderOfClass: FragmentID?
  var key: FragmentKey
  var state = FragmentState.initializing

  /// The manager that has it; nil before it is added and after it is detached.
  var manager: FragmentManagerID?
  /// `onAttach` is due or done: there is a host to ask for.
  var isAttached = false
  /// The parent fragment, while attached to a child manager.
  var parent: FragmentID?
  var childManager: FragmentManagerID

  var isAdded = false
  var isRemoving = false
  var isDetached = false
  var isHidden = false
  /// `onHiddenChanged` is due.
  var hiddenChanged = false
  /// Made by state restoration.
  var isRestored = false
  /// `onCreate` has been called and `onDestroy` has not.
  var isCreated = false
  /// `onStart` has been called since it was new.
  var hasStarted = false
  /// What `onCreate` was given; nil before.
  var createdWithState: Bool?
  /// Going away into a saved back stack.
  var isBeingSaved = false
  /// `mTransitioning`: a gesture shows what the pop of its transaction would do.
  var isTransitioning = false
  /// How many entries of the back stack refer to it.
  var backStackNesting: Int32 = 0
  var maximum = LifecycleState.resumed
  /// What it was last told about being the primary navigation fragment.
  var isPrimaryNavigation: Bool?

  /// `setMenuVisibility`
  var isMenuVisible = true
  /// `getUserVisibleHint()`
  var userVisibleHint = true
  /// It starts only after its siblings: the hint said invisible before it had started.
  var defersStart = false
  /// What `setUserVisibleHint` said before the saved state was read, which has a hint of its own.
  var hintOverSavedState: Bool?

  var target: FragmentTarget?
  /// Some override of the class does not call `super`.
  var forgetsSuper = false

  /// `setRetainInstance`
  var retainsInstance = false
  /// `setRetainInstance` was called before there was a manager to tell.
  var retainChangedWithoutManager = false

  var tag: Symbol?
  /// The name of the container that a transaction put it into.
  var containerName: Symbol?
  /// `getId()`: that of its container or, for a `<fragment>` element, the element's own.
  var viewID: FragmentViewID?
  /// Made by the inflation of a `<fragment>` element.
  var isFromLayout = false
  /// The layout that has been inflated last has its element.
  var isInLayout = false
  /// The view that `containerName` was resolved to; only while there is a view or one is being
  /// made.
  var container: ContainerID?
  var view: FragmentView?
  /// There while a view is being made.
  var viewLifecycleOwner: ViewLifecycleOwner?
  /// What the latest operation on it has set for its next effect.
  var animations = FragmentAnimations()
  /// `mNextTransition`: that of the latest transaction that names it.
  var nextTransition: FragmentTransit?
  var legacy = LegacyFragmentRecord()
  /// `postponeEnterTransition` was called, and `startPostponedEnterTransition` was not.
  var isEnterPostponed = false
  /// How many views the instance has made, those of its dialogs included.
  var viewsCreated: Int32 = 0
  /// The container that its own view is, from before `onCreateView`, or the content of its dialog.
  var ownContainer: ContainerID?

  /// The state of its Lifecycle.
  var lifecycle = LifecycleState.initialized
  /// The observer that the constructor added is on the current Lifecycle. Since 1.1 removal for
  /// good replaces the Lifecycle and so leaves the observer behind.
  var isLifecycleObserved = true
  var dialog = DialogRecord()

  init(
    id: FragmentID, object: ObjectID, key: FragmentKey, kind: FragmentDeclaration.Kind,
    childManager: FragmentManagerID
  ) {
    self.id = id
    self.object = object
    self.key = key
    self.kind = kind
    self.childManager = childManager
  }

  /// `mPreviousWho` is there: it has been removed for good, and has a new name since.
  var isReused: Bool { key.incarnation > 0 && key.firstInstance == object }

  @inline(__always)
  var isInBackStack: Bool { backStackNesting > 0 }

  /// Leaving for good, not onto the back stack.
  @inline(__always)
  var isBeingRemoved: Bool { isRemoving && !isInBackStack }
}

/// What changes of it together.
extension Fragment {
  mutating func attach(in parent: FragmentID?) {
    isAttached = true
    self.parent = parent
  }

  mutating func detach() {
    state = .initializing
    isAttached = false
    parent = nil
    manager = nil
  }

  mutating func put(into container: Symbol) {
    viewID = .container(container)
    containerName = container
  }

  mutating func beginCreation(withState: Bool) {
    state = .created
    createdWithState = withState
  }

  /// It is started, and `onStart` follows.
  mutating func begin() {
    state = .started
    hasStarted = true
  }

  /// It is added again.
  mutating func comeBack() {
    isRemoving = false
    if view == nil { hiddenChanged = false }
  }

  /// It begins to make its next view, which will be this container.
  mutating func beginView(in container: ContainerID) {
    viewsCreated += 1
    ownContainer = container
    viewLifecycleOwner = ViewLifecycleOwner(creation: viewsCreated)
  }

  /// It begins to make the content of its dialog, which will be this container.
  mutating func beginContent(in container: ContainerID) {
    viewsCreated += 1
    ownContainer = container
  }

  /// The container that its children find in what it shows.
  var contentContainer: ContainerID? { view != nil || !kind.hasView ? ownContainer : nil }

  /// Which of those that it has made is what it shows: its view, or the content of its dialog.
  var contentCreation: Int32? {
    if let view { return view.creation }
    return kind.hasView || ownContainer == nil ? nil : viewsCreated
  }

  /// It has made the view that it has begun.
  mutating func take(_ view: FragmentView) {
    viewLifecycleOwner = nil
    self.view = view
  }

  mutating func endView() {
    ownContainer = nil
    container = nil
    view = nil
    isInLayout = false
    state = .created
  }

  /// What an operation says about it besides what it does.
  mutating func note(
    _ operation: FragmentTransactionOperation, isBeingSaved: Bool, isPop: Bool,
    _ transition: FragmentTransit?
  ) {
    self.isBeingSaved = isBeingSaved
    nextTransition = transition
    guard operation.command.canAnimate else { return }
    animations = operation.animations
    legacy.nextAnimation = operation.animation(isPop: isPop)
    legacy.isPopped = isPop
  }

  /// `initState`: usable again, as if newly constructed, but for the child manager.
  mutating func reset() {
    key = FragmentKey(firstInstance: object, incarnation: key.incarnation + 1)
    lifecycle = .initialized
    hasStarted = false
    isAdded = false
    isRemoving = false
    isRestored = false
    backStackNesting = 0
    manager = nil
    containerName = nil
    viewID = nil
    isFromLayout = false
    isInLayout = false
    tag = nil
    isHidden = false
    isDetached = false
  }
}

/// What `getViewLifecycleOwner` returns before `onCreateView` has returned a view.
struct ViewLifecycleOwner: Hashable, Sendable {
  /// The number of the view to come.
  let creation: Int32
  /// Its Lifecycle was asked for, so there has to be a view.
  var isUsed = false
}

/// A fragment's view with its Lifecycle.
struct FragmentView: Hashable, Sendable {
  let creation: Int32
  var lifecycle = LifecycleState.initialized
  var visibility = Visibility.visible

  enum Visibility: Hashable, Sendable {
    case visible
    /// As good as visible, with an alpha of 0: a new view in a container, until its effect starts.
    case transparent
    case invisible
    case gone
  }
}
