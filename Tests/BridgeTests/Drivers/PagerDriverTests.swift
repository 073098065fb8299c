import Bridge
import Specification
import Testing

@Suite("Driving pagers")
struct PagerDriverTests {
  @Test func `A page is added by its adapter, not by its activity`() {
    #expect(
      explanations(
        """
        activity A
        fragment P in A
        fragment Q in A
        pager V in A pages=P

        launch A
          android  A.onCreate A.onStart Q.onAttach ... A.onResume Q.onResume P.onAttach ... P.onResume
        """) == [])
  }

  @Test func `Code turns the pages of an activity that is not in front`() {
    #expect(
      explanations(
        """
        activity A
        activity B
        fragment F in A
        fragment P in F
        fragment Q in F
        pager V in F pages=P,Q adapter=FragmentStatePagerAdapter

        launch A
        open B
        android: setCurrentItem V 1
          android  -
        back
          android  ... F.onStart P.onStart Q.onStart ... F.onResume Q.onResume ...
        """) == [])
  }

  @Test func `The user cannot swipe to a page that does not exist`() {
    let failures = explanations(
      """
      activity A
      fragment P in A
      pager V in A pages=P

      launch A
      android: drag V to 1
        android  -
      """)
    #expect(failures?.contains { $0.contains("out of the finger's reach") } == true)
  }

  @Test func `A pager in the parent's manager whose pages lead back to its fragment is reported`() {
    let failures = explanations(
      """
      activity A
      fragment F in A notAdded
      pager V in F pages=F parentFragmentManager

      launch A
      android: setCurrentItem V 0
        android  -
      """)
    #expect(failures?.contains { $0.contains("lead back to the one that it is in") } == true)
  }

  @Test(arguments: [
    ("pager V pages=P", "V is in no layout"),
    ("pager V in A pages=P offscreenPageLimit=0", "an offscreenPageLimit is 1 or more"),
    ("pager V in A pages=P parentFragmentManager", "one fragment manager only"),
  ])
  func `A pager that cannot be created is reported`(declaration: String, problem: String) {
    let failures = explanations(
      """
      activity A
      fragment P in A
      \(declaration)

      launch A
      android: setCurrentItem V 0
        android  -
      """)
    #expect(failures?.contains { $0.contains(problem) } == true)
  }
}
