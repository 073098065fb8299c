import AndroidModel
import Specification

extension CallbackGroup {
  static let androidApplication = CallbackGroup(
    name: "application", builtInSubjects: [AndroidSubjectName.application],
    AndroidCallback.ofApplications)

  static let androidActivity = CallbackGroup(
    name: "activity", AndroidCallback.ofActivities)

  static let androidFragment = CallbackGroup(name: "fragment", AndroidCallback.ofFragments)

  private init(
    name: String, builtInSubjects: [String] = [], _ callbacks: [AndroidCallback]
  ) {
    self.init(
      name: name, builtInSubjects: builtInSubjects,
      callbacks: callbacks.map { callback in
        let documentation = callback.documentation
        return CallbackDefinition(
          name: callback.name, isCore: callback.isCore,
          arguments: documentation.arguments, summary: documentation.summary,
          documentation: documentation.page, hasMarks: callback.hasMarks, kinds: callback.kinds)
      })
  }
}

extension AndroidCallback {
  /// Whether more than its beginning is reported, which is not so for callbacks of observers.
  fileprivate var hasMarks: Bool {
    switch self {
    case .lifecycle, .backStackEntry, .pageSelected, .tabChanged, .onDestinationChanged, .viewModel,
      .repeatedBlock, .pausedBlock, .awaitedState, .loader, .liveData, .savedState,
      .keyguardDismiss, .dialogLifecycle:
      false
    case .application, .activity, .fragment, .fragmentObserver, .fragmentResult, .attachListener,
      .activityObserver, .registeredResult, .back, .menuProvider, .dialog, .view,
      .activityListener, .componentCallbacks:
      true
    }
  }

  /// The words for the objects of its group that can receive it; empty if all can.
  fileprivate var kinds: [String] {
    switch owner {
    case .everyObject: []
    case .dialogFragment: Kind.names { $0.android == .dialog }
    case .navHostFragment: Kind.names { $0.android == .fragment }
    }
  }
}

/// Subjects that no script declares.
enum AndroidSubjectName {
  static let application = "Application"
}
