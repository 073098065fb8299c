import AndroidModel
import IOSModel

/// The appearance events of a screen of react-native-screens, version 5.
///
/// https://github.com/software-mansion/react-native-screens
enum ScreenAppearance: String, LensWord {
  case willAppear
  case didAppear
  case willDisappear
  case didDisappear

  var summary: String {
    switch self {
    case .willAppear: "The screen is about to appear."
    case .didAppear: "The screen has appeared."
    case .willDisappear: "The screen is about to disappear."
    case .didDisappear: "The screen has disappeared."
    }
  }
}

/// On Android a screen is a fragment, and the events come from its `Lifecycle`.
///
/// `StackScreenAppearanceEventsEmitter` of software-mansion/react-native-screens@8fe8b87.
struct StackScreenAppearanceEventsEmitter: LensMachine {
  mutating func receive(_ event: AndroidEvent, of app: LensApp) -> [LensReport<ScreenAppearance>] {
    guard case .fragment(let id) = event.subject, app.screens.contains(id.className),
      let lifecycle = event.lifecycleEvent
    else { return [] }
    let words: [ScreenAppearance] =
      switch lifecycle {
      case .onStart: [.willAppear]
      case .onResume: [.didAppear]
      case .onPause: [.willDisappear]
      case .onStop: [.didDisappear]
      case .onCreate, .onDestroy: []
      }
    return words.of(.screen(id.className, id.number))
  }
}

/// On iOS a screen is a view controller, and the events come from its own callbacks.
///
/// `RNSStackScreenController` of ios/stack/screen/RNSStackScreenController.mm,
/// software-mansion/react-native-screens@8fe8b87.
struct RNSScreenController: LensMachine {
  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<ScreenAppearance>] {
    guard case .controller(let id) = event.subject, app.screens.contains(id.className),
      case .controller(let callback) = event.callback
    else { return [] }
    let words: [ScreenAppearance] =
      switch callback {
      case .viewWillAppear: [.willAppear]
      case .viewDidAppear: [.didAppear]
      case .viewWillDisappear: [.willDisappear]
      case .viewDidDisappear: [.didDisappear]
      default: []
      }
    return words.of(.screen(id.className, id.number))
  }
}

extension Lens {
  /// https://github.com/software-mansion/react-native-screens
  static let screens = Lens(
    "screens", ScreenAppearance.self, ofScreens: true,
    summary:
      "The appearance events of react-native-screens 5, whose screens are fragments on Android and view "
      + "controllers on iOS.",
    page: "https://github.com/software-mansion/react-native-screens",
    onAndroid: { _ in StackScreenAppearanceEventsEmitter() },
    onIOS: { _ in RNSScreenController() })
}
