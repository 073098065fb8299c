import Bridge
import Specification

/// One callback for programs, with its neutral event.
struct EventDocument: Encodable {
  /// Nil for a neutral event that no single callback reports.
  let callback: String?
  let object: String?
  let arguments: [Argument]?
  /// Why the platform sends it.
  let reason: String?
  let neutral: Neutral?
  /// The evidence for its order, if that was requested.
  let ground: Citation?

  init(_ cell: ComparisonCell) {
    callback = cell.callback?.name
    object = cell.callback?.subject
    arguments = cell.callback?.arguments.map(Argument.init)
    reason = cell.reason?.rawValue
    neutral = cell.neutral.map(Neutral.init)
    ground = cell.ground.map { Citation($0.citation) }
  }

  /// An event without its reason.
  init(_ entry: TraceEntry) {
    self.init(ComparisonCell(callback: entry, neutral: nil))
  }

  struct Argument: Encodable {
    let label: String
    let value: String

    init(_ argument: TraceEntry.Argument) {
      label = argument.label
      value = argument.value
    }
  }

  struct Neutral: Encodable {
    let event: String
    let scope: String
    let subject: String
    let cause: String
    let final: Bool

    init(_ event: NeutralEvent) {
      self.event = event.name.rawValue
      scope = event.subject.scope.rawValue
      subject = event.subject.description
      cause = event.cause.rawValue
      final = event.isFinal
    }
  }

  /// A case with its source, or the page that defines the callback.
  struct Citation: Encodable {
    var address: String?
    var path: String?
    var samePlace: Bool?
    var source: CheckDocument.Citation?
    var page: String?

    init(_ citation: EventGround.Citation) {
      switch citation {
      case .expected(let one, let source, let isSamePlace):
        address = one.address
        path = one.path
        samePlace = isSamePlace
        self.source = .init(source)
      case .document(let page): self.page = page
      }
    }
  }
}
