/// A call on a `LiveData`, of the process, of a view model or of a fragment. One of the process is
/// none of an object's: a repository has it, or a field that is static, and so it outlives every
/// activity, as one of a view model outlives a configuration change.
///
/// https://developer.android.com/reference/androidx/lifecycle/LiveData
public struct LiveDataAction: Hashable, Sendable {
  /// What it is called on.
  public let data: Target
  /// What is called.
  public let call: Call

  /// A call on this LiveData.
  public init(_ data: Target, _ call: Call) {
    self.data = data
    self.call = call
  }

  /// A `LiveData`, which is there as soon as it is named.
  public enum Target: Hashable, Sendable {
    /// One of the process, by its name.
    case ofProcess(String)
    /// One of the view model that the object whose code runs has under this key.
    case ofViewModel(key: String, String)
    /// `getViewLifecycleOwnerLiveData()` of the fragment.
    case ofView(FragmentReference)
  }

  /// What is called of it.
  ///
  /// An observer with a name is one that the object whose code runs keeps; one without is a new one
  /// at every call.
  public enum Call: Hashable, Sendable {
    case observe(observer: String?, owner: ListenerOwner)
    case observeForever(observer: String?)
    case removeObserver(String)
    /// `removeObservers`, of all that follow this Lifecycle.
    case removeObservers(owner: ListenerOwner)
    /// `setValue`, on the main thread.
    case setValue(String)
    /// `postValue`, from any thread.
    case postValue(String)
  }
}

extension LiveDataAction.Target {
  static let nameOfViews = "viewLifecycleOwnerLiveData"

  var name: String {
    switch self {
    case .ofProcess(let name), .ofViewModel(_, let name): name
    case .ofView: Self.nameOfViews
    }
  }
}

extension LiveDataAction {
  var removes: Bool {
    switch call {
    case .removeObserver, .removeObservers: true
    case .observe, .observeForever, .setValue, .postValue: false
    }
  }

  /// Any code that has the LiveData can give it a value.
  var isOfProcess: Bool {
    guard case .ofProcess = data else { return false }
    return switch call {
    case .setValue, .postValue: true
    case .observe, .observeForever, .removeObserver, .removeObservers: false
    }
  }
}
