import AndroidModel

/// How Flutter's embedding interprets its activity.
///
/// `LifecycleChannel.sendState` of
/// engine/src/flutter/shell/platform/android/io/flutter/embedding/engine/systemchannels/LifecycleChannel.java
/// at flutter/flutter@06fd4c6. It states that focus matters only while the activity is resumed, and
/// why: the order of focus and lifecycle callbacks is not guaranteed.
struct LifecycleChannel: Hashable, Sendable {
  private var androidState: AppLifecycleState?
  private var flutterState: AppLifecycleState?
  private var hasFocus = true

  /// Handles a callback of the activity.
  ///
  /// - Returns: the message that is sent; nil for none.
  mutating func receive(_ state: AppLifecycleState) -> AppLifecycleState? {
    send(state, hasFocus: hasFocus)
  }

  /// Handles a change of the window's focus.
  mutating func receive(focus: Bool) -> AppLifecycleState? {
    guard let androidState else {
      hasFocus = focus
      return nil
    }
    return send(androidState, hasFocus: focus)
  }

  private mutating func send(_ state: AppLifecycleState, hasFocus focus: Bool) -> AppLifecycleState?
  {
    androidState = state
    hasFocus = focus
    let new = state == .resumed && !focus ? AppLifecycleState.inactive : state
    guard new != flutterState else { return nil }
    flutterState = new
    return new
  }
}

/// `FlutterActivity`: the message that each callback sends to the channel. An activity has its own
/// engine, unless the app keeps one for it.
///
/// `FlutterActivityAndFragmentDelegate` of engine/src/flutter/shell/platform/android, and
/// `FlutterActivityAndFragmentDelegateTest.itSendsLifecycleEventsToFlutter`.
struct FlutterActivity: HostWords {
  private var engines: [InstanceID: Engine] = [:]

  private struct Engine: Hashable, Sendable {
    var channel = LifecycleChannel()
    var binding = ServicesBinding()
  }

  mutating func receive(
    _ callback: ActivityCallback, _ event: AndroidEvent, of activity: InstanceID
  ) -> [AppLifecycleState] {
    var engine = engines[activity] ?? Engine()
    let message: AppLifecycleState? =
      switch callback {
      case .onResume: engine.channel.receive(.resumed)
      case .onPause: engine.channel.receive(.inactive)
      case .onStop: engine.channel.receive(.paused)
      case .onDestroy: engine.channel.receive(.detached)
      case .onWindowFocusChanged: event.hasFocus.flatMap { engine.channel.receive(focus: $0) }
      default: nil
      }
    let states = message.map { engine.binding.receive($0) } ?? []
    engines[activity] = callback == .onDestroy ? nil : engine
    return states
  }
}
