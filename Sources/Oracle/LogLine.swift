import AndroidModel

/// A line of a recording's log, decoded.
enum LogLine: Equatable, Sendable {
  case event(ObjectID, AndroidCallback, Detail)
  case processDeath

  /// What follows a callback's name: a word or an object. Both have the same layout, so that two
  /// details can be compared without distinguishing the cases.
  struct Detail: Equatable, Sendable {
    let word: Word
    // Both numbers are 0 if there is no object.
    private let number: Int32
    private let classIndex: Int32

    enum Word: CaseIterable, Sendable {
      case nothing
      case entered
      case superReturned
      case returned
      case savedStateIsNull
      case savedStateIsThere
      case isTrue
      case isFalse
    }

    @inline(__always)
    init(_ word: Word) {
      self.word = word
      number = 0
      classIndex = 0
    }

    @inline(__always)
    init(_ object: ObjectID) {
      word = .nothing
      number = object.number
      classIndex = object.classID.index
    }

    var object: ObjectID? {
      number == 0 ? nil : ObjectID(classID: ClassID(Int(classIndex)), number: number)
    }
  }

  /// Compares the numbers of the objects first, because these usually differ.
  @inline(__always)
  static func == (left: LogLine, right: LogLine) -> Bool {
    switch (left, right) {
    case (
      .event(let left, let leftCallback, let leftDetail),
      .event(let right, let callback, let detail)
    ):
      left.number == right.number && left.classID.index == right.classID.index
        && isSame(leftCallback, callback) && leftDetail == detail
    case (.processDeath, .processDeath): true
    case (.event, .processDeath), (.processDeath, .event): false
    }
  }

  /// Usually the callbacks belong to one of two kinds, which are compared as numbers.
  @inline(__always)
  private static func isSame(_ left: AndroidCallback, _ right: AndroidCallback) -> Bool {
    switch (left, right) {
    case (.fragment(let left), .fragment(let right)): left == right
    case (.activity(let left), .activity(let right)): left == right
    default: left == right  // a lifecycle callback, or two of different kinds
    }
  }
}

/// The line as the recordings write it.
extension LogLine {
  private static let processDeathText = "process dies"

  /// Nil for a text that stands for no event of the model.
  static func line(written text: SpelledText, _ classes: RecordedClasses) -> LogLine? {
    if let line = event(written: text, classes) { return line }
    return processDeathSpelling.value(written: text).map { _ in .processDeath }
  }

  private static let processDeathSpelling = SpelledValues([processDeathText], spelling: { $0 })

  private static func event(written text: SpelledText, _ classes: RecordedClasses) -> LogLine? {
    let end = text.place(from: 0) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
    guard end < text.count, let object = classes.object(written: text.part(0..<end)) else {
      return nil
    }
    let calls = object.classID.index == RecordedClasses.hostNumber ? hostCalls : fragmentCalls
    if let call = calls.value(written: text.part(end..<text.count)) {
      return .event(object, call.callback, call.detail)
    }
    // Only references to other objects cannot be listed in advance.
    let afterName = text.place(from: end) { $0 == UInt8(ascii: "(") }
    guard text[end] == UInt8(ascii: "."), afterName + 2 < text.count,
      text.last == UInt8(ascii: ")"),
      let call = calls.value(written: text.part(end..<afterName)),
      let other = classes.object(written: text.part((afterName + 1)..<(text.count - 1)))
    else { return nil }
    return .event(object, call.callback, Detail(other))
  }

  func text(_ classes: RecordedClasses) -> String {
    switch self {
    case .processDeath: Self.processDeathText
    case .event(let object, let callback, let detail):
      classes.text(of: object) + callback.recorded + detail.recorded(classes)
    }
  }

  private typealias Call = (callback: AndroidCallback, detail: Detail)

  private static let hostCalls = SpelledValues(
    calls(ActivityCallback.allCases.map { .activity($0) }), spelling: spelling)

  /// The lifecycles are those of fragments; the host's is not observed.
  private static let fragmentCalls = SpelledValues(
    calls(FragmentCallback.allCases.map { .fragment($0) })
      + [true, false].flatMap { ofView in
        LifecycleEvent.allCases.map { (.lifecycle($0, ofView: ofView), Detail(.nothing)) }
      }, spelling: spelling)

  private static func calls(_ callbacks: [AndroidCallback]) -> [Call] {
    callbacks.flatMap { callback in Detail.Word.allCases.map { (callback, Detail($0)) } }
  }

  private static func spelling(_ call: Call) -> String {
    call.callback.recorded + call.detail.word.recorded
  }
}

extension AndroidCallback {
  /// The word, with what separates it from its object.
  fileprivate var recorded: String {
    switch self {
    case .lifecycle(let event, let ofView): (ofView ? ":view:" : ":") + event.rawValue
    case .application, .activity, .fragment, .fragmentObserver, .fragmentResult, .attachListener,
      .pageSelected, .tabChanged, .backStackEntry,
      .onDestinationChanged,
      .viewModel,
      .repeatedBlock, .pausedBlock, .awaitedState, .loader, .liveData, .back,
      .activityObserver, .registeredResult, .savedState, .keyguardDismiss, .menuProvider,
      .dialog, .dialogLifecycle, .view, .activityListener, .componentCallbacks:
      "." + name
    }
  }
}

extension LogLine.Detail {
  fileprivate func recorded(_ classes: RecordedClasses) -> String {
    object.map { "(\(classes.text(of: $0)))" } ?? word.recorded
  }
}

extension LogLine.Detail.Word {
  fileprivate var recorded: String {
    switch self {
    case .nothing: ""
    case .entered: ":begin"
    case .superReturned: ":super"
    case .returned: ":end"
    case .savedStateIsNull: "(null)"
    case .savedStateIsThere: "(state)"
    case .isTrue: "(true)"
    case .isFalse: "(false)"
    }
  }
}

extension SpelledText {
  /// The place of the first byte of a kind; the end if there is none.
  @inline(__always)
  fileprivate func place(from start: Int, where isSought: (UInt8) -> Bool) -> Int {
    var place = start
    while place < count, !isSought(self[place]) { place += 1 }
    return place
  }
}
