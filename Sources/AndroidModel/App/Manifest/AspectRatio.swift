/// The proportions of a window, wide by high.
///
/// https://developer.android.com/reference/android/util/Rational
public struct AspectRatio: Hashable, Sendable {
  /// In any unit that the height is in, too. What is not positive fits no window.
  public var width: Int
  /// In the unit of the width.
  public var height: Int

  /// As wide by as high.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `isValidPictureInPictureAspectRatio`: between 1:2.39 and 2.39:1.
  ///
  /// https://developer.android.com/reference/android/app/PictureInPictureParams.Builder#setAspectRatio(android.util.Rational)
  var fitsPicture: Bool {
    let (long, short) = (max(width, height), min(width, height))
    // What lies so far beyond cannot be multiplied.
    guard short > 0, long <= Int.max / 100, short <= Int.max / 239 else { return false }
    return long * 100 <= short * 239
  }
}
