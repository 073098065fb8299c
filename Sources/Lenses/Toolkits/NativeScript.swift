import AndroidModel
import IOSModel

/// The events of NativeScript's `Application`.
///
/// https://docs.nativescript.org/core/application
enum NativeScriptApplicationEvent: String, LensWord {
  case foreground
  case resume
  case suspend
  case background
  case exit
  case lowMemory

  var summary: String {
    switch self {
    case .foreground: "The app is visible again; on iOS whenever it has become active."
    case .resume: "The app takes input; on iOS whenever it has become active."
    case .suspend: "The activity has been paused; on iOS the app is in the background."
    case .background: "The app is no longer visible."
    case .exit: "The app ends."
    case .lowMemory: "The system is short of memory."
    }
  }
}

/// `NativeScriptLifecycleCallbacks` of packages/core/application/application.android.ts and
/// `onPostResume` of packages/core/ui/frame/index.android.ts, NativeScript/NativeScript@2f90680.
/// The foreground is derived from the number of the app's started activities, and the exit from the
/// number of windows of all activities; the rest follows NativeScript's own activity.
struct NativeScriptActivities: LensMachine {
  private var started = 0
  private var windows = NativeWindowRegistry()

  mutating func receive(
    _ event: AndroidEvent, of app: LensApp
  ) -> [LensReport<NativeScriptApplicationEvent>] {
    guard event.mark == .entered else { return [] }
    switch (event.subject, event.callback) {
    case (_, .application(.onLowMemory)): return [.lowMemory].ofApp
    case (.activity(let id), .activity(let callback)):
      return receive(callback, event, of: id.className, isOwn: id.className == app.host).ofApp
    default: return []
    }
  }

  private mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of name: String, isOwn: Bool
  ) -> [NativeScriptApplicationEvent] {
    switch callback {
    case .onCreate:
      windows.open(forActivity: name, hasSavedState: event.hasSavedState)
      return []
    case .onStart:
      started += 1
      return started == 1 ? [.foreground] : []
    case .onStop:
      started -= 1
      return started == 0 ? [.background] : []
    case .onPause: return isOwn ? [.suspend] : []
    case .onPostResume: return isOwn ? [.resume] : []
    case .onDestroy:
      windows.leave(activity: name, isFinishing: event.isFinishing == true)
      return event.isFinishing == true && windows.isEmpty ? [.exit] : []
    default: return []
    }
  }
}

/// The windows of an app on Android, one for each activity, including native ones. The window of an
/// activity that is being recreated waits for the new instance and still counts meanwhile.
struct NativeWindowRegistry: Hashable, Sendable {
  private var count = 0
  /// The waiting windows, by the class of the activity that left them.
  private var detached: [String: Int] = [:]

  var isEmpty: Bool { count == 0 }

  mutating func open(forActivity name: String, hasSavedState: Bool) {
    guard hasSavedState, let waiting = detached[name], waiting > 0 else {
      count += 1
      return
    }
    detached[name] = waiting - 1
  }

  mutating func leave(activity name: String, isFinishing: Bool) {
    if isFinishing {
      count -= 1
    } else {
      detached[name, default: 0] += 1
    }
  }
}

/// `didBecomeActive`, `didEnterBackground` and `willTerminate` of
/// packages/core/application/application.ios.ts, NativeScript/NativeScript@2f90680. The previous
/// state is not checked, and `willResignActive` and `willEnterForeground` are not observed.
struct NativeScriptNotifications: NotificationWords {
  mutating func receive(
    _ notification: UIApplicationNotification
  ) -> [NativeScriptApplicationEvent] {
    switch notification {
    case .didBecomeActive: [.foreground, .resume]
    case .didEnterBackground: [.background, .suspend]
    case .willTerminate: [.exit]
    case .didReceiveMemoryWarning: [.lowMemory]
    case .didFinishLaunching, .willResignActive, .willEnterForeground: []
    }
  }
}

/// The events of a `NativeWindow`.
///
/// packages/core/native-window/native-window-interfaces.ts, NativeScript/NativeScript@2f90680
enum NativeWindowEvent: String, LensWord {
  case attached
  case foreground
  case activate
  case deactivate
  case background
  case close

  var summary: String {
    switch self {
    case .attached: "The window has been attached to its activity or scene."
    case .foreground: "The window is about to be visible."
    case .activate: "The window takes input."
    case .deactivate: "The window is about to stop taking input."
    case .background: "The window is no longer visible."
    case .close: "The window has gone for good."
    }
  }
}

/// A window for each NativeScript activity, which a recreated activity takes over from its
/// predecessor.
struct NativeWindowOfActivity: HostWords {
  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: AndroidModel.InstanceID
  ) -> [NativeWindowEvent] {
    switch callback {
    case .onCreate: [.attached]
    case .onStart: [.foreground]
    case .onResume: [.activate]
    case .onPause: [.deactivate]
    case .onStop: [.background]
    case .onDestroy: event.isFinishing == true ? [.close] : []
    default: []
    }
  }
}

/// A window for each scene; this is the one of the first scene.
///
/// A disconnected scene may reconnect, and its window with it; the window ends when the session is
/// discarded. An app without scenes has one window, which reports only that it is attached.
struct NativeWindowOfScene: LensMachine {
  private var isAttached = false
  /// The scene that was disconnected last; a discarded session is assumed to be that of this scene.
  private var disconnected: Int?

  mutating func receive(
    _ event: IOSEvent, of app: LensApp
  ) -> [LensReport<NativeWindowEvent>] {
    switch (event.subject, event.callback) {
    case (_, .appDelegate(let callback)): return receive(callback, of: app).ofApp
    case (.sceneDelegate(let scene), .sceneDelegate(let callback)):
      if callback == .sceneDidDisconnect { disconnected = scene }
      return scene == app.scene ? receive(callback).ofApp : []
    default: return []
    }
  }

  private mutating func receive(
    _ callback: AppDelegateCallback, of app: LensApp
  ) -> [NativeWindowEvent] {
    switch callback {
    case .didDiscardSceneSessions where disconnected != nil && disconnected == app.scene:
      disconnected = nil
      return [.close]
    // The launch has attached the window; only now is it known that no scene does.
    case .applicationDidBecomeActive where !isAttached: return attach()
    default: return []
    }
  }

  private mutating func receive(_ callback: SceneDelegateCallback) -> [NativeWindowEvent] {
    switch callback {
    case .willConnectTo: attach()
    case .sceneWillEnterForeground: [.foreground]
    case .sceneDidBecomeActive: [.activate]
    case .sceneWillResignActive: [.deactivate]
    case .sceneDidEnterBackground: [.background]
    case .sceneDidDisconnect, .openURLContexts, .willContinueUserActivityWithType,
      .continueUserActivity, .didFailToContinueUserActivityWithType, .performActionForShortcutItem,
      .userDidAcceptCloudKitShare, .stateRestorationActivity, .didUpdateCoordinateSpace,
      .didUpdateEffectiveGeometry, .didUpdateUserActivity, .restoreInteractionState,
      .supportedInterfaceOrientationsForWindowScene:
      []
    }
  }

  private mutating func attach() -> [NativeWindowEvent] {
    isAttached = true
    disconnected = nil
    return [.attached]
  }
}

extension Lens {
  /// https://docs.nativescript.org/core/application
  static let nativeScript = Lens(
    "nativescript", NativeScriptApplicationEvent.self,
    summary: "The events of NativeScript's Application, whose own activity is the first one.",
    page: "https://docs.nativescript.org/core/application",
    documentation: [LensSite("docs.nativescript.org"), .github("NativeScript", "docs")],
    onAndroid: { _ in NativeScriptActivities() },
    onIOS: { _ in NotificationLens<NativeScriptNotifications>() })

  /// https://docs.nativescript.org/core/application
  static let nativeScriptWindow = Lens(
    "nativescript-window", NativeWindowEvent.self,
    summary: "The events of NativeScript's window: the first activity, and the first scene on iOS.",
    page: "https://docs.nativescript.org/core/application",
    documentation: [LensSite("docs.nativescript.org"), .github("NativeScript", "docs")],
    onAndroid: { _ in HostLens(NativeWindowOfActivity()) },
    onIOS: { _ in NativeWindowOfScene() })
}
