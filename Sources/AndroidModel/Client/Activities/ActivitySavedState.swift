/// The content of an activity's saved-instance-state bundle. It is passed on as one reference.
///
/// Each part is put in by its owner, under a key of its own:
/// https://developer.android.com/reference/androidx/savedstate/SavedStateRegistry
struct ActivitySavedState: Hashable, Sendable {
  private var bundle: Boxed<Bundle>

  private struct Bundle: Hashable, Sendable {
    let fragments: Boxed<FragmentManagerState>?
    let views: [SavedView]
    let results: Boxed<ActivityResultRegistry>?
    let handles: Boxed<SavedStateHandles>?
    let states: Boxed<SavedStates>?
    var hasCurrentPermissionsRequest = false
    var managedDialogs: [SavedManagedDialog] = []
    var hasContentView = false
  }

  /// The bundle before anything has been put into it.
  static let empty = ActivitySavedState(
    bundle: Boxed(Bundle(fragments: nil, views: [], results: nil, handles: nil, states: nil)))

  private init(bundle: Boxed<Bundle>) {
    self.bundle = bundle
  }

  init(
    fragments: Boxed<FragmentManagerState>? = nil, views: [SavedView] = [],
    results: Boxed<ActivityResultRegistry>? = nil, handles: Boxed<SavedStateHandles>? = nil,
    states: Boxed<SavedStates>? = nil
  ) {
    if fragments == nil, views.isEmpty, results == nil, handles == nil, states == nil {
      self = .empty
      return
    }
    bundle = Boxed(
      Bundle(
        fragments: fragments, views: views, results: results, handles: handles, states: states))
  }

  /// `storeHasCurrentPermissionRequest`
  mutating func storeHasCurrentPermissionsRequest() {
    bundle.value.hasCurrentPermissionsRequest = true
  }

  /// `saveManagedDialogs`
  mutating func store(_ dialogs: [SavedManagedDialog]) { bundle.value.managedDialogs = dialogs }

  /// What the window's `saveHierarchyState` has got from the content view.
  mutating func storeContentView() { bundle.value.hasContentView = true }

  /// What the host's fragment manager put in; nil if it had nothing.
  var fragments: Boxed<FragmentManagerState>? { bundle.value.fragments }
  /// What the pagers and tab hosts of its layout put in.
  var views: [SavedView] { bundle.value.views }
  /// What its launchers wait for.
  var results: Boxed<ActivityResultRegistry>? { bundle.value.results }
  /// What the handles of its view models put in.
  var handles: Boxed<SavedStateHandles>? { bundle.value.handles }
  /// A question about permissions was open.
  var hasCurrentPermissionsRequest: Bool { bundle.value.hasCurrentPermissionsRequest }
  /// The dialogs that it keeps for its code.
  var managedDialogs: [SavedManagedDialog] { bundle.value.managedDialogs }
  /// The content view put something in.
  var hasContentView: Bool { bundle.value.hasContentView }
  /// What its `SavedStateRegistry` put in.
  var states: Boxed<SavedStates>? { bundle.value.states }
}
