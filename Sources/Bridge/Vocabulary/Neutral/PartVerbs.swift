import AndroidModel
import IOSModel
import Specification

extension NeutralVerb {
  /// Verbs for the parts of a screen.
  static let partVerbs = [
    NeutralVerb(
      "show part", part, summary: "Shows a part that was hidden.",
      android: { try $0.show($1) },
      ios: { [.appCode(.view(.setHidden(try $0.part($1), false)), in: $0.host($1))] }),
    NeutralVerb(
      "hide part", part, summary: "Hides a part that stays attached.",
      android: { try $0.hide($1) },
      ios: { [.appCode(.view(.setHidden(try $0.part($1), true)), in: $0.host($1))] }),
    NeutralVerb(
      "add part", part, summary: "Adds a new part to its container.",
      android: { try $0.add($1) }, ios: { try $0.add($1) }),
    NeutralVerb(
      "remove part", part, summary: "Removes a part from its container.",
      android: { try $0.remove($1) }, ios: { try $0.remove($1) }),
    replacePart,
    NeutralVerb(
      "select tab",
      // A screen is an activity on Android and cannot be a tab there.
      .object("tab", Kind.names { $0.scope == .part || $0.android == nil && $0.ios != nil }),
      summary:
        "Selects a tab: detaches its siblings, and attaches or first adds this one, or taps it in the 'tabHost' "
        + "that has it among its tabs; taps it in the bar of the 'tabs' that have it among their viewControllers.",
      android: { try $0.select($1) },
      ios: { [.tapTab(className: try $0.name($1, of: "the tab"))] }
    ).ifRefusedOnIOS { objects, arguments in
      guard let tab = arguments.objects.first?.name.value,
        objects.container(listing: tab)?.kind.ios != .tabs
      else { return nil }
      return "the viewControllers=… of a declared 'tabs' are its tabs"
    },
  ]

  static let replacePart = NeutralVerb(
    "replace part", part, .particle("with"), part,
    summary: "Puts a new part in the place of another.",
    android: { try $0.replace($1) }, ios: { try $0.replace($1) })

  private static let part = OperandDefinition.object(
    "part", Kind.names { $0.scope == .part || $0.android == nil && $0.ios == .controller })
}
