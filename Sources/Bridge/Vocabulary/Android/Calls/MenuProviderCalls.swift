import AndroidModel
import Specification

/// The calls about providers of menus.
enum MenuProviderCalls {
  static let all: [AndroidCall] = [
    AndroidCall(
      "addMenuProvider", name, hasReceiver: true, attributes: [owner, state],
      summary: "addMenuProvider with the activity, of a new MenuProvider of this object.",
      page: page + "#addMenuProvider(androidx.core.view.MenuProvider)"
    ) { _, call in
      let state = call.value(state).flatMap(LifecycleState.init)
      let owner = call.value(owner).flatMap(ListenerOwner.init)
      return .init(
        .menu(
          .addProvider(
            name: call.words.first ?? usualName, owner: owner ?? (state == nil ? nil : .this),
            state: state)), on: call.receiver)
    },
    AndroidCall(
      "removeMenuProvider", name, hasReceiver: true,
      summary: "removeMenuProvider of the latest of this name.",
      page: page + "#removeMenuProvider(androidx.core.view.MenuProvider)"
    ) { _, call in
      .init(.menu(.removeProvider(name: call.words.first ?? usualName)), on: call.receiver)
    },
  ]

  private static let name = OperandDefinition.text("name").optional

  /// The default name.
  private static let usualName = "provider"

  private static let page = "https://developer.android.com/reference/androidx/core/view/MenuHost"

  private static let owner = AttributeDefinition.words(
    "owner", ListenerOwner.self,
    "The Lifecycle that it follows, this object's or its view's; by default none, or with a state this object's.",
    page: page
      + "#addMenuProvider(androidx.core.view.MenuProvider,androidx.lifecycle.LifecycleOwner)")

  private static let state = AttributeDefinition.words(
    "state", LifecycleState.self,
    "The state from which on it is there, by default at once.",
    page: page
      + "#addMenuProvider(androidx.core.view.MenuProvider,androidx.lifecycle.LifecycleOwner,"
      + "androidx.lifecycle.Lifecycle.State)")
}
