/// How a segue of a storyboard shows its destination.
///
/// https://developer.apple.com/documentation/uikit/uistoryboardsegue
public enum SegueKind: String, Hashable, Sendable, CaseIterable {
  case show
  case showDetail
  case presentModally
  /// A segue of a class of the app's own, whose code shows the destination.
  case custom
}
