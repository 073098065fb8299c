import AndroidModel
import Specification

/// Android's callbacks by name, so that each name of a script is looked up only once.
enum AndroidNames {
  private static let application = PhraseTable(AndroidCallback.ofApplications, phrase: \.name)
  private static let activity = PhraseTable(AndroidCallback.ofActivities, phrase: \.name)
  private static let fragment = PhraseTable(AndroidCallback.ofFragments, phrase: \.name)

  /// The callback with this name for a subject; nil if its kind has none.
  static func callback(
    _ name: String, of subject: InstanceReference, in objects: ObjectTable
  ) -> AndroidCallback? {
    guard let object = objects[subject.name.value] else {
      return subject.name.value == AndroidSubjectName.application ? application[name] : nil
    }
    return callback(name, of: object.kind)
  }

  static func callback(_ name: String, of kind: Kind) -> AndroidCallback? {
    switch kind.android {
    case .activity: activity[name]
    case .fragment, .dialog: fragment[name]
    case .pager, .tabHost, .navGraph, nil: nil
    }
  }

  static func subject(
    _ reference: InstanceReference, in objects: ObjectTable
  ) -> AndroidEvent.Subject? {
    guard let object = objects[reference.name.value] else {
      return reference.name.value == AndroidSubjectName.application ? .application : nil
    }
    let id = AndroidModel.InstanceID(object.name, reference.number ?? 1)
    return switch object.kind.android {
    case .activity: .activity(id)
    case .fragment, .dialog: .fragment(id)
    case .pager, .tabHost, .navGraph, nil: nil
    }
  }

  static func target(_ reference: InstanceReference) -> AndroidModel.CallbackScript.Target {
    let name = reference.name.value
    if name == AndroidSubjectName.application { return .application }
    if let number = reference.number { return .instance(.init(name, number)) }
    return .allInstances(ofClass: name)
  }
}
