import AndroidModel
import Specification

/// The calls on the app's LiveData objects, which are identified by name. Each belongs to a view
/// model, or to no object of a screen.
enum LiveDataCalls {
  static let all: [AndroidCall] = observing + values

  static let page = "https://developer.android.com/reference/androidx/lifecycle/LiveData"

  private static func call(
    _ phrase: String, attributes: [AttributeDefinition] = [], _ summary: String, page: String,
    _ called: @escaping @Sendable (_ call: Arguments) -> LiveDataAction.Call
  ) -> AndroidCall {
    AndroidCall(
      phrase, .text("data"), hasReceiver: true, attributes: attributes + [viewModel],
      summary: summary, page: page
    ) { _, call in
      let name = try call.word("the LiveData")
      let data: LiveDataAction.Target =
        if let key = call.value(viewModel) {
          .ofViewModel(key: key, name)
        } else {
          .ofProcess(name)
        }
      return .init(.liveData(LiveDataAction(data, called(call))), on: call.receiver)
    }
  }

  private static let viewModel = AttributeDefinition.text(
    "viewModel", "The key of the object's view model that has it, if one has.",
    page: AndroidPage.viewModelProvider)

  // MARK: Observers

  private static let owner = AttributeDefinition.words(
    "owner", ListenerOwner.self,
    "Whose Lifecycle it is: that of this object, or that of its view.", page: page)

  private static let observer = AttributeDefinition.text(
    "observer",
    "A name for an observer that the object keeps; without a name, a new observer each time.",
    page: page)

  private static let forever = AttributeDefinition.flag(
    "forever", "observeForever, with an observer that follows no Lifecycle.",
    page: page + "#observeForever(androidx.lifecycle.Observer)")

  private static func owner(of call: Arguments) -> ListenerOwner {
    call.value(owner).flatMap(ListenerOwner.init) ?? .this
  }

  private static let observing = [
    call(
      "observe", attributes: [owner, observer],
      "LiveData.observe, of an observer of this object, as long as its owner is not destroyed.",
      page: page + "#observe(androidx.lifecycle.LifecycleOwner,androidx.lifecycle.Observer)"
    ) { .observe(observer: $0.value(observer), owner: owner(of: $0)) },
    call(
      "observeForever", attributes: [observer],
      "LiveData.observeForever, of an observer of this object, which only removeObserver removes.",
      page: page + "#observeForever(androidx.lifecycle.Observer)"
    ) { .observeForever(observer: $0.value(observer)) },
    AndroidCall(
      "observeViewLifecycleOwner", .object("fragment", AndroidKind.fragments).optional,
      hasReceiver: true, attributes: [forever],
      summary: "getViewLifecycleOwnerLiveData().observe, of the named fragment, else of this one.",
      page: AndroidPage.fragment + "#getViewLifecycleOwnerLiveData()"
    ) { context, call in
      let called: LiveDataAction.Call =
        call.flag(forever) == true
        ? .observeForever(observer: nil) : .observe(observer: nil, owner: .this)
      let fragment = try context.fragments.ownOrNamed(call)
      return .init(
        .liveData(LiveDataAction(.ofView(fragment), called)), on: context.fragments.host(of: call))
    },
    call(
      "removeObservers", attributes: [owner],
      "LiveData.removeObservers, for all observers with this Lifecycle.",
      page: page + "#removeObservers(androidx.lifecycle.LifecycleOwner)"
    ) { .removeObservers(owner: owner(of: $0)) },
  ]

  // MARK: Values

  private static let value = AttributeDefinition.text(
    "value", "The value, by default null.", page: page)

  private static func value(of call: Arguments) -> String { call.value(value) ?? "null" }

  private static let values = [
    call(
      "setValue", attributes: [value],
      "setValue, on the main thread, of the LiveData of this name in the process.",
      page: page + "#setValue(T)"
    ) { .setValue(value(of: $0)) },
    call(
      "postValue", attributes: [value],
      "postValue, from any thread, of the LiveData of this name in the process.",
      page: page + "#postValue(T)"
    ) { .postValue(value(of: $0)) },
  ]
}
