/// The calls that concern the controller's own view, its layout and what has the input.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller and
/// https://developer.apple.com/documentation/uikit/uiview
extension UIApplication {
  @inline(never)
  mutating func perform(_ action: ViewAction, by id: ControllerID) throws(Interruption) {
    try check(action, by: id)
    switch action {
    case .loadViewIfNeeded:
      try callOverride(of: id, .loadViewIfNeeded)
      try loadViewIfNeeded(id)
    case .setView(let isNil): try setView(id, isNil: isNil)
    // A hidden view stays in the hierarchy: no callback comes but those of its loading.
    case .setHidden(let name, _): try loadViewIfNeeded(try living(name))
    case .setNeedsLayout:
      try loadViewIfNeeded(id)
      if isAlive(id) { setNeedsLayout(id) }
    case .layoutIfNeeded:
      try loadViewIfNeeded(id)
      try layOutNow(id)
    case .setNeedsUpdateConstraints:
      try loadViewIfNeeded(id)
      if isAlive(id) { setNeedsUpdateConstraints(id) }
    case .setNeedsUpdateProperties: if self[id].view.isLoaded { setNeedsUpdateProperties(id) }
    case .changeObservable: changeObservable()
    case .setPreferredContentSize: try preferredContentSizeDidChange(of: id)
    case .setModalInPresentation(let isModal): self[id].isModalInPresentation = isModal
    case .selectDetent(let detent, let animated):
      try select(detent, around: id, animated: animated)
    case .setAdditionalSafeAreaInsets: try setAdditionalSafeAreaInsets(of: id)
    case .changeFittingSize: try systemLayoutFittingSizeDidChange(of: id)
    case .setEditing(let isEditing, _): try setEditing(id, isEditing)
    case .becomeFirstResponder: try becomeFirstResponder(id)
    case .resignFirstResponder: try resignFirstResponder(id)
    case .setNeedsUpdateContentUnavailableConfiguration:
      setNeedsUpdateContentUnavailableConfiguration(id)
    case .updatePropertiesIfNeeded: try updatePropertiesNow(id)
    case .updateTraitsIfNeeded: try updateTraitsNow(id)
    case .unregisterForTraitChanges: unregisterForTraitChanges(id)
    case .setOverrideUserInterfaceStyle(let style): try setOverrideStyle(of: id, to: style)
    case .endEditing(let isForced): try endEditing(inView: id, isForced: isForced)
    case .callDirectly(let callback): try callDirectly(callback, of: id)
    }
  }
}
