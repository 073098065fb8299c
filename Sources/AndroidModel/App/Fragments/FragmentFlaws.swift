/// What is wrong with a fragment class of the app, where the library insists on it being right.
///
/// androidx.fragment 1.4.1, Fragment.java: the `SuperNotCalledException` of performAttach to
/// performDetach; FragmentTransaction.java: doAddOp; FragmentFactory.java: instantiate.
public struct FragmentFlaws: Hashable, Sendable {
  /// Overrides that do not call `super`; only those in `checkedForSuper` have consequences.
  public var overridesWithoutSuper: [FragmentCallback] = []
  /// It is private, anonymous, or an inner class, so that it could not be recreated.
  public var isNotPublicStatic = false
  /// It has no public constructor without parameters; the default `FragmentFactory` needs one.
  public var lacksDefaultConstructor = false

  /// Only the app itself can make an instance.
  var forbidsInstantiation: Bool { isNotPublicStatic || lacksDefaultConstructor }

  /// A class with nothing wrong about it.
  public init() {}

  /// The callbacks after which the library checks that `super` was called.
  public static let checkedForSuper: [FragmentCallback] = [
    .onAttach, .onCreate, .onActivityCreated, .onViewStateRestored, .onStart, .onResume, .onPause,
    .onStop, .onDestroyView, .onDestroy, .onDetach,
  ]
}
