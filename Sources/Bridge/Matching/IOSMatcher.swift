import IOSModel
import Specification

/// An event pattern over UIKit's callbacks.
struct IOSMatcher: RuleMatcher {
  /// Nil where the trace is that of one object already.
  var subject: IOSEvent.Subject?
  var callback: IOSCallback
  var arguments: [IOSEvent.Argument]
  var text: String

  /// - Parameter variable: a rule's variable; a pattern with this subject is about any such object.
  init(
    _ pattern: EventPattern, in objects: ObjectTable, variable: (name: String, kind: Kind)?
  ) throws(ScriptProblem) {
    let name = pattern.name.value
    let isVariable = pattern.subject.name.value == variable?.name
    let named =
      if isVariable, let variable {
        IOSNames.callback(name, of: variable.kind)
      } else {
        IOSNames.callback(name, of: pattern.subject, in: objects)
      }
    guard let named else { throw ScriptProblem("there is no callback '\(name)' here") }
    callback = named
    subject = isVariable ? nil : IOSNames.subject(pattern.subject, of: named)
    arguments = pattern.arguments.map { .init($0.label.value, $0.value.value) }
    text = pattern.text
  }

  var patternKey: IOSCallback { callback }

  var isMark: Bool { false }

  func matches(_ event: IOSEvent) -> Bool {
    guard event.callback == callback, subject == nil || event.subject == subject else {
      return false
    }
    return arguments.allSatisfy { event.carries($0) }
  }
}

extension IOSEvent {
  func carries(_ argument: Argument) -> Bool {
    guard let label = RelationQuestion(rawValue: argument.label) else {
      return arguments.contains(argument)
    }
    guard let relations else { return false }
    let answer =
      switch label {
      case .isMovingToParent: relations.isMovingToParent
      case .isMovingFromParent: relations.isMovingFromParent
      case .isBeingPresented: relations.isBeingPresented
      case .isBeingDismissed: relations.isBeingDismissed
      }
    return "\(answer)" == argument.value
  }
}

extension IOSEvent: ObservableEvent {
  var watchKey: IOSCallback { callback }

  var patternKey: IOSCallback { callback }

  var className: String? {
    switch subject {
    case .appDelegate, .sceneDelegate, .console: nil
    case .controller(let id), .delegate(let id): id.className
    }
  }

  /// A controller's delegate tells of the controller.
  var identity: Subject {
    switch subject {
    case .appDelegate, .sceneDelegate, .controller, .console: subject
    case .delegate(let id): .controller(id)
    }
  }

  var isCallback: Bool { callback != .console }

  var instance: String {
    switch subject {
    case .appDelegate: IOSSubjectName.appDelegate
    case .sceneDelegate(let scene):
      scene == 1 ? IOSSubjectName.sceneDelegate : "\(IOSSubjectName.sceneDelegate)#\(scene)"
    case .controller(let id), .delegate(let id): id.description
    case .console: "console"
    }
  }

  var entry: TraceEntry {
    TraceEntry(
      subject: instance, name: callback.name,
      arguments: arguments.map { .init(label: $0.label, value: $0.value) })
  }
}
