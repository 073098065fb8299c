import AndroidModel

/// The methods of libGDX's `ApplicationListener` about the app's lifecycle, without `resize` and
/// `render`.
///
/// https://libgdx.com/wiki/app/the-life-cycle
enum LibGDXMethod: String, LensWord {
  case create
  case resume
  case pause
  case dispose

  var summary: String {
    switch self {
    case .create: "The first frame is about to be drawn."
    case .resume: "The app goes on after a pause."
    case .pause: "The activity is paused; on iOS the app is about to stop taking input."
    case .dispose: "The activity is paused for good; on iOS the app is about to be ended."
    }
  }
}

/// `AndroidApplication.onPause` and `.onResume` of
/// backends/gdx-backend-android/src/com/badlogic/gdx/backends/android, libgdx/libgdx@000f07b. Each
/// activity has its own graphics, and creates the listener with them.
struct LibGDXActivity: HostWords {
  private var graphics: [InstanceID: AndroidGraphics] = [:]

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [LibGDXMethod] {
    switch callback {
    case .onAttachedToWindow: return graphics[activity, default: AndroidGraphics()].attach()
    case .onResume: return graphics[activity, default: AndroidGraphics()].resume()
    case .onPause:
      let paused = graphics[activity, default: AndroidGraphics()].pause()
      return event.isFinishing == true ? paused + [.dispose] : paused
    case .onDestroy:
      graphics[activity] = nil
      return []
    default: return []
    }
  }
}

/// `AndroidGraphics` of the same folder, libgdx/libgdx@00344a0. Its view draws while it is resumed
/// and has a surface, which comes with the window. The first frame creates the listener, and events
/// that wait for a frame are delivered before a pause.
private struct AndroidGraphics: Hashable, Sendable {
  private var hasSurface = false
  private var isViewPaused = true
  private var hasEverResumed = false
  private var isCreated = false
  private var isRunning = false
  private var owesResume = false

  mutating func attach() -> [LibGDXMethod] {
    hasSurface = true
    return drawFrame()
  }

  /// The first resume is not a return.
  mutating func resume() -> [LibGDXMethod] {
    isViewPaused = false
    if hasEverResumed {
      isRunning = true
      owesResume = true
    }
    hasEverResumed = true
    return drawFrame()
  }

  /// Graphics that are not running are not paused.
  mutating func pause() -> [LibGDXMethod] {
    isViewPaused = true
    guard isRunning else { return [] }
    isRunning = false
    return resumeIfOwed() + [.pause]
  }

  private mutating func drawFrame() -> [LibGDXMethod] {
    guard hasSurface, !isViewPaused else { return [] }
    guard !isCreated else { return resumeIfOwed() }
    isCreated = true
    isRunning = true
    return [.create] + resumeIfOwed()
  }

  private mutating func resumeIfOwed() -> [LibGDXMethod] {
    guard owesResume else { return [] }
    owesResume = false
    return [.resume]
  }
}

/// `IOSApplication` of backends/gdx-backend-robovm/src/com/badlogic/gdx/backends/iosrobovm,
/// libgdx/libgdx@00ed09f, and `IOSGraphics` @00410e0. The first frame, which creates the listener,
/// is drawn once the app is active.
struct IOSGraphics: NotificationWords {
  private var hasBeenActive = false
  private var isCreated = false
  private var appPaused = false

  mutating func receive(_ notification: UIApplicationNotification) -> [LibGDXMethod] {
    switch notification {
    case .didBecomeActive:
      hasBeenActive = true
      return setPaused(false)
    case .willResignActive: return setPaused(true)
    case .willTerminate: return [.dispose]
    case .didFinishLaunching, .willEnterForeground, .didEnterBackground,
      .didReceiveMemoryWarning:
      return []
    }
  }

  mutating func endTurn() -> [LibGDXMethod] {
    guard hasBeenActive, !isCreated else { return [] }
    isCreated = true
    return [.create]
  }

  private mutating func setPaused(_ paused: Bool) -> [LibGDXMethod] {
    guard paused != appPaused else { return [] }
    appPaused = paused
    return paused ? [.pause] : [.resume]
  }
}

extension Lens {
  /// https://libgdx.com/wiki/app/the-life-cycle
  static let libGDX = Lens(
    "libgdx", LibGDXMethod.self,
    summary:
      "The methods of libGDX's ApplicationListener about the app's life, whose activity is the first one.",
    page: "https://libgdx.com/wiki/app/the-life-cycle",
    documentation: [LensSite("libgdx.com")],
    onAndroid: { _ in HostLens(LibGDXActivity()) },
    onIOS: { _ in NotificationLens<IOSGraphics>() })
}
