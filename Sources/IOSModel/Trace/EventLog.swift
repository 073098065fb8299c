/// The events of a reaction. Each is put into words when it is read, and none before.
public struct EventLog: RandomAccessCollection, Hashable, Sendable {
  private var trace = Trace()
  private var names: ClassNames?

  init() {}

  init(_ trace: Trace, _ names: ClassNames) {
    self.trace = trace
    self.names = names
  }

  /// The position of the first event, 0.
  public var startIndex: Int { 0 }
  /// The number of events.
  public var endIndex: Int { names == nil ? 0 : trace.events.count }

  /// The event at this position.
  public subscript(position: Int) -> IOSEvent {
    let event = trace.events[position]
    guard let names else { return IOSEvent(.console, event.callback) }
    return IOSEvent(
      subject(of: event, names), event.callback, mark: event.place.mark,
      arguments: arguments(of: event, at: position, names),
      relations: event.relations,
      applicationState: event.applicationState,
      reason: event.reason)
  }

  /// The turns of the run loop in which the app was told something, each by the number of events up
  /// to its end: what an app puts off to the next turn comes no earlier.
  public var turnEnds: [Int] { names == nil ? [] : trace.turnEnds }

  /// Whether UIKit has refused a way from screen to screen because another one was under way; the
  /// console names it.
  public var hasRefusedWay: Bool { trace.hasRefusedWay }

  /// Whether UIKit has refused a presentation because the presenting controller is in no window, or
  /// presents already; the console names it.
  public var hasRefusedPresenter: Bool { trace.hasRefusedPresenter }

  /// Equal numbers mean the same if the names are the same; otherwise the words are compared.
  public static func == (left: EventLog, right: EventLog) -> Bool {
    left.names == right.names ? left.trace == right.trace : left.elementsEqual(right)
  }

  /// The callbacks tell most logs apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(trace.events.count)
    for event in trace.events { hasher.combine(event.callback) }
  }

  private func subject(of event: EventRecord, _ names: ClassNames) -> IOSEvent.Subject {
    switch event.subject {
    case .appDelegate: .appDelegate
    case .sceneDelegate(let scene): .sceneDelegate(scene: Int(scene))
    case .application: .application
    case .scene(let number): .scene(Int(number))
    case .responder: .responder
    case .window: .window
    case .controller(let id): .controller(names[id])
    case .delegate(let id): .delegate(of: names[id])
    case .console: .console
    }
  }

  private func arguments(
    of event: EventRecord, at position: Int, _ names: ClassNames
  ) -> [IOSEvent.Argument] {
    let arguments = names.words(for: event.argument)
    return trace.answers.indices.contains(position)
      ? arguments + trace.answers[position] : arguments
  }
}

extension ClassNames {
  /// The arguments of a callback, in the order of its signature.
  func words(for argument: EventArgument) -> [IOSEvent.Argument] {
    switch argument {
    case .none: []
    case .animated(let animated): [.init("animated", "\(animated)")]
    case .toParent(let parent):
      [.init("toParent", parent.map { self[$0].description } ?? "nil")]
    case .controller(let id, let label): [.init(label.rawValue, self[id].description)]
    case .tab(let tab): [.init("tab", self[tab])]
    case .selectedTab(let tab, let previous):
      [.init("tab", self[tab]), .init("previousTab", previous.map { self[$0] } ?? "nil")]
    case .column(let column, let label): [.init(label.rawValue, column.rawValue)]
    case .finishedAnimating(let previous, let completed):
      [.init("previous", self[previous].description), .init("completed", "\(completed)")]
    case .size: [.init("to", "size")]
    case .style(let style): [.init("style", style.rawValue)]
    case .displayMode(let mode): [.init("displayMode", mode.rawValue)]
    case .flag(let flag, let label): [.init(label.rawValue, "\(flag)")]
    case .operation(let operation, let to):
      [.init("operation", operation.rawValue), .init("to", self[to].description)]
    }
  }
}
