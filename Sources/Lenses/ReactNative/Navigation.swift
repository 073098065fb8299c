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

/// The routes of a navigator, of which the last has the focus.
///
/// `useFocusEvents` of packages/core/src/useFocusEvents.tsx, react-navigation/react-navigation@73f8c29: the
/// focused route is told after the one that was, and nobody asks about the app.
private struct NavigatorRoutes: Hashable, Sendable {
  private var routes: [LensSubject] = []

  /// A route has come to the front; those above it are gone.
  mutating func show(_ route: LensSubject) -> [LensReport<NavigationScreenEvent>] {
    let old = routes.last
    guard old != route else { return [] }
    if let position = routes.firstIndex(of: route) {
      routes.removeSubrange((position + 1)...)
    } else {
      routes.append(route)
    }
    return (old.map { [.blur].of($0) } ?? []) + [.focus].of(route)
  }

  /// A route is gone, and the one below it has the focus.
  mutating func remove(_ route: LensSubject) -> [LensReport<NavigationScreenEvent>] {
    guard routes.last == route else {
      routes.removeAll { $0 == route }
      return []
    }
    routes.removeLast()
    return [.blur].of(route) + (routes.last.map { [.focus].of($0) } ?? [])
  }
}

/// A stack whose screens are fragments, as react-native-screens makes them.
struct FragmentNavigator: LensMachine {
  private var routes = NavigatorRoutes()

  mutating func receive(
    _ event: AndroidEvent, of app: LensApp
  ) -> [LensReport<NavigationScreenEvent>] {
    guard case .fragment(let id) = event.subject, app.screens.contains(id.className),
      event.mark == .entered
    else { return [] }
    let route = LensSubject.screen(id.className, id.number)
    switch event.callback {
    case .fragment(.onResume): return routes.show(route)
    case .fragment(.onPause): return event.isRemoving == true ? routes.remove(route) : []
    default: return []
    }
  }
}

/// A stack whose screens are view controllers.
struct ControllerNavigator: LensMachine {
  private var routes = NavigatorRoutes()

  mutating func receive(
    _ event: IOSEvent, of app: LensApp
  ) -> [LensReport<NavigationScreenEvent>] {
    guard case .controller(let id) = event.subject, app.screens.contains(id.className) else {
      return []
    }
    let route = LensSubject.screen(id.className, id.number)
    switch event.callback {
    case .controller(.viewDidAppear): return routes.show(route)
    case .controller(.viewDidDisappear):
      return event.relations?.isBeingDismissed == true ? routes.remove(route) : []
    default: return []
    }
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
    onAndroid: { _ in FragmentNavigator() }, onIOS: { _ in ControllerNavigator() })
}
