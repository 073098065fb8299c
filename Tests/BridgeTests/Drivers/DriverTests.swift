import Bridge
import Specification
import Testing

@Suite("Driving the models")
struct DriverTests {
  private func explanations(_ script: String) -> [String]? {
    run(script, on: newest)?.failures.map {
      "\($0.platform) \($0.range.line): \($0.explanation) \($0.actual.map(\.description))"
    }
  }

  @Test func `A screen in no container is launched inside a navigation controller`() {
    #expect(
      explanations(
        """
        screen A
        only ios

        launch A
          ios A.parent UINavigationController
        """) == [])
  }

  @Test func `A return after the process has ended launches the app, whatever came between`() {
    #expect(
      explanations(
        """
        screen A
        only ios

        launch A
        kill
        rotate
        return
          ios A#2.viewDidLoad A#2.viewWillAppear A#2.viewDidAppear
        """) == [])
  }

  @Test func `A declared root is launched as it is`() {
    #expect(
      explanations(
        """
        controller A root

        launch A
          ios A.parent nil
        """) == [])
  }

  @Test func `A screen in a declared container is launched with the outermost one`() {
    #expect(
      explanations(
        """
        controller A
        controller B
        navigation N viewControllers=A
        tabs T viewControllers=N,B

        launch A
          ios A.parent N
          ios N.parent T
        """) == [])
  }

  @Test func `A part is a fragment on Android and a child controller on iOS`() {
    #expect(
      explanations(
        """
        screen A
        part P in A

        launch A
          android ... P.onAttach ... P.onResume ...
          ios ... P.viewDidLoad ... P.viewDidAppear ...
          both A.willShow ... P.willShow ... P.didShow
        hide part P
          both -
        remove part P
          both P.detach
        add part P
          both P#2.attach ... P#2.loadView
        """) == [])
  }

  @Test func `Closing pops a pushed screen and dismisses a presented one`() {
    #expect(
      explanations(
        """
        screen A
        screen B
        screen C

        launch A
        open B
        present C
        close
          both C.removed
        close B
          both B.removed
        """) == [])
  }

  @Test func `A transaction has its operations in order`() {
    #expect(
      explanations(
        """
        activity A
        fragment F in A
        fragment G in A notAdded

        launch A
        android: commit replace G addToBackStack setReorderingAllowed
          android ... F.onDestroyView ...
        android: popBackStack
          android ... F.onCreateView ... G.onDetach ...
        """) == [])
  }

  @Test func `A callback script runs in its callback, and once if it says so`() {
    #expect(
      explanations(
        """
        activity A
        activity B
        on A.onResume once: start B

        launch A
          tasks [A B]
        back
          tasks [A]
        """) == [])
  }

  @Test func `Commands joined by an ampersand do not settle in between`() {
    #expect(
      explanations(
        """
        activity A
        activity B

        launch A
        android: start B & finish A
          tasks [B]
        """) == [])
  }

  @Test func `An object declared inside itself cannot be created`() {
    let failures = run(
      """
      screen A
      part P in Q
      part Q in P

      launch A
        both A.load
      """, on: newest
    )?.failures
    #expect(failures?.map(\.platform) == [.android, .ios])
    #expect(failures?.allSatisfy { $0.range.column == 6 && $0.range.length == 1 } == true)
    #expect(failures?.allSatisfy { $0.explanation.contains("inside itself") } == true)
  }

  @Test func `A controller from two archives cannot be created`() {
    func explanations(_ attributes: String) -> [String]? {
      run("controller A \(attributes)\n\nlaunch A\n  ios -\n", on: newest)?.failures
        .map(\.explanation).filter { $0.contains("carried out") }
    }
    for attributes in ["storyboard topLevelOfNib", "topLevelOfNib storyboard"] {
      #expect(
        explanations(attributes) == [
          "the script cannot be carried out: A is 'storyboard' or 'topLevelOfNib', not both"
        ])
    }
    #expect(explanations("storyboard topLevelOfNib=false") == [])
    #expect(explanations("topLevelOfNib=false storyboard") == [])
  }

  @Test func `A class that is not in the manifest cannot be started`() {
    #expect(
      explanations(
        """
        activity A
        activity X notInManifest

        launch A
        android: start X
          crash ActivityNotFoundException
        """) == [])
  }

  @Test func `A numbered part is found in its screen, whichever screen of that class is in front`()
  {
    #expect(
      explanations(
        """
        screen A theme=translucent
        part P in A
        only android

        launch A
        open A
        remove part P#1
          android P.onStop P.onDestroyView P.onDestroy P.onDetach
        android: commit remove P#2
          android P#2.onPause P#2.onStop P#2.onDestroyView P#2.onDestroy P#2.onDetach
        """) == [])
    #expect(
      explanations(
        """
        screen A
        part P in A
        part Q in A notAdded
        only ios

        launch A
        open A
        replace part P#1 with Q
          ios Q.viewDidLoad
          ios Q.parent A
        """) == [])
  }

  @Test func `A tab is selected in the front screen`() {
    #expect(
      explanations(
        """
        screen A
        part P in A
        part Q in A notAdded
        only android

        launch A
        select tab Q
        open A
        select tab Q
          android P#2.onPause P#2.onStop Q#2.onAttach ...
        """) == [])
  }

  @Test func `Code of one instance cannot call another instance of its class`() {
    func refusals(_ code: String) -> [String]? {
      run("activity A\non \(code)\n\nlaunch A\n  android A.onCreate ...\n", on: newest)?.failures
        .map(\.explanation)
    }
    for subject in ["A", "A#1"] {
      #expect(
        refusals("\(subject).onStop: finish A#2") == [
          "the script cannot be carried out: a callback script can call only its own object, not A#2"
        ])
    }
    #expect(refusals("A#1.onStop: finish A#1") == [])
    #expect(refusals("A#2.onStop: finish A") == [])
  }

  @Test func `Code of a fragment calls its activity without naming it`() {
    let failures = run(
      "activity A\nfragment F in A\non F.onStop: finish A\n\nlaunch A\n  android A.onCreate ...\n",
      on: newest)?.failures
    #expect(
      failures?.map(\.explanation) == [
        "the script cannot be carried out: a callback script can call only its own object, not A; "
          + "'finish' without a receiver calls its activity"
      ])
  }

  @Test func `App code that calls itself endlessly crashes as on a device`() {
    #expect(
      explanations(
        """
        activity A
        fragment F
        on F.onCreate: commitNow add F noContainer childFragmentManager

        launch A
        android: commit add F
          crash StackOverflowError
        """) == [])
  }
}
