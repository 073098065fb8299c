import IOSModel

/// The events of a component of Wix's react-native-navigation.
///
/// https://wix.github.io/react-native-navigation/docs/screen-lifecycle
enum ComponentEvent: String, LensWord {
  case componentWillAppear
  case componentDidAppear
  case componentDidDisappear

  var summary: String {
    switch self {
    case .componentWillAppear: "The component is about to be revealed to the user."
    case .componentDidAppear: "The component has been revealed to the user."
    case .componentDidDisappear: "The component has been hidden by leaving the hierarchy."
    }
  }
}

/// `RNNComponentViewController` of ios/RNNComponentViewController.mm and `RNNReactView` of
/// ios/RNNReactView.mm, wix/react-native-navigation@c9bbcb2. A component that has appeared appears
/// again only after it has disappeared. On Android a component is a view in the one activity, and
/// the platform has no callbacks for it.
struct RNNComponentViewController: LensMachine {
  private var willAppear: Set<InstanceID> = []
  private var didAppear: Set<InstanceID> = []

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<ComponentEvent>] {
    guard case .controller(let id) = event.subject, app.screens.contains(id.className),
      case .controller(let callback) = event.callback
    else { return [] }
    return receive(callback, of: id).of(.screen(id.className, id.number))
  }

  private mutating func receive(
    _ callback: ControllerCallback, of id: InstanceID
  ) -> [ComponentEvent] {
    switch callback {
    case .viewWillAppear: return willAppear.insert(id).inserted ? [.componentWillAppear] : []
    case .viewDidAppear: return didAppear.insert(id).inserted ? [.componentDidAppear] : []
    case .viewDidDisappear:
      willAppear.remove(id)
      didAppear.remove(id)
      return [.componentDidDisappear]
    default: return []
    }
  }
}

extension Lens {
  /// https://wix.github.io/react-native-navigation/docs/screen-lifecycle
  static let wixNavigation = Lens(
    "wix-navigation", ComponentEvent.self, ofScreens: true,
    summary: "The events of the components of Wix's react-native-navigation 8.",
    page: "https://wix.github.io/react-native-navigation/docs/screen-lifecycle",
    documentation: [
      LensSite("wix.github.io"), .github("wix", "react-native-navigation"),
    ],
    onIOS: { _ in RNNComponentViewController() })
}
