// Follows androidx.lifecycle 2.4, LiveData.java: mData, mPendingData.

/// A `LiveData` of the app, with its value.
struct AppLiveData: Hashable, Sendable {
  var observed = LiveData()
  /// `mData`, as code prints it.
  var value = Self.null
  /// `mPendingData`: it has been posted and is not set yet.
  var pendingValue: String?

  static let null = "null"
}

/// The identity of a `LiveData` of the app.
struct LiveDataID: Hashable, Sendable {
  let name: Symbol
  var holder = Holder.process

  /// What has it.
  enum Holder: Hashable, Sendable {
    case process
    /// The view model of this number.
    case viewModel(Int32)
    case fragment(FragmentID)
  }
}

/// The app's, by what has them. Those of a view model go with it.
struct AppLiveDataTable: Hashable, Sendable {
  private var byHolder: [LiveDataID.Holder: [Symbol: AppLiveData]] = [:]

  var isEmpty: Bool { byHolder.isEmpty }

  /// Nil: it has not been named yet.
  subscript(id: LiveDataID) -> AppLiveData? { byHolder[id.holder]?[id.name] }

  /// Makes it if it has not been named yet.
  mutating func change(_ id: LiveDataID, _ change: (inout AppLiveData) -> Void) {
    change(&byHolder[id.holder, default: [:]][id.name, default: AppLiveData()])
  }

  mutating func removeAll(ofModel number: Int32) { byHolder[.viewModel(number)] = nil }
}

/// Where a `LiveData` is found.
enum LiveDataPlace: Hashable, Sendable {
  case ofApp(LiveDataID)
  /// A loader is one, which the number tells from others of its id.
  case loader(LoaderPlace, number: Int32)
}
