import AndroidModel

/// The events of an observer of the whole process's `Lifecycle`. `ON_DESTROY` is not among them: it
/// is never dispatched.
///
/// https://developer.android.com/reference/androidx/lifecycle/ProcessLifecycleOwner
enum ProcessLifecycleEvent: String, LensWord {
  case onCreate = "ON_CREATE"
  case onStart = "ON_START"
  case onResume = "ON_RESUME"
  case onPause = "ON_PAUSE"
  case onStop = "ON_STOP"

  var summary: String {
    switch self {
    case .onCreate: "The process has started; once."
    case .onStart: "The first of its activities has started."
    case .onResume: "The first of its activities has resumed."
    case .onPause: "For a while none of its activities has been resumed."
    case .onStop: "For a while none of its activities has been started."
    }
  }
}

/// AndroidX's `Lifecycle` of the whole process, the composite of all its activities.
///
/// lifecycle/lifecycle-process/src/main/java/androidx/lifecycle/ProcessLifecycleOwner.kt at
/// androidx/androidx@ee3eeb9, attached by a provider before the application's `onCreate`.
///
/// A pause is delayed by 700 ms. A trace has no such times: the callbacks that directly follow an
/// action of the user or the system take less, so the delay is taken to be over as soon as
/// everything is idle.
struct ProcessLifecycleOwner: Hashable, Sendable {
  private var startedCounter = 0
  private var resumedCounter = 0
  private var pauseSent = true
  private var stopSent = true
  /// Whether `delayedPauseRunnable` waits in the handler.
  private var hasDelayedPause = false
  /// The activity that has been started and whose observers have not been told yet.
  private var startedActivity: InstanceID?

  mutating func receive(_ event: AndroidEvent) -> [ProcessLifecycleEvent] {
    guard event.mark == .entered else { return [] }
    switch (event.subject, event.callback) {
    case (_, .application(.onCreate)): return [.onCreate]
    case (.activity(let id), .activity(.onStart)):
      startedActivity = id
      return []
    case (.activity(let id), .lifecycle): return observersTold(of: event.lifecycleEvent, by: id)
    case (_, .activity(.onPause)):
      activityPaused()
      return []
    case (_, .activity(.onStop)): return activityStopped()
    default: return []
    }
  }

  /// It is notified directly before the activity's own observers. Until API 23 these are told of a
  /// start without one, when an activity that has saved its state as it was covered is resumed.
  private mutating func observersTold(
    of event: LifecycleEvent?, by activity: InstanceID
  ) -> [ProcessLifecycleEvent] {
    switch event {
    case .onStart where activity == startedActivity:
      startedActivity = nil
      return activityStarted()
    case .onResume: return activityResumed()
    default: return []
    }
  }

  /// The delay is over.
  mutating func runDelayed() -> [ProcessLifecycleEvent] {
    guard hasDelayedPause else { return [] }
    hasDelayedPause = false
    return dispatchPauseIfNeeded() + dispatchStopIfNeeded()
  }

  private mutating func activityStarted() -> [ProcessLifecycleEvent] {
    startedCounter += 1
    guard startedCounter == 1, stopSent else { return [] }
    stopSent = false
    return [.onStart]
  }

  private mutating func activityResumed() -> [ProcessLifecycleEvent] {
    resumedCounter += 1
    guard resumedCounter == 1 else { return [] }
    guard pauseSent else {
      hasDelayedPause = false
      return []
    }
    pauseSent = false
    return [.onResume]
  }

  private mutating func activityPaused() {
    resumedCounter -= 1
    if resumedCounter == 0 { hasDelayedPause = true }
  }

  private mutating func activityStopped() -> [ProcessLifecycleEvent] {
    startedCounter -= 1
    return dispatchStopIfNeeded()
  }

  private mutating func dispatchPauseIfNeeded() -> [ProcessLifecycleEvent] {
    guard resumedCounter == 0 else { return [] }
    pauseSent = true
    return [.onPause]
  }

  private mutating func dispatchStopIfNeeded() -> [ProcessLifecycleEvent] {
    guard startedCounter == 0, pauseSent else { return [] }
    stopSent = true
    return [.onStop]
  }
}

/// A lens that depends only on the process's `Lifecycle`.
struct ProcessLifecycleLens<Words: ProcessLifecycleWords>: LensMachine {
  private var owner = ProcessLifecycleOwner()
  private var words = Words()

  mutating func receive(_ event: AndroidEvent, of app: LensApp) -> [LensReport<Words.Word>] {
    owner.receive(event).flatMap { words.receive($0) }.ofApp
  }

  mutating func settle() -> [LensReport<Words.Word>] {
    owner.runDelayed().flatMap { words.receive($0) }.ofApp
  }
}

/// A framework that observes the process's `Lifecycle` from the beginning.
protocol ProcessLifecycleWords: Hashable, Sendable {
  associatedtype Word: LensWord
  init()
  mutating func receive(_ event: ProcessLifecycleEvent) -> [Word]
}

/// The app's own observer.
struct ProcessLifecycleObserver: ProcessLifecycleWords {
  mutating func receive(_ event: ProcessLifecycleEvent) -> [ProcessLifecycleEvent] { [event] }
}

extension Lens {
  /// https://developer.android.com/reference/androidx/lifecycle/ProcessLifecycleOwner
  static let processLifecycle = Lens(
    "process-lifecycle", ProcessLifecycleEvent.self,
    summary:
      "The events of AndroidX's ProcessLifecycleOwner, with its delay over at the end of each step.",
    page: "https://developer.android.com/reference/androidx/lifecycle/ProcessLifecycleOwner",
    onAndroid: { _ in ProcessLifecycleLens<ProcessLifecycleObserver>() })
}
