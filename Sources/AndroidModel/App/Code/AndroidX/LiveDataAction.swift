/// A call on a `LiveData`, of the process, of a view model or of a fragment. One of the process is
/// none of an object's: a repository has it, or a field that is static, and so it outlives every
/// activity, as one of a view model outlives a configuration change.
///
/// https://developer.android.com/reference/androidx/lifecycle/LiveData
public struct LiveDataAction: Hashable, Sendable {
  /// The name of the LiveData, which is there as soon as it is named.
  public let name: String
  /// The key of the view model that has it, one of the object whose code runs; nil: it is in the
  /// process.
  public let viewModel: String?
  /// The fragment whose `getViewLifecycleOwnerLiveData()` it is; nil: it is none of these.
  public let fragment: FragmentReference?
  /// What is called.
  public let call: Call

  /// A call on the LiveData of this name.
  public init(_ name: String, viewModel: String? = nil, _ call: Call) {
    self.name = name
    self.viewModel = viewModel
    fragment = nil
    self.call = call
  }

  /// A call on the LiveData of the owner of the Lifecycle that the fragment's view has.
  public init(ofViewOf fragment: FragmentReference, _ call: Call) {
    name = Self.ofViews
    viewModel = nil
    self.fragment = fragment
    self.call = call
  }

  static let ofViews = "viewLifecycleOwnerLiveData"

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

extension LiveDataAction {
  var removes: Bool {
    switch call {
    case .removeObserver, .removeObservers: true
    case .observe, .observeForever, .setValue, .postValue: false
    }
  }

  /// Any code that has the LiveData can give it a value.
  var isOfProcess: Bool {
    guard viewModel == nil, fragment == nil else { return false }
    return switch call {
    case .setValue, .postValue: true
    case .observe, .observeForever, .removeObserver, .removeObservers: false
    }
  }
}
