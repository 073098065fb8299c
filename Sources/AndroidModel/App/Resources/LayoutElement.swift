/// The element by which a layout names a fragment class.
///
/// https://developer.android.com/guide/fragments/create#add-xml
public struct LayoutElement: Hashable, Sendable {
  /// Which element it is.
  public var tag: Tag
  /// The activity or fragment whose layout it stands in; nil: in one that is only inflated by a
  /// call.
  public var host: String?
  /// The resource qualifier of the only variant of the layout that has it; nil: all variants do.
  public var orientation: Orientation?
  /// What a container view is not to be; nil: nothing is wrong with it.
  public var flaw: Flaw?

  /// What is wrong with the element of a `FragmentContainerView`.
  public enum Flaw: String, Hashable, Sendable, CaseIterable {
    /// There is no `android:id` by which the fragment could be found again.
    case withoutId
    /// `android:animateLayoutChanges="true"`
    case animateLayoutChanges
    /// A view that is no fragment's stands in it.
    case otherView
  }

  /// The elements that make fragments.
  public enum Tag: String, Hashable, Sendable, CaseIterable {
    /// `<fragment android:name="…" android:id="…"/>`: the fragment's view takes its place.
    case fragment
    /// `<androidx.fragment.app.FragmentContainerView android:name="…"/>`: the first fragment of a
    /// container.
    case containerView = "FragmentContainerView"
  }

  /// `port` and `land`.
  ///
  /// https://developer.android.com/guide/topics/resources/providing-resources#OrientationQualifier
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait
    case landscape
  }

  /// An element in all variants of a layout.
  public init(
    _ tag: Tag, host: String?, orientation: Orientation? = nil, flaw: Flaw? = nil
  ) {
    self.tag = tag
    self.host = host
    self.orientation = orientation
    self.flaw = flaw
  }
}
