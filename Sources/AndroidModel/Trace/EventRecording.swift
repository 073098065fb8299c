/// What is recorded besides the calls of overrides. What is not watched costs nothing. It is not
/// part of Android; it stands for where in the overrides log calls would be.
public struct EventRecording: OptionSet, Hashable, Sendable {
  /// One bit for each, in the order below.
  public let rawValue: UInt8
  /// The details of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Also where `super` has returned and where the override has: `AndroidEvent.Mark`. Of a fragment
  /// only where `super.onCreate` has, in which its children come back.
  public static let marks = EventRecording(rawValue: 1 << 0)
  /// The arguments.
  public static let arguments = EventRecording(rawValue: 1 << 1)
  /// With `marks`, the same of every override of a fragment.
  public static let fragmentMarks = EventRecording(rawValue: 1 << 2)
  /// What observers of a Lifecycle are told.
  public static let lifecycles = EventRecording(rawValue: 1 << 3)
  /// What fragments are asked for every effect: `onCreateAnimation` and `onCreateAnimator`.
  public static let animations = EventRecording(rawValue: 1 << 4)
  /// That fragments are asked for the inflater of every view: `onGetLayoutInflater`.
  public static let inflaters = EventRecording(rawValue: 1 << 5)
  /// Everything but what fragments are asked, which few look at and every transaction has.
  public static let all: EventRecording = [.marks, .arguments, .fragmentMarks, .lifecycles]
}

extension EventRecording {
  /// Whether a record says where the `super` call of this override has returned.
  @inline(__always)
  func hasReturnOfSuper(of callback: AndroidCallback) -> Bool {
    lastMark(of: callback) != .entered
  }

  /// Whether a record says where this override has returned.
  @inline(__always)
  func hasReturn(of callback: AndroidCallback) -> Bool { lastMark(of: callback) == .returned }

  /// Where the last record of a call of this override stands.
  @inline(__always)
  func lastMark(of callback: AndroidCallback) -> AndroidEvent.Mark {
    guard contains(.marks) else { return .entered }
    guard case .fragment(let own) = callback, !contains(.fragmentMarks) else { return .returned }
    return own == .onCreate ? .superReturned : .entered
  }

  /// Whether there is a record of this being told.
  @inline(__always)
  func has(_ callback: AndroidCallback) -> Bool {
    switch callback {
    case .lifecycle, .backStackEntry: contains(.lifecycles)
    default: true  // all others, of which there are many
    }
  }
}
