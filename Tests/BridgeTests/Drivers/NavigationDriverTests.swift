import Bridge
import Specification
import Testing

@Suite("Driving navigation")
struct NavigationDriverTests {
  @Test func `A destination is added by its host, not by its container`() {
    #expect(
      explanations(
        """
        device android fragment=1.6
        activity A
        fragment H in A
        navGraph G in H startDestination=D
        fragment S in G
        fragment D in G

        launch A
          android of S, D  D.onAttach D.onCreate ... D.onResume
        android: navigate S in H
          android of H  -
        """) == [])
  }

  @Test(arguments: [
    ("navGraph G\nfragment S in G", "G is in no fragment and no graph"),
    ("navGraph G in H\nfragment S in G\nnavGraph N in G", "N has no destination"),
    (
      "navGraph G in H startDestination=K\nfragment S in G\nfragment K in H notAdded",
      "K is not directly in G"
    ),
    (
      "navGraph G in H\nfragment S in G\nnavGraph N in H\nfragment T in N",
      "H has more than one navGraph"
    ),
    ("navGraph G in K\nfragment S in G\nfragment K in A headless", "a NavHostFragment has a view"),
    ("fragment K in A defaultNavHost", "K has no graph"),
  ])
  func `A graph that cannot be built is reported`(declarations: String, problem: String) {
    let failures = explanations(
      """
      device android fragment=1.6
      activity A
      fragment H in A
      \(declarations)

      launch A
        android  A.onCreate ...
      """)
    #expect(failures?.contains { $0.contains(problem) } == true, "\(failures ?? [])")
  }

  @Test(arguments: [
    ("1.5", "navigate S", "needs 'device android fragment=1.6'"),
    ("1.6", "navigate S inclusive", "which is missing"),
    ("1.6", "navController popBackStack", "say which with 'in'"),
  ])
  func `A call that makes no sense is reported`(release: String, call: String, problem: String) {
    let failures = explanations(
      """
      device android fragment=\(release)
      activity A
      fragment H in A
      navGraph G in H
      fragment S in G
      fragment I in A
      navGraph K in I
      fragment T in K

      launch A
      android: \(call)
        android  -
      """)
    #expect(failures?.contains { $0.contains(problem) } == true, "\(failures ?? [])")
  }
}
