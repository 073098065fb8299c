import Bridge
import Specification
import Testing

@Suite("Driving tab hosts")
struct TabHostDriverTests {
  @Test func `A tab is selected in its host, and otherwise by a transaction`() {
    #expect(
      explanations(
        """
        activity A
        fragment F in A
        fragment P in F
        fragment Q in F
        tabHost T in F tabs=P,Q
        fragment R in F notAdded

        launch A
        select tab Q
          android  P.onPause ... Q.onResume
        select tab Q
          android  -
        select tab R
          android  Q.onPause ... R.onResume
        """) == [])
  }

  @Test func `A tab host that is in no layout is reported`() {
    let failures = explanations(
      """
      activity A
      fragment P in A
      tabHost T tabs=P

      launch A
      android: setCurrentTab T 0
        android  -
      """)
    #expect(failures?.contains { $0.contains("T is in no layout") } == true)
  }
}
