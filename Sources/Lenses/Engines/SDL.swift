import AndroidModel

/// The application events of SDL 3.
///
/// https://wiki.libsdl.org/SDL3/SDL_EventType
enum SDLAppEvent: String, LensWord {
  case terminating = "TERMINATING"
  case lowMemory = "LOW_MEMORY"
  case willEnterBackground = "WILL_ENTER_BACKGROUND"
  case didEnterBackground = "DID_ENTER_BACKGROUND"
  case willEnterForeground = "WILL_ENTER_FOREGROUND"
  case didEnterForeground = "DID_ENTER_FOREGROUND"

  var summary: String {
    switch self {
    case .terminating: "The system ends the app."
    case .lowMemory: "The system is short of memory."
    case .willEnterBackground: "The app is about to enter the background."
    case .didEnterBackground: "The app has entered the background."
    case .willEnterForeground: "The app is about to enter the foreground."
    case .didEnterForeground: "The app takes input."
    }
  }
}

/// `SDLActivity` of android-project/app/src/main/java/org/libsdl/app and `Android_OnPause` and
/// `Android_OnResume` of src/video/android/SDL_androidevents.c, libsdl-org/SDL@38aace9.
///
/// Where Android supports several windows, the native thread pauses when the activity is stopped;
/// on earlier versions, when the activity is paused or its window loses the focus. The first start,
/// which needs a surface, begins the thread and is not a return: `SDLActivity.handleNativeState`.
/// The surface comes with the window. A low-memory event waits for the thread:
/// `Android_SendLifecycleEvent` of src/core/android/SDL_android.c.
///
/// An activity that is created after an earlier one ends the process or, if the app allows it,
/// begins with a new thread. The script's own process continues.
struct SDLActivity: HostWords {
  private let hasMultiWindow: Bool
  private var hasSurface = false
  private var hasThread = false
  private var isRunning = false
  private var owesLowMemory = false
  private var hasFocus = true
  private var isResumedCalled = false

  init(api: Int) { hasMultiWindow = api >= 24 }

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [SDLAppEvent] {
    switch callback {
    case .onCreate: initialize()
    case .onStart: hasMultiWindow ? resumeNativeThread() : []
    case .onStop: hasMultiWindow ? pauseNativeThread() : []
    case .onResume: hasMultiWindow ? [] : resumeNativeThread()
    case .onPause: hasMultiWindow ? [] : pauseNativeThread()
    case .onWindowFocusChanged: event.hasFocus.map { receive(focus: $0) } ?? []
    case .onAttachedToWindow: attach()
    case .onTrimMemory: lowMemory()
    // Without a thread no event is delivered.
    case .onDestroy: hasThread ? [.terminating] : []
    default: []
    }
  }

  private mutating func initialize() -> [SDLAppEvent] {
    hasSurface = false
    hasThread = false
    isRunning = false
    hasFocus = true
    isResumedCalled = false
    return []
  }

  private mutating func attach() -> [SDLAppEvent] {
    hasSurface = true
    return run()
  }

  /// Only one such event is queued.
  private mutating func lowMemory() -> [SDLAppEvent] {
    owesLowMemory = !hasThread
    return hasThread ? [.lowMemory] : []
  }

  private mutating func resumeNativeThread() -> [SDLAppEvent] {
    isResumedCalled = true
    return run()
  }

  private mutating func pauseNativeThread() -> [SDLAppEvent] {
    isResumedCalled = false
    return pause()
  }

  private mutating func receive(focus: Bool) -> [SDLAppEvent] {
    hasFocus = focus
    if focus { return run() }
    return hasMultiWindow ? [] : pause()
  }

  private mutating func run() -> [SDLAppEvent] {
    guard !isRunning, hasSurface, hasFocus || hasMultiWindow, isResumedCalled else { return [] }
    isRunning = true
    return hasThread ? [.willEnterForeground, .didEnterForeground] : start()
  }

  private mutating func start() -> [SDLAppEvent] {
    hasThread = true
    guard owesLowMemory else { return [] }
    owesLowMemory = false
    return [.lowMemory]
  }

  private mutating func pause() -> [SDLAppEvent] {
    guard isRunning else { return [] }
    isRunning = false
    return [.willEnterBackground, .didEnterBackground]
  }
}

/// `SDL_LifecycleObserver` of src/video/uikit/SDL_uikitevents.m, libsdl-org/SDL@38aace9.
struct SDLLifecycleObserver: NotificationWords {
  mutating func receive(_ notification: UIApplicationNotification) -> [SDLAppEvent] {
    switch notification {
    case .willResignActive: [.willEnterBackground]
    case .didEnterBackground: [.didEnterBackground]
    case .willEnterForeground: [.willEnterForeground]
    case .didBecomeActive: [.didEnterForeground]
    case .willTerminate: [.terminating]
    case .didReceiveMemoryWarning: [.lowMemory]
    case .didFinishLaunching: []
    }
  }
}

extension Lens {
  /// https://wiki.libsdl.org/SDL3/SDL_EventType
  static let sdl = Lens(
    "sdl", SDLAppEvent.self,
    summary:
      "The application events of SDL 3, without SDL_EVENT_, whose activity is the first one.",
    page: "https://wiki.libsdl.org/SDL3/SDL_EventType",
    documentation: [LensSite("wiki.libsdl.org"), .github("libsdl-org", "SDL")],
    onAndroid: { HostLens(SDLActivity(api: $0)) },
    onIOS: { _ in NotificationLens<SDLLifecycleObserver>() })
}
