/// A single view controller: its appearance, its updates and what it is asked.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
package enum ControllerBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasViewIsAppearing
  case announcesFirstTraits
  case windowEndsAppearance
  case warnsOfDirectAppearanceCalls
  case updatesProperties
  case updatesContentUnavailable
  case canTrackObservation
  case tracksObservation
  case locksPointer
  case registersForTraitChanges
  case inheritsTraitsFromSuperview
  case hasHostingControllers
  case hasSegueActions
  case tracksTraits

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .hasViewIsAppearing:
      .init(
        "viewIsAppearing exists; it came with the SDK of iOS 17 and works from iOS 13 on",
        .init(major: .from(13), linkedSDK: .from(17)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"))
    case .announcesFirstTraits:
      .init(
        """
        A view that enters the window for the first time is told of its traits as a change; later \
        releases predict them before the view loads
        """,
        .init(major: .upTo(12)),
        .init(
          .documented, "https://developer.apple.com/videos/play/wwdc2019/214",
          "trait changes, what is new in iOS 13"))
    case .windowEndsAppearance:
      .init(
        "The appearance of a root ends with its window, even if the app ends the appearance itself",
        .init(major: .from(13)),
        .init(
          .observed, "https://github.com/Quick/Quick/issues/941",
          "a test that passes on iOS 12.4 and fails on 13"))
    case .warnsOfDirectAppearanceCalls:
      .init(
        "The console complains about an appearance callback that app code calls itself",
        .init(major: .from(16)),
        .init(
          .observed, "https://github.com/Automattic/pocket-casts-ios/issues/599",
          "in December 2022; whether 15 does so is not recorded"))
    case .updatesProperties:
      .init(
        "Content and styling are updated by a callback of their own before the layout",
        .init(major: .from(26)),
        .init(
          .documented, "https://developer.apple.com/documentation/uikit/uiview/updateproperties()"))
    case .updatesContentUnavailable:
      .init(
        "A controller is asked what to show if there is no content",
        .init(major: .from(17)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)"
        ))
    case .canTrackObservation:
      .init(
        "UIKit can track the Observable models that a layout reads", .init(major: .from(18)),
        .init(.documented, IOSBehaviour.Page.updatingViews))
    case .tracksObservation:
      .init(
        "UIKit tracks Observable models whatever the Info.plist says", .init(major: .from(26)),
        .init(.documented, IOSBehaviour.Page.updatingViews))
    case .locksPointer:
      .init(
        "A controller can ask for the pointer to be locked to its scene", .init(major: .from(14)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/preferspointerlocked"))
    case .registersForTraitChanges:
      .init(
        "Every object with traits can register for changes of them", .init(major: .from(17)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94"))
    case .inheritsTraitsFromSuperview:
      .init(
        """
        A controller has its traits from the superview of its view; before, from its container, \
        wherever its view is
        """,
        .init(major: .from(17)),
        .init(
          .documented, "https://developer.apple.com/videos/play/wwdc2023/10057/",
          "Understanding traits"))
    case .hasHostingControllers:
      .init(
        "A controller can host a SwiftUI view", .init(major: .from(13)),
        .init(
          .documented, "https://developer.apple.com/documentation/swiftui/uihostingcontroller"))
    case .hasSegueActions:
      .init(
        "The source of a segue can create the destination itself", .init(major: .from(13)),
        .init(
          .observed,
          "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p265presentedViewControllerStoryboard/ch19p601presentedViewController/ViewController.swift",
          "its comment on what is new in iOS 13"))
    case .tracksTraits:
      .init(
        "An update method that has read traits runs again when they change",
        .init(major: .from(18)),
        .init(
          .documented, "https://developer.apple.com/documentation/uikit/automatic-trait-tracking"))
    }
  }
}

extension IOSVersion {
  var hasViewIsAppearing: Bool { has(.controller(.hasViewIsAppearing)) }
  var announcesFirstTraits: Bool { has(.controller(.announcesFirstTraits)) }
  var windowEndsAppearance: Bool { has(.controller(.windowEndsAppearance)) }
  var warnsOfDirectAppearanceCalls: Bool { has(.controller(.warnsOfDirectAppearanceCalls)) }
  var updatesProperties: Bool { has(.controller(.updatesProperties)) }
  var updatesContentUnavailable: Bool { has(.controller(.updatesContentUnavailable)) }
  var canTrackObservation: Bool { has(.controller(.canTrackObservation)) }
  var tracksObservation: Bool { has(.controller(.tracksObservation)) }
  var locksPointer: Bool { has(.controller(.locksPointer)) }
  var registersForTraitChanges: Bool { has(.controller(.registersForTraitChanges)) }
  var inheritsTraitsFromSuperview: Bool { has(.controller(.inheritsTraitsFromSuperview)) }
  var hasHostingControllers: Bool { has(.controller(.hasHostingControllers)) }
  var hasSegueActions: Bool { has(.controller(.hasSegueActions)) }
  var tracksTraits: Bool { has(.controller(.tracksTraits)) }
}
