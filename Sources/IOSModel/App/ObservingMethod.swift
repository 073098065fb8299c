/// An override, of a controller or of the presentation controller that the app has given it, in
/// which UIKit tracks what is read of `Observable` models.
///
/// `updateViewConstraints()` is one, too; what a new update of constraints brings along is not
/// documented.
///
/// https://developer.apple.com/documentation/uikit/automatic-observation-tracking
public enum ObservingMethod: String, Hashable, Sendable, CaseIterable {
  case updateProperties
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  /// `updateContentUnavailableConfiguration(using:)`
  case updateContentUnavailableConfiguration
  case containerViewWillLayoutSubviews
  case containerViewDidLayoutSubviews
}

/// Some of these methods.
struct ObservingMethods: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let updateProperties = ObservingMethods(rawValue: 1)
  static let viewWillLayoutSubviews = ObservingMethods(rawValue: 2)
  static let viewDidLayoutSubviews = ObservingMethods(rawValue: 4)
  static let updateContentUnavailableConfiguration = ObservingMethods(rawValue: 8)
  static let containerViewWillLayoutSubviews = ObservingMethods(rawValue: 16)
  static let containerViewDidLayoutSubviews = ObservingMethods(rawValue: 32)

  /// Those of a presentation controller.
  static let ofContainerView: ObservingMethods = [
    .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews,
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ methods: [ObservingMethod]) {
    self = methods.reduce(into: []) { set, method in
      switch method {
      case .updateProperties: set.insert(.updateProperties)
      case .viewWillLayoutSubviews: set.insert(.viewWillLayoutSubviews)
      case .viewDidLayoutSubviews: set.insert(.viewDidLayoutSubviews)
      case .updateContentUnavailableConfiguration:
        set.insert(.updateContentUnavailableConfiguration)
      case .containerViewWillLayoutSubviews: set.insert(.containerViewWillLayoutSubviews)
      case .containerViewDidLayoutSubviews: set.insert(.containerViewDidLayoutSubviews)
      }
    }
  }
}
