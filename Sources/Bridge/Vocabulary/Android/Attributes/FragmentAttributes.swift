import AndroidModel
import Specification

/// A fragment as a script declares it.
struct FragmentParts {
  var declaration: FragmentDeclaration
  /// `onCreateView` returns null.
  var isHeadless = false
  /// The element with which a layout names it.
  var tag: LayoutElement.Tag?
  /// The only orientation for which a layout has that element.
  var orientation: LayoutElement.Orientation?
  /// What is wrong with the element.
  var flaw: LayoutElement.Flaw?
  /// Whether it is added only by a step or a script.
  var isNotAdded = false
  /// Whether it makes itself the primary navigation fragment; used with a graph in it.
  var isDefaultNavHost = false
}

/// The attributes of fragments, under AndroidX's names where it has them.
extension FragmentParts {
  static let attributes: [DeclarationAttribute<FragmentParts>] = [
    .flag(
      "retainInstance", \.declaration.retainsInstance,
      "setRetainInstance(true) right after it is made.",
      page: AndroidPage.fragment + "#setRetainInstance(boolean)"),
    .flag(
      "headless", \.isHeadless, "onCreateView returns null.",
      page: AndroidPage.fragment
        + "#onCreateView(android.view.LayoutInflater,android.view.ViewGroup,android.os.Bundle)"),
    .flag(
      "hasOptionsMenu", \.declaration.hasOptionsMenu, "setHasOptionsMenu(true) in its onCreate.",
      page: AndroidPage.fragment + "#setHasOptionsMenu(boolean)"),
    .flag(
      "userVisibleHint", \.declaration.userVisibleHint,
      "If false, setUserVisibleHint(false) right after it is made.",
      page: AndroidPage.fragment + "#setUserVisibleHint(boolean)"),
    .flag(
      "showsDialog", \.declaration.showsDialog,
      "If false, a dialog fragment calls setShowsDialog(false) in its onCreate.",
      page: AndroidPage.dialogFragment + "#setShowsDialog(boolean)"),
    layout,
    .choice(
      "orientation", \.orientation, "Only the layout for this orientation has that element.",
      page:
        "https://developer.android.com/guide/topics/resources/providing-resources#OrientationQualifier"
    ).requiring(layout),
    .choice(
      "containerView", \.flaw, "What is wrong with the FragmentContainerView that names it.",
      page: "https://developer.android.com/reference/androidx/fragment/app/FragmentContainerView"
    ).requiring(layout),
    .text(
      "deepLink", \.declaration.deepLink, DeepLinkAttribute.summary, page: DeepLinkAttribute.page),
    .flag(
      "defaultNavHost", \.isDefaultNavHost,
      "A NavHostFragment makes itself the primary navigation fragment when it is attached.",
      page: "https://developer.android.com/guide/navigation/use-graph/programmatic"),
    .flag(
      SharedAttribute.notAdded.name, \.isNotAdded, SharedAttribute.notAdded.summary,
      page: SharedAttribute.notAdded.documentation),
    .object(
      "target", AndroidKind.fragments, \.declaration.target,
      "setTargetFragment with the one of this class in the same fragment manager.",
      page: AndroidPage.fragment + "#setTargetFragment(androidx.fragment.app.Fragment,int)"),
    .init(
      .words(
        "withoutSuper", FragmentFlaws.checkedForSuper.map { WordDefinition($0.rawValue) },
        "Overrides that do not call super.", page: AndroidPage.fragment)
    ) { parts, values in
      parts.declaration.flaws.overridesWithoutSuper = values.compactMap(FragmentCallback.init)
    },
    animations(
      "onCreateAnimation", \.declaration.animations.animations,
      "When its override of onCreateAnimation returns an animation.",
      page: AndroidPage.fragment + "#onCreateAnimation(int,boolean,int)"),
    animations(
      "onCreateAnimator", \.declaration.animations.animators,
      "When its override of onCreateAnimator returns an Animator.",
      page: AndroidPage.fragment + "#onCreateAnimator(int,boolean,int)"),
    .flag(
      "notPublicStatic", \.declaration.flaws.isNotPublicStatic,
      "Private, anonymous or an inner class, so that it cannot be recreated.",
      page: AndroidPage.fragmentTransaction),
    .flag(
      "withoutDefaultConstructor", \.declaration.flaws.lacksDefaultConstructor,
      "There is no public constructor without parameters.",
      page: "https://developer.android.com/reference/androidx/fragment/app/FragmentFactory"),
  ]

  static let layout = DeclarationAttribute<FragmentParts>.choice(
    "layout", \.tag, "The element with which the layout of its container object names it.",
    page: "https://developer.android.com/guide/fragments/create#add-xml")

  private static func animations(
    _ name: String,
    _ path: any WritableKeyPath<FragmentParts, [FragmentAnimationOverrides.Way]> & Sendable,
    _ summary: String, page: String
  ) -> DeclarationAttribute<FragmentParts> {
    .init(.words(name, FragmentAnimationOverrides.Way.self, summary, page: page)) { parts, values in
      parts[keyPath: path] = values.compactMap(FragmentAnimationOverrides.Way.init)
    }
  }
}
