import AndroidModel
import IOSModel

/// The events that code in a composition observes when it enters and leaves.
///
/// https://developer.android.com/develop/ui/compose/side-effects
enum CompositionEvent: String, LensWord {
  case effect = "DisposableEffect"
  case onDispose

  var summary: String {
    switch self {
    case .effect: "The screen has entered a composition, and its effects run."
    case .onDispose: "The composition is disposed of, and the effects clean up."
    }
  }
}

/// The screens that are composed. Each enters a composition once and leaves it once.
private struct ComposedScreens: Hashable, Sendable {
  private var screens: Set<LensSubject> = []

  mutating func compose(_ screen: LensSubject) -> [LensReport<CompositionEvent>] {
    screens.insert(screen).inserted ? [LensReport(screen, .effect)] : []
  }

  mutating func dispose(_ screen: LensSubject) -> [LensReport<CompositionEvent>] {
    screens.remove(screen) != nil ? [LensReport(screen, .onDispose)] : []
  }
}

/// On Android the content of an activity is composed when its window is attached, and disposed of
/// with its `Lifecycle`, even if it is covered in between.
///
/// `WrappedComposition` of
/// compose/ui/ui/src/androidMain/kotlin/androidx/compose/ui/platform/Wrapper.android.kt at
/// androidx/androidx@0ddc553, which the view of `ComponentActivity.setContent` makes once it is
/// attached.
struct ComposedActivity: LensMachine {
  private var screens = ComposedScreens()

  mutating func receive(_ event: AndroidEvent, of app: LensApp) -> [LensReport<CompositionEvent>] {
    guard event.mark == .entered, case .activity(let id) = event.subject,
      app.screens.contains(id.className)
    else { return [] }
    let screen = LensSubject.screen(id.className, id.number)
    return switch event.callback {
    case .activity(.onAttachedToWindow): screens.compose(screen)
    case .lifecycle(.onDestroy, ofView: false): screens.dispose(screen)
    default: []
    }
  }
}

/// On iOS it was composed when the view was about to appear, and disposed of once the view had
/// disappeared.
///
/// `ComposeWindow.attachComposeIfNeeded` and `viewDidDisappear` of
/// compose/ui/ui/src/uikitMain/kotlin/androidx/compose/ui/window/ComposeWindow.uikit.kt at
/// androidx/androidx@02a829f. Its successor, `ComposeContainer`, waits until the controller has
/// left the window's hierarchy.
struct ComposeWindow: LensMachine {
  private var screens = ComposedScreens()

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<CompositionEvent>] {
    guard event.mark == .entered, case .controller(let id) = event.subject,
      app.screens.contains(id.className)
    else { return [] }
    let screen = LensSubject.screen(id.className, id.number)
    return switch event.callback {
    case .controller(.viewWillAppear): screens.compose(screen)
    case .controller(.viewDidDisappear): screens.dispose(screen)
    default: []
    }
  }
}

extension Lens {
  /// https://kotlinlang.org/docs/multiplatform/compose-lifecycle.html
  static let composeEffects = Lens(
    "composeEffects", CompositionEvent.self, ofScreens: true,
    summary:
      "A DisposableEffect in each screen's composition, in Compose Multiplatform as it was in 2023, where "
      + "every activity and every view controller of the app shows a composition.",
    page: "https://kotlinlang.org/docs/multiplatform/compose-lifecycle.html",
    documentation: [
      LensSite("kotlinlang.org"), .github("JetBrains", "kotlin-multiplatform-dev-docs"),
    ],
    onAndroid: { _ in ComposedActivity() }, onIOS: { _ in ComposeWindow() })
}
