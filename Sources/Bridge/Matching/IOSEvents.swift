import IOSModel
import Specification

extension IOSEvent: ObservableEvent {
  /// Callbacks of a controller's delegate belong to the controller.
  var identity: Subject {
    switch subject {
    case .appDelegate, .sceneDelegate, .application, .scene, .responder, .window, .controller,
      .console:
      subject
    case .delegate(let id): .controller(id)
    }
  }

  var className: String? {
    switch subject {
    case .appDelegate, .sceneDelegate, .application, .scene, .responder, .window, .console: nil
    case .controller(let id), .delegate(let id): id.className
    }
  }

  var patternKey: IOSCallback { callback }

  var place: EventMark {
    switch mark {
    case .entered: .entered
    case .superReturned: .superReturned
    case .returned: .returned
    }
  }

  /// UIKit has no such callback.
  var isHiddenChange: Bool { false }

  var isCallback: Bool { callback != .console }

  var instance: String {
    switch subject {
    case .appDelegate: IOSSubjectName.appDelegate
    case .sceneDelegate(let scene): Self.numbered(IOSSubjectName.sceneDelegate, scene)
    case .application: IOSSubjectName.application
    case .scene(let scene): Self.numbered(IOSSubjectName.scene, scene)
    case .responder: IOSSubjectName.responder
    case .window: IOSSubjectName.window
    case .controller(let id), .delegate(let id): id.description
    case .console: "console"
    }
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    number == 1 ? name : "\(name)#\(number)"
  }

  var entry: TraceEntry {
    TraceEntry(
      subject: instance, name: callback.name, mark: place.text,
      arguments: arguments.map { .init(label: $0.label, value: $0.value) })
  }

  func entry(withoutAnswersTo properties: [String]) -> TraceEntry {
    var entry = entry
    entry.arguments.removeAll { properties.contains($0.label) }
    return entry
  }

  func answer(to label: String) -> String? {
    if label == IOSCallback.applicationStateLabel { return applicationState?.rawValue }
    return relations?[label] ?? arguments.first { $0.label == label }?.value.listOrNone
  }

  static func key(
    _ name: String, of reference: InstanceReference, in objects: ObjectTable
  ) -> IOSCallback? {
    IOSNames.callback(name, of: reference, in: objects)
  }

  static func key(_ name: String, of kind: Kind) -> IOSCallback? {
    IOSNames.callback(name, of: kind)
  }

  static func identity(of reference: InstanceReference, in objects: ObjectTable) -> Subject? {
    let number = reference.number ?? 1
    return switch reference.name.value {
    case let name where objects[name]?.kind.platforms.contains(.ios) ?? false:
      .controller(IOSModel.InstanceID(name, number))
    case IOSSubjectName.appDelegate: .appDelegate
    case IOSSubjectName.sceneDelegate: .sceneDelegate(scene: number)
    case IOSSubjectName.application: .application
    case IOSSubjectName.scene: .scene(number)
    case IOSSubjectName.responder: .responder
    case IOSSubjectName.window: .window
    default: nil
    }
  }
}

extension IOSEvent.Relations {
  /// The value of a property by its name.
  fileprivate subscript(label: String) -> String? {
    let answer: Bool? =
      switch ControllerProperty(rawValue: label) {
      case .isMovingToParent: isMovingToParent
      case .isMovingFromParent: isMovingFromParent
      case .isBeingPresented: isBeingPresented
      case .isBeingDismissed: isBeingDismissed
      default: nil  // what an appearance callback does not carry
      }
    return answer.map { "\($0)" }
  }
}
