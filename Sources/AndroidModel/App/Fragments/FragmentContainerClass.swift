/// The class of the containers in the layouts of an app.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentContainerView
public enum FragmentContainerClass: String, Hashable, Sendable, CaseIterable {
  case containerView = "FragmentContainerView"
  case frameLayout = "FrameLayout"
}
