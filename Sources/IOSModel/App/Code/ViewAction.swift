/// A call that concerns the receiver's own view, its content, its layout and what has the input.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller and
/// https://developer.apple.com/documentation/uikit/uiview
public enum ViewAction: Hashable, Sendable {
  case loadViewIfNeeded
  /// Sets `view` by code: to a view, or to nil.
  case setView(isNil: Bool)
  /// `view.isHidden` of a controller.
  case setHidden(InstanceID, Bool)
  case setNeedsLayout
  /// `layoutIfNeeded()` of the receiver's view.
  case layoutIfNeeded
  case setNeedsUpdateConstraints
  case setNeedsUpdateProperties
  /// `updatePropertiesIfNeeded()` of the receiver, its view and all that is in it.
  case updatePropertiesIfNeeded
  /// `updateTraitsIfNeeded()`, likewise.
  case updateTraitsIfNeeded
  /// `unregisterForTraitChanges(_:)`, of the block that the receiver has registered.
  case unregisterForTraitChanges
  /// `overrideUserInterfaceStyle`; nil: `unspecified`.
  case setOverrideUserInterfaceStyle(UserInterfaceStyle?)
  /// A property of the app's `Observable` model changes.
  case changeObservable
  case setNeedsUpdateContentUnavailableConfiguration
  /// Sets `preferredContentSize`, to another than before.
  case setPreferredContentSize
  /// The layout of the receiver's view comes to another fitting size than before.
  case changeFittingSize
  /// Sets `additionalSafeAreaInsets`, to others than before.
  case setAdditionalSafeAreaInsets
  /// `isModalInPresentation`
  case setModalInPresentation(Bool)
  /// `selectedDetentIdentifier` of the sheet in which the receiver is presented, on its own or in
  /// `animateChanges(_:)`.
  case selectDetent(SheetDetent, animated: Bool)
  /// `setEditing(_:animated:)`
  case setEditing(Bool, animated: Bool)
  /// `becomeFirstResponder()` of the receiver's text field.
  case becomeFirstResponder
  /// `resignFirstResponder()` of the receiver's text field.
  case resignFirstResponder
  /// `endEditing(_:)` of the receiver's view.
  case endEditing(isForced: Bool)
  /// An appearance method of the receiver, called by app code instead of by UIKit.
  case callDirectly(ControllerCallback)
}
