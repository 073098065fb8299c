import AndroidModel
import IOSModel

/// Which callbacks a comparison shows. The others are counted.
package enum CallbackDetail: Hashable, Sendable, CaseIterable {
  /// The callbacks that the case watches, which are the core callbacks and those it names, and
  /// those that stand for a neutral event.
  case core
  /// In addition, all callbacks of declared objects except those that only accompany others.
  case notable
  /// Every callback that was sent.
  case all
}

/// Callbacks that always come with others and tell an app little by themselves: those of creation,
/// of layout, and the second halves of what has already been reported.
///
/// A callback that can come alone, or be absent where the others come, is not among them: for
/// instance that an app no longer receives the Back key, which of two resumed activities is on top,
/// or whether a scene's session is new.
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
