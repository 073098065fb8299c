import Specification

/// The calls that only go together with an earlier one, which is what a refusal advises.
extension AndroidCalls {
  private static let advice: [String: String] = [
    "dismissDialog": "'showDialog' shows one",
    "dismissPopupWindow": "'showPopupWindow' shows one",
    "performIdentifierAction": "'openOptionsMenu' opens one",
    "finishActionMode": "'startSupportActionMode' starts one",
    "enableOnBackPressedCallback": backCallback, "disableOnBackPressedCallback": backCallback,
    "removeOnBackPressedCallback": backCallback,
    "unregisterOnBackInvokedCallback": "'registerOnBackInvokedCallback' makes one",
    "removeObserver": "'addObserver' makes one",
    "cancelRepeating": "'repeatOnLifecycle' begins one",
    "removeMenuProvider": "'addMenuProvider' makes one",
    "removeOnContextAvailableListener": "'addOnContextAvailableListener' makes one",
    "removeOnNewIntentListener": "'addOnNewIntentListener' makes one",
    "removeOnConfigurationChangedListener": "'addOnConfigurationChangedListener' makes one",
    "removeOnTrimMemoryListener": "'addOnTrimMemoryListener' makes one",
    "removeOnMultiWindowModeChangedListener": "'addOnMultiWindowModeChangedListener' makes one",
    "removeOnPictureInPictureModeChangedListener":
      "'addOnPictureInPictureModeChangedListener' makes one",
    "removeOnUserLeaveHintListener": "'addOnUserLeaveHintListener' makes one",
  ]

  /// The calls of a `DialogFragment`.
  private static let ofDialogs: Set = [
    "show", "showNow", "dismiss", "dismissNow", "dismissAllowingStateLoss", "cancel",
    "setCancelable",
  ]

  /// The call with advice for the case that the device refuses it.
  static func advised(_ call: AndroidCall) -> AndroidCall {
    guard ofDialogs.contains(call.verb.phrase) else { return call.advised(by: advice) }
    return call.ifRefused { objects, call in declaringDialog(call.objects.first, objects) }
  }

  /// What to declare if this is a fragment that is no dialog.
  static func declaringDialog(
    _ reference: InstanceReference?, _ objects: ObjectTable
  ) -> String? {
    guard let object = reference.flatMap({ objects[$0.name.value] }),
      object.kind.android == .fragment
    else { return nil }
    let place = object.container.map { " in \($0)" } ?? ""
    return "declare it as one: dialog \(object.name)\(place)"
  }

  private static let backCallback = "'addOnBackPressedCallback' makes one"
}
