import AndroidModel
import Specification

/// An event pattern over Android's callbacks.
struct AndroidMatcher: RuleMatcher {
  /// Nil where the trace is that of one object already.
  var subject: AndroidEvent.Subject?
  var callback: AndroidCallback
  var mark: AndroidEvent.Mark
  var arguments: [AndroidEvent.Argument]
  var text: String

  /// - Parameter variable: a rule's variable; a pattern with this subject is about any such object.
  init(
    _ pattern: EventPattern, in objects: ObjectTable, variable: (name: String, kind: Kind)?
  ) throws(ScriptProblem) {
    let name = pattern.name.value
    let isVariable = pattern.subject.name.value == variable?.name
    let named =
      if isVariable, let variable {
        AndroidNames.callback(name, of: variable.kind)
      } else {
        AndroidNames.callback(name, of: pattern.subject, in: objects)
      }
    guard let named else { throw ScriptProblem("there is no callback '\(name)' here") }
    callback = named
    subject = isVariable ? nil : AndroidNames.subject(pattern.subject, in: objects)
    mark = EventMark(pattern).android
    arguments = pattern.arguments.map { .init($0.label.value, $0.value.value) }
    text = pattern.text
  }

  var patternKey: AndroidCallback { callback }

  var isMark: Bool { mark != .entered }

  func matches(_ event: AndroidEvent) -> Bool {
    guard event.callback == callback, event.mark == mark, subject == nil || event.subject == subject
    else { return false }
    return arguments.allSatisfy { event.carries($0) }
  }
}

/// The mark after a callback's name.
enum EventMark: String {
  case entered = ""
  case superReturned = "super"
  case returned = "end"

  init(_ pattern: EventPattern) {
    self = pattern.mark.flatMap { EventMark(rawValue: $0.value) } ?? .entered
  }

  init(_ mark: AndroidEvent.Mark) {
    switch mark {
    case .entered: self = .entered
    case .superReturned: self = .superReturned
    case .returned: self = .returned
    }
  }

  var android: AndroidEvent.Mark {
    switch self {
    case .entered: .entered
    case .superReturned: .superReturned
    case .returned: .returned
    }
  }
}

/// What an activity can ask about itself inside a callback.
enum ActivityQuestion: String, CaseIterable {
  case isFinishing
  case isChangingConfigurations
}

extension AndroidEvent {
  func carries(_ argument: Argument) -> Bool {
    if let question = ActivityQuestion(rawValue: argument.label) {
      let answer =
        switch question {
        case .isFinishing: isFinishing
        case .isChangingConfigurations: isChangingConfigurations
        }
      return answer.map { "\($0)" == argument.value } ?? false
    }
    return arguments.contains(argument)
  }
}

extension AndroidEvent: ObservableEvent {
  struct WatchKey: Hashable, Sendable {
    var callback: AndroidCallback
    var mark: Mark
  }

  var watchKey: WatchKey { WatchKey(callback: callback, mark: mark) }

  var className: String? {
    switch subject {
    case .application: nil
    case .activity(let id), .fragment(let id): id.className
    }
  }

  var identity: Subject { subject }

  var patternKey: AndroidCallback { callback }

  var isMark: Bool { mark != .entered }

  var isCallback: Bool { true }

  var instance: String {
    switch subject {
    case .application: AndroidSubjectName.application
    case .activity(let id), .fragment(let id): id.description
    }
  }

  var entry: TraceEntry {
    TraceEntry(
      subject: instance, name: callback.name, mark: EventMark(mark).rawValue,
      arguments: arguments.map { .init(label: $0.label, value: $0.value) })
  }
}
