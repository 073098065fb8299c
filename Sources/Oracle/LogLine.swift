import AndroidModel

/// A line of a recording's log, as what it stands for.
enum LogLine: Hashable {
  case event(ObjectID, AndroidCallback, Detail)
  case processDeath

  /// What stands after a callback's name.
  enum Detail: Hashable {
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
    let bytes = text.utf8
    guard
      let end = bytes.firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") })
    else {
      guard text == Self.processDeathText else { return nil }
      self = .processDeath
      return
    }
    guard let object = classes.object(written: text[..<end]) else { return nil }
    let isHost = object.classID.index == RecordedClasses.hostNumber
    let rest = text[end...]
    if let (callback, detail) = isHost ? Self.endings.host[rest] : Self.endings.fragment[rest] {
      self = .event(object, callback, detail)
      return
    }
    // What is left has an object as its argument.
    guard let start = bytes.firstIndex(of: UInt8(ascii: "(")), text.utf8.last == UInt8(ascii: ")"),
      let callback = Self.callback(of: isHost, text[end..<start].dropFirst()),
      let argument = classes.object(written: text[start...].dropFirst().dropLast())
    else { return nil }
    self = .event(object, callback, .object(argument))
  }

  func text(_ classes: RecordedClasses) -> String {
    switch self {
    case .processDeath: Self.processDeathText
    case .event(let object, let callback, let detail):
      classes.text(of: object) + callback.recorded + detail.recorded(classes)
    }
  }

  private static func callback(of isHost: Bool, _ name: Substring) -> AndroidCallback? {
    isHost
      ? ActivityCallback(rawValue: String(name)).map { .activity($0) }
      : FragmentCallback(rawValue: String(name)).map { .fragment($0) }
  }

  /// All that may stand after an object, by how it is written; what names another object apart.
  private static let endings: (host: Endings, fragment: Endings) = {
    let lifecycles = [true, false].flatMap { ofView in
      LifecycleEvent.allCases.map { AndroidCallback.lifecycle($0, ofView: ofView) }
    }
    return (
      host: endings(of: ActivityCallback.allCases.map { .activity($0) }),
      fragment: endings(of: FragmentCallback.allCases.map { .fragment($0) } + lifecycles)
    )
  }()

  private typealias Endings = [Substring: (AndroidCallback, Detail)]

  private static func endings(of callbacks: [AndroidCallback]) -> Endings {
    var endings: Endings = [:]
    for callback in callbacks {
      for detail in Detail.plain {
        endings[Substring(callback.recorded + detail.plainText)] = (callback, detail)
      }
    }
    return endings
  }
}

extension AndroidCallback {
  /// With what parts it from its object.
  fileprivate var recorded: String {
    switch self {
    case .lifecycle(let event, let ofView): (ofView ? ":view:" : ":") + event.rawValue
    case .application, .activity, .fragment, .fragmentObserver, .fragmentResult, .viewModel:
      "." + name
    }
  }
}

extension LogLine.Detail {
  /// All without an object.
  fileprivate static let plain: [Self] = [
    .none, .mark(.entered), .mark(.superReturned), .mark(.returned), .savedState(isNull: true),
    .savedState(isNull: false), .flag(true), .flag(false),
  ]

  fileprivate func recorded(_ classes: RecordedClasses) -> String {
    if case .object(let object) = self { return "(\(classes.text(of: object)))" }
    return plainText
  }

  fileprivate var plainText: String {
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
