import AndroidModel
import Specification

/// The calls on a `NavController`.
enum NavControllerCalls {
  static let all: [AndroidCall] = [
    navigate, popBackStack, clearBackStack, navigateUp, handleDeepLink, addListener, removeListener,
  ]

  private static let options =
    "https://developer.android.com/reference/androidx/navigation/NavOptions"
  private static let page =
    "https://developer.android.com/reference/androidx/navigation/NavController"

  private static let destination = OperandDefinition.object("destination", AndroidKind.destinations)

  private static let inclusive = AttributeDefinition.flag(
    "inclusive", "That destination is popped as well.", page: options + "#isPopUpToInclusive()")
  private static let saveState = AttributeDefinition.flag(
    "saveState", "The popped entries are saved, for restoreState.",
    page: options + "#shouldPopUpToSaveState()")
  private static let popUpTo = AttributeDefinition.objects(
    "popUpTo", AndroidKind.destinations, "The back stack is popped down to this destination first.",
    page: options + "#getPopUpToId()")
  private static let restoreState = AttributeDefinition.flag(
    "restoreState", "What was saved of the destination is restored.",
    page: options + "#shouldRestoreState()")
  private static let launchSingleTop = AttributeDefinition.flag(
    "launchSingleTop", "No second entry for a destination that is on top already.",
    page: options + "#shouldLaunchSingleTop()")

  private static func call(
    _ phrase: String, _ operand: OperandDefinition?, attributes: [AttributeDefinition] = [],
    _ summary: String,
    _ action: @escaping @Sendable (Arguments) throws -> NavigationAction
  ) -> AndroidCall {
    AndroidCall(
      Verb(
        phrase: phrase, operands: [operand].compactMap(\.self) + Particle.receiverOperands,
        attributes: attributes, summary: summary, documentation: page)
    ) { context, arguments in
      .init(
        .navController(try action(arguments)), on: try context.navHost(of: arguments))
    }
  }

  private static let deepLink = AttributeDefinition.text(
    "deepLink", "The URI that leads to a destination, in place of the destination.",
    page: page + "#navigate(androidx.navigation.NavDeepLinkRequest)")

  private static let navigate = call(
    "navigate", destination.optional,
    attributes: [deepLink, popUpTo, inclusive, saveState, restoreState, launchSingleTop]
      + TransactionWords.animations,
    "navigate(id, …) of the NavController that the object finds; 'in H' names the host."
  ) { call in
    var options = NavOptions()
    options.popUpTo = call.value(popUpTo)
    options.popUpToInclusive = call.flag(inclusive) ?? false
    options.popUpToSaveState = call.flag(saveState) ?? false
    options.restoreState = call.flag(restoreState) ?? false
    options.launchSingleTop = call.flag(launchSingleTop) ?? false
    options.animations = call.animations
    if options.popUpTo == nil, options.popUpToInclusive || options.popUpToSaveState {
      throw ScriptProblem("'inclusive' and 'saveState' need 'popUpTo', which is missing")
    }
    if let uri = call.value(deepLink) { return .navigateByDeepLink(uri, options) }
    // With the id 0 it only pops.
    if options.popUpTo != nil, call.objects.isEmpty { return .navigate(to: nil, options) }
    return .navigate(to: try call.className("the destination"), options)
  }

  private static let popBackStack = call(
    "navController popBackStack", destination.optional, attributes: [inclusive, saveState],
    "popBackStack() of a NavController, or popBackStack(id, inclusive, saveState)."
  ) { call in
    .popBackStack(
      to: try call.classNameIfNamed("the destination"), inclusive: call.flag(inclusive) ?? false,
      saveState: call.flag(saveState) ?? false)
  }

  private static let clearBackStack = call(
    "navController clearBackStack", destination,
    "clearBackStack(id) of a NavController: discards what saveState has kept of the destination."
  ) { call in .clearBackStack(try call.className("the destination")) }

  private static let navigateUp = call(
    "navigateUp", nil, "navigateUp() of the NavController that the object finds."
  ) { _ in .navigateUp }

  private static let handleDeepLink = call(
    "handleDeepLink", .object("activity", AndroidKind.activities), attributes: IntentWords.all,
    "handleDeepLink(intent), with an intent for this activity."
  ) { call in .handleDeepLink(try IntentWords.intent(call)) }

  private static let addListener = call(
    "addOnDestinationChangedListener", nil,
    "addOnDestinationChangedListener(listener), a listener of this object."
  ) { _ in .addListener }

  private static let removeListener = call(
    "removeOnDestinationChangedListener", nil,
    "removeOnDestinationChangedListener(listener), of the first that this object has added."
  ) { _ in .removeListener }
}

extension AndroidActions {
  /// The host on which a call between steps is made: the named one, that of the destination, or the
  /// only one.
  fileprivate func navHost(of arguments: Arguments) throws(ScriptProblem) -> InstanceReference? {
    if let receiver = arguments.receiver { return receiver }
    guard owner == nil else { return nil }
    if let destination = arguments.objects.first, let host = objects.navHost(around: destination) {
      return host
    }
    let hosts = objects.navHosts
    guard let host = hosts.first, hosts.count == 1 else {
      throw ScriptProblem(
        hosts.isEmpty
          ? "no fragment has a navGraph, and so there is no NavController"
          : "there are several NavControllers; say which with 'in'")
    }
    return host
  }
}

extension ObjectTable {
  /// The fragments that contain a graph.
  fileprivate var navHosts: [InstanceReference] {
    objects.compactMap { object in
      guard object.kind.android == .navGraph, let container = object.container,
        self[container]?.kind.android?.isFragment == true
      else { return nil }
      return InstanceReference(name: Located(container, at: object.range), number: nil)
    }
  }

  /// The fragment whose graph contains a destination.
  fileprivate func navHost(around destination: InstanceReference) -> InstanceReference? {
    var name = destination.name.value
    for _ in objects {
      let isInGraph = self[name]?.kind.android == .navGraph
      guard let container = self[name]?.container else { return nil }
      if isInGraph, self[container]?.kind.android?.isFragment == true {
        return InstanceReference(name: Located(container, at: destination.name.range), number: nil)
      }
      name = container
    }
    return nil
  }
}
