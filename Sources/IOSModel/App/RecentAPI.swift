/// What the classes of an app can be declared with and not every release has. It is not part of
/// UIKit; it stands for the linker, which would not find it.
enum RecentAPI: Hashable, Sendable, CaseIterable {
  case hostingController
  case segueAction
  case columnStyle
  case traitRegistration
  case tab
  case searchTab

  func isUsed(by declaration: ControllerDeclaration) -> Bool {
    switch self {
    case .hostingController: declaration.hostsRootView
    case .segueAction: declaration.hasSegueAction
    case .columnStyle: declaration.hasColumnStyle
    case .traitRegistration: declaration.registersForTraitChanges
    case .tab: declaration.providesTabs
    case .searchTab: declaration.activatesSearch
    }
  }

  /// What is to be said of a release that does not have it.
  var absence: String {
    switch self {
    case .hostingController: "there are no hosting controllers before iOS 13"
    case .segueAction: "segues have no actions before iOS 13"
    case .columnStyle: "split view controllers have no column style before iOS 14"
    case .traitRegistration: "nobody can register for changes of traits before iOS 17"
    case .tab: "tab bars have no UITabs before iOS 18"
    case .searchTab: "no tab activates a search by itself before iOS 26"
    }
  }
}

extension IOSVersion {
  func provides(_ api: RecentAPI) -> Bool {
    switch api {
    case .hostingController: hasHostingControllers
    case .segueAction: hasSegueActions
    case .columnStyle: hasColumnStyle
    case .traitRegistration: registersForTraitChanges
    case .tab: hasUITabs
    case .searchTab: activatesSearchOfTabs
    }
  }
}
