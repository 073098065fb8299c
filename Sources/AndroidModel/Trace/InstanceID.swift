/// One object of the app: the n-th instance of its class, counted over the whole life of the
/// device, process deaths included. Printed as `A`, then `A#2`. It is not part of Android, whose
/// objects have addresses; a trace needs it to tell them apart.
public struct InstanceID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The class of the object.
  public var className: String
  /// 1-based.
  public var number: Int

  /// The n-th instance of a class.
  public init(_ className: String, _ number: Int = 1) {
    self.className = className
    self.number = number
  }

  /// `A`, `A#2`
  public var description: String { number == 1 ? className : "\(className)#\(number)" }

  /// By class, then by number.
  public static func < (left: InstanceID, right: InstanceID) -> Bool {
    (left.className, left.number) < (right.className, right.number)
  }
}
