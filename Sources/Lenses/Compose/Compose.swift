import AndroidModel
import IOSModel

/// On Android a composition in an activity follows the activity's own `Lifecycle`.
struct ComposeActivity: LensMachine {
  mutating func receive(_ event: AndroidEvent, of app: LensApp) -> [LensReport<JetpackEvent>] {
    guard case .activity(let id) = event.subject, app.screens.contains(id.className),
      case .lifecycle(let lifecycle, ofView: false) = event.callback,
      let word = JetpackEvent(rawValue: lifecycle.rawValue)
    else { return [] }
    return [word].of(.screen(id.className, id.number))
  }
}

/// On iOS every `ComposeUIViewController` has a `Lifecycle` made from four booleans: whether its view
/// has appeared, whether its scene is in the foreground and active, and whether it is gone.
///
/// `ViewControllerLifecycleDelegate.updateLifecycleState` of
/// compose/ui/ui/src/uikitMain/kotlin/androidx/compose/ui/window/ViewControllerLifecycleDelegate.uikit.kt at
/// JetBrains/compose-multiplatform-core@0695f80, with `SceneForegroundStateListener` and
/// `SceneActiveStateListener` @0881dd8. A view counts as appeared from `viewWillAppear` to
/// `viewDidDisappear`; the end is that of the controller itself.
struct ComposeViewController: LensMachine {
  private var notifications = UIApplicationNotifications()
  /// In the order in which they were made.
  private var controllers: [Controller] = []

  private struct Controller: Hashable, Sendable {
    var id: IOSModel.InstanceID
    var hasAppeared = false
    var lifecycle = LifecycleRegistry()
  }

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<JetpackEvent>] {
    if notifications.notification(with: event) != nil {
      return controllers.indices.flatMap { update($0) }
    }
    guard case .controller(let id) = event.subject, app.screens.contains(id.className),
      case .controller(let callback) = event.callback
    else { return [] }
    switch callback {
    case .initNibName, .initCoder:
      controllers.append(Controller(id: id))
    case .viewWillAppear:
      setAppeared(true, id)
    case .viewDidDisappear:
      setAppeared(false, id)
    case .deinit:
      return dispose(id)
    default:
      return []
    }
    return position(of: id).map { update($0) } ?? []
  }

  mutating func settle() -> [LensReport<JetpackEvent>] {
    notifications.settle()
    return []
  }

  private func position(of id: IOSModel.InstanceID) -> Int? {
    controllers.firstIndex { $0.id == id }
  }

  private mutating func setAppeared(_ hasAppeared: Bool, _ id: IOSModel.InstanceID) {
    guard let position = position(of: id) else { return }
    controllers[position].hasAppeared = hasAppeared
  }

  private mutating func update(_ position: Int) -> [LensReport<JetpackEvent>] {
    let id = controllers[position].id
    return controllers[position].lifecycle.move(to: target(of: controllers[position]))
      .of(.screen(id.className, id.number))
  }

  private func target(of controller: Controller) -> LifecycleRegistry.State {
    guard controller.hasAppeared else { return .created }
    return switch notifications.state {
    case .active: .resumed
    // A view without a scene counts as in the foreground.
    case .launching, .inactive: .started
    case .background: .created
    }
  }

  private mutating func dispose(_ id: IOSModel.InstanceID) -> [LensReport<JetpackEvent>] {
    guard let position = position(of: id) else { return [] }
    var controller = controllers.remove(at: position)
    return controller.lifecycle.move(to: .destroyed).of(.screen(id.className, id.number))
  }
}

extension Lens {
  /// https://kotlinlang.org/docs/multiplatform/compose-lifecycle.html
  static let compose = Lens(
    "compose", JetpackEvent.self, ofScreens: true,
    summary:
      "The events of the Lifecycle of each screen in Compose Multiplatform (1.8 and later), where "
      + "every activity and every view controller of the app shows a composition.",
    page: "https://kotlinlang.org/docs/multiplatform/compose-lifecycle.html",
    documentation: [
      LensSite("kotlinlang.org"), .github("JetBrains", "kotlin-multiplatform-dev-docs"),
    ],
    onAndroid: { _ in ComposeActivity() }, onIOS: { _ in ComposeViewController() })
}
