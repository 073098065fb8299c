/// A call of a custom container's code about a child.
///
/// https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/ImplementingaContainerViewController.html
public enum ContainmentAction: Hashable, Sendable {
  case addChild(AppAction.Operand)
  /// Puts the child's view into the receiver's view.
  case addSubview(InstanceID)
  case didMoveToParent(InstanceID, parent: Bool)
  case willMoveToNil(InstanceID)
  case removeFromSuperview(InstanceID)
  case removeFromParent(InstanceID)
  /// The whole protocol in one go: addChild, addSubview, didMove; or its reverse.
  case embed(AppAction.Operand)
  case unembed(InstanceID)
  /// `transition(from:to:duration:options:animations:completion:)`
  case transition(from: InstanceID, to: InstanceID)
  case beginAppearanceTransition(InstanceID, isAppearing: Bool, animated: Bool)
  case endAppearanceTransition(InstanceID)
  /// `setOverrideTraitCollection(_:forChild:)`, as far as it is the width; nil takes it back.
  case setOverrideTraitCollection(InstanceID, SizeClass?)
}
