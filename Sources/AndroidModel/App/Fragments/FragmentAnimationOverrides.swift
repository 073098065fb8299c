/// The cases in which a fragment class makes its animations itself.
///
/// https://developer.android.com/reference/androidx/fragment/app/Fragment#onCreateAnimation(int,boolean,int)
public struct FragmentAnimationOverrides: Hashable, Sendable {
  /// When `onCreateAnimation` returns one.
  public var animations: [Way] = []
  /// When `onCreateAnimator` returns one.
  public var animators: [Way] = []

  /// What its view does.
  public enum Way: String, Hashable, Sendable, CaseIterable {
    case enter
    case exit
  }

  /// The class leaves it to `super`, which makes none.
  public init() {}

  var isEmpty: Bool { animations.isEmpty && animators.isEmpty }

  func has(_ kind: FragmentAnimation, for way: Way) -> Bool {
    switch kind {
    case .animation: animations.contains(way)
    case .animator: animators.contains(way)
    }
  }
}
