/// Split views and their columns.
///
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
package enum SplitBehaviour: Int, Hashable, Sendable, CaseIterable {
  case hasColumnStyle
  case hasAdaptiveColumns
  case reportsColumns
  case replacesCompactColumn
  case hasInspectors

  package var definition: IOSBehaviour.Definition {
    switch self {
    case .hasColumnStyle:
      .init(
        "A split controller can be made with named columns",
        .init(major: .from(14)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/init(style:)"))
    case .hasAdaptiveColumns:
      .init(
        "A split controller shows its primary on a pad in portrait, too, and reports its columns step by step",
        .init(major: .from(26), linkedSDK: .from(26)),
        .init(
          .observed,
          "https://github.com/Vercantez/openuikit/blob/4f4063d42b4c4573e69f4d70b9524281fc4bea3c/uikit/Tools/oracle2/splitframesprobe/ios26.1-ipad.json",
          "on 26.1, in an app built for it"))
    case .reportsColumns:
      .init(
        "The delegate of a split controller is also told that a column has been shown or hidden",
        .init(major: .from(26), linkedSDK: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:didshow:)"
        ))
    case .replacesCompactColumn:
      .init(
        "The compact column of a split controller can be given another controller",
        .init(major: .from(18)),
        .init(
          .observed, "https://github.com/pointfreeco/swift-navigation/pull/339",
          "until iOS 17 it is set once, and later attempts are ignored"))
    case .hasInspectors:
      .init(
        "A split view can have an inspector at its trailing edge", .init(major: .from(26)),
        .init(
          .documented,
          "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column/inspector"))
    }
  }
}

extension IOSVersion {
  var hasColumnStyle: Bool { has(.split(.hasColumnStyle)) }
  var hasAdaptiveColumns: Bool { has(.split(.hasAdaptiveColumns)) }
  var reportsColumns: Bool { has(.split(.reportsColumns)) }
  var replacesCompactColumn: Bool { has(.split(.replacesCompactColumn)) }
  var hasInspectors: Bool { has(.split(.hasInspectors)) }
}
