import AndroidModel

/// A line of a recording's log, as what it stands for.
enum LogLine: Hashable, Sendable {
  case event(ObjectID, AndroidCallback, Detail)
  case processDeath

  /// What stands after a callback's name.
  enum Detail: Hashable, Sendable {
    case none
    case mark(AndroidEvent.Mark)
    case savedState(isNull: Bool)
    case flag(Bool)
    case object(ObjectID)
  }
}

/// As the recordings write it.
extension LogLine {
  private static let processDeathText = "process dies"

  /// Nil for what no event of the model is.
  init?(_ text: String, _ classes: RecordedClasses) {
    guard let line = text.withSpelling({ Self.event(written: $0, classes) }) else {
      guard text == Self.processDeathText else { return nil }
      self = .processDeath
      return
    }
    self = line
  }

  private static func event(written text: SpelledText, _ classes: RecordedClasses) -> LogLine? {
    guard let end = text.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }),
      let object = classes.object(written: text[..<end])
    else { return nil }
    let isHost = object.classID.index == RecordedClasses.hostNumber
    if !isHost, let lifecycle = lifecycles.value(written: text[end...]) {
      return .event(object, lifecycle, .none)
    }
    let afterName = text[(end + 1)...].firstIndex {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(")
    }
    let name = text[end..<(afterName ?? text.endIndex)]
    let callback =
      isHost ? hostCallbacks.value(written: name) : fragmentCallbacks.value(written: name)
    guard let callback,
      let detail = Detail(written: text[(afterName ?? text.endIndex)...], classes)
    else { return nil }
    return .event(object, callback, detail)
  }

  func text(_ classes: RecordedClasses) -> String {
    switch self {
    case .processDeath: Self.processDeathText
    case .event(let object, let callback, let detail):
      classes.text(of: object) + callback.recorded + detail.recorded(classes)
    }
  }

  private static let hostCallbacks = SpelledValues(
    ActivityCallback.allCases.map { AndroidCallback.activity($0) }, spelling: \.recorded)

  private static let fragmentCallbacks = SpelledValues(
    FragmentCallback.allCases.map { AndroidCallback.fragment($0) }, spelling: \.recorded)

  /// Fragments'; the host's are not observed.
  private static let lifecycles = SpelledValues(
    [true, false].flatMap { ofView in
      LifecycleEvent.allCases.map { AndroidCallback.lifecycle($0, ofView: ofView) }
    }, spelling: \.recorded)
}

extension AndroidCallback {
  /// With what parts it from its object.
  fileprivate var recorded: String {
    switch self {
    case .lifecycle(let event, let ofView): (ofView ? ":view:" : ":") + event.rawValue
    case .application, .activity, .fragment, .fragmentObserver, .fragmentResult, .viewModel,
      .repeatedBlock, .back,
      .activityObserver, .registeredResult, .savedState, .keyguardDismiss:
      "." + name
    }
  }
}

extension LogLine.Detail {
  private static let plain = SpelledValues(
    [
      .none, .mark(.entered), .mark(.superReturned), .mark(.returned), .savedState(isNull: true),
      .savedState(isNull: false), .flag(true), .flag(false),
    ], spelling: \Self.plainText)

  /// Nil for what stands after no callback.
  fileprivate init?(written text: SpelledText, _ classes: RecordedClasses) {
    if let plain = Self.plain.value(written: text) {
      self = plain
      return
    }
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")"),
      let object = classes.object(written: text.dropFirst().dropLast())
    else { return nil }
    self = .object(object)
  }

  fileprivate func recorded(_ classes: RecordedClasses) -> String {
    if case .object(let object) = self { return "(\(classes.text(of: object)))" }
    return plainText
  }

  private var plainText: String {
    switch self {
    case .none, .object: ""
    case .mark(.entered): ":begin"
    case .mark(.superReturned): ":super"
    case .mark(.returned): ":end"
    case .savedState(let isNull): isNull ? "(null)" : "(state)"
    case .flag(let value): value ? "(true)" : "(false)"
    }
  }
}
