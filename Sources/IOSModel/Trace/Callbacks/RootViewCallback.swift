/// What SwiftUI tells the root view of a hosting controller.
///
/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
public enum RootViewCallback: String, Hashable, Sendable, CaseIterable {
  /// `onAppear(perform:)`
  case onAppear
  /// `onDisappear(perform:)`
  case onDisappear
  /// `task(priority:_:)`: its body begins to run.
  case task
}

extension RootViewCallback {
  /// What an app's engineer needs to know of it.
  var documentation: IOSCallback.Documentation {
    switch self {
    case .onAppear:
      .init(
        "The root view of a hosting controller appears, before its first frame is drawn.",
        page: Page.swiftUIView + "/onappear(perform:)")
    case .onDisappear:
      .init(
        "The root view of a hosting controller has disappeared.",
        page: Page.swiftUIView + "/ondisappear(perform:)")
    case .task:
      .init(
        "The task of a hosting controller's root view begins to run; since iOS 15.",
        page: Page.swiftUIView + "/task(priority:_:)")
    }
  }
}
