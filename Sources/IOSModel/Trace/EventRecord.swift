/// One event as the machine records it: small, without a name or a text in it.
struct EventRecord: Hashable, Sendable {
  var subject: Subject
  var callback: IOSCallback
  var argument: EventArgument
  var relations: IOSEvent.Relations?
  var reason: IOSReason

  enum Subject: Hashable, Sendable {
    case appDelegate
    case sceneDelegate(scene: Int32)
    case controller(ControllerID)
    case delegate(of: ControllerID)
    case console
  }
}

/// The events of one stimulus.
struct Trace: Hashable, Sendable {
  var events: [EventRecord] = []
  var texts: [String] = []
}
