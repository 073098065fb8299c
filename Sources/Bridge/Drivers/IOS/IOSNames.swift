import IOSModel
import Specification

/// UIKit's callbacks by name, so that each name of a script is looked up only once.
enum IOSNames {
  private static let appDelegate = PhraseTable(IOSCallback.ofAppDelegate, phrase: \.name)
  private static let sceneDelegate = PhraseTable(IOSCallback.ofSceneDelegate, phrase: \.name)
  private static let application = PhraseTable(IOSCallback.ofApplication, phrase: \.name)
  private static let scene = PhraseTable(IOSCallback.ofScene, phrase: \.name)
  private static let responder = PhraseTable(IOSCallback.ofResponder, phrase: \.name)
  private static let window = PhraseTable(IOSCallback.ofWindow, phrase: \.name)
  private static let controller = PhraseTable(IOSCallback.ofControllers, phrase: \.name)

  /// The objects of notifications.
  static let observed: Set = [
    IOSSubjectName.application, IOSSubjectName.scene, IOSSubjectName.responder,
    IOSSubjectName.window,
  ]

  /// The callback with this name for a subject; nil if there is none.
  static func callback(
    _ name: String, of subject: InstanceReference, in objects: ObjectTable
  ) -> IOSCallback? {
    guard let object = objects[subject.name.value] else {
      switch subject.name.value {
      case IOSSubjectName.appDelegate: return appDelegate[name]
      case IOSSubjectName.sceneDelegate: return sceneDelegate[name]
      case IOSSubjectName.application: return application[name]
      case IOSSubjectName.scene: return scene[name]
      case IOSSubjectName.responder: return responder[name]
      case IOSSubjectName.window: return window[name]
      default: return nil
      }
    }
    return callback(name, of: object.kind)
  }

  static func callback(_ name: String, of kind: Kind) -> IOSCallback? {
    kind.ios != nil ? controller[name] : nil
  }

  static func target(_ reference: InstanceReference) -> IOSModel.CallbackScript.Target {
    let name = reference.name.value
    if name == IOSSubjectName.appDelegate { return .appDelegate }
    if name == IOSSubjectName.sceneDelegate { return .sceneDelegate(scene: reference.number) }
    if observed.contains(name) { return .observer(scene: reference.number) }
    if let number = reference.number { return .instance(.init(name, number)) }
    return .allInstances(ofClass: name)
  }
}
