import AndroidModel
import IOSModel

/// Which callbacks a comparison shows. Those that it leaves out are counted.
package enum CallbackDetail: Hashable, Sendable, CaseIterable {
  /// The callbacks that the case watches, which are those of every case and those that it names, and
  /// those that tell a neutral event.
  case core
  /// Besides, all of declared objects but those that only accompany others.
  case notable
  /// Every callback that was sent.
  case all
}

/// Callbacks that come with others every time and tell an app little by themselves: those of being
/// made, of layout, and the later halves of what is told already.
///
/// What can come alone, or stay away where all else comes, is none of them: that an app gets no Back key
/// any more, which of two resumed activities is on top, whether a session of a scene is a new one.
extension AndroidEvent {
  private static let routine: Set<AndroidCallback> = Set(
    [
      ActivityCallback.attachBaseContext, .onContentChanged, .onPostCreate, .onTitleChanged,
      .onStateNotSaved, .onPostResume, .onAttachedToWindow, .onDetachedFromWindow,
      .onResumeFragments, .onUserInteraction, .onCreateDescription,
    ].map(AndroidCallback.activity)
      + [.application(.attachBaseContext), .fragment(.onGetLayoutInflater)]
      + LifecycleEvent.allCases.flatMap {
        [AndroidCallback.lifecycle($0, ofView: false), .lifecycle($0, ofView: true)]
      })

  var isRoutine: Bool { Self.routine.contains(callback) }
}

extension IOSEvent {
  private static let routine: Set<IOSCallback> = Set(
    [
      ControllerCallback.initNibName, .initCoder, .awakeFromNib, .loadView,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints,
      .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
    ].map(IOSCallback.controller)
      + [.appDelegate(.willFinishLaunchingWithOptions)])

  var isRoutine: Bool { Self.routine.contains(callback) }
}
