import AndroidModel

/// A line of a recording's log, as what it stands for.
enum LogLine: Equatable, Sendable {
  case event(ObjectID, AndroidCallback, Detail)
  case processDeath

  /// What stands after a callback's name.
  enum Detail: Equatable, Sendable {
    case none
    case mark(AndroidEvent.Mark)
    case savedState(isNull: Bool)
    case flag(Bool)
    case object(ObjectID)
  }

  /// Looks at the numbers of the objects first: they mostly are what differs.
  static func == (left: LogLine, right: LogLine) -> Bool {
    switch (left, right) {
    case (
      .event(let left, let leftCallback, let leftDetail),
      .event(let right, let callback, let detail)
    ):
      left.number == right.number && left.classID.index == right.classID.index
        && leftCallback == callback && leftDetail == detail
    case (.processDeath, .processDeath): true
    case (.event, .processDeath), (.processDeath, .event): false
    }
  }
}

/// As the recordings write it.
extension LogLine {
  private static let processDeathText = "process dies"

  /// Nil for what no event of the model is.
  init?(written text: SpelledText, _ classes: RecordedClasses) {
    if let line = Self.event(written: text, classes) {
      self = line
    } else if Self.processDeathSpelling.value(written: text) != nil {
      self = .processDeath
    } else {
      return nil
    }
  }

  private static let processDeathSpelling = SpelledValues([processDeathText], spelling: { $0 })

  private static func event(written text: SpelledText, _ classes: RecordedClasses) -> LogLine? {
    let end = text.place(of: UInt8(ascii: "."), or: UInt8(ascii: ":"), from: 0)
    guard end < text.count, let object = classes.object(written: text.part(0..<end)) else {
      return nil
    }
    let isHost = object.classID.index == RecordedClasses.hostNumber
    if !isHost, text[end] == UInt8(ascii: ":") {
      return lifecycles.value(written: text.part(end..<text.count))
        .map { .event(object, $0, .none) }
    }
    let afterName = text.place(of: UInt8(ascii: ":"), or: UInt8(ascii: "("), from: end + 1)
    let name = text.part(end..<afterName)
    let callback =
      isHost ? hostCallbacks.value(written: name) : fragmentCallbacks.value(written: name)
    guard let callback,
      let detail = Detail(written: text.part(afterName..<text.count), classes)
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
    if text.isEmpty {
      self = .none
      return
    }
    if let plain = Self.plain.value(written: text) {
      self = plain
      return
    }
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")"),
      text.count > 2, let object = classes.object(written: text.part(1..<(text.count - 1)))
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

extension SpelledText {
  /// Where one of the two stands first; the end if none does.
  @inline(__always)
  fileprivate func place(of one: UInt8, or other: UInt8, from start: Int) -> Int {
    var place = start
    while place < count, self[place] != one, self[place] != other { place += 1 }
    return place
  }
}
