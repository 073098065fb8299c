// Follows androidx.fragment 1.4.1, FragmentManager.java: getFragmentFactory.

extension ActivityThread {
  /// `getFragmentFactory().instantiate`, ahead of the constructor. The managers of fragments have
  /// that of the activity's, to which the app gives its own ahead of `super.onCreate`.
  ///
  /// - Returns: whether it is the app's own, which knows what a constructor takes.
  @discardableResult
  mutating func askFragmentFactory(
    of manager: FragmentManagerID
  ) throws(AndroidException) -> Bool {
    guard let host = fragments[manager].host.flatMap({ hostInstance(of: $0) }),
      image.activity(host.object.classID)?.hasFragmentFactory == true,
      image.app.fragmentLibrary.hasFragmentFactories
    else { return false }
    try call(.activity(.instantiateFragment), on: .activity(host))
    return true
  }
}
