import Specification

/// The calls that need something of the controller or an earlier call, which is what a refusal
/// advises.
extension IOSCalls {
  private static let advice: [String: String] = [
    "letGo": "'keep' keeps one",
    "completeStateRestoration": "'extendStateRestoration' comes first",
    "setActive": searchController, "setShowsSearchResultsController": searchController,
    "setPreferredSearchBarPlacement": searchController,
    "becomeFirstResponder": textField, "resignFirstResponder": textField,
    "unregisterForTraitChanges": "a controller with registerForTraitChanges has one",
    "setSupportedInterfaceOrientations":
      "a controller with supportedInterfaceOrientations=… has one",
    "selectDetent": "'present' of a controller with detents=… shows a sheet with several heights",
    "hideWindow": window, "makeKey": window, "discardWindow": window,
    "unregisterSceneAccessory": accessory, "setSceneAccessoryEnabled": accessory,
    "show column": columns, "hide column": columns, "setViewController": columns,
    "setViewController nil": columns, "setPreferredDisplayMode": columns,
  ]

  /// The containers without which a call has no object.
  private static let containers: [String: IOSKind] = [
    "selectTab": .tabs, "setTabs": .tabs, "setTabBarHidden": .tabs, "setSidebarHidden": .tabs,
    "setPage": .pages, "setPages": .pages, "setPages nil": .pages,
  ]

  /// The call with advice for the case that the device refuses it.
  static func advised(_ call: IOSCall) -> IOSCall {
    if let kind = containers[call.verb.phrase] { return call.ifThereIsNo(kind) }
    return call.advised(by: advice)
  }

  private static let searchController = "a controller with searchController=… has one"
  private static let textField = "a controller with textField has one"
  private static let window = "'showWindow' shows one"
  private static let accessory = "'registerSceneAccessory' registers one"
  private static let columns = "a split with style=doubleColumn or tripleColumn has columns"
}

extension PlatformVerb {
  /// The same verb, with what to declare if the script has no container of this kind.
  func ifThereIsNo(_ kind: IOSKind) -> PlatformVerb {
    ifRefused { objects, _ in
      objects.objects.contains { $0.kind.ios == kind }
        ? nil : "'\(kind.rawValue) C viewControllers=A,B' declares one"
    }
  }
}
