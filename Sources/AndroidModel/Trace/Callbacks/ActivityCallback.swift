/// https://developer.android.com/reference/android/app/Activity
public enum ActivityCallback: String, Hashable, Sendable, CaseIterable {
  case attachBaseContext
  case onApplyThemeResource
  case onCreate
  case onContentChanged
  case onRestart
  case onStart
  case onRestoreInstanceState
  case onPostCreate
  case onTitleChanged
  case onStateNotSaved
  case onNewIntent
  case onActivityReenter
  case onActivityResult
  case onRequestPermissionsResult
  case onResume
  case onPostResume
  case onTopResumedActivityChanged
  case onAttachedToWindow
  case onDetachedFromWindow
  case onWindowFocusChanged
  case onEnterAnimationComplete
  case onUserInteraction
  case onUserLeaveHint
  case onKeyDown
  case onKeyUp
  case onBackPressed
  case onPause
  case onCreateDescription
  case onStop
  case onSaveInstanceState
  case onRetainNonConfigurationInstance
  /// `ComponentActivity.onRetainCustomNonConfigurationInstance`
  case onRetainCustomNonConfigurationInstance
  case onDestroy
  case onConfigurationChanged
  case onMultiWindowModeChanged
  case onPictureInPictureModeChanged
  case onPictureInPictureRequested
  case onPictureInPictureUiStateChanged
  case onCreateOptionsMenu
  case onPrepareOptionsMenu
  case onCreateDialog
  case onPrepareDialog
  case onMenuOpened
  case onMenuItemSelected
  case onOptionsItemSelected
  case onPanelClosed
  case onCreateContextMenu
  case onContextItemSelected
  case onContextMenuClosed
  case onCreateNavigateUpTaskStack
  case onPrepareNavigateUpTaskStack
  case onActionModeStarted
  case onActionModeFinished
  case onProvideAssistData
  case onProvideAssistContent
  case onProvideReferrer
  case onHandoffActivityDataRequested
  case onTrimMemory
  case onLowMemory
  /// `FragmentActivity.onAttachFragment`, deprecated but still called.
  case onAttachFragment
  /// `FragmentActivity.onResumeFragments`
  case onResumeFragments
  /// `AppCompatActivity.onNightModeChanged`
  case onNightModeChanged
  /// `AppCompatActivity.onLocalesChanged`
  case onLocalesChanged
  /// `AppCompatActivity.onSupportActionModeStarted`
  case onSupportActionModeStarted
  /// `AppCompatActivity.onSupportActionModeFinished`
  case onSupportActionModeFinished
  /// `FragmentManager.OnBackStackChangedListener`, added by the activity's code.
  case onBackStackChanged
  /// The steps of a change, in the same listener since 1.6 and 1.7.
  case onBackStackChangeStarted
  case onBackStackChangeProgressed
  case onBackStackChangeCommitted
  case onBackStackChangeCancelled
  /// What the activity's code gave to `FragmentTransaction.runOnCommit`.
  case runOnCommit
  /// `FragmentFactory.instantiate`, of the factory that the activity has given its manager.
  case instantiateFragment = "fragmentFactory.instantiate"

  /// The seven of the activity guide; the rest surround them.
  public static let core: [ActivityCallback] = [
    .onCreate, .onRestart, .onStart, .onResume, .onPause, .onStop, .onDestroy,
  ]
}

extension ActivityCallback {
  /// The callbacks after which the platform checks that `super` was called: `mCalled` of
  /// Activity.java.
  public static let checkedForSuper: [ActivityCallback] = [
    .onCreate, .onRestart, .onStart, .onPostCreate, .onResume, .onPostResume, .onPause, .onStop,
    .onDestroy, .onConfigurationChanged,
  ]

  /// Whether that is checked as the override returns: of the first and the last it is
  /// `performLaunchActivity` and `performDestroyActivity` that look, after the rest of what they
  /// have called.
  var isCheckedForSuperOnReturn: Bool {
    self != .onCreate && self != .onDestroy && Self.checkedForSuper.contains(self)
  }

  /// Those whose `super` does something that is missed without it, and is not checked for.
  public static let uncheckedForSuper: [ActivityCallback] = [
    .onSaveInstanceState, .onRestoreInstanceState, .onNewIntent, .onActivityResult, .onKeyDown,
    .onKeyUp, .onBackPressed,
  ]

  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .attachBaseContext:
      .init("The activity gets its base context, before it is created.", page: Page.activity)
    case .onApplyThemeResource:
      .init("The theme of the manifest is applied, before it is created.", page: Page.activity)
    case .onCreate:
      .init(
        "The activity is created, with its saved state if there is one.",
        "savedInstanceState", "persistentState", page: Page.activity)
    case .onContentChanged:
      .init("The window has got its content, during setContentView.", page: Page.activity)
    case .onRestart: .init("It was stopped and is about to be started again.", page: Page.activity)
    case .onStart: .init("It becomes visible.", page: Page.activity)
    case .onRestoreInstanceState:
      .init(
        "It may restore what it saved, after onStart.", "savedInstanceState", "persistentState",
        page: Page.activity)
    case .onPostCreate:
      .init(
        "Starting is complete, after onRestoreInstanceState.", "savedInstanceState",
        "persistentState", page: Page.activity)
    case .onTitleChanged:
      .init("Its title has been set, in super.onPostCreate or by code.", page: Page.activity)
    case .onStateNotSaved:
      .init("The state may change again after it was saved.", page: Page.activity)
    case .onNewIntent:
      .init(
        "An intent is delivered to this instance instead of a new one.", "intent",
        page: Page.activity)
    case .onActivityReenter:
      .init(
        "It becomes visible because an activity that came with a transition is returning, with a result.",
        "resultCode", page: Page.activity)
    case .onActivityResult:
      .init(
        "An activity that it started for a result has finished.", "requestCode", "resultCode",
        page: Page.activity)
    case .onRequestPermissionsResult:
      .init(
        "The user has answered a request for permissions.", "requestCode", "grantResults",
        page: Page.activity)
    case .onResume: .init("It is about to be in front and take input.", page: Page.activity)
    case .onPostResume: .init("Resuming is complete.", page: Page.activity)
    case .onTopResumedActivityChanged:
      .init(
        "It is the topmost resumed activity, or is no longer (API 29).", "isTopResumedActivity",
        page: Page.activity)
    case .onAttachedToWindow:
      .init("Its window has been attached to the window manager.", page: Page.activity)
    case .onDetachedFromWindow:
      .init(
        "Its window has been removed from the window manager, after onDestroy.", page: Page.activity
      )
    case .onWindowFocusChanged:
      .init("Its window has got or lost the focus.", "hasFocus", page: Page.activity)
    case .onEnterAnimationComplete:
      .init("The animation that brought it into sight is over.", page: Page.activity)
    case .onUserInteraction:
      .init("A key, a touch or a gesture has reached it.", page: Page.activity)
    case .onUserLeaveHint:
      .init("The user has chosen to leave it, and it is about to be paused.", page: Page.activity)
    case .onKeyDown:
      .init(
        "The Back key goes down, in an app that still receives it.", "keyCode", page: Page.activity)
    case .onKeyUp:
      .init(
        "The Back key comes up, in an app that still receives it.", "keyCode", page: Page.activity)
    case .onBackPressed:
      .init(
        "The Back key has come up; not for an app that has opted in to predictive back.",
        page: Page.activity)
    case .onPause:
      .init(
        "It is no longer in front.", page: Page.activity)
    case .onCreateDescription:
      .init(
        "It may describe in words what it shows, before it is stopped.", page: Page.activity)
    case .onStop:
      .init(
        "It is no longer visible.", page: Page.activity)
    case .onSaveInstanceState:
      .init("It may save what a later instance needs.", "outState", page: Page.activity)
    case .onRetainNonConfigurationInstance:
      .init("It may pass an object to the instance that replaces it.", page: Page.activity)
    case .onRetainCustomNonConfigurationInstance:
      .init(
        "It may pass an object of its own to the instance that replaces it (AndroidX).",
        page: Page.componentActivity)
    case .onDestroy:
      .init(
        "Its instance is about to go: it finishes, or another instance replaces it.",
        page: Page.activity)
    case .onConfigurationChanged:
      .init("The configuration has changed in aspects that it handles itself.", page: Page.activity)
    case .onMultiWindowModeChanged:
      .init(
        "It has entered or left multi-window mode (API 24).", "isInMultiWindowMode",
        page: Page.activity)
    case .onPictureInPictureModeChanged:
      .init(
        "It has entered or left picture-in-picture (API 26).", "isInPictureInPictureMode",
        page: Page.activity)
    case .onPictureInPictureRequested:
      .init(
        "The user leaves it, and the system asks it to enter picture-in-picture (API 30).",
        page: Page.activity)
    case .onPictureInPictureUiStateChanged:
      .init(
        "The picture-in-picture window is about to appear, is moved to the edge of the screen, or back (API 31).",
        "isTransitioningToPip", "isStashed", page: Page.activity)
    case .onCreateOptionsMenu:
      .init("The options menu of its app bar is made.", page: Page.activity)
    case .onPrepareOptionsMenu:
      .init("The options menu is about to be shown, and may be adapted.", page: Page.activity)
    case .onCreateDialog:
      .init("A dialog that its code shows by an id is made.", page: Page.activity)
    case .onPrepareDialog:
      .init(
        "A dialog that it keeps under an id is about to be shown, and may be adapted.",
        page: Page.activity)
    case .onMenuOpened: .init("The user has opened the menu of its app bar.", page: Page.activity)
    case .onMenuItemSelected:
      .init("The user has picked an item of a menu.", page: Page.activity)
    case .onOptionsItemSelected:
      .init("The user has picked an item of the options menu.", page: Page.activity)
    case .onPanelClosed: .init("One of its menus has been closed.", page: Page.activity)
    case .onCreateContextMenu:
      .init("A context menu is made, each time before it is shown.", page: Page.activity)
    case .onContextItemSelected:
      .init("The user has picked an item of a context menu.", page: Page.activity)
    case .onContextMenuClosed: .init("A context menu has been closed.", page: Page.activity)
    case .onCreateNavigateUpTaskStack:
      .init(
        "Up leads to another task, and it may list the activities of that task.",
        page: Page.activity)
    case .onPrepareNavigateUpTaskStack:
      .init(
        "The activities to which Up leads are listed, and it may change them.", page: Page.activity)
    case .onActionModeStarted:
      .init("An action mode has begun in its window.", page: Page.activity)
    case .onActionModeFinished:
      .init("An action mode in its window has ended.", page: Page.activity)
    case .onProvideAssistData:
      .init("The assistant asks for the context of what is shown.", page: Page.activity)
    case .onProvideAssistContent:
      .init("The assistant asks for the content of what is shown (API 23).", page: Page.activity)
    case .onProvideReferrer:
      .init(
        "It starts another activity, or the assistant asks, and it may set the referrer (API 23).",
        page: Page.activity)
    case .onHandoffActivityDataRequested:
      .init(
        "It is asked for the data to continue on another device (API 37).", "isActiveRequest",
        page: Page.activity)
    case .onTrimMemory:
      .init(
        "The app should free memory, as much as this level says.", "level", page: Page.callbacks2)
    case .onLowMemory: .init("The whole system is short of memory.", page: Page.activity)
    case .onAttachFragment:
      .init(
        "A fragment has been attached to it; deprecated, but still called.", "fragment",
        page: Page.fragmentActivity)
    case .onResumeFragments:
      .init("Its fragments are about to be resumed.", page: Page.fragmentActivity)
    case .onNightModeChanged:
      .init(
        "AppCompat has given it another night mode, or is about to recreate it for that.", "mode",
        page: Page.appCompatActivity)
    case .onLocalesChanged:
      .init(
        "AppCompat has given it other languages, or is about to recreate it for them.",
        page: Page.appCompatActivity)
    case .onSupportActionModeStarted:
      .init("AppCompat has begun an action mode over it.", page: Page.appCompatActivity)
    case .onSupportActionModeFinished:
      .init("An action mode of AppCompat has ended.", page: Page.appCompatActivity)
    case .onBackStackChanged: BackStackChange.onBackStackChanged.documentation
    case .onBackStackChangeStarted: BackStackChange.onBackStackChangeStarted.documentation
    case .onBackStackChangeProgressed: BackStackChange.onBackStackChangeProgressed.documentation
    case .onBackStackChangeCommitted: BackStackChange.onBackStackChangeCommitted.documentation
    case .onBackStackChangeCancelled: BackStackChange.onBackStackChangeCancelled.documentation
    case .runOnCommit:
      .init("Code that it gave to a fragment transaction runs.", page: Page.transaction)
    case .instantiateFragment:
      .init(
        "Its FragmentFactory makes a fragment that is restored, or that a layout or a graph names.",
        page: Page.fragmentFactory)
    }
  }
}
