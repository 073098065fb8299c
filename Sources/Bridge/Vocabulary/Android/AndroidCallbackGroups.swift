import AndroidModel
import Specification

extension CallbackGroup {
  static let androidApplication = CallbackGroup(
    name: "application", builtInSubjects: [AndroidSubjectName.application],
    AndroidCallback.ofApplications)

  static let androidActivity = CallbackGroup(
    name: "activity", AndroidCallback.ofActivities,
    waiting: [
      waiting("onProvideAssistContent", "The assistant asks what is shown."),
      waiting("onActionModeStarted", "An action mode has begun."),
      waiting("onActionModeFinished", "An action mode has ended."),
    ])

  static let androidFragment = CallbackGroup(name: "fragment", AndroidCallback.ofFragments)

  private init(
    name: String, builtInSubjects: [String] = [], _ callbacks: [AndroidCallback],
    waiting: [CallbackDefinition] = []
  ) {
    self.init(
      name: name, builtInSubjects: builtInSubjects,
      callbacks: callbacks.map { callback in
        let documentation = callback.documentation
        return CallbackDefinition(
          name: callback.name, isCore: callback.isCore,
          arguments: documentation.arguments, summary: documentation.summary,
          documentation: documentation.page)
      } + waiting)
  }

  /// A callback of activities that the machine does not send.
  private static func waiting(_ name: String, _ summary: String) -> CallbackDefinition {
    CallbackDefinition(
      name: name, summary: summary, documentation: AndroidPage.activity,
      limitation: "no activity is told so")
  }
}

/// Subjects that no script declares.
enum AndroidSubjectName {
  static let application = "Application"
}
