extension TransitionGroup {
  /// Android's transitions: between activities, and between the fragments of one.
  static let android = [
    TransitionGroup(
      "Activity", on: .android,
      [
        ("startActivity", opaque, "android: start B"),
        ("startActivity, translucent theme", translucent, "android: start B"),
        ("startActivity and finish in one go", opaque, "android: start B & finish A"),
        ("finish, or Back", "\(opaque); android: start B", "android: finish B"),
        ("finish, translucent", "\(translucent); android: start B", "android: finish B"),
        ("FLAG_ACTIVITY_CLEAR_TOP", covered, "android: start A flags=CLEAR_TOP"),
        (
          "FLAG_ACTIVITY_CLEAR_TOP, FLAG_ACTIVITY_SINGLE_TOP", covered,
          "android: start A flags=CLEAR_TOP|SINGLE_TOP"
        ),
        ("FLAG_ACTIVITY_REORDER_TO_FRONT", covered, "android: start A flags=REORDER_TO_FRONT"),
        (
          "FLAG_ACTIVITY_NEW_TASK, FLAG_ACTIVITY_CLEAR_TASK", covered,
          "android: start A flags=NEW_TASK|CLEAR_TASK"
        ),
        ("recreate", "activity A; launch A", "android: recreate A"),
      ]),
    TransitionGroup(
      "Fragment", on: .android,
      [
        ("replace", fragments, "android: commit replace B"),
        (
          "replace, setReorderingAllowed", fragments,
          "android: commit replace B setReorderingAllowed"
        ),
        ("replace, addToBackStack", fragments, "android: commit replace B addToBackStack"),
        (
          "popBackStack", "\(fragments); android: commit replace B addToBackStack",
          "android: popBackStack"
        ),
        (
          "popBackStack, setReorderingAllowed",
          "\(fragments); android: commit replace B addToBackStack setReorderingAllowed",
          "android: popBackStack"
        ),
        ("add over it", fragments, "android: commit add B"),
        ("remove", fragments, "android: commit remove A"),
        (
          "hide and add", "watch A.onHiddenChanged; \(fragments)",
          "android: commit hide A, add B"
        ),
        ("detach and add", fragments, "android: commit detach A, add B"),
      ]),
    TransitionGroup(
      "NavController", on: .android,
      [
        ("navigate", destinations, "android: navigate B"),
        (
          "popBackStack", "\(destinations); android: navigate B",
          "android: navController popBackStack"
        ),
        (
          "navigate, setPopUpTo, inclusive", destinations,
          "android: navigate B popUpTo=A inclusive"
        ),
        ("navigate, setLaunchSingleTop", destinations, "android: navigate A launchSingleTop"),
      ]),
    TransitionGroup(
      "ViewPager2", on: .android,
      [
        ("setCurrentItem, smooth", pages, "android: setCurrentItem V 1"),
        (
          "setCurrentItem without scrolling", pages,
          "android: setCurrentItem V 1 smoothScroll=false"
        ),
        ("a finger turns the page", "\(pages); android: drag V to 1", "android: release V"),
      ]),
    TransitionGroup(
      "DialogFragment", on: .android,
      [
        ("show", "activity A; dialog B in A; launch A", "android: show B"),
        ("dismiss", "activity A; dialog B in A; launch A; android: show B", "android: dismiss B"),
      ]),
  ]

  private static let opaque = "activity A; activity B; launch A"
  private static let translucent = "activity A; activity B theme=translucent; launch A"
  private static let covered =
    "activity A; activity B; watch A.onNewIntent; launch A; android: start B"
  private static let fragments =
    "activity H; fragment A in H; fragment B in H notAdded; launch H"
  private static let destinations =
    "device android fragment=1.8; activity H; fragment N in H; navGraph G in N; fragment A in G; "
    + "fragment B in G; launch H"
  private static let pages =
    "activity H; pager V in H pages=A,B; fragment A; fragment B; launch H"
}
