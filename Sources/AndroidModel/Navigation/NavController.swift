// Follows androidx.navigation 2.9, NavControllerImpl.kt: its fields; NavigatorState.kt;
// NavBackStackEntry.kt.

/// One `NavBackStackEntry` object of a controller.
struct NavEntryID: Hashable, Sendable {
  let number: Int32
}

/// An entry of the back stack, with a Lifecycle of its own.
///
/// https://developer.android.com/reference/androidx/navigation/NavBackStackEntry
struct NavBackStackEntry: Hashable, Sendable {
  /// What it keeps when it is saved, and when another takes its place on top: the tag of its
  /// fragment, and the name of the transaction that has put it there.
  let id: Symbol
  let destination: NavDestinationID
  /// `hostLifecycleState`
  var hostState: LifecycleState
  /// `maxLifecycle`
  var maximum = LifecycleState.initialized
  var lifecycle = LifecycleState.initialized
  /// The state up to which its observers have followed.
  var observed = LifecycleState.initialized
  /// Its observers are being told.
  var isTelling = false
}

/// What a `Navigator` shares with the controller.
struct NavigatorState: Hashable, Sendable {
  var backStack: [NavEntryID] = []
  /// In the order in which they began.
  private(set) var transitionsInProgress: [NavEntryID] = []

  mutating func beginTransition(of entry: NavEntryID) {
    if !transitionsInProgress.contains(entry) { transitionsInProgress.append(entry) }
  }

  mutating func endTransition(of entry: NavEntryID) {
    transitionsInProgress.removeAll { $0 == entry }
  }
}

/// The `NavController` of one host.
struct NavController: Hashable, Sendable {
  /// The child manager that the host had when it made it, which its navigators keep.
  var manager = FragmentManagerID.none
  /// Nil: `setGraph` is still to be called.
  var graph: NavDestinationID?
  /// The link with which the activity has come has been followed.
  var isDeepLinkHandled = false
  /// `hostLifecycleState`
  var hostState = LifecycleState.initialized
  /// `backQueue`, the lowest first.
  var backQueue: [NavEntryID] = []
  /// Also those that are destroyed: a navigator may still hold one, and an observer of its fragment
  /// does.
  private var entries: [NavEntryID: NavBackStackEntry] = [:]
  private var fragmentState = NavigatorState()
  private var dialogState = NavigatorState()
  private var navigationState = NavigatorState()
  /// `NavigatorState.isNavigating`, which is one for all of them.
  var isNavigating = false
  /// `childToParentEntries`
  var parents: [NavEntryID: NavEntryID] = [:]
  /// `parentToChildCount`
  var childCounts: [NavEntryID: Int] = [:]
  /// `entrySavedState`
  var savedEntries: Set<NavEntryID> = []
  /// `addToBackStackHandler`: a navigator has been asked to go somewhere.
  var adding: NavAddition?
  /// The pops under way, the innermost last.
  var pops: [NavPop] = []
  /// `popFromBackStackHandler`: for which of them a navigator has been asked. A pop that comes up
  /// while the navigator works takes it away.
  var popHandler: Int?
  var saved = SavedNavStacks()
  var listeners = DestinationListeners()
  var fragmentNavigator = FragmentNavigator()
  var dialogNavigator = DialogFragmentNavigator()
  /// How many ids have been given away.
  var idsGiven: Int32 = 0
  private var entriesMade: Int32 = 0
  /// It has not been made.
  static let none = NavController()

  subscript(entry: NavEntryID) -> NavBackStackEntry? { entries[entry] }

  mutating func insert(_ entry: NavBackStackEntry) -> NavEntryID {
    entriesMade += 1
    let id = NavEntryID(number: entriesMade)
    entries[id] = entry
    return id
  }

  mutating func change(_ entry: NavEntryID, _ change: (inout NavBackStackEntry) -> Void) {
    guard var changed = entries[entry] else { return }
    change(&changed)
    entries[entry] = changed
  }

  subscript(navigator: NavigatorKind) -> NavigatorState {
    get {
      switch navigator {
      case .fragment: fragmentState
      case .dialog: dialogState
      case .navigation: navigationState
      }
    }
    _modify {
      switch navigator {
      case .fragment: yield &fragmentState
      case .dialog: yield &dialogState
      case .navigation: yield &navigationState
      }
    }
  }

  /// The last of these whose id this is.
  func last(of candidates: [NavEntryID], withID id: Symbol?) -> NavEntryID? {
    guard let id else { return nil }
    return candidates.last { self[$0]?.id == id }
  }
}

/// What `navigate` waits for while a navigator works.
struct NavAddition: Hashable, Sendable {
  /// The destination of the call.
  let node: NavDestinationID
  /// The entries that come back together, the lowest first.
  var restored: [NavEntryID] = []
  /// How many of them have been added.
  var added = 0
  var hasNavigated = false
}

/// What `popBackStack` has come to, navigator by navigator.
struct NavPop: Hashable, Sendable {
  /// What has been kept of the entries, the lowest first.
  var saved: [SavedNavEntry] = []
  /// `receivedPop`: the navigator that was asked last has popped.
  var isReceived = false
}

/// The controllers of a process, by their hosts.
struct NavControllers: Hashable, Sendable {
  private var ofHosts: [FragmentID: NavController] = [:]

  func has(_ host: FragmentID) -> Bool { ofHosts[host] != nil }

  subscript(host: FragmentID) -> NavController {
    get { ofHosts[host] ?? .none }
    _modify { yield &ofHosts[host, default: .none] }
  }
}
