import AndroidModel
import Specification

/// The calls on a Lifecycle.
enum LifecycleCalls {
  static let all: [AndroidCall] = observers + repetitions + launches + waits

  private static let owner = AttributeDefinition.words(
    "owner", ListenerOwner.self,
    "Whose Lifecycle it follows: that of this object, or that of its view.",
    page: AndroidPage.lifecycle)

  private static func call(
    _ phrase: String, _ name: OperandDefinition, attributes: [AttributeDefinition] = [],
    _ summary: String, page: String,
    _ action: @escaping @Sendable (_ name: String?, _ call: Arguments) -> LifecycleAction
  ) -> AndroidCall {
    AndroidCall(
      phrase, name, hasReceiver: true, attributes: attributes, summary: summary, page: page
    ) { _, call in .init(.lifecycle(action(call.words.first, call)), on: call.receiver) }
  }

  private static func owner(of call: Arguments) -> ListenerOwner {
    call.value(owner).flatMap(ListenerOwner.init) ?? .this
  }

  // MARK: Observers

  private static let observer = OperandDefinition.text("name").optional

  /// The default name.
  private static let usualObserver = "callback"

  private static let observers = [
    call(
      "addObserver", observer, attributes: [owner],
      "getLifecycle().addObserver of a new observer of this object.",
      page: AndroidPage.lifecycle + "#addObserver(androidx.lifecycle.LifecycleObserver)"
    ) { name, call in .addObserver(name: name ?? usualObserver, owner: owner(of: call)) },
    AndroidCall(
      "removeObserver", observer, hasReceiver: true, attributes: [liveData],
      summary: "getLifecycle().removeObserver of an observer of this object.",
      page: AndroidPage.lifecycle + "#removeObserver(androidx.lifecycle.LifecycleObserver)"
    ) { _, call in
      let name = call.words.first ?? usualObserver
      guard let data = call.value(liveData) else {
        return .init(.lifecycle(.removeObserver(name: name)), on: call.receiver)
      }
      return .init(
        .liveData(LiveDataAction(.ofProcess(data), .removeObserver(name))), on: call.receiver)
    },
  ]

  private static let liveData = AttributeDefinition.text(
    "liveData", "Of this LiveData instead of the Lifecycle; the object keeps the observer.",
    page: LiveDataCalls.page + "#removeObserver(androidx.lifecycle.Observer)")

  // MARK: repeatOnLifecycle

  private static let page =
    "https://developer.android.com/topic/libraries/architecture/views/coroutines-views"

  private static let block = OperandDefinition.text("block").optional

  private static let usualBlock = "block"

  private static let state = AttributeDefinition.words(
    "state", LifecycleState.self, "The state in which the block runs, by default STARTED.",
    page: page + "#restart")

  private static let repetitions = [
    call(
      "repeatOnLifecycle", block, attributes: [state, owner],
      "lifecycleScope.launch { repeatOnLifecycle(state) { … } }, of a block that only its "
        + "cancellation ends.", page: page + "#restart"
    ) { block, call in
      .repeatOnLifecycle(
        block: block ?? usualBlock,
        state: call.value(state).flatMap(LifecycleState.init) ?? .started,
        owner: owner(of: call))
    },
    call(
      "cancelRepeating", block, "cancel() of the job that repeats this block, or has launched it.",
      page: page + "#lifecyclescope"
    ) { block, _ in .cancelRepeating(block: block ?? usualBlock) },
  ]

  // MARK: launchWhen

  private static let launches = [
    launch("launchWhenCreated", .created), launch("launchWhenStarted", .started),
    launch("launchWhenResumed", .resumed),
  ]

  private static func launch(
    _ phrase: String, _ state: LifecycleAction.LaunchState
  ) -> AndroidCall {
    call(
      phrase, block, attributes: [owner],
      "lifecycleScope.\(phrase) { … }, of a block that only its cancellation ends.",
      page: page + "#suspend"
    ) { block, call in
      .launchWhen(block: block ?? usualBlock, state: state, owner: owner(of: call))
    }
  }

  // MARK: withStateAtLeast

  private static let waits = [
    wait("withCreated", .created), wait("withStarted", .started), wait("withResumed", .resumed),
  ]

  private static func wait(_ phrase: String, _ state: LifecycleAction.LaunchState) -> AndroidCall {
    call(
      phrase, block, attributes: [owner],
      "lifecycleScope.launch { \(phrase) { … } }, of a block that runs once, in that state.",
      page: "https://developer.android.com/reference/kotlin/androidx/lifecycle/package-summary"
    ) { block, call in
      .withState(block: block ?? usualBlock, state: state, owner: owner(of: call))
    }
  }
}
