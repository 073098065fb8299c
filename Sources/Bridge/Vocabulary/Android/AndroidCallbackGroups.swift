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
          documentation: documentation.page)
      })
  }
}

/// Subjects that no script declares.
enum AndroidSubjectName {
  static let application = "Application"
}
