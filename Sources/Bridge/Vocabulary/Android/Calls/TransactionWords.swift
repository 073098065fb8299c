import AndroidModel
import Specification

/// The fragment manager of a call; by default the host activity's.
enum ManagerWords {
  static let manager = AttributeDefinition.objects(
    "manager", AndroidKind.fragments,
    "The child manager of this fragment; 'in A' uses the manager of an activity.",
    page: AndroidPage.fragment + "#getChildFragmentManager()")
  static let child = AttributeDefinition.flag(
    "childFragmentManager", "The child manager of the fragment whose code runs.",
    page: AndroidPage.fragment + "#getChildFragmentManager()")
  static let parent = AttributeDefinition.flag(
    "parentFragmentManager", "The manager of the fragment whose code runs.",
    page: AndroidPage.fragment + "#getParentFragmentManager()")

  static let all = [manager, child, parent]
}

/// The attributes of a fragment transaction besides its operations.
enum TransactionWords {
  static let addToBackStack = AttributeDefinition.flag(
    "addToBackStack", "addToBackStack(name)",
    page: AndroidPage.fragmentTransaction + "#addToBackStack(java.lang.String)")
  static let name = AttributeDefinition.text(
    "name", "The name of its entry on the back stack.",
    page: AndroidPage.fragmentTransaction + "#addToBackStack(java.lang.String)")
  static let reordering = AttributeDefinition.flag(
    "setReorderingAllowed", "setReorderingAllowed(true)",
    page: AndroidPage.fragmentTransaction + "#setReorderingAllowed(boolean)")
  static let runOnCommit = AttributeDefinition.flag(
    "runOnCommit", "runOnCommit(runnable)",
    page: AndroidPage.fragmentTransaction + "#runOnCommit(java.lang.Runnable)")
  static let twice = AttributeDefinition.flag(
    "twice", "The call is made a second time on the same transaction.",
    page: AndroidPage.fragmentTransaction + "#commit()")
  static let enter = animation("enter", "Of a view that appears.")
  static let exit = animation("exit", "Of a view that goes.")
  static let popEnter = animation("popEnter", "Of a view that appears when the entry is popped.")
  static let popExit = animation("popExit", "Of a view that goes when the entry is popped.")

  static let transition = AttributeDefinition.words(
    "setTransition", FragmentTransit.self, "setTransition(transit)",
    page: AndroidPage.fragmentTransaction + "#setTransition(int)")

  static let all =
    [addToBackStack, name, reordering, runOnCommit, twice] + animations + [transition]

  /// `setCustomAnimations`, for all operations of the transaction.
  static let animations = [enter, exit, popEnter, popExit]

  private static func animation(_ name: String, _ summary: String) -> AttributeDefinition {
    .words(
      name, FragmentAnimation.self, summary,
      page: AndroidPage.fragmentTransaction + "#setCustomAnimations(int,int,int,int)")
  }
}

extension Arguments {
  /// What `setCustomAnimations` is called with.
  var animations: FragmentAnimations {
    let animation = { (key: AttributeDefinition) in
      value(key).flatMap { FragmentAnimation(rawValue: $0) }
    }
    return FragmentAnimations(
      enter: animation(TransactionWords.enter), exit: animation(TransactionWords.exit),
      popEnter: animation(TransactionWords.popEnter), popExit: animation(TransactionWords.popExit))
  }
}
