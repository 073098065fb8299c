/// Every callback the model reports, under the platform's own name.
public enum AndroidCallback: Hashable, Sendable {
  case application(ApplicationCallback)
  case activity(ActivityCallback)
  case fragment(FragmentCallback)
  /// About the fragment, to an observer of a fragment manager.
  case fragmentObserver(FragmentObserverCallback)
  /// `FragmentResultListener.onFragmentResult`, of a listener that follows the subject's Lifecycle.
  case fragmentResult
  /// `FragmentOnAttachListener.onAttachFragment`, of a listener of the subject's code.
  case attachListener
  /// `OnPageChangeCallback.onPageSelected`, of a pager in the subject's layout.
  case pageSelected
  /// `OnTabChangeListener.onTabChanged`, of a tab host in the subject's layout.
  case tabChanged
  /// An event on an androidx `Lifecycle`: the subject's own, or that of a fragment's view.
  case lifecycle(LifecycleEvent, ofView: Bool)
  /// An event on the Lifecycle of an entry of the subject's `NavController`.
  case backStackEntry(LifecycleEvent)
  /// To an `OnDestinationChangedListener` of the subject's code.
  case onDestinationChanged
  /// What the view model of the subject is told.
  case viewModel(ViewModelCallback)
  /// What becomes of a block that the subject's code repeats on a `Lifecycle`.
  case repeatedBlock(RepeatedBlockCallback)
  /// What becomes of a block that the subject's code has launched for a state of a `Lifecycle`.
  case pausedBlock(PausedBlockCallback)
  /// What becomes of a block that the subject's code runs once a `Lifecycle` is in a state.
  case awaitedState(AwaitedStateCallback)
  /// What passes between a loader and the subject's code.
  case loader(LoaderCallback)
  /// What passes between a LiveData and the subject's code.
  case liveData(LiveDataCallback)
  /// About the activity, to `ActivityLifecycleCallbacks`.
  case activityObserver(ActivityLifecycleCallback)
  /// `ActivityResultCallback.onActivityResult`, of a launcher of the subject's code.
  case registeredResult
  /// What passes between the subject's code and its `SavedStateRegistry`.
  case savedState(SavedStateCallback)
  /// The answer to `requestDismissKeyguard`.
  case keyguardDismiss(KeyguardDismissCallback)
  /// What the subject's code has registered for Back is told.
  case back(BackCallback)
  /// What a `MenuProvider` of the subject's code is told.
  case menuProvider(MenuProviderCallback)
  /// What a dialog that the activity's code shows is told.
  case dialog(DialogCallback)
  /// An event on the Lifecycle of such a dialog.
  case dialogLifecycle(LifecycleEvent)
  /// What the content view of the activity is told, if it is of a class of its own.
  case view(ViewCallback)
  /// What a listener that the subject's code has added to the activity is told.
  case activityListener(ActivityListenerCallback)
  /// What the subject's code has registered with the application is told.
  case componentCallbacks(ComponentCallback)

  /// The name as a log shows it: `onCreate`, `lifecycle.ON_START`, `viewLifecycle.ON_START`.
  public var name: String {
    switch self {
    case .application(let callback): callback.rawValue
    case .activity(let callback): callback.rawValue
    case .fragment(let callback): callback.rawValue
    case .fragmentObserver(let callback): callback.rawValue
    case .fragmentResult: "onFragmentResult"
    case .attachListener: "listener.onAttachFragment"
    case .pageSelected: "onPageSelected"
    case .tabChanged: "onTabChanged"
    case .lifecycle(let event, let ofView):
      (ofView ? "viewLifecycle." : "lifecycle.") + event.rawValue
    case .backStackEntry(let event): "entry." + event.rawValue
    case .onDestinationChanged: "onDestinationChanged"
    case .viewModel(let callback): "viewModel." + callback.rawValue
    case .repeatedBlock(let callback): "repeatOnLifecycle." + callback.rawValue
    case .pausedBlock(let callback): "launchWhen." + callback.rawValue
    case .awaitedState(let callback): "withStateAtLeast." + callback.rawValue
    case .loader(let callback): callback.rawValue
    case .liveData(let callback): callback.rawValue
    case .activityObserver(let callback): callback.rawValue
    case .registeredResult: "registry.onActivityResult"
    case .savedState(let callback): "savedState." + callback.rawValue
    case .keyguardDismiss(let callback): callback.rawValue
    case .back(let callback): callback.rawValue
    case .menuProvider(let callback): "menuProvider." + callback.rawValue
    case .dialog(let callback): "dialog." + callback.rawValue
    case .dialogLifecycle(let event): "dialogLifecycle." + event.rawValue
    case .view(let callback): "view." + callback.rawValue
    case .activityListener(let callback): "listener." + callback.rawValue
    case .componentCallbacks(let callback): "componentCallbacks." + callback.rawValue
    }
  }
}

extension AndroidCallback {
  /// What an app's engineer needs to know of a callback.
  public struct Documentation: Hashable, Sendable {
    /// When it comes, one sentence.
    public var summary: String
    /// The parameters that its event may carry, by their names in the signature.
    public var arguments: [String]
    /// The platform's page about it.
    public var page: String

    init(_ summary: String, _ arguments: String..., page: String) {
      self.summary = summary
      self.arguments = arguments
      self.page = page
    }
  }

  /// Which objects can have a callback, of those that have others of its sort.
  public enum Owner: Hashable, Sendable {
    case everyObject
    case dialogFragment
    /// No dialog is one.
    case navHostFragment
  }

  /// Which objects can have it.
  public var owner: Owner {
    switch self {
    case .fragment(let callback):
      FragmentCallback.ofDialogs.contains(callback) ? .dialogFragment : .everyObject
    case .backStackEntry: .navHostFragment
    case .application, .activity, .fragmentObserver, .fragmentResult, .attachListener,
      .pageSelected, .tabChanged, .lifecycle, .onDestinationChanged, .viewModel, .repeatedBlock,
      .pausedBlock,
      .awaitedState, .loader, .liveData, .activityObserver, .registeredResult, .savedState,
      .keyguardDismiss, .back, .menuProvider, .dialog, .dialogLifecycle, .view, .activityListener,
      .componentCallbacks:
      .everyObject
    }
  }

  /// What an app's engineer needs to know of it.
  public var documentation: Documentation {
    switch self {
    case .application(let callback): callback.documentation
    case .activity(let callback): callback.documentation
    case .fragment(let callback): callback.documentation
    case .fragmentObserver(let callback): callback.documentation
    case .fragmentResult:
      Documentation(
        "A result with this request key is delivered while the listener's owner is started.",
        "requestKey", "result", page: Page.fragmentResultListener)
    case .attachListener:
      Documentation(
        "A fragment has been attached to the manager that the listener was added to.", "fragment",
        page: Page.attachListener)
    case .pageSelected:
      Documentation(
        "A pager with a callback of the subject's code has another page, or is laid out first.",
        "pager", "position", page: Page.pageChangeCallback)
    case .tabChanged:
      Documentation(
        "A tab host with a listener of the subject's code has another tab.", "tabId",
        page: Page.tabChangeListener)
    case .lifecycle(let event, let ofView): event.documentation(ofView: ofView)
    case .backStackEntry(let event): event.documentationOfEntry
    case .onDestinationChanged:
      Documentation(
        "A listener is told of the NavController's new destination, or of the current one when it is added.",
        "destination", page: Page.destinationListener)
    case .viewModel(let callback): callback.documentation
    case .repeatedBlock(let callback): callback.documentation
    case .pausedBlock(let callback): callback.documentation
    case .awaitedState(let callback): callback.documentation
    case .loader(let callback): callback.documentation
    case .liveData(let callback): callback.documentation
    case .activityObserver(let callback): callback.documentation
    case .registeredResult:
      Documentation(
        "The result for this launcher is delivered while its owner is started.", "key",
        "resultCode", "isGranted", "grantResults", page: Page.activityResultCallback)
    case .savedState(let callback): callback.documentation
    case .keyguardDismiss(let callback): callback.documentation
    case .back(let callback): callback.documentation
    case .menuProvider(let callback): callback.documentation
    case .dialog(let callback): callback.documentation
    case .dialogLifecycle(let event): event.documentationOfDialog
    case .view(let callback): callback.documentation
    case .activityListener(let callback): callback.documentation
    case .componentCallbacks(let callback): callback.documentation
    }
  }

  /// Everything that an application is told, by itself and to what its code has registered.
  public static let ofApplications = ApplicationCallback.allCases.map(application) + ofContexts

  /// Everything that an activity is told, by itself and to what its code has registered.
  public static let ofActivities =
    ActivityCallback.allCases.map(activity)
    + [.fragmentResult, .attachListener, .pageSelected, .tabChanged, .onDestinationChanged]
    + lifecycle(ofView: false)
    + ofOwners + BackCallback.allCases.map(back)
    + ActivityLifecycleCallback.allCases.map(activityObserver) + [.registeredResult]
    + SavedStateCallback.allCases.map(savedState)
    + KeyguardDismissCallback.allCases.map(keyguardDismiss)
    + ViewCallback.allCases.map(view)
    + DialogCallback.allCases.map(dialog) + LifecycleEvent.allCases.map(dialogLifecycle)
    + MenuProviderCallback.allCases.map(menuProvider)
    + ActivityListenerCallback.allCases.map(activityListener) + ofContexts

  /// Everything that a fragment is told, by itself and to what its code has registered, and what
  /// observers are told of it.
  public static let ofFragments =
    FragmentCallback.allCases.map(fragment)
    + FragmentObserverCallback.allCases.map(fragmentObserver)
    + [.fragmentResult, .attachListener, .pageSelected, .tabChanged]
    + lifecycle(ofView: false) + lifecycle(ofView: true)
    + LifecycleEvent.allCases.map(backStackEntry) + [.onDestinationChanged]
    + ofOwners + BackCallback.allCases.map(back) + [.registeredResult]
    + SavedStateCallback.allCases.map(savedState)
    + MenuProviderCallback.allCases.map(menuProvider)
    + ActivityListenerCallback.allCases.map(activityListener) + ofContexts

  /// What every object that can reach the application is told.
  private static let ofContexts = ComponentCallback.allCases.map(componentCallbacks)

  /// What every owner of a Lifecycle and of view models is told by what it has of them.
  private static let ofOwners: [AndroidCallback] =
    ViewModelCallback.allCases.map(viewModel) + RepeatedBlockCallback.allCases.map(repeatedBlock)
    + PausedBlockCallback.allCases.map(pausedBlock)
    + AwaitedStateCallback.allCases.map(awaitedState) + LoaderCallback.allCases.map(loader)
    + LiveDataCallback.allCases.map(liveData)

  /// Whether every case watches it: the guides speak of these first.
  public var isCore: Bool {
    switch self {
    case .activity(let callback): ActivityCallback.core.contains(callback)
    case .fragment(let callback): FragmentCallback.core.contains(callback)
    case .application, .fragmentObserver, .fragmentResult, .attachListener, .pageSelected,
      .tabChanged, .lifecycle, .backStackEntry, .onDestinationChanged, .viewModel, .repeatedBlock,
      .pausedBlock, .awaitedState, .loader, .liveData, .back, .activityObserver,
      .registeredResult, .savedState, .keyguardDismiss, .menuProvider, .dialog, .dialogLifecycle,
      .view, .activityListener, .componentCallbacks:
      false
    }
  }

  private static func lifecycle(ofView: Bool) -> [AndroidCallback] {
    LifecycleEvent.allCases.map { .lifecycle($0, ofView: ofView) }
  }
}
