/// https://developer.android.com/reference/androidx/fragment/app/Fragment
public enum FragmentCallback: String, Hashable, Sendable, CaseIterable {
  case onInflate
  case onAttach
  case onCreate
  /// Of every view that is made. Asked only where the question can be observed.
  case onGetLayoutInflater
  case onCreateDialog
  case onCreateView
  case onViewCreated
  case onActivityCreated
  case onViewStateRestored
  case onStart
  case onResume
  case onPause
  case onStop
  case onSaveInstanceState
  case onDestroyView
  case onDestroy
  case onDetach
  case onHiddenChanged
  /// The animation with which its view comes or goes, of every effect. Asked only where the
  /// question can be observed.
  case onCreateAnimation
  /// The same of an Animator, if there is no animation.
  case onCreateAnimator
  /// A method that apps override as if it were a callback: the adapter of a pager calls it on its
  /// pages.
  case setUserVisibleHint
  case onPrimaryNavigationFragmentChanged
  case onAttachFragment
  /// The result of what it has started itself, by a call on the fragment.
  case onActivityResult
  case onRequestPermissionsResult
  /// `FragmentManager.OnBackStackChangedListener`, added by the fragment's code.
  case onBackStackChanged
  /// The steps of a change, in the same listener since 1.6 and 1.7.
  case onBackStackChangeStarted
  case onBackStackChangeProgressed
  case onBackStackChangeCommitted
  case onBackStackChangeCancelled
  /// What the fragment's code gave to `FragmentTransaction.runOnCommit`.
  case runOnCommit
  case onCancel
  case onDismiss
  case onConfigurationChanged
  case onMultiWindowModeChanged
  case onPictureInPictureModeChanged
  case onLowMemory
  /// Of the platform's own fragments; AndroidX has none.
  case onTrimMemory
  case onCreateOptionsMenu
  case onPrepareOptionsMenu
  case onDestroyOptionsMenu
  case onOptionsItemSelected
  case onOptionsMenuClosed
  case onCreateContextMenu
  case onContextItemSelected

  /// The eleven from `onAttach` to `onDetach` that every fragment with a view receives.
  public static let core: [FragmentCallback] = [
    .onAttach, .onCreate, .onCreateView, .onViewCreated, .onStart, .onResume, .onPause, .onStop,
    .onDestroyView, .onDestroy, .onDetach,
  ]

  /// Those that `DialogFragment` adds.
  static let ofDialogs: [FragmentCallback] = [.onCreateDialog, .onCancel, .onDismiss]
}

extension FragmentCallback {
  /// What an app's engineer needs to know of it.
  var documentation: AndroidCallback.Documentation {
    switch self {
    case .onInflate:
      .init(
        "It is made from a layout's element, before it is attached.", "savedInstanceState",
        page: Page.fragment)
    case .onAttach: .init("It belongs to its host from now on.", page: Page.fragment)
    case .onCreate:
      .init(
        "It is created, with its saved state if there is one.", "savedInstanceState",
        page: Page.fragment)
    case .onGetLayoutInflater:
      .init(
        "It returns the inflater for its view; a fragment that shows a dialog creates it in its super call.",
        "savedInstanceState", page: Page.fragment)
    case .onCreateDialog:
      .init("It makes its dialog.", "savedInstanceState", page: Page.dialogFragment)
    case .onCreateView:
      .init("It makes its view, or returns null.", "savedInstanceState", page: Page.fragment)
    case .onViewCreated: .init("Its view has been made.", "savedInstanceState", page: Page.fragment)
    case .onActivityCreated:
      .init(
        "Its activity's onCreate is over; deprecated, but still called.", "savedInstanceState",
        page: Page.fragment)
    case .onViewStateRestored:
      .init("The state of its views has been restored.", "savedInstanceState", page: Page.fragment)
    case .onStart: .init("It becomes visible.", page: Page.fragment)
    case .onResume: .init("It is about to be in front and take input.", page: Page.fragment)
    case .onPause: .init("It is no longer in front.", page: Page.fragment)
    case .onStop: .init("It is no longer visible.", page: Page.fragment)
    case .onSaveInstanceState:
      .init("It may save what a later instance needs.", "outState", page: Page.fragment)
    case .onDestroyView: .init("Its view goes away.", page: Page.fragment)
    case .onDestroy: .init("It is no longer in use.", page: Page.fragment)
    case .onDetach: .init("It no longer belongs to its host.", page: Page.fragment)
    case .onHiddenChanged:
      .init("It has been hidden or shown by a transaction.", "hidden", page: Page.fragment)
    case .onCreateAnimation:
      .init(
        "It may make the animation with which its view enters or leaves; the platform's own fragments are not asked.",
        "transit", "enter", "nextAnim", page: Page.fragment)
    case .onCreateAnimator:
      .init(
        "It may make an Animator for the same, if it has made no animation.", "transit", "enter",
        "nextAnim", page: Page.fragment)
    case .setUserVisibleHint:
      .init(
        "It is told whether it is visible, by an old pager's adapter or by the app; deprecated.",
        "isVisibleToUser", page: Page.fragment)
    case .onPrimaryNavigationFragmentChanged:
      .init(
        "It or a fragment around it has become the primary navigation fragment, or is no longer.",
        "isPrimaryNavigationFragment", page: Page.fragment)
    case .onAttachFragment:
      .init(
        "A child has been attached to it; deprecated, but still called.", "childFragment",
        page: Page.fragment)
    case .onActivityResult:
      .init(
        "An activity that the fragment itself started for a result has finished.", "requestCode",
        "resultCode", page: Page.fragment)
    case .onRequestPermissionsResult:
      .init(
        "The user has answered the fragment's own request for permissions (API 23).", "requestCode",
        "grantResults",
        page: Page.fragment)
    case .onBackStackChanged: BackStackChange.onBackStackChanged.documentation
    case .onBackStackChangeStarted: BackStackChange.onBackStackChangeStarted.documentation
    case .onBackStackChangeProgressed: BackStackChange.onBackStackChangeProgressed.documentation
    case .onBackStackChangeCommitted: BackStackChange.onBackStackChangeCommitted.documentation
    case .onBackStackChangeCancelled: BackStackChange.onBackStackChangeCancelled.documentation
    case .runOnCommit:
      .init("Code that it gave to a fragment transaction runs.", page: Page.transaction)
    case .onCancel: .init("The user has cancelled its dialog.", page: Page.dialogFragment)
    case .onDismiss: .init("Its dialog has gone.", page: Page.dialogFragment)
    case .onConfigurationChanged:
      .init(
        "The configuration has changed in aspects that its activity handles itself.",
        page: Page.fragment)
    case .onMultiWindowModeChanged:
      .init(
        "Its activity has entered or left multi-window mode (API 24).", "isInMultiWindowMode",
        page: Page.fragment)
    case .onPictureInPictureModeChanged:
      .init(
        "Its activity has entered or left picture-in-picture (API 26).",
        "isInPictureInPictureMode", page: Page.fragment)
    case .onLowMemory: .init("The whole system is short of memory.", page: Page.fragment)
    case .onTrimMemory:
      .init(
        "The app should free memory, as much as this level says; only the platform's own fragments receive it.",
        "level", page: Page.callbacks2)
    case .onCreateOptionsMenu:
      .init("It puts its items into the options menu of its activity.", page: Page.fragment)
    case .onPrepareOptionsMenu:
      .init(
        "The options menu is about to be shown, and it may adapt its items.", page: Page.fragment)
    case .onDestroyOptionsMenu:
      .init("Its items are no longer in the options menu.", page: Page.fragment)
    case .onOptionsItemSelected:
      .init(
        "The user has picked an item of the options menu, and nothing before the fragment has handled it.",
        page: Page.fragment)
    case .onOptionsMenuClosed:
      .init("A menu of its activity has been closed; since 1.5.", page: Page.fragment)
    case .onCreateContextMenu:
      .init(
        "A context menu is made for a view that the fragment has registered.", page: Page.fragment)
    case .onContextItemSelected:
      .init(
        "The user has picked an item of a context menu, and nothing before the fragment has handled it.",
        page: Page.fragment)
    }
  }
}
