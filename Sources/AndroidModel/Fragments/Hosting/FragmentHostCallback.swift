/// What the fragment library asks of the activity that hosts it, and of its process. Nothing else
/// of them is known in this folder, and nothing outside writes what is kept here.
///
/// https://developer.android.com/reference/androidx/fragment/app/FragmentHostCallback
protocol FragmentHostCallback {
  /// `onGetHost()`: the instance that the record has now; nil if none is alive.
  func hostInstance(of token: ActivityToken) -> ActivityID?

  /// Whether this is the host's instance still.
  func isLive(_ host: ActivityID) -> Bool

  /// The configuration by which the host's layouts are chosen.
  func hostConfiguration(of token: ActivityToken) -> Configuration?

  /// `setContentView` is called: the host has a window to show something in.
  func showsContent(_ token: ActivityToken) -> Bool

  func isHostChangingConfigurations(_ token: ActivityToken) -> Bool

  /// The state of the host's own Lifecycle; DESTROYED for an instance that is gone.
  func hostLifecycle(of host: ActivityID) -> LifecycleState

  /// `getLastNonConfigurationInstance()`
  func retainedFragments(of token: ActivityToken) -> RetainedFragments?

  /// The manager that the host's `FragmentController` has; nil as long as it has not been asked
  /// for.
  func fragmentManager(of token: ActivityToken) -> FragmentManagerID?

  /// The same, to be told something.
  ///
  /// - Parameter note: how the host notes that as long as the manager has not been asked for.
  mutating func hostManager(
    of token: ActivityToken, noting note: (inout UnaskedFragmentManager) -> Void
  ) -> FragmentManagerID?

  mutating func setFragmentManager(_ manager: FragmentManagerID, of token: ActivityToken)

  /// `getHandler().post`
  mutating func post(_ message: FragmentMessage)

  /// `getHandler().removeCallbacks`
  mutating func takeBack(_ message: FragmentMessage)

  /// `WindowManager.addView` with the host's token: the window of a dialog shows.
  mutating func addWindow(of token: ActivityToken) -> IWindow

  /// `WindowManager.removeViewImmediate`
  mutating func removeWindow(_ window: IWindow)
}
