import AndroidModel
import IOSModel

/// The events of a `Window` of .NET MAUI.
///
/// https://learn.microsoft.com/dotnet/maui/fundamentals/app-lifecycle
enum WindowEvent: String, LensWord {
  case created = "Created"
  case activated = "Activated"
  case deactivated = "Deactivated"
  case stopped = "Stopped"
  case resumed = "Resumed"
  case destroying = "Destroying"
  case backgrounding = "Backgrounding"

  var summary: String {
    switch self {
    case .created: "The native window has been created."
    case .activated: "The window has got the focus."
    case .deactivated: "The window has lost the focus; it may still be visible."
    case .stopped: "The window is no longer visible."
    case .resumed: "The app comes back after it was stopped."
    case .destroying: "The native window is being destroyed."
    case .backgrounding: "The scene has entered the background, and the window may save; on iOS."
    }
  }
}

/// `AppHostBuilderExtensions.Android.cs` of src/Core/src/Hosting/LifecycleEvents,
/// dotnet/maui@0013ad4.
///
/// The window of a finishing activity is destroyed when the activity stops, not when it is
/// destroyed (dotnet/maui#6993).
struct MauiActivity: HostWords {
  private var destroyed: Set<AndroidModel.InstanceID> = []

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: AndroidModel.InstanceID
  ) -> [WindowEvent] {
    switch callback {
    case .onPostCreate: [.created]
    case .onResume: [.activated]
    case .onPause: [.deactivated]
    case .onStop: event.isFinishing == true ? [.stopped] + destroy(activity) : [.stopped]
    case .onRestart: [.resumed]
    case .onDestroy: destroy(activity)
    default: []
    }
  }

  private mutating func destroy(_ activity: AndroidModel.InstanceID) -> [WindowEvent] {
    destroyed.insert(activity).inserted ? [.destroying] : []
  }
}

/// `AppHostBuilderExtensions.iOS.cs` of src/Core/src/Hosting/LifecycleEvents, dotnet/maui@1221813.
///
/// With a scene manifest the scene's callbacks count and not the app's: the window is created when
/// the scene connects and destroyed when it disconnects. The foreground of the first launch is not
/// a return. Each scene has its own window, and this is the one of the first scene.
///
/// `MauiUISceneDelegate.GetStateRestorationActivity` of
/// src/Core/src/Platform/iOS/MauiUISceneDelegate.cs, dotnet/maui@61177ff, lets the window save its
/// state. Every app has the method, so UIKit calls it whenever the scene has entered the
/// background, even if the script's own app does not restore its state.
struct MauiScene: LensMachine {
  private var hasBeenInBackground = false
  private var hasWindow = false

  mutating func receive(_ event: IOSEvent, of app: LensApp) -> [LensReport<WindowEvent>] {
    switch (event.subject, event.callback) {
    case (.sceneDelegate(let scene), .sceneDelegate(let callback)) where scene == app.scene:
      receive(callback).ofApp
    case (_, .appDelegate(let callback)): receive(callback).ofApp
    default: []
    }
  }

  private mutating func receive(_ callback: SceneDelegateCallback) -> [WindowEvent] {
    switch callback {
    case .willConnectTo: return create()
    case .sceneDidBecomeActive: return [.activated]
    case .sceneWillResignActive: return [.deactivated]
    case .sceneDidEnterBackground: return enterBackground() + [.backgrounding]
    case .sceneWillEnterForeground: return hasBeenInBackground ? [.resumed] : []
    case .sceneDidDisconnect: return destroy()
    case .openURLContexts, .willContinueUserActivityWithType, .continueUserActivity,
      .didFailToContinueUserActivityWithType, .performActionForShortcutItem,
      .userDidAcceptCloudKitShare, .stateRestorationActivity, .didUpdateCoordinateSpace,
      .didUpdateEffectiveGeometry, .didUpdateUserActivity, .restoreInteractionState,
      .supportedInterfaceOrientationsForWindowScene:
      return []
    }
  }

  /// Used without scenes; with them the app delegate receives only the beginning and the end.
  private mutating func receive(_ callback: AppDelegateCallback) -> [WindowEvent] {
    switch callback {
    // The launch has created the window; only now is it known that no scene does.
    case .applicationDidBecomeActive: return create() + [.activated]
    case .applicationWillResignActive: return [.deactivated]
    case .applicationDidEnterBackground: return enterBackground()
    case .applicationWillEnterForeground: return [.resumed]
    case .applicationWillTerminate: return destroy()
    default: return []
    }
  }

  private mutating func create() -> [WindowEvent] {
    guard !hasWindow else { return [] }
    hasWindow = true
    hasBeenInBackground = false
    return [.created]
  }

  private mutating func destroy() -> [WindowEvent] {
    guard hasWindow else { return [] }
    hasWindow = false
    return [.destroying]
  }

  private mutating func enterBackground() -> [WindowEvent] {
    hasBeenInBackground = true
    return [.stopped]
  }
}

extension Lens {
  /// https://learn.microsoft.com/dotnet/maui/fundamentals/app-lifecycle
  static let mauiWindow = Lens(
    "maui", WindowEvent.self,
    summary:
      "The events of the Window of a .NET MAUI app, which is the first activity, and the first scene on iOS.",
    page: "https://learn.microsoft.com/dotnet/maui/fundamentals/app-lifecycle",
    documentation: [LensSite("learn.microsoft.com"), .github("dotnet", "docs-maui")],
    onAndroid: { _ in HostLens(MauiActivity()) }, onIOS: { _ in MauiScene() })
}
