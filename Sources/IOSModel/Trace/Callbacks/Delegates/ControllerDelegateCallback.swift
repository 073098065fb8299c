/// What the delegates of containers, of what is presented, of searches and of text fields are asked
/// and told, by the protocol that has it.
public enum ControllerDelegateCallback: Hashable, Sendable {
  case navigation(NavigationDelegateCallback)
  case tabs(TabBarDelegateCallback)
  case pages(PageDelegateCallback)
  case split(SplitDelegateCallback)
  case presentation(PresentationDelegateCallback)
  case search(SearchDelegateCallback)
  case textField(TextFieldDelegateCallback)

  /// UIKit's own base name.
  public var name: String {
    switch self {
    case .navigation(let callback): callback.rawValue
    case .tabs(let callback): callback.rawValue
    case .pages(let callback): callback.rawValue
    case .split(let callback): callback.rawValue
    case .presentation(let callback): callback.rawValue
    case .search(let callback): callback.rawValue
    case .textField(let callback): callback.rawValue
    }
  }
}

extension ControllerDelegateCallback {
  static let all = ofContainers + ofOthers

  private static let ofContainers =
    NavigationDelegateCallback.allCases.map(navigation)
    + TabBarDelegateCallback.allCases.map(tabs)
    + PageDelegateCallback.allCases.map(pages)
    + SplitDelegateCallback.allCases.map(split)

  private static let ofOthers =
    PresentationDelegateCallback.allCases.map(presentation)
    + SearchDelegateCallback.allCases.map(search)
    + TextFieldDelegateCallback.allCases.map(textField)

  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .navigation(let callback): callback.documentation
    case .tabs(let callback): callback.documentation
    case .pages(let callback): callback.documentation
    case .split(let callback): callback.documentation
    case .presentation(let callback): callback.documentation
    case .search(let callback): callback.documentation
    case .textField(let callback): callback.documentation
    }
  }

  static let orientations = "The delegate is asked for the supported orientations of the container."

  static let preferredOrientation =
    "The delegate is asked in which orientation the container is to be presented in full screen."
}
