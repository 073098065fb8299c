/// What is presented: its style, its delegate and the search bar.
///
/// https://developer.apple.com/documentation/uikit/uipresentationcontroller
package enum PresentationBehaviour: Int, Hashable, Sendable, CaseIterable {
  case automaticPresentationIsSheet
  case automaticPresentationIsForm
  case sheetsKeepPresenterInCompactWidth
  case widensSheetsForSplits
  case preparesAdaptivePresentations
  case reportsDetents
  case attachesSheetsInCompactHeight
  case tellsOfEveryDismissal
  case namesWhoPresents
  case disownsDetachedPresenters
  case placesSearchBars
  case searchesDefineContext
  case showsResultsByCode
  case forbidsDismissal

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .automaticPresentationIsSheet:
      .init(
        "A presentation without a style of its own is a sheet",
        .init(major: .from(13), linkedSDK: .from(13)),
        .init(
          .observed,
          "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e",
          "apps built with Xcode 10 keep the full screen"))
    case .automaticPresentationIsForm:
      .init(
        "A presentation without a style of its own is a form sheet; before, a page sheet",
        .init(major: .from(18)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic"))
    case .sheetsKeepPresenterInCompactWidth:
      .init(
        "Sheets stay sheets in compact width, where they used to become full screen",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet"))
    case .widensSheetsForSplits:
      .init(
        "A split view in a form sheet or page sheet shows its columns side by side",
        .init(major: .from(16), linkedSDK: .from(16)),
        .init(
          .observed,
          "https://github.com/hacknicity/ModallyPresentedSplitVCIPadOS16Bug/blob/8c3ea71deef63d634c7e104d24df8d3be14b6533/ModallyPresentedSplitVCIPadOS16Bug/README.md",
          "on iPadOS 16 beta 3, in an app built with Xcode 14"))
    case .preparesAdaptivePresentations:
      .init(
        "A delegate may configure the presentation controller of the adapted style",
        .init(major: .from(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontroller(_:prepare:)"
        ))
    case .reportsDetents:
      .init(
        "A sheet can have several detents, and its delegate is told of a new one",
        .init(major: .from(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)"
        ))
    case .attachesSheetsInCompactHeight:
      .init(
        "A sheet can be attached to the lower edge of a phone in landscape",
        .init(major: .from(15)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersedgeattachedincompactheight"
        ))
    case .tellsOfEveryDismissal:
      .init(
        "The delegate of any presentation is told that the user dismisses it; before, only a popover's",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:)"
        ))
    case .namesWhoPresents:
      .init(
        "UIKit's message about a presentation that it refuses or discourages names both controllers",
        .init(major: .from(14)),
        .init(
          .observed, "https://github.com/ArtSabintsev/Siren/pull/348",
          "on iOS 14; a log of June 2020 is without: joltup/rn-fetch-blob#611"))
    case .disownsDetachedPresenters:
      .init(
        "A presentation by a detached controller is called unsupported, no longer discouraged",
        .init(major: .from(17)),
        .init(
          .observed,
          "https://github.com/b5i/Atwy/blob/32f79d58f7968ac9494d2af1899bfddce3530aa5/Atwy/ViewUtils/View+customHeaderView.swift",
          "July 2024; discouraged in August 2023: rechsteiner/Parchment#689"))
    case .placesSearchBars:
      .init(
        "A search bar can be beside the navigation bar's other content or below it",
        .init(major: .from(16)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/searchcontroller(_:willchangeto:)"
        ))
    case .searchesDefineContext:
      .init(
        "A stack has a page with a search in its navigation item define a presentation context",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-13-release-notes",
          "UIKit, new features, 31338934"))
    case .showsResultsByCode:
      .init(
        "Code can show and hide the results of a search, whatever the text",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisearchcontroller/showssearchresultscontroller"
        ))
    case .forbidsDismissal:
      .init(
        "Code can prevent the user from dismissing a presented controller",
        .init(major: .from(13)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation"))
    }
  }
}

extension IOSVersion {
  var automaticPresentationIsSheet: Bool { has(.presentation(.automaticPresentationIsSheet)) }
  var automaticPresentationIsForm: Bool { has(.presentation(.automaticPresentationIsForm)) }
  var sheetsKeepPresenterInCompactWidth: Bool {
    has(.presentation(.sheetsKeepPresenterInCompactWidth))
  }
  var widensSheetsForSplits: Bool { has(.presentation(.widensSheetsForSplits)) }
  var preparesAdaptivePresentations: Bool { has(.presentation(.preparesAdaptivePresentations)) }
  var reportsDetents: Bool { has(.presentation(.reportsDetents)) }
  var attachesSheetsInCompactHeight: Bool {
    has(.presentation(.attachesSheetsInCompactHeight))
  }
  var tellsOfEveryDismissal: Bool { has(.presentation(.tellsOfEveryDismissal)) }
  var namesWhoPresents: Bool { has(.presentation(.namesWhoPresents)) }
  var disownsDetachedPresenters: Bool { has(.presentation(.disownsDetachedPresenters)) }
  var placesSearchBars: Bool { has(.presentation(.placesSearchBars)) }
  var searchesDefineContext: Bool { has(.presentation(.searchesDefineContext)) }
  var showsResultsByCode: Bool { has(.presentation(.showsResultsByCode)) }
  var forbidsDismissal: Bool { has(.presentation(.forbidsDismissal)) }
}
