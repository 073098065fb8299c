import AndroidModel
import Specification

/// The calls on the view models of an object, and on their handles of saved state.
enum ViewModelCalls {
  static let all: [AndroidCall] = [get] + closeables + handles

  private static let viewModel = AttributeDefinition.text(
    "viewModel", "The key of the view model, if it is not that of its class.",
    page: AndroidPage.viewModelProvider)

  private static let entry = AttributeDefinition.objects(
    "entry", AndroidKind.destinations,
    "That of the NavBackStackEntry of this destination instead of the object's own.",
    page: "https://developer.android.com/reference/androidx/navigation/NavBackStackEntry")

  private static func call(
    _ phrase: String, _ operand: OperandDefinition, attributes: [AttributeDefinition] = [],
    _ summary: String, page: String,
    _ action: @escaping @Sendable (_ operand: String, _ call: Arguments) -> ViewModelAction.Call
  ) -> AndroidCall {
    AndroidCall(
      phrase, operand, hasReceiver: true, attributes: attributes + [viewModel], summary: summary,
      page: page
    ) { _, call in
      let called = action(try call.word("the name"), call)
      return .init(
        .viewModel(
          ViewModelAction(key: call.value(viewModel), entry: call.value(entry), called)),
        on: call.receiver)
    }
  }

  private static let get = AndroidCall(
    "getViewModel", .text("key").optional, hasReceiver: true, attributes: [entry],
    summary: "ViewModelProvider(this).get(…), under a key, which makes it the first time.",
    page: AndroidPage.viewModelProvider
  ) { _, call in
    .init(
      .viewModel(ViewModelAction(key: call.words.first, entry: call.value(entry), .get)),
      on: call.receiver)
  }

  // MARK: Closeables

  private static let page = "https://developer.android.com/reference/androidx/lifecycle/ViewModel"

  private static let key = AttributeDefinition.text(
    "key", "The key of the closeable; a key has only one.", page: page)

  private static let closeables = [
    call(
      "addCloseable", .text("name"), attributes: [key, entry],
      "addCloseable of the view model, which is made if it is not there.", page: page
    ) { name, call in .addCloseable(name: name, key: call.value(key)) }
  ]

  // MARK: SavedStateHandle

  private static let handlePage =
    "https://developer.android.com/reference/androidx/lifecycle/SavedStateHandle"

  private static let value = AttributeDefinition.text(
    "value", "The value that is set, or that the provider gives.", page: handlePage)

  private static func onHandle(
    _ phrase: String, attributes: [AttributeDefinition] = [], _ summary: String,
    _ action: @escaping @Sendable (_ key: String, _ value: String) -> ViewModelAction.Call
  ) -> AndroidCall {
    call(phrase, .text("key"), attributes: attributes, summary, page: handlePage) { key, call in
      action(key, call.value(value) ?? "")
    }
  }

  private static let handles = [
    onHandle(
      "setInSavedStateHandle", attributes: [value],
      "set of the SavedStateHandle of the view model, which is made if it is not there."
    ) { .set(key: $0, value: $1) },
    onHandle("getFromSavedStateHandle", "get of its SavedStateHandle.") { key, _ in
      .getSaved(key: key)
    },
    onHandle("removeFromSavedStateHandle", "remove of its SavedStateHandle.") { key, _ in
      .remove(key: key)
    },
    onHandle(
      "setSavedStateProvider", attributes: [value],
      "setSavedStateProvider of its SavedStateHandle, with one that always gives this value."
    ) { .setSavedStateProvider(key: $0, value: $1) },
    onHandle("clearSavedStateProvider", "clearSavedStateProvider of its SavedStateHandle.") {
      key, _ in .clearSavedStateProvider(key: key)
    },
  ]
}
