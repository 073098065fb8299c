import AndroidModel
import IOSModel

/// On Android a composition in an activity follows the activity's own `Lifecycle`.
struct ComposeActivity: LensMachine {
  mutating func receive(_ event: AndroidEvent, of app: LensApp) -> [LensReport<JetpackEvent>] {
    guard case .activity(let id) = event.subject, app.screens.contains(id.className),
      let word = event.jetpackEvent
    else { return [] }
    return [word].of(.screen(id.className, id.number))
  }
}

/// On iOS every `ComposeUIViewController` has a `Lifecycle` made from four booleans: whether its
/// view has appeared, whether its scene is in the foreground and active, and whether it is gone.
///
/// `ViewControllerLifecycleDelegate.updateLifecycleState` of
/// compose/ui/ui/src/uikitMain/kotlin/androidx/compose/ui/window/ViewControllerLifecycleDelegate.uikit.kt
/// at JetBrains/compose-multiplatform-core@0695f80, with `SceneForegroundStateListener` and
/// `SceneActiveStateListener` @0881dd8, which observe only the scene of the view's window. A view
/// counts as appeared from `viewWillAppear` to `viewDidDisappear`; the end is that of the
/// controller itself.
///
/// The view tells the delegate its scene when it moves to a window, directly after
/// `viewWillAppear`. The trace does not contain this move, so the scene is the only one there is,
/// or that of the container, or otherwise the one in which the view is found next.
struct ComposeViewController: LensMachine {
  private var scenes = SceneStates()
  private var parents = ControllerParents()
  /// The scene in which a view was last found, by its controller's name.
  private var sceneOfView: [String: Int] = [:]
  /// In the order of creation.
  private var controllers: [Controller] = []

  private struct Controller: Hashable, Sendable {
    var id: IOSModel.InstanceID
    var hasAppeared = false
    var lifecycle = LifecycleRegistry()
  }

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<JetpackEvent>] {
    if let scene = scenes.receive(event) {
      return controllers.indices.filter { self.scene(of: controllers[$0].id) == scene }
        .flatMap { update($0) }
    }
    guard case .controller(let id) = event.subject, case .controller(let callback) = event.callback
    else { return [] }
    parents.receive(event)
    if let scene = event.answer(to: .windowScene).flatMap({ Int($0) }) {
      sceneOfView[id.description] = scene
    }
    return app.screens.contains(id.className) ? receive(callback, of: id) : []
  }

  private mutating func receive(
    _ callback: ControllerCallback, of id: IOSModel.InstanceID
  ) -> [LensReport<JetpackEvent>] {
    switch callback {
    case .initNibName, .initCoder:
      controllers.append(Controller(id: id))
    case .viewWillAppear:
      setAppeared(true, id)
    case .viewDidDisappear:
      setAppeared(false, id)
    case .viewIsAppearing, .viewDidAppear:
      break
    case .deinit:
      return dispose(id)
    default:
      return []
    }
    return position(of: id).map { update($0) } ?? []
  }

  mutating func settle() -> [LensReport<JetpackEvent>] {
    scenes.settle()
    return []
  }

  /// Nil while there are several scenes and it is not yet known which one the view is in.
  private func scene(of id: IOSModel.InstanceID) -> Int? {
    let name = id.description
    return sceneOfView[name] ?? scenes.only
      ?? parents.containers(of: name).lazy.compactMap { sceneOfView[$0] }.first
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
    guard controller.hasAppeared, let scene = scene(of: controller.id) else { return .created }
    return switch scenes[scene] {
    case .active: .resumed
    // Every state but the background counts as the foreground.
    case .unattached, .inactive: .started
    case .background: .created
    }
  }

  private mutating func dispose(_ id: IOSModel.InstanceID) -> [LensReport<JetpackEvent>] {
    guard let position = position(of: id) else { return [] }
    sceneOfView[id.description] = nil
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
    onAndroid: { _ in ComposeActivity() }, onIOS: { _ in ComposeViewController() },
    askingOnIOS: [.windowScene])
}
