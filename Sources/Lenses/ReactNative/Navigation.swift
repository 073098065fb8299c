import AndroidModel
import IOSModel

/// The events of a screen of React Navigation.
///
/// https://reactnavigation.org/docs/navigation-events
enum NavigationScreenEvent: String, LensWord {
  case focus
  case blur

  var summary: String {
    switch self {
    case .focus: "The screen has come into focus."
    case .blur: "The screen has gone out of focus."
    }
  }
}

/// A stack whose screens are fragments, as react-native-screens makes them. A screen inside another
/// lives in that screen's child fragment manager.
struct FragmentNavigator: LensMachine {
  private var routes = NavigatorRoutes()
  /// The fragment that contains each fragment.
  private var parents: [AndroidModel.InstanceID: AndroidModel.InstanceID] = [:]

  mutating func receive(
    _ event: AndroidEvent, of app: LensApp
  ) -> [LensReport<NavigationScreenEvent>] {
    guard case .fragment(let id) = event.subject, event.mark == .entered else { return [] }
    if event.callback == .fragment(.onAttachFragment), let child = event.values.childFragment {
      parents[child] = id
    }
    guard app.screens.contains(id.className) else { return [] }
    let route = LensSubject.screen(id.className, id.number)
    switch event.callback {
    case .fragment(.onResume): return routes.show(route, in: parent(of: id, app))
    case .fragment(.onPause):
      // A fragment that goes because its parent goes is not itself removing.
      let isRemoving = event.answer(to: .isRemoving) ?? (event.isRemoving == true)
      return isRemoving ? routes.remove(route, from: parent(of: id, app)) : []
    default: return []
    }
  }

  /// The screen that contains it.
  private func parent(of id: AndroidModel.InstanceID, _ app: LensApp) -> LensSubject? {
    var current = parents[id]
    while let parent = current, !app.screens.contains(parent.className) {
      current = parents[parent]
    }
    return current.map { .screen($0.className, $0.number) }
  }
}

extension EventArguments {
  fileprivate var childFragment: AndroidModel.InstanceID? {
    switch self {
    case .childFragment(let id): id
    case .answered(let arguments, _): arguments.childFragment
    default: nil
    }
  }
}

/// A stack whose screens are view controllers.
struct ControllerNavigator: LensMachine {
  private var routes = NavigatorRoutes()
  private var parents = ControllerParents()
  /// The screens by the names of their controllers.
  private var screens: [String: LensSubject] = [:]

  mutating func receive(
    _ event: IOSEvent, of app: LensApp
  ) -> [LensReport<NavigationScreenEvent>] {
    guard case .controller(let id) = event.subject, case .controller(let callback) = event.callback
    else { return [] }
    parents.receive(event)
    guard app.screens.contains(id.className) else { return [] }
    let route = LensSubject.screen(id.className, id.number)
    screens[id.description] = route
    switch callback {
    case .viewWillAppear: routes.keep(route)
    case .viewWillDisappear:
      if event.relations?.isLeaving == true { routes.lose(route) }
    case .viewDidAppear: return routes.show(route, in: parent(of: id))
    case .viewDidDisappear where event.relations?.isBeingDismissed == true:
      return routes.remove(route, from: parent(of: id))
    default: break
    }
    return []
  }

  /// The screen that contains it.
  private func parent(of id: IOSModel.InstanceID) -> LensSubject? {
    parents.containers(of: id.description).lazy.compactMap { screens[$0] }.first
  }
}

extension Lens {
  /// https://reactnavigation.org/docs/navigation-events
  static let reactNavigation = Lens(
    "react-navigation", NavigationScreenEvent.self, ofScreens: true,
    summary:
      "The focus and blur events of the screens of React Navigation's native stack, which are fragments on "
      + "Android and view controllers on iOS.",
    page: "https://reactnavigation.org/docs/navigation-events",
    documentation: [LensSite("reactnavigation.org")],
    onAndroid: { _ in FragmentNavigator() }, onIOS: { _ in ControllerNavigator() },
    askingOnAndroid: [.isRemoving])
}
