/// One object of the app: the n-th instance of its class, counted over the whole life of the
/// device, app terminations included. Printed as `A`, then `A#2`. It is not part of UIKit, whose
/// objects have addresses; a trace needs it to tell them apart.
public struct InstanceID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name of the class, as the app declares it.
  public var className: String
  /// 1-based.
  public var number: Int

  /// An instance of this class, the first if nothing is said.
  public init(_ className: String, _ number: Int = 1) {
    self.className = className
    self.number = number
  }

  public var description: String { number == 1 ? className : "\(className)#\(number)" }

  /// By class, then by number.
  public static func < (left: InstanceID, right: InstanceID) -> Bool {
    (left.className, left.number) < (right.className, right.number)
  }
}
