/// The navigators of an app: one in the app, and one in each screen that has one. The last route of
/// each is its focused one.
///
/// `useFocusEvents` of packages/core/src/useFocusEvents.tsx,
/// react-navigation/react-navigation@73f8c29: the route that loses the focus is notified before the
/// one that gains it, and the state of the app plays no part. A navigator in a screen passes the
/// screen's events on to its own focused route, and emits none of its own while the screen is out
/// of focus.
///
/// A route that is removed receives nothing more: `NativeStackView` renders only the routes of the
/// state, so its screen and those inside it are unmounted before the navigator reports the loss of
/// focus (https://reactnavigation.org/docs/navigation-events).
struct NavigatorRoutes: Hashable, Sendable {
  /// The routes of each navigator, by the screen that contains it; nil for the app's.
  private var navigators: [LensSubject?: [LensSubject]] = [:]
  private var parents: [LensSubject: LensSubject] = [:]
  /// The routes that are removed once another is at the front.
  private var leaving: Set<LensSubject> = []

  /// A route is about to leave its navigator.
  mutating func lose(_ route: LensSubject) { leaving.insert(route) }

  /// A route is not, or no longer, about to leave.
  mutating func keep(_ route: LensSubject) { leaving.remove(route) }

  /// A route has come to the front; those above it are gone.
  mutating func show(
    _ route: LensSubject, in parent: LensSubject?
  ) -> [LensReport<NavigationScreenEvent>] {
    var routes = navigators[parent] ?? []
    let old = routes.last
    guard old != route else { return [] }
    // A removed route and those inside it are not notified.
    let blurred = old.map { leaving.contains($0) ? [] : focused(from: $0) } ?? []
    if let position = routes.firstIndex(of: route) {
      routes.removeSubrange((position + 1)...)
    } else {
      routes.append(route)
    }
    if let old, leaving.contains(old) {
      routes.removeAll { $0 == old }
      forget(old)
    }
    navigators[parent] = routes
    parents[route] = parent
    guard isFocused(parent) else { return [] }
    return blurred.blurred + focused(from: route).focused
  }

  /// A route is gone, and the one below it has the focus. If there is none below, it has only been
  /// covered.
  mutating func remove(
    _ route: LensSubject, from parent: LensSubject?
  ) -> [LensReport<NavigationScreenEvent>] {
    let wasFocused = navigators[parent]?.last == route && isFocused(parent)
    let covered = focused(from: route)
    navigators[parent]?.removeAll { $0 == route }
    forget(route)
    guard wasFocused else { return [] }
    return navigators[parent]?.last.map { focused(from: $0).focused } ?? covered.blurred
  }

  /// A route and the focused routes inside it, from the outside in.
  private func focused(from route: LensSubject) -> [LensSubject] {
    var found = [route]
    var current = route
    while let inner = navigators[current]?.last, !found.contains(inner) {
      found.append(inner)
      current = inner
    }
    return found
  }

  private func isFocused(_ screen: LensSubject?) -> Bool {
    guard let screen else { return true }
    return navigators[parents[screen]]?.last == screen && isFocused(parents[screen])
  }

  private mutating func forget(_ route: LensSubject) {
    leaving.remove(route)
    parents[route] = nil
    for inner in navigators.removeValue(forKey: route) ?? [] { forget(inner) }
  }
}

extension [LensSubject] {
  fileprivate var focused: [LensReport<NavigationScreenEvent>] { flatMap { [.focus].of($0) } }
  fileprivate var blurred: [LensReport<NavigationScreenEvent>] { flatMap { [.blur].of($0) } }
}
