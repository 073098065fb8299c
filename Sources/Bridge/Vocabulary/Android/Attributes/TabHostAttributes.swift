import AndroidModel
import Specification

/// The attributes of tab hosts, under AndroidX's names.
extension TabHostDeclaration {
  static let attributes: [DeclarationAttribute<TabHostDeclaration>] = [
    .objects(
      "tabs", AndroidKind.fragments, \.tabs,
      "The fragments for which addTab is called where the layout is made, in order; the tag of each is its name.",
      page: AndroidPage.fragmentTabHost
        + "#addTab(android.widget.TabHost.TabSpec,java.lang.Class%3C?%3E,android.os.Bundle)"),
    .flag(
      "parentFragmentManager", \.usesParentManager,
      "The code of the fragment around it passes the manager that the fragment is in, not the child manager.",
      page: AndroidPage.fragment + "#getParentFragmentManager()"),
    .flag(
      "setOnTabChangedListener", \.hasTabChangeListener,
      "The object around it sets a listener once the tabs are added.",
      page: AndroidPage.fragmentTabHost
        + "#setOnTabChangedListener(android.widget.TabHost.OnTabChangeListener)"),
  ]
}
