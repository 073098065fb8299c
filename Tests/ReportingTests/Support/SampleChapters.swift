/// Chapters that several tests ask about.
extension SpecFolder {
  /// Three sections on what happens when an activity is left, one of them without a script.
  static let chapterOnSaving =
    """
    # Saving and leaving

    ## State is saved after the stop

    The bundle of `onSaveInstanceState` is filled once the activity has stopped [docs].

    ```lifecycle
    versions android 28..
    activity A

    launch A
    home
      android  A.onPause A.onStop A.onSaveInstanceState
    ```

    ## A stopped activity restarts

    It was stopped, and comes back [docs].

    ```lifecycle
    activity A

    launch A
    home
    return
      android  A.onRestart A.onStart A.onResume
    ```

    ## Dialogs of others are read and not pinned down

    Nothing is known of them [docs].

    [docs]: https://developer.android.com/guide "documented: a section"

    """

  /// A section that proves the divergence D2, and one without a script.
  static let chapterProvingDivergence =
    """
    # Opening

    ## The two finish in opposite order

    One before the other [android], or after it [ios].

    ```lifecycle
    screen A
    screen B

    launch A
    open B
      differs  D2  android B.didShow ... A.didHide  ios A.didHide ... B.didShow
    ```

    ## Nobody knows the rest

    Something else is said there [android].

    [android]: https://developer.android.com/guide "documented: a section"
    [ios]: https://developer.apple.com/guide "documented: a section"

    """
}
