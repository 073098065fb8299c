/// https://developer.android.com/reference/androidx/lifecycle/ViewModel
public enum ViewModelCallback: String, Hashable, Sendable, CaseIterable {
  /// The constructor.
  case `init`
  case onCleared
}

extension ViewModelCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .`init`: .init("The view model has been made.", page: Page.viewModel)
    case .onCleared: .init("Its owner has gone for good.", page: Page.viewModel)
    }
  }
}
