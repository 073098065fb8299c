import AndroidModel

/// The notifications of a Godot app about itself, without `NOTIFICATION_APPLICATION_`.
///
/// https://docs.godotengine.org/en/stable/classes/class_mainloop.html
enum GodotNotification: String, LensWord {
  case focusIn = "FOCUS_IN"
  case focusOut = "FOCUS_OUT"
  case paused = "PAUSED"
  case resumed = "RESUMED"

  var summary: String {
    switch self {
    case .focusIn: "The app has got the focus."
    case .focusOut: "The app has lost the focus."
    case .paused: "The app has been paused."
    case .resumed: "The app has been resumed."
    }
  }
}

/// `GodotVulkanRenderView` of platform/android/java/lib/src/org/godotengine/godot,
/// godotengine/godot: the focus is lost before the renderer is paused and gained after it is
/// resumed. Nothing is reported before the first frame, for which there has to be a window, so the
/// launch sends no resume: `onRendererPaused`, `focusin` and their siblings of
/// platform/android/java_godot_lib_jni.cpp, godotengine/godot@007cd3b.
///
/// If a running engine gets a new surface, it restarts the app (`newcontext` of the same file): it
/// begins again with another activity. The script's own process continues.
struct GodotActivity: HostWords {
  private var hasWindow = false
  private var isResumed = false
  private var hasStarted = false

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [GodotNotification] {
    switch callback {
    case .onCreate:
      self = GodotActivity()
      return []
    case .onAttachedToWindow:
      hasWindow = true
      drawFrame()
      return []
    case .onPause:
      isResumed = false
      return hasStarted ? [.focusOut, .paused] : []
    case .onResume:
      isResumed = true
      defer { drawFrame() }
      return hasStarted ? [.resumed, .focusIn] : []
    default: return []
    }
  }

  private mutating func drawFrame() {
    if hasWindow, isResumed { hasStarted = true }
  }
}

/// `OS_IOS` of platform/ios/os_ios.mm, godotengine/godot@eb4904b. Leaving the background already
/// gains the focus, so the later activation changes nothing.
struct GodotOS: NotificationWords {
  private var isFocused = false

  mutating func receive(_ notification: UIApplicationNotification) -> [GodotNotification] {
    switch notification {
    case .didBecomeActive: return focus()
    case .willResignActive: return unfocus()
    case .didEnterBackground: return [.paused] + unfocus()
    case .willEnterForeground: return isFocused ? [] : focus() + [.resumed]
    case .didFinishLaunching, .willTerminate, .didReceiveMemoryWarning: return []
    }
  }

  private mutating func focus() -> [GodotNotification] {
    guard !isFocused else { return [] }
    isFocused = true
    return [.focusIn]
  }

  private mutating func unfocus() -> [GodotNotification] {
    guard isFocused else { return [] }
    isFocused = false
    return [.focusOut]
  }
}

extension Lens {
  /// https://docs.godotengine.org/en/stable/classes/class_mainloop.html
  static let godot = Lens(
    "godot", GodotNotification.self,
    summary:
      "The notifications of Godot 4 about the app, without NOTIFICATION_APPLICATION_, whose activity is "
      + "the first one.",
    page: "https://docs.godotengine.org/en/stable/classes/class_mainloop.html",
    documentation: [LensSite("docs.godotengine.org")],
    onAndroid: { _ in HostLens(GodotActivity()) }, onIOS: { _ in NotificationLens<GodotOS>() })
}
